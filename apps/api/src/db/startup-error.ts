/** A reason not to start that the operator can act on. main.ts prints its (Portuguese) message and exits ≠ 0. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
