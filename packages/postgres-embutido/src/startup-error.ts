/** A reason not to start that the operator can fix; its (Portuguese) message is for them. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}

export class InUseError extends StartupError {}
