/**
 * Something a page needs from the server before it can show anything. Where the server does not answer it is asked again by
 * itself, with the same waits as a line, so that `ui/Offline.svelte` shows both alike.
 */
import { RequestError } from "../http";

export type RequestState = "waiting" | "here" | "lost" | "refused";

const WAITS_S = [1, 2, 4, 8];

export class RetryingRequest<T> {
  value = $state.raw<T | null>(null);
  state = $state<RequestState>("waiting");
  /** Why not, in words: the server has answered, and it was no. */
  refusal = $state.raw<RequestError | null>(null);
  /** Seconds until the next try, while the server is away. */
  retryIn = $state(0);
  #tries = 0;
  #countdown: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(private readonly asked: () => Promise<T>) {
    this.tryNow();
  }

  tryNow = (): void => {
    clearInterval(this.#countdown);
    this.asked().then(
      (value) => {
        if (this.#closed) return;
        this.#tries = 0;
        this.value = value;
        this.state = "here";
      },
      (trouble: unknown) => this.#failed(trouble),
    );
  };

  close(): void {
    this.#closed = true;
    clearInterval(this.#countdown);
  }

  #failed(trouble: unknown): void {
    if (this.#closed) return;
    if (!(trouble instanceof RequestError)) throw trouble;
    if (!trouble.isAway) {
      this.refusal = trouble;
      this.state = "refused";
      return;
    }
    this.state = "lost";
    const until = Date.now() + WAITS_S[Math.min(this.#tries++, WAITS_S.length - 1)]! * 1000;
    const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
    this.retryIn = left();
    this.#countdown = setInterval(() => {
      this.retryIn = left();
      if (Date.now() >= until) this.tryNow();
    }, 250);
  }
}
