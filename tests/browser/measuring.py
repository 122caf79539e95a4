"""What is measured of words as they stand in a window: which are cut short, stand over other words, lie half under
something, are broken where no hyphen says so, or are too small to read."""

CUT_ON_PURPOSE = ", ".join(
    (
        ".plaque .holder .name",  # whose sign it is: the plate beside it has the whole name
        ".hand .cloth .foot i",  # the text of a card in hand: all of it stands where the card is read
        ".read .words .hint",  # the text of a card that is chosen: the link below it shows all
    )
)
SMALL_ON_PURPOSE = "sup, sub"

# Where is measured: an open sheet, or all of the page. What lies behind a sheet has screens of its own.
PLACE = '(document.querySelector("dialog:modal") ?? document.body)'

# Every line of words in sight. Its box is that of its letters, cut to what its surroundings show of it; `whole` is the
# box before. Words only for ears lie in a box of a pixel; what scrolls hides without cutting short.
WORDS = """
  const round = (box) => [box.left, box.top, box.right, box.bottom];
  const meet = (one, two) => [
    Math.max(one[0], two[0]), Math.max(one[1], two[1]), Math.min(one[2], two[2]), Math.min(one[3], two[3])];
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const holds = (way) => way === "hidden" || way === "clip";
  const frames = new Map();
  // What of the window shows what lies in an element, and which elements cut it.
  const frameOf = (one) => {
    if (!one) return { shown: [-1e6, -1e6, 1e6, 1e6], cuts: [], layer: null };
    let frame = frames.get(one);
    if (frame) return frame;
    const { overflowX, overflowY, position } = styleOf(one);
    const fixed = position === "fixed" || one.matches("dialog, [popover]");
    const around = frameOf(fixed ? null : one.parentElement);
    frame = { ...around };
    if (fixed || position === "sticky") frame.layer = one;
    if (overflowX !== "visible" || overflowY !== "visible") {
      const box = round(one.getBoundingClientRect());
      const [x, y] = [overflowX, overflowY].map((way) => way !== "visible");
      const room = [x ? box[0] : -1e6, y ? box[1] : -1e6, x ? box[2] : 1e6, y ? box[3] : 1e6];
      const hides = [holds(overflowX), holds(overflowY)];
      frame.shown = meet(around.shown, room);
      frame.cuts = hides.some(Boolean)
        ? [...(hides.every(Boolean) ? around.cuts : []), { one, hides, room }]
        : [];
    }
    frames.set(one, frame);
    return frame;
  };
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  // How much of a line's height no letter of it reaches.
  const spares = new Map();
  const spareOf = (style, words) => {
    const key = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily} ${words}`;
    return spares.get(key) ?? spares.set(key, measured(style, words)).get(key);
  };
  const measured = (style, words) => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(words);
    return [ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
      ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent];
  };
  const inLines = ([first, ...others]) =>
    others.some(({ top, bottom }) => top >= first.bottom - 2 || bottom <= first.top + 2);
  // Words with letters in two lines; a number in code has no syllables.
  const broken = [];
  const brokenWords = (node, range) => {
    const found = [];
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (inLines([...range.getClientRects()])) found.push(word);
    }
    return found;
  };
  const linesNow = () => {
    const lines = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!node.data.trim() || !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (owner.closest("svg, option")) continue;
      const frame = frameOf(owner);
      if (frame.shown[2] - frame.shown[0] <= 3 || frame.shown[3] - frame.shown[1] <= 3) continue;
      range.selectNodeContents(node);
      const style = styleOf(owner);
      let spare = null;
      const boxes = [...range.getClientRects()];
      if (inLines(boxes) && owner.localName !== "code")
        for (const words of brokenWords(node, range)) broken.push({ owner, words });
      for (const box of boxes) {
        if (box.width <= 1 || box.height <= 1) continue;
        spare ??= spareOf(style, node.data.trim());
        const whole = [box.left, box.top + spare[0], box.right, box.bottom - spare[1]];
        lines.push({ owner, frame, style, whole, box: meet(whole, frame.shown), words: node.data.trim() });
      }
    }
    // Counts are drawn, not written.
    for (const owner of place.querySelectorAll(".count[data-text]")) {
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const [whole, frame] = [round(owner.getBoundingClientRect()), frameOf(owner)];
      const words = owner.dataset.text;
      lines.push({ owner, frame, style: styleOf(owner), whole, box: meet(whole, frame.shown), words });
    }
    return lines;
  };
  const seen = ({ box }) => box[2] - box[0] > 1 && box[3] - box[1] > 1;
  const pathOf = (one) => {
    const parts = [];
    for (let at = one; at && at !== document.body && parts.length < 4; at = at.parentElement) {
      const names = [...at.classList].filter((name) => !name.startsWith("svelte-")).slice(0, 2);
      parts.unshift(at.localName + names.map((name) => `.${name}`).join(""));
    }
    return parts.join(" ");
  };
"""

MISWRITTEN = f"""() => {{
  const place = {PLACE};
  {WORDS}
  const lines = linesNow();
  const faults = [];
  const say = (what, {{ owner, words }}, more = "") =>
    faults.push(`${{what}}: ${{JSON.stringify(words.slice(0, 40))}} (${{pathOf(owner)}})${{more}}`);

  for (const one of broken) say("broken without a hyphen", one);

  // Cut short: some of what lies in this box shows, some does not.
  const showing = new Set(lines.filter(seen).flatMap(({{ frame }}) => frame.cuts.map(({{ one }}) => one)));
  for (const line of lines) {{
    if (line.owner.matches({CUT_ON_PURPOSE!r})) continue;
    for (const {{ one, hides, room }} of line.frame.cuts.toReversed()) {{
      const out = [
        hides[0] ? Math.max(room[0] - line.whole[0], line.whole[2] - room[2]) : 0,
        hides[1] ? Math.max(room[1] - line.whole[1], line.whole[3] - room[3]) : 0,
      ];
      if (Math.max(...out) <= 1 || !showing.has(one)) continue;
      say("cut short", line, ` by ${{out.map(Math.round)}} in ${{pathOf(one)}}`);
      break;
    }}
  }}

  const standing = lines.filter(seen).filter(({{ box }}) =>
    box[0] >= 0 && box[1] >= 0 && box[2] <= innerWidth && box[3] <= innerHeight);
  for (const owner of new Set(standing.map(({{ owner }}) => owner))) {{
    const size = parseFloat(styleOf(owner).fontSize);
    if (size < 10.95 && !owner.matches({SMALL_ON_PURPOSE!r}))
      say("too small", {{ owner, words: owner.textContent }}, ` ${{size}}`);
  }}

  // Cards of a hand or a pile lie upon each other: their corners show, their names do not. A fan is a picture.
  const inFan = (owner, other) => {{
    const card = owner.closest(".card");
    return card && owner.closest(".foot, .marks, .fan") && other.closest(".card") && other.closest(".card") !== card;
  }};
  standing.sort((one, two) => one.box[1] - two.box[1]);
  const pairs = [];
  for (const [i, one] of standing.entries()) {{
    for (let j = i + 1; j < standing.length && standing[j].box[1] < one.box[3] - 2; j++) {{
      const two = standing[j];
      if (one.frame.layer !== two.frame.layer || one.owner === two.owner) continue;
      if (inFan(one.owner, two.owner) || inFan(two.owner, one.owner)) continue;
      if (one.owner.closest(".card") && one.owner.closest(".card") === two.owner.closest(".card")) continue;  // turned
      const both = meet(one.box, two.box);
      if (both[2] - both[0] > 2 && both[3] - both[1] > 2) pairs.push({{ one, two, both }});
    }}
  }}
  for (const sign of place.querySelectorAll(".ringed")) {{
    const [left, top, right, bottom] = round(sign.getBoundingClientRect());
    const ring = [left - 4, top - 4, right + 4, bottom + 4];
    for (const line of standing) {{
      const both = meet(ring, line.box);
      if (both[2] - both[0] > 1 && both[3] - both[1] > 1 && frameOf(sign).layer === line.frame.layer)
        say("covered in part", line, " by the ring of a seat");
    }}
  }}
  const paints = (one) => {{
    const {{ backgroundColor, backgroundImage }} = styleOf(one);
    return backgroundImage !== "none" || !/^transparent$|, 0\\)$|[,/] 0?(\\.[0-6]\\d*)?\\)$/.test(backgroundColor);
  }};
  const painted = [];
  for (const owner of place.querySelectorAll("*:not(svg *, .inlay)")) {{
    const box = round(owner.getBoundingClientRect());
    if (box[2] - box[0] <= 2 || box[3] - box[1] <= 2 || box[3] < 0 || box[1] > innerHeight) continue;
    if (owner.localName !== "svg" && !paints(owner)) continue;
    if (owner.checkVisibility({{ visibilityProperty: true, opacityProperty: true }})) painted.push({{ owner, box }});
  }}
  for (const line of standing) {{
    const [left, top, right, bottom] = line.box;
    for (const {{ owner, box }} of painted) {{
      if (box[0] >= right - 2 || box[2] <= left + 2 || box[1] >= bottom - 2 || box[3] <= top + 2) continue;
      if (box[0] <= left && box[2] >= right && box[1] <= top && box[3] >= bottom) continue;
      if (owner.contains(line.owner) || line.owner.contains(owner) || inFan(line.owner, owner)) continue;
      if (frameOf(owner).layer !== line.frame.layer) continue;
      pairs.push({{ one: line, two: {{ owner }}, both: meet(line.box, box) }});
    }}
  }}
  const overlaps = () => {{
    const found = new Map();
    for (const {{ one, two, both }} of pairs) {{
      if (found.has(one)) continue;
      const stack = document.elementsFromPoint((both[0] + both[2]) / 2, (both[1] + both[3]) / 2);
      const [under, over] = [stack.indexOf(one.owner), stack.indexOf(two.owner)];
      if (under < 0 || over < 0) continue;
      const hides = ({{ left, top, right, bottom }}) =>
        left <= one.box[0] && top <= one.box[1] && right >= one.box[2] && bottom >= one.box[3];
      const above = stack.slice(0, Math.min(under, over));
      if (above.some((by) => !by.contains(one.owner) && paints(by) && hides(by.getBoundingClientRect()))) continue;
      const where = `(${{pathOf(two.owner)}}) at ${{both.map(Math.round)}}`;
      const words = two.words && JSON.stringify(two.words.slice(0, 40));
      if (words) found.set(one, ["stands over other words", ` and ${{words}} ${{where}}`]);
      else if (over < under) found.set(one, ["covered in part", ` by ${{where}}`]);
    }}
    return found;
  }};
  // What touches go through is not found by a point, and hides as well as anything else. All styles are worked out anew
  // for that: only where it matters.
  const isTouched = ({{ owner }}) => styleOf(owner).pointerEvents !== "none";
  if (pairs.some(({{ one, two }}) => !isTouched(one) || !isTouched(two)) || overlaps().size) {{
    const touchable = new CSSStyleSheet();
    touchable.replaceSync("* {{ pointer-events: auto !important; }}");
    document.adoptedStyleSheets.push(touchable);
    for (const [line, [what, more]] of overlaps()) say(what, line, more);
    document.adoptedStyleSheets.pop();
  }}
  return faults;
}}"""

# How much of the window the board has, how much of the board is used, and how wide the widest card is.
ROOM = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".board [data-testid], .board [data-region]")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const used = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
  const cards = [...document.querySelectorAll(".board .card")].map((one) => one.getBoundingClientRect().width);
  return [board.width / innerWidth, used / board.width, Math.max(...cards)];
}"""
