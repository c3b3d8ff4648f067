/** An error that the operator can fix: main.ts prints its (Portuguese) message and exits with an error. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
