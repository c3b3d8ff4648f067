import { ownKey } from '../session/own-draft.ts';
import { readText } from '../session/storage.ts';
import type { Unsaved } from './unsaved.ts';

/** The key of a student's lines that this device still has to send. */
export const DIAS_POR_ENVIAR = 'diasPorEnviar';

/** A logout would delete them. */
export function diasPorEnviar(): Unsaved | undefined {
  if (readText(ownKey(DIAS_POR_ENVIAR)) === null) return undefined;
  return {
    is: () => true,
    question: 'Há dias salvos só neste aparelho, ainda não enviados. Sair e perdê-los?',
  };
}
