import type { TipoDeUsuario } from '../conta/types.ts';
import { administraDeFora } from '../instrutor/policies.ts';
import type { RelacaoComProjeto } from '../projeto/types.ts';

/** Whose mails about a project somebody reads: an evaluator's would name them, so all but administration read their own (D20). */
export function cartasQueLe(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): 'proprias' | 'todas' {
  return administraDeFora(tipo, relacao) ? 'todas' : 'proprias';
}
