import { CRITERIOS } from '../../avaliacao/types.ts';
import type { Barema, NotaDada } from '../../barema/types.ts';
import type { Papel, TipoDeUsuario } from '../../conta/types.ts';
import { compararDias, somarDias } from '../../kernel/datas.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere, textoPuro } from '../../kernel/texto.ts';
import {
  DECISAO_DO_RECURSO_DIAS,
  FEEDBACK_MAXIMO,
  MOTIVO_DA_RELATORIA_MAXIMO,
  RAZOES_MAXIMO,
} from '../limits.ts';
import { MENSAGENS_RELATORIA as M, MENSAGENS_RECURSO } from '../messages.ts';
import type { CriterioContestado, Minuta } from '../types.ts';
import { contestaveis } from './contestaveis.ts';
import { problemasDasNotas, problemasDosCriterios } from './criterios.ts';
import { problemasDosNumeros } from './decisao-do-recurso.ts';
import { problemasDoFeedback, problemasDoTexto } from './textos-escritos.ts';

/** A person whom the committee may name as rapporteur. */
export interface CandidatoARelator {
  readonly tipo: TipoDeUsuario;
  /** Their own scores are contested. */
  readonly avaliou: boolean;
  readonly participa: boolean;
  readonly declarou: boolean;
  /** They take part in a project that answered an appeal of this one. */
  readonly respondeu: boolean;
}

export const TIPOS_DE_RELATOR = [
  'avaliador',
  'administrador',
  'PRESIDENTE_COMISSAO',
] as const satisfies readonly TipoDeUsuario[];

/**
 * These calls name no record by which a role could be found, so an evaluator also counts as evaluator of
 * their own assignments (D30).
 */
export const PAPEIS_DE_RELATOR = [
  ...TIPOS_DE_RELATOR,
  'avaliadorDesignado',
] as const satisfies readonly Papel[];

/** Why this person may not be the rapporteur; null when they may. */
export function impedimentoDoRelator(candidato: CandidatoARelator): string | null {
  const { tipo, avaliou, participa, declarou, respondeu } = candidato;
  if (participa) return M.relatorParticipa;
  if (avaliou) return M.relatorAvaliou;
  if (respondeu) return M.relatorRespondeu;
  if (!TIPOS_DE_RELATOR.some((um) => um === tipo)) return M.relatorDeOutroTipo;
  return declarou ? M.relatorDeclarou : null;
}

/** Why this person may not decide in place of the committee; null when they may (D56). */
export function impedimentoDoSubstituto(candidato: CandidatoARelator): string | null {
  const porque = impedimentoDoRelator(candidato);
  return porque === M.relatorDeOutroTipo ? MENSAGENS_RECURSO.substitutoDeOutroTipo : porque;
}

/**
 * Errors of a draft decision: only characters that cannot be stored, or too long texts, since a draft may be
 * incomplete.
 */
export function problemasDaMinuta(minuta: Minuta, contestados: readonly CriterioContestado[]): Problema[] {
  return [
    ...problemasDoTexto('feedback', minuta.feedback ?? '', {
      vazio: null,
      maximo: FEEDBACK_MAXIMO,
      longo: MENSAGENS_RECURSO.parecerMaximo,
    }),
    ...contestados.flatMap(({ criterio }, i) =>
      problemasDoTexto(
        `criterios.${i}.feedback`,
        minuta.criterios?.find((um) => um.criterio === criterio)?.feedback ?? '',
        { vazio: null, maximo: RAZOES_MAXIMO, longo: MENSAGENS_RECURSO.razoesMaximo },
      ),
    ),
  ];
}

/** A draft that is handed over must be complete: it could become the decision. */
export function problemasDaEntrega(
  minuta: Minuta,
  contestados: readonly CriterioContestado[],
  limites: Parameters<typeof problemasDasNotas>[2],
): Problema[] {
  const aceita = minuta.decisao === 'aceitar';
  const { tipo, proprio, original } = limites;
  return [
    ...reunir(
      minuta.decisao === 'aceitar' || minuta.decisao === 'recusar'
        ? null
        : problema('decisao', 'SEM_DECISAO', M.semDecisao),
    ),
    ...problemasDoFeedback(minuta.feedback),
    ...(minuta.decisao === undefined || minuta.decisao === null
      ? []
      : problemasDosCriterios(contestados, minuta.criterios, aceita)),
    ...(aceita ? problemasDosNumeros(minuta, tipo, proprio, original) : []),
    ...(aceita ? problemasDasNotas(contestados, minuta, limites) : []),
  ];
}

export function problemasDoMotivoDaRelatoria(motivo: string | null | undefined): Problema[] {
  const texto = motivo ?? '';
  const deCaractere = problemaDeCaractere('motivo', texto);
  if (deCaractere !== null) return [deCaractere];
  return reunir(
    estaVazio(textoPuro(texto)) ? problema('motivo', 'MOTIVO_VAZIO', M.motivoVazio) : null,
    contarCodePoints(texto) > MOTIVO_DA_RELATORIA_MAXIMO
      ? problema('motivo', 'MOTIVO_LONGO', M.motivoMaximo)
      : null,
  );
}

/**
 * The numbers of a draft by their field names, to fill in the decision's form; absent ones are not proposed.
 * `barema`: the call's own, with scores by criterion.
 */
export function numerosDaMinuta(minuta: Minuta, barema: Barema | null = null) {
  const vagas = ['remunerados_aprovados', 'voluntarios_aprovados'] as const;
  const campos = [...(barema === null ? CRITERIOS : []), ...vagas] as const;
  const numeros = Object.fromEntries(
    campos.flatMap((campo) => (typeof minuta[campo] === 'number' ? [[campo, minuta[campo]]] : [])),
  ) as Partial<Record<(typeof campos)[number], number>>;
  if (barema === null) return numeros;
  const notas = contestaveis('TIPO I', barema).flatMap(({ codigo, nota }): NotaDada[] => {
    const valor = nota(minuta);
    return valor === null ? [] : [{ criterio: codigo, valor }];
  });
  return { ...numeros, notas };
}

/** The last day for a decision: thirty days from the one of the appeal (Lei 9.784, art. 59, § 1º). */
export function prazoDaDecisao(solicitadoEm: string): string {
  return somarDias(solicitadoEm, DECISAO_DO_RECURSO_DIAS);
}

/** Days left until the last one; negative after it. */
export function diasQueFaltam(prazo: string, hoje: string): number {
  const ordem = compararDias(hoje, prazo);
  if (ordem === 0) return 0;
  return Math.round((Date.parse(prazo) - Date.parse(hoje)) / 86_400_000);
}
