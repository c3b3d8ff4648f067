/** A refusal of a command: its text is for the person who typed it. */
export class CliError extends Error {}
