/**
 * Runs a few tasks at once: `run` waits while `most` of them are running, and throws an earlier failure.
 * Several fsyncs together cost the disk little more than one.
 */
export class Lanes {
  readonly #most: number;
  readonly #under = new Set<Promise<void>>();
  #failed: { readonly error: unknown } | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  async run(act: () => Promise<void>): Promise<void> {
    while (this.#under.size >= this.#most) await Promise.race(this.#under);
    this.#check();
    const one: Promise<void> = act()
      .catch((error: unknown) => {
        this.#failed ??= { error };
      })
      .finally(() => this.#under.delete(one));
    this.#under.add(one);
  }

  async end(): Promise<void> {
    await this.settle();
    this.#check();
  }

  /** Waits for all tasks, whether they fail or not. */
  async settle(): Promise<void> {
    await Promise.all(this.#under);
  }

  #check(): void {
    if (this.#failed !== undefined) throw this.#failed.error;
  }
}
