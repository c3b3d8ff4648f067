import type { Edital, TipoDeProjeto } from '../edital/types.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { contarCodePoints } from '../kernel/texto.ts';
import { MOTIVO_MAXIMO } from './limits.ts';
import { MENSAGENS_AVALIACAO as M } from './messages.ts';
import {
  problemaDoParecer,
  problemasDaFase1,
  problemasDaFase2,
  totalDaFase1,
  totalDaFase2,
} from './rules/notas.ts';
import { situacaoDaSecretaria, situacaoGuardada } from './rules/situacao.ts';
import { problemasDasVagas } from './rules/vagas.ts';
import {
  type AprovacaoGuardada,
  CRITERIOS,
  CRITERIOS_FASE1,
  CRITERIOS_FASE2,
  type Pontuacoes,
  type PontuacoesDigitadas,
  type SituacaoExibida,
  type Vagas,
} from './types.ts';

/** Where an assessment stands. Refusing deletes it, so a refused one has no state. */
export const ESTADOS = ['designada', 'aceita', 'concluida'] as const;
export type Estado = (typeof ESTADOS)[number];

/** Every act of an evaluator or administrator on an assessment; `null` after = the record is gone. */
export const ATOS = ['aceitar', 'recusar', 'salvarFase1', 'salvarFase2', 'avaliar', 'substituir'] as const;
export type Ato = (typeof ATOS)[number];

/** The state after each act; a pair that is not here is refused (D15, D16). */
export const TABELA: Readonly<Record<Estado, Partial<Readonly<Record<Ato, Estado | null>>>>> = {
  designada: {
    aceitar: 'aceita',
    recusar: null,
    salvarFase1: 'aceita',
    salvarFase2: 'aceita',
    avaliar: 'concluida',
    substituir: 'designada',
  },
  aceita: {
    aceitar: 'aceita',
    recusar: null,
    salvarFase1: 'aceita',
    salvarFase2: 'aceita',
    avaliar: 'concluida',
    substituir: 'designada',
  },
  concluida: { aceitar: 'concluida', avaliar: 'concluida' },
};

/** The state of a stored assessment. */
export function estadoDa(a: Pick<AprovacaoGuardada, 'aceito' | 'ja_foi_avaliado'>): Estado {
  if (a.ja_foi_avaliado) return 'concluida';
  return a.aceito ? 'aceita' : 'designada';
}

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

/** Throws 409 'A avaliação deste projeto já foi concluída' unless the table has the act in this state. */
export function exigirAto(aprovacao: AprovacaoGuardada, ato: Ato): void {
  if (!(ato in TABELA[estadoDa(aprovacao)])) throw conflito('AVALIACAO_CONCLUIDA', M.jaConcluida);
}

/** Throws 409 unless evaluators may work in the call: 'Espere o edital fechar' while it is open (D1, D2). */
export function exigirEmAvaliacao(edital: Pick<Edital, 'fase'>): void {
  if (edital.fase === 'submissao') throw conflito('EDITAL_ABERTO', M.espereFechar);
  if (edital.fase !== 'avaliacao') throw conflito('FORA_DA_AVALIACAO', M.naoEstaEmAvaliacao);
}

const SEM_NOTAS = Object.fromEntries(CRITERIOS.map((c) => [c, null])) as Record<
  (typeof CRITERIOS)[number],
  null
>;

/** A new assignment, without identity (D15). */
export function designar(projetoId: number, avaliadorId: number): Omit<AprovacaoGuardada, 'id' | 'versao'> {
  return {
    ...SEM_NOTAS,
    projetoId,
    avaliadorId,
    aceito: false,
    ja_foi_avaliado: false,
    parecer: '',
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
    situacao: 'SUBMETIDO',
  };
}

/** Gives the project to another evaluator, without the scores of the first. 409 when it is finished or the same person. */
export function substituir(aprovacao: AprovacaoGuardada, avaliadorId: number): AprovacaoGuardada {
  exigirAto(aprovacao, 'substituir');
  if (aprovacao.avaliadorId === avaliadorId) throw conflito('MESMO_AVALIADOR', M.mesmoAvaliador);
  return { ...aprovacao, ...designar(aprovacao.projetoId, avaliadorId) };
}

/** The evaluator takes the project; again changes nothing. */
export function aceitar(aprovacao: AprovacaoGuardada): AprovacaoGuardada {
  exigirAto(aprovacao, 'aceitar');
  return { ...aprovacao, aceito: true };
}

/** What is wrong with the reason of a refusal: at most 2,000 characters. The screen asks for one, the call does not. */
export function problemasDoMotivo(motivo: string | null | undefined): Problema[] {
  return contarCodePoints(motivo ?? '') > MOTIVO_MAXIMO
    ? [problema('motivo', 'MOTIVO_LONGO', M.motivoMaximo)]
    : [];
}

/** Whether the evaluator may still refuse, accepted or not: before any score. */
export function podeRecusar(aprovacao: Pontuacoes & { readonly ja_foi_avaliado: boolean | null }): boolean {
  return aprovacao.ja_foi_avaliado !== true && CRITERIOS.every((criterio) => aprovacao[criterio] === null);
}

/** Throws unless the evaluator may still refuse. */
export function exigirRecusavel(aprovacao: AprovacaoGuardada): void {
  exigirAto(aprovacao, 'recusar');
  if (!podeRecusar(aprovacao)) {
    throw conflito('AVALIACAO_COMECADA', M.recusarComNotas);
  }
}

/** What an evaluator sends. */
export interface Salvar {
  readonly notas: PontuacoesDigitadas;
  /** undefined leaves the stored one. */
  readonly parecer?: string | undefined;
}

function comNotas(
  aprovacao: AprovacaoGuardada,
  criterios: readonly (typeof CRITERIOS)[number][],
  { notas, parecer }: Salvar,
): AprovacaoGuardada {
  const novas = Object.fromEntries(criterios.map((c) => [c, notas[c] ?? null]));
  return { ...aprovacao, ...novas, aceito: true, parecer: parecer ?? aprovacao.parecer };
}

/** Throws 409 unless phase 2 may be saved: TIPO I, after phase 1, not finished. */
export function exigirFase2(aprovacao: AprovacaoGuardada, tipo: TipoDeProjeto): void {
  exigirAto(aprovacao, 'salvarFase2');
  if (tipo !== 'TIPO I') throw conflito('SO_TIPO_I', M.soTipoI);
  if (totalDaFase1(aprovacao) === null) throw conflito('FALTA_FASE_1', M.faltaFase1);
}

/** Stores the four scores of phase 1; saving accepts the assignment (D15). 409 when finished, 422 per field. */
export function salvarFase1(aprovacao: AprovacaoGuardada, dados: Salvar): AprovacaoGuardada {
  exigirAto(aprovacao, 'salvarFase1');
  exigirSemProblemas(reunir(...problemasDaFase1(dados.notas), problemaDoParecer(dados.parecer)));
  return comNotas(aprovacao, CRITERIOS_FASE1, dados);
}

/** Stores the three scores of phase 2. 409 for TIPO II, before phase 1, or when finished; 422 per field. */
export function salvarFase2(
  aprovacao: AprovacaoGuardada,
  tipo: TipoDeProjeto,
  dados: Salvar,
): AprovacaoGuardada {
  exigirFase2(aprovacao, tipo);
  exigirSemProblemas(reunir(...problemasDaFase2(dados.notas), problemaDoParecer(dados.parecer)));
  return comNotas(aprovacao, CRITERIOS_FASE2, dados);
}

/** Ends the assessment: the scores are final (D16). Again changes nothing; 409 while a needed score is missing. */
export function avaliar(aprovacao: AprovacaoGuardada, tipo: TipoDeProjeto): AprovacaoGuardada {
  const completas =
    totalDaFase1(aprovacao) !== null && (tipo !== 'TIPO I' || totalDaFase2(aprovacao) !== null);
  if (!completas) throw conflito('FALTAM_NOTAS', M.faltamNotas);
  return { ...aprovacao, aceito: true, ja_foi_avaliado: true };
}

/**
 * Stores the counts granted to a project (D19). `bolsasDosOutros` are those of the call's other projects, for its
 * limit: 409 when it would be passed.
 */
export function aprovarVagas(
  aprovacao: AprovacaoGuardada,
  dadas: Partial<Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>>,
  {
    limiteBolsas,
    bolsasDosOutros,
  }: { readonly limiteBolsas: number | null; readonly bolsasDosOutros: number },
): AprovacaoGuardada {
  exigirSemProblemas(problemasDasVagas(dadas));
  const { remunerados_aprovados = 0, voluntarios_aprovados = 0 } = dadas;
  const passa = limiteBolsas !== null && bolsasDosOutros + remunerados_aprovados > limiteBolsas;
  // What was granted before a limit was lowered may be reduced, never raised.
  if (passa && remunerados_aprovados > aprovacao.remunerados_aprovados) {
    throw conflito('LIMITE_DE_BOLSAS', M.limiteDeBolsas);
  }
  return { ...aprovacao, remunerados_aprovados, voluntarios_aprovados };
}

/** The situation that publication stores, and the one that it shows (D20). */
export function publicarSituacao(
  aprovacao: AprovacaoGuardada,
  vagas: Vagas,
  total: number | null,
): { readonly aprovacao: AprovacaoGuardada; readonly exibida: SituacaoExibida } {
  const exibida = situacaoDaSecretaria(vagas, total);
  return { aprovacao: { ...aprovacao, situacao: situacaoGuardada(exibida) }, exibida };
}
