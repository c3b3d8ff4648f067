import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';
import type { TipoDaSessao } from '@instrutoria/domain/conta/types.ts';
import type { Quem } from '../route-table.ts';

/** Decides only what is shown: the server checks again (T-K6). */
export function podeVer(who: Quem, tipo: TipoDaSessao | undefined): boolean {
  if (who === 'todos') return true;
  if (tipo === undefined) return false;
  // Only the server knows which teachers have a student's account too.
  if (who === 'aluno') return true;
  return who === 'entrou' ? tipo !== 'estudante' : chamadas[who].tipos.includes(tipo);
}
