/** The operator can act on it: main.ts prints its (Portuguese) message and exits ≠ 0. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
