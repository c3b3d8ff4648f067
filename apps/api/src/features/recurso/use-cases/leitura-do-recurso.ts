import { porQueNaoJulga } from '@instrutoria/domain/avaliacao/policies.ts';
import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { participaDele } from '@instrutoria/domain/projeto/policies.ts';
import type { RelacaoComProjeto } from '@instrutoria/domain/projeto/types.ts';
import type { Contexto } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { lacosDeQuemJulga } from '../../impedimento/queries.ts';
import { aindaRespondeA } from '../contrarrazoes-queries.ts';
import { relataPendente } from '../relatoria-queries.ts';
import { origemDoRecurso, statusDoRecurso } from '../repository.ts';
import { substitui } from '../substituto-queries.ts';
import { recursoDesconhecido } from './relatoria-travada.ts';

/**
 * Whether the caller may read the answers to an appeal: those who may decide it and its rapporteur at any
 * time, participants of its project once it is decided. People who judge it read none while a project of
 * theirs can still answer (D56). 404 for all others.
 */
export async function leAsContrarrazoes(
  { agora, db, usuario }: Contexto,
  {
    projetoId,
    recursoId,
    relacao,
  }: { readonly projetoId: number; readonly recursoId: number; readonly relacao: RelacaoComProjeto },
): Promise<boolean> {
  const onde = await origemDoRecurso(db, recursoId);
  if (onde?.projeto.id !== projetoId) throw recursoDesconhecido();
  if (participaDele(relacao)) return (await statusDoRecurso(db, recursoId)) !== 'PENDENTE';
  const julga =
    ehDaComissao(usuario) ||
    (await relataPendente(db, recursoId, usuario.id)) ||
    (await substitui(db, recursoId, usuario.id));
  if (!julga || porQueNaoJulga(await lacosDeQuemJulga(db, usuario.id, projetoId)) !== null) {
    throw recursoDesconhecido();
  }
  const hoje = diaNoFuso(agora, await lerFuso(db));
  return !(await aindaRespondeA(db, recursoId, { id: usuario.id, hoje }));
}
