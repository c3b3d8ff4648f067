import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_BAREMA as M } from '@instrutoria/domain/barema/messages.ts';
import { baremaFechado } from '@instrutoria/domain/barema/rules/mudanca-do-barema.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { BaremaLido } from '../../../edital/api.ts';

/** Why this call's barema cannot change now; the server checks again (E-BAREMA-2). */
export function porqueNaoMuda(
  { fase }: Pick<Edital, 'fase'>,
  { proprio, temNotas }: Pick<BaremaLido, 'proprio' | 'temNotas'>,
): string | null {
  const fechado = baremaFechado(fase);
  if (fechado !== null) return fechado;
  // The server omits it for participants of a project in the call.
  if (temNotas === undefined) return MENSAGENS_AVALIACAO.voceParticipaDoEdital;
  return !proprio && temNotas ? M.haNotasDeSempre : null;
}
