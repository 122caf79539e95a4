/** Requests about people and tables. A refusal is thrown as such; anything else that goes wrong, as no connection. */

import type {
  FiguresShown,
  GameOffered,
  Invitation,
  LadderShown,
  LogIn,
  LoginShown,
  MatchListed,
  MatchOpened,
  Me,
  NameAndPassword,
  NewMatch,
  NewPassword,
  NewPush,
  PushKey,
  RefusalShown,
  SeatTaken,
  TableFree,
} from "../protocol/api.ts";

import type { Because, PuzzleShown, Would } from "../protocol/messages.ts";

export class Refused extends Error {
  constructor(readonly refusal: RefusalShown) {
    super(refusal.text);
  }

  /** Nobody has refused anything: there was no answer. */
  get unreachable(): boolean {
    return this.refusal === UNREACHABLE;
  }
}

const UNREACHABLE: RefusalShown = {
  code: "unreachable",
  parameters: {},
  rule: null,
  text: "The server cannot be reached just now.",
};

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as RefusalShown | null;
  throw new Refused(refusal?.code ? refusal : UNREACHABLE);
}

async function answered<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await ask(method, path, body)).json()) as Answer;
}

const word = encodeURIComponent;

export const api = {
  me: () => answered<Me>("GET", "/me"),
  rename: (name: string) => answered<Me>("PUT", "/me", { name }),
  makeAccount: (account: NameAndPassword) => answered<Me>("POST", "/account", account),
  logIn: (account: LogIn) => answered<Me>("POST", "/account/login", account),
  logOut: (everywhere: boolean) => ask("POST", "/account/logout", { everywhere }),
  logins: () => answered<LoginShown[]>("GET", "/account/logins"),
  endLogin: (login: string) => ask("DELETE", `/account/logins/${word(login)}`),
  changePassword: (passwords: NewPassword) => ask("PUT", "/account/password", passwords),
  figures: () => answered<FiguresShown[]>("GET", "/me/figures"),
  pushKey: () => answered<PushKey>("GET", "/me/push"),
  subscribe: (subscription: NewPush) => ask("PUT", "/me/push", subscription),
  unsubscribe: (endpoint: string) => ask("DELETE", `/me/push?endpoint=${word(endpoint)}`),
  forget: (password: string) => ask("POST", "/me/forget", { password }),
  games: () => answered<GameOffered[]>("GET", "/games"),
  matches: () => answered<MatchListed[]>("GET", "/matches"),
  open: (match: NewMatch) => answered<MatchOpened>("POST", "/matches", match),
  learn: (game: string) => answered<MatchOpened>("POST", "/lessons", { game }),
  freeTables: () => answered<TableFree[]>("GET", "/tables"),
  sitDown: (match: string) => answered<SeatTaken>("POST", `/tables/${word(match)}/sit`),
  ladder: (game: string) => answered<LadderShown>("GET", `/ladder/${word(game)}`),
  links: (match: string) => answered<MatchOpened>("GET", `/matches/${word(match)}/links`),
  renewLinks: (match: string) => answered<MatchOpened>("POST", `/matches/${word(match)}/links`),
  close: (match: string) => ask("POST", `/matches/${word(match)}/close`),
  seatBird: (match: string, seat: number) => ask("POST", `/matches/${word(match)}/bird`, { seat }),
  remove: (match: string) => ask("POST", `/matches/${word(match)}/remove`),
  standUp: (match: string) => ask("POST", `/matches/${word(match)}/stand-up`),
  rematch: (match: string) => answered<MatchOpened>("POST", `/matches/${word(match)}/rematch`),
  invitation: (token: string) => answered<Invitation>("GET", `/invitations/${word(token)}`),
  takeSeat: (token: string) => answered<SeatTaken>("POST", `/invitations/${word(token)}`),
  puzzles: (game: string) => answered<Record<string, string[]>>("GET", `/puzzles/${word(game)}`),
  puzzle: (game: string, name: string, moves: string[]) =>
    answered<PuzzleShown>("POST", `/puzzles/${word(game)}/${word(name)}`, { moves }),
  puzzleWhy: (game: string, name: string, moves: string[], move: string) =>
    answered<Because>("POST", `/puzzles/${word(game)}/${word(name)}/why`, { moves, move }),
  puzzleWhat: (game: string, name: string, moves: string[], move: string) =>
    answered<Would>("POST", `/puzzles/${word(game)}/${word(name)}/what`, { moves, move }),
  words: async (game: string, language: string) =>
    (await ask("GET", `/games/${word(game)}/text/${word(language)}`)).text(),
  lesson: async (game: string, language: string) =>
    (await ask("GET", `/games/${word(game)}/lesson/${word(language)}`)).text(),
  rules: async (game: string, language: string) => (await ask("GET", `/rules/${word(game)}/${word(language)}`)).text(),
};

export const exportAddress = "/api/me/export";

export function recordAddress(match: string, watch: string | null): string {
  return `/api/matches/${word(match)}/record${watch === null ? "" : `?watch=${word(watch)}`}`;
}
