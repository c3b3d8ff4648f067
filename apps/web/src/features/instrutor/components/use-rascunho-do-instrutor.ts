import type { Copy, Keeping } from '../../../lib/draft.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { ehRascunho, type InstrutorDigitado } from './instrutor-digitado.ts';

/**
 * What is typed of an instructor, kept in this browser too, so that a reload or an expired session loses nothing: only
 * the fields that differ. E-mail, CPF and matrícula are never kept there (T-K3); whoever logs in next finds nothing of
 * it (T-K4).
 */
const guardado = (chave: string): Keeping<InstrutorDigitado, null> => ({
  key: chave,
  pause: 0,
  read: (kept, { values }) =>
    ehRascunho(kept) ? { version: null, values: { ...values, ...kept }, at: null } : undefined,
  write: (_typed, { email: _email, cpf: _cpf, matricula: _matricula, ...guardavel }) =>
    Object.keys(guardavel).length > 0 ? guardavel : undefined,
});

/** The version is the page's: it sends only what was changed (E-INSTRUTOR-4). */
export function useRascunhoDoInstrutor(chave: string, inicial: InstrutorDigitado) {
  const saved: Copy<InstrutorDigitado, null> = { version: null, values: inicial };
  const rascunho = useDraft({ saved, keeping: guardado(chave) });
  return { ...rascunho, discard: () => rascunho.adopt(saved) };
}
