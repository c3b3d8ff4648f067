import { decisaoComecou } from '../avaliacao/policies.ts';
import { podeAdministrar } from '../conta/policies.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import { vistaDosProjetos } from '../designacao/policies.ts';
import type { Fase } from '../edital/types.ts';

/** Readers of what each unit asked for and was given: where the lists of projects show it to them, and no earlier. */
export function leBolsasPorUnidade(tipo: TipoDeUsuario, fase: Fase): boolean {
  if (tipo === 'PRESIDENTE_COMISSAO') return decisaoComecou({ fase });
  return podeAdministrar({ tipo }) || vistaDosProjetos(tipo, fase) !== 'nenhum';
}
