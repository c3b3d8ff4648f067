import { Socket } from 'node:net';

/**
 * Sends in one system call what is corked in one turn of the event loop (pg corks each statement): each call wakes
 * PostgreSQL, and for a lookup by key that costs as much as the lookup.
 */
export class TurnSocket extends Socket {
  #waiting = false;

  override cork(): void {
    super.cork();
    if (this.#waiting) return;
    this.#waiting = true;
    super.cork();
    setImmediate(() => {
      this.#waiting = false;
      this.uncork();
    });
  }
}
