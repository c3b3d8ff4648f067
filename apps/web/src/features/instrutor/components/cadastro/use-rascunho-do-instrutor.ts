import type { Copy, Keeping } from '../../../../lib/drafts/draft.ts';
import { useDraft } from '../../../../ui/drafts/use-draft.ts';
import { ehRascunho, type InstrutorDigitado } from './instrutor-digitado.ts';

/**
 * Differing fields are stored in this browser, but never civil name, e-mail, CPF or matrícula (T-K3); they
 * are deleted for the next person (T-K4).
 */
const guardado = (chave: string): Keeping<InstrutorDigitado, null> => ({
  key: chave,
  pause: 0,
  read: (kept, { values }) =>
    ehRascunho(kept) ? { version: null, values: { ...values, ...kept }, at: null } : undefined,
  write: (_typed, { nomeCivil: _civil, email: _email, cpf: _cpf, matricula: _matricula, ...guardavel }) =>
    Object.keys(guardavel).length > 0 ? guardavel : undefined,
});

/** Only changed fields are sent, with the page's version. */
export function useRascunhoDoInstrutor(chave: string, inicial: InstrutorDigitado) {
  const saved: Copy<InstrutorDigitado, null> = { version: null, values: inicial };
  const rascunho = useDraft({ saved, keeping: guardado(chave) });
  return { ...rascunho, discard: () => rascunho.adopt(saved) };
}
