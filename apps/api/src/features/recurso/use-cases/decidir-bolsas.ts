import type { Api } from '@instrutoria/contract/api.ts';
import { aprovarVagas, publicarSituacao } from '@instrutoria/domain/decisao/transitions.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { bolsasQueCabem } from '@instrutoria/domain/recurso/rules/bolsas.ts';
import { emailDeBolsasDoRecurso } from '../../../adapters/mail/templates/bolsas-do-recurso.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { origemDoProjeto } from '../../avaliacao/origem-queries.ts';
import { salvarAprovacao } from '../../avaliacao/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { manterAberto } from '../../projeto/encerramento-repository.ts';
import { guardarVersaoDeUm } from '../../resultado/mudancas-repository.ts';
import { bolsasDevidas, salvarAtoDasBolsas, salvarCorrigido } from '../bolsas-repository.ts';
import { type EmDecisao, travarParaDecidir } from './recurso-em-decisao.ts';

/** Gives as many of the due ones as are free. Throws 409 when none is. Returns how many. */
async function conceder(ctx: Contexto, emDecisao: EmDecisao, faltam: number): Promise<number> {
  const { aprovacao, projeto, edital, limites, recurso } = emDecisao;
  const dadas = bolsasQueCabem(faltam, aprovacao.remunerados_aprovados, limites);
  if (dadas === 0) throw new DomainError('conflito', 'SEM_BOLSA_LIVRE', M.semBolsaLivre);
  const origem = await origemDoProjeto(ctx.db, projeto.id);
  if (origem === null || recurso.corrigido === null) throw new Error('an accepted appeal without its result');
  const remunerados_aprovados = aprovacao.remunerados_aprovados + dadas;
  const { voluntarios_aprovados } = aprovacao;
  const vagas = { remunerados_aprovados, voluntarios_aprovados };
  const comVagas = aprovarVagas(aprovacao, vagas, limites);
  const { total, abaixoDoMinimo } = origem;
  const depois = publicarSituacao(
    comVagas,
    { ...limites.pedidas, ...vagas },
    total,
    abaixoDoMinimo,
  ).aprovacao;
  await salvarAprovacao(ctx.db, depois);
  const desfeito = { motivo: 'Recurso aceito', autorId: ctx.usuario.id, desfeitoEm: ctx.agora };
  await manterAberto(ctx.db, { ...desfeito, projetoId: projeto.id, antes: aprovacao, depois: depois });
  const feito = { motivo: 'RECURSO', recurso: recurso.id } as const;
  const resultadoNumero = await guardarVersaoDeUm(ctx, edital, { projetoId: projeto.id, feito });
  const corrigido = { ...recurso.corrigido, remunerados_aprovados };
  await salvarCorrigido(ctx.db, recurso.id, { corrigido, resultadoNumero });
  return dadas;
}

/** Locks like a decision: call, approval, appeal. */
export const decidirBolsasDoRecurso: Executar<Api['decidirBolsasDoRecurso']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const emDecisao = await travarParaDecidir(ctx, id, 'decidirBolsasDoRecurso');
  const { faltam: faltavam, ...antes } = await bolsasDevidas(ctx.db, id);
  if (faltavam === 0) throw new DomainError('conflito', 'SEM_BOLSAS_DEVIDAS', M.semBolsasDevidas);
  const corpo = pedido.corpo();
  exigirSemProblemas(problemasDoMotivoDoEdital(corpo.motivo));
  const motivo = (corpo.motivo ?? '').trim();
  // A repeated equal answer: the coordinator got it before.
  if (corpo.ato === 'manter' && antes.ato === 'manter' && antes.motivo === motivo) {
    return { status: 200, dados: { message: M.limiteMantido } };
  }
  const dadas = corpo.ato === 'conceder' ? await conceder(ctx, emDecisao, faltavam) : 0;
  const faltam = faltavam - dadas;
  const ato = { faltam, ato: corpo.ato, motivo, autorId: ctx.usuario.id, quando: ctx.agora };
  await salvarAtoDasBolsas(ctx.db, id, ato);
  await auditar(ctx, {
    acao: 'decidirBolsasDoRecurso',
    registro: { tipo: 'recurso', id },
    antes: { projeto: emDecisao.projeto.id, faltam: faltavam },
    depois: { projeto: emDecisao.projeto.id, faltam, ato: corpo.ato, motivo },
  });
  await avisar(ctx, emDecisao, { dadas, faltam, motivo });
  return { status: 200, dados: { message: dadas > 0 ? M.bolsasConcedidas : M.limiteMantido } };
};

async function avisar(
  ctx: Contexto,
  { projeto: { id, titulo, coordenadorId }, edital }: EmDecisao,
  feito: { readonly dadas: number; readonly faltam: number; readonly motivo: string },
): Promise<void> {
  const sobre = { pessoaId: coordenadorId, especie: 'bolsasDoRecurso', projetos: [id] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDeBolsasDoRecurso({ ...remessa, projeto: { id, titulo }, edital: edital.nome, ...feito }),
  );
}
