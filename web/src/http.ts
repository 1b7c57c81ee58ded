/** HTTP client. Errors are sentences a person understands. */
import { addressOf } from "./base";
import { language, say } from "./words.svelte";

export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status: number,
  ) {
    super(text);
  }

  /** Nobody answered, or nobody who could: worth another try. Otherwise it was a no. */
  get isAway(): boolean {
    return this.code === "offline" || this.code === "store_unavailable";
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function request<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  const answer = await fetched(method, path, body, headers);
  if (answer.status === 204) return undefined as Answer;
  return (await answer.json()) as Answer;
}

export async function requestText(path: string): Promise<string> {
  return (await fetched("GET", path)).text();
}

/** Line by line as they come, for what is long. */
export async function requestLines(path: string, heard: (lines: string[]) => void): Promise<void> {
  const reader = (await fetched("GET", path)).body!.pipeThrough(new TextDecoderStream()).getReader();
  const more = () =>
    reader.read().catch(() => {
      throw new RequestError("offline", say("shell-offline-short"), 0); // it broke off
    });
  let rest = "";
  for (let part = await more(); !part.done; part = await more()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop()!;
    heard(lines);
  }
  if (rest) heard([rest]);
}

async function fetched(
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const address = addressOf(path);
  address.searchParams.set("lang", language());
  const sent: RequestInit = { method, headers };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { ...headers, "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(address, sent);
  } catch {
    throw new RequestError("offline", say("shell-offline-short"), 0);
  }
  if (!answer.ok) throw await troubleOf(answer);
  return answer;
}

async function troubleOf(answer: Response): Promise<RequestError> {
  try {
    const { code, text } = (await answer.json()) as { code: string; text: string };
    return new RequestError(code, text, answer.status);
  } catch {
    return new RequestError("offline", say("shell-offline-short"), answer.status); // a proxy answered, not our server
  }
}
