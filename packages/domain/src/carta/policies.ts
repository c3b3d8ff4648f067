import type { TipoDeUsuario } from '../conta/types.ts';
import { administraDeFora } from '../instrutor/policies.ts';
import type { RelacaoComProjeto } from '../projeto/types.ts';

/**
 * Which people's mails about a project this person reads. An evaluator's mail would name them, so only the
 * administration reads the mails of others (D20).
 */
export function cartasQueLe(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): 'proprias' | 'todas' {
  return administraDeFora(tipo, relacao) ? 'todas' : 'proprias';
}
