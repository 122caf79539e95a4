/** The little Markdown that rules pages use, as blocks: headings, paragraphs, lists, tables; bold, code and marks inside. */

/** Where words come from: the rulebook; public reviews; us, where the card is not known; public lists that may err; us,
 *  where the book is silent. */
export const MARKS = ["book", "public", "reconstructed", "doubtful", "ruling"] as const;
export type Mark = (typeof MARKS)[number];

export interface Span {
  text: string;
  style: "plain" | "bold" | "code" | Mark;
  /** Of a mark: what it is about (names, effect), or which of several rulings it is. */
  label?: string;
  /** Of a mark: why, in a few words. */
  note?: string;
}

/** How a mark is written, in any language. The first that is said counts; what follows it explains. */
const WRITTEN: Record<string, Mark> = {
  ruling: "ruling",
  décision: "ruling",
  reconstructed: "reconstructed",
  reconstitué: "reconstructed",
  doubtful: "doubtful",
  douteux: "doubtful",
  public: "public",
  book: "book",
  livret: "book",
};
const MARKED = new RegExp(`^(?:(.*?)\\s*:\\s*)?(${Object.keys(WRITTEN).join("|")})(?:\\s*[:;]\\s*(.*))?$`);

/** A mark in its brackets: "effect: reconstructed; by symmetry", "ruling: any card", "doubtful: shift not known". */
function markOf(text: string): Span {
  const [, about = "", written = "", more = ""] = MARKED.exec(text) ?? [];
  const style = WRITTEN[written];
  if (!style) return { text, style: "bold" };
  return style === "ruling" ? { text, style, label: more, note: "" } : { text, style, label: about, note: more };
}

/** A rule, or a ruling about one: either ends with the id of the rule. */
export interface Item {
  spans: Span[];
  rule: string | null;
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export function spansOf(line: string): Span[] {
  return line
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((text): Span => {
      const [, mark] = /^\*\*\[(.*)\]\*\*$/.exec(text) ?? [];
      if (mark) return markOf(mark);
      if (text.startsWith("**") && text.endsWith("**")) return { text: text.slice(2, -2), style: "bold" };
      if (text.startsWith("`") && text.endsWith("`")) return { text: text.slice(1, -1), style: "code" };
      return { text, style: "plain" };
    });
}

function itemOf(line: string): Item {
  const spans = spansOf(line);
  const last = spans.at(-1);
  return last?.style === "code" ? { spans: spans.slice(0, -1), rule: last.text } : { spans, rule: null };
}

function cellsOf(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spansOf(cell.trim()));
}

export function blocksOf(page: string): Block[] {
  const lines = page.split(/\r?\n/);
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length;) {
    const line = lines[i] ?? "";
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) {
      i += 1;
    } else if (heading) {
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, spans: spansOf(heading[2] ?? "") });
      i += 1;
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      for (; lines[i]?.startsWith("|"); i++) rows.push(lines[i] ?? "");
      const [head = "", , ...body] = rows;
      blocks.push({ kind: "table", head: cellsOf(head), rows: body.map(cellsOf) });
    } else if (line.startsWith("- ")) {
      const items: string[] = [];
      for (; lines[i]?.startsWith("- ") || /^\s+\S/.test(lines[i] ?? ""); i++) {
        const next = lines[i] ?? "";
        if (next.startsWith("- ")) items.push(next.slice(2));
        else items.push(`${items.pop() ?? ""} ${next.trim()}`);
      }
      blocks.push({ kind: "list", items: items.map(itemOf) });
    } else {
      const words: string[] = [];
      for (; lines[i]?.trim() && !/^(#|\||- )/.test(lines[i] ?? ""); i++) words.push((lines[i] ?? "").trim());
      blocks.push({ kind: "paragraph", spans: spansOf(words.join(" ")) });
    }
  }
  return blocks;
}
