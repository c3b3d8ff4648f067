import type { ReactNode } from 'react';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly look?: 'primary' | 'danger' | 'quiet';
}
export interface Question {
  readonly text: string;
  readonly detail?: ReactNode;
  readonly choices: readonly Choice<string>[];
}
