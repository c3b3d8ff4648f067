import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { type AtoDoRecurso, MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { emOrdemDosCriterios } from '@instrutoria/domain/recurso/rules/criterios.ts';
import type {
  CriterioContestado,
  LimitesDaDecisao,
  RecursoGuardado,
} from '@instrutoria/domain/recurso/types.ts';
import type { Contexto } from '../../../context.ts';
import { projetoAvaliado, travarAprovacao } from '../../avaliacao/repository.ts';
import { limitesDasVagas } from '../../decisao/decisao-queries.ts';
import { travarEdital } from '../../edital/repository.ts';
import { exigirPoderJulgar } from '../../impedimento/repository.ts';
import { encerradosDoEdital } from '../../projeto/encerramento-queries.ts';
import { comDevidasAosOutros } from '../../resultado/bolsas-devidas-queries.ts';
import type { EditalPublicado } from '../../resultado/queries.ts';
import type { ProjetoDoRecurso } from '../repository.ts';
import { lerContestados, origemDoRecurso, travarRecurso } from '../repository.ts';
import { substitui } from '../substituto-queries.ts';
import { exigirContrarrazoesEncerradas } from './contrarrazoes-encerradas.ts';

export interface EmDecisao {
  readonly recurso: RecursoGuardado;
  readonly aprovacao: AprovacaoGuardada;
  readonly projeto: ProjetoDoRecurso;
  readonly edital: EditalGuardado;
  readonly limites: LimitesDaDecisao;
  /** In the order of the call's criteria; empty for an appeal against the whole result. */
  readonly contestados: readonly CriterioContestado[];
}

/** Appeals exist only in published calls. */
export function editalPublicado({ id, resultadoPublicadoEm }: EditalGuardado): EditalPublicado {
  if (resultadoPublicadoEm === null) throw new Error('an appeal in a call that was not published');
  return { id, resultadoPublicadoEm };
}

function desconhecido(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_RECURSO.naoEncontrado);
}

/**
 * Locks in this order: call, approval, appeal; the call too, because acceptances share its limits of paid
 * places. Throws 404 for an unknown, 409 for a decided appeal, 412 for another version.
 */
export async function travarParaDecidir(ctx: Contexto, id: number, ato: AtoDoRecurso): Promise<EmDecisao> {
  const onde = await origemDoRecurso(ctx.db, id);
  if (onde === null) throw desconhecido();
  const { projeto } = onde;
  // To an evaluator who was not named for it the appeal looks unknown.
  if (!ehDaComissao(ctx.usuario) && !(await substitui(ctx.db, id, ctx.usuario.id))) throw desconhecido();
  await exigirPoderJulgar(ctx.db, ctx.usuario, projeto.id);
  const edital = await travarEdital(ctx.db, onde.editalId);
  const aprovacao = await travarAprovacao(ctx.db, onde.aprovacaoId);
  const recurso = await travarRecurso(ctx.db, id);
  if (edital === null || aprovacao === null || recurso === null) throw desconhecido();
  exigirAto(MAQUINA_DO_RECURSO, recurso, ato, { quem: ctx.usuario.tipo });
  if (ato === 'aceitarRecurso' || ato === 'recusarRecurso') await exigirContrarrazoesEncerradas(ctx, id);
  ctx.exigirVersao(recurso.versao);
  const proprio = (await projetoAvaliado(ctx.db, aprovacao.id))?.proprio ?? null;
  const encerrados = await encerradosDoEdital(ctx.db, edital, ctx.agora);
  const vagas = await limitesDasVagas(ctx.db, edital, aprovacao.id, encerrados);
  const doProjeto = { editalId: edital.id, projetoId: projeto.id };
  const limites: LimitesDaDecisao = {
    tipo: edital.tipoProjeto,
    pedidas: { remunerados: projeto.remunerados, voluntarios: projeto.voluntarios },
    ...(ato === 'decidirBolsasDoRecurso' ? vagas : await comDevidasAosOutros(ctx.db, vagas, doProjeto)),
    proprio,
  };
  const lidos = await lerContestados(ctx.db, id);
  const contestados = emOrdemDosCriterios(edital.tipoProjeto, lidos, proprio?.barema);
  return { recurso, aprovacao, projeto, edital, limites, contestados };
}
