import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Quem } from '../route-table.ts';

/** Decides only what is shown: the server checks again (T-K6). */
export function podeVer(who: Quem, tipo: TipoDeUsuario | undefined): boolean {
  if (who === 'todos') return true;
  if (tipo === undefined) return false;
  return who === 'entrou' || chamadas[who].tipos.includes(tipo);
}
