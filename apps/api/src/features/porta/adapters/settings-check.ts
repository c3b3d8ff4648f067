import type { PassoDoTeste } from '@instrutoria/domain/porta/types.ts';

/** A setting that does not work; the message says what to do, and `campo` where. */
export class BadSetting extends Error {
  readonly campo: string;

  constructor(campo: string, message: string) {
    super(message);
    this.campo = campo;
  }
}

type Step = readonly [passo: string, act: () => Promise<void> | void];

/** Runs the steps until the first that fails; `inWords` names the setting of other errors than a BadSetting. */
export async function checkInOrder(
  steps: readonly Step[],
  inWords: (error: unknown) => BadSetting,
): Promise<PassoDoTeste[]> {
  const done: PassoDoTeste[] = [];
  for (const [passo, act] of steps) {
    try {
      await act();
      done.push({ passo, ok: true, mensagem: null, campo: null });
    } catch (error) {
      const { message, campo } = error instanceof BadSetting ? error : inWords(error);
      return [...done, { passo, ok: false, mensagem: message, campo }];
    }
  }
  return done;
}

/** The code of a network or TLS error; '' for others. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
