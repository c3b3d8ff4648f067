import type { ReactNode } from 'react';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** How it looks; the first choice takes the focus. */
  readonly look?: 'primary' | 'danger' | 'quiet';
}
export interface Question {
  readonly text: string;
  readonly detail?: ReactNode;
  readonly choices: readonly Choice<string>[];
}
