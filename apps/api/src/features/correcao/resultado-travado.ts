import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import type { LimitesDaDecisao } from '@instrutoria/domain/recurso/types.ts';
import { MAQUINA_DO_RESULTADO } from '@instrutoria/domain/resultado/maquina.ts';
import type { Contexto } from '../../context.ts';
import { type OrigemDaAprovacao, origemDaAprovacao } from '../avaliacao/origem-queries.ts';
import { temRecursoPendente } from '../avaliacao/recursos-feitos-queries.ts';
import { projetoAvaliado, travarAprovacao } from '../avaliacao/repository.ts';
import { limitesDasVagas } from '../decisao/decisao-queries.ts';
import { travarEdital } from '../edital/repository.ts';
import { saiuDoEdital } from '../edital/tardia-queries.ts';
import { encerradosDoEdital } from '../projeto/encerramento-queries.ts';
import { comDevidasAosOutros } from '../resultado/bolsas-devidas-queries.ts';

interface ResultadoTravado {
  readonly onde: OrigemDaAprovacao;
  readonly aprovacao: AprovacaoGuardada;
  readonly edital: EditalGuardado & { readonly resultadoPublicadoEm: string };
  readonly limites: LimitesDaDecisao;
}

function desconhecida(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Avaliação não encontrada.');
}

/** Locks it and checks that the call is in resultado, without a pending appeal. */
export async function travarResultado(ctx: Contexto, id: number): Promise<ResultadoTravado> {
  const onde = await origemDaAprovacao(ctx.db, id);
  if (onde === null) throw desconhecida();
  const edital = await travarEdital(ctx.db, onde.editalId);
  const aprovacao = await travarAprovacao(ctx.db, id);
  if (edital === null || aprovacao === null) throw desconhecida();
  const { resultadoPublicadoEm } = edital;
  const fatos = {
    temPendente: await temRecursoPendente(ctx.db, id),
    fora: await saiuDoEdital(ctx.db, onde.projetoId),
  };
  exigirAto(MAQUINA_DO_RESULTADO, edital, 'corrigirResultado', { quem: ctx.usuario.tipo, fatos });
  if (resultadoPublicadoEm === null) throw new Error('a published call without its instant');
  const encerrados = await encerradosDoEdital(ctx.db, edital, ctx.agora);
  const vagas = await limitesDasVagas(ctx.db, edital, id, encerrados);
  const limites = {
    tipo: edital.tipoProjeto,
    pedidas: onde.pedidas,
    ...(await comDevidasAosOutros(ctx.db, vagas, { editalId: edital.id, projetoId: onde.projetoId })),
    proprio: (await projetoAvaliado(ctx.db, id))?.proprio,
  };
  return { onde, aprovacao, edital: { ...edital, resultadoPublicadoEm }, limites };
}
