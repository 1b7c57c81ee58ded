/** Something that somebody asks for by a button: whether it is on its way, and the sentence that it was refused with. */
import { RequestError } from "../http";

export class Action {
  busy = $state(false);
  trouble = $state<string | null>(null);

  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (refused) {
      if (!(refused instanceof RequestError)) throw refused;
      this.trouble = refused.text;
    } finally {
      this.busy = false;
    }
  }
}
