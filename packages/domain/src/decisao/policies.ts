import { decisaoComecou } from '../avaliacao/policies.ts';
import { podeAdministrar } from '../conta/policies.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import { vistaDosProjetos } from '../designacao/policies.ts';
import type { Fase } from '../edital/types.ts';

/**
 * Whether this reader sees how many scholarships each unit asked for and got: from the phase in which the
 * lists of projects show it.
 */
export function leBolsasPorUnidade(tipo: TipoDeUsuario, fase: Fase): boolean {
  if (tipo === 'PRESIDENTE_COMISSAO') return decisaoComecou({ fase });
  return podeAdministrar({ tipo }) || vistaDosProjetos(tipo, fase) !== 'nenhum';
}
