import { totalDasNotas } from '../avaliacao/rules/notas.ts';
import type { AprovacaoGuardada } from '../avaliacao/types.ts';
import { apurar } from '../barema/rules/apurar.ts';
import { totalProprio } from '../barema/rules/totais.ts';
import type { Papel } from '../conta/types.ts';
import { aprovarVagas, publicarSituacao } from '../decisao/transitions.ts';
import { exigirSemProblemas } from '../kernel/domain-error.ts';
import { exigirAto, transitar } from '../kernel/maquina.ts';
import { MAQUINA_DO_RECURSO } from './maquina.ts';
import { MENSAGENS_RECURSO as M } from './messages.ts';
import { problemasDasNotas, problemasDosCriterios } from './rules/criterios.ts';
import { limitarDecisao, problemasDaDecisao, problemasDosNumeros } from './rules/decisao-do-recurso.ts';
import { exigirQueNaoDiminua } from './rules/diminuicoes.ts';
import { problemasDaMensagem } from './rules/textos-escritos.ts';
import type {
  CriterioContestado,
  DadosDaDecisao,
  Decidido,
  LimitesDaDecisao,
  RecursoGuardado,
} from './types.ts';

/** `porCriterio`: its criteria have their own reasons. */
export function solicitar(
  aprovacaoId: number,
  mensagem: string | null | undefined,
  agora: Date,
  porCriterio = false,
): Omit<RecursoGuardado, 'id' | 'versao'> {
  exigirSemProblemas(problemasDaMensagem(mensagem, { obrigatoria: !porCriterio }));
  return {
    aprovacaoId,
    mensagem: mensagem ?? '',
    feedback: null,
    status: 'PENDENTE',
    criadoEm: agora.toISOString(),
    decididoEm: null,
    original: null,
    corrigido: null,
  };
}

function decididoDe(a: AprovacaoGuardada, proprio: LimitesDaDecisao['proprio']): Decidido {
  return {
    pontuacaoAdequacaoCoerencia: a.pontuacaoAdequacaoCoerencia,
    pontuacaoRelevanciaJustificativaClareza: a.pontuacaoRelevanciaJustificativaClareza,
    pontuacaoMetodologiaAtividades: a.pontuacaoMetodologiaAtividades,
    pontuacaoOrganizacaoTextual: a.pontuacaoOrganizacaoTextual,
    pontuacaoApoioDisciplina: a.pontuacaoApoioDisciplina,
    pontuacaoNaturezaDisciplinas: a.pontuacaoNaturezaDisciplinas,
    pontuacaoCaracteristicaDisciplinas: a.pontuacaoCaracteristicaDisciplinas,
    remunerados_aprovados: a.remunerados_aprovados,
    voluntarios_aprovados: a.voluntarios_aprovados,
    ...(proprio ? { notas: a.notas, total: totalProprio(proprio, a.notas) } : {}),
  };
}

/**
 * The approval with these numbers: limited to the caps, no value lower than before (409), within the call's
 * limits (409), situation recomputed. Preview, confirmation and act use it.
 */
export function corrigir(
  aprovacao: AprovacaoGuardada,
  dados: DadosDaDecisao,
  limites: LimitesDaDecisao,
  recusa: string = M.naoPodeDiminuir,
) {
  const { tipo, proprio } = limites;
  exigirSemProblemas(problemasDosNumeros(dados, tipo, proprio, aprovacao));
  const corrigido = limitarDecisao(dados, tipo, aprovacao, proprio);
  exigirQueNaoDiminua(aprovacao, corrigido, { tipo, proprio }, recusa);
  return comEstesNumeros(aprovacao, corrigido, limites);
}

/** The approval with numbers that were already checked, lower ones too. */
export function comEstesNumeros(
  aprovacao: AprovacaoGuardada,
  corrigido: ReturnType<typeof limitarDecisao>,
  { tipo: _tipo, pedidas, proprio, ...daDecisao }: LimitesDaDecisao,
) {
  const comVagas = aprovarVagas(aprovacao, corrigido, daDecisao);
  const apurado = proprio ? apurar(proprio.barema, corrigido.notas ?? [], proprio.desempate) : null;
  const total = apurado === null ? totalDasNotas(corrigido) : apurado.total;
  const publicada = publicarSituacao(
    { ...comVagas, ...corrigido, ...(apurado === null ? {} : { apurado }) },
    { ...pedidas, ...corrigido },
    total,
    apurado?.abaixoDoMinimo,
  );
  return { ...publicada, corrigido: proprio ? { ...corrigido, total } : corrigido, total };
}

/**
 * Accepts an appeal and keeps old and new values (D21). Throws 409 unless it is pending and the call's limits
 * of paid places hold; 422 per field.
 */
export function aceitar(
  recurso: RecursoGuardado,
  aprovacao: AprovacaoGuardada,
  dados: DadosDaDecisao,
  {
    limites,
    agora,
    quem,
    contestados = [],
  }: {
    readonly limites: LimitesDaDecisao;
    readonly agora: Date;
    readonly quem: Papel;
    /** Only for an appeal by criterion. */
    readonly contestados?: readonly CriterioContestado[];
  },
) {
  exigirAto(MAQUINA_DO_RECURSO, recurso, 'aceitarRecurso', { quem });
  exigirSemProblemas([
    ...problemasDaDecisao(dados, limites.tipo, limites.proprio, aprovacao),
    ...problemasDosCriterios(contestados, dados.criterios, true),
    ...problemasDasNotas(contestados, dados, { ...limites, original: aprovacao }),
  ]);
  const correcao = corrigir(aprovacao, dados, limites);
  const decisao = {
    feedback: dados.feedback,
    agora,
    original: decididoDe(aprovacao, limites.proprio),
    corrigido: correcao.corrigido,
  };
  return {
    recurso: transitar(MAQUINA_DO_RECURSO, recurso, 'aceitarRecurso', { quem, dados: decisao }),
    ...correcao,
  };
}
