import { PARECER_MAXIMO } from '../../avaliacao/limits.ts';
import { REGRAS_DE_UM, type RegrasDosAvaliadores } from '../../avaliacao/rules/combinar.ts';
import { AVALIADORES_MAXIMO, DIVERGENCIA_MAXIMA } from '../../designacao/limits.ts';
import { RECURSO_DE_HOMOLOGACAO_DIAS_MAXIMO } from '../../homologacao/limits.ts';
import { compararDias, diaNoFuso } from '../../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { normalizarTexto } from '../../kernel/texto.ts';
import { QUORUM_MAXIMO } from '../../reuniao/limits.ts';
import { MENSAGENS_REUNIAO as S } from '../../reuniao/messages.ts';
import {
  problemasDosPesos,
  REGRAS_DO_SORTEIO_PADRAO,
  type RegrasDoSorteio,
} from '../../sorteio/rules/regras.ts';
import { LIMITE_DE_BOLSAS_MAXIMO } from '../limits.ts';
import { MENSAGENS_EDITAL as M } from '../messages.ts';
import type { EditalGuardado, Fase } from '../types.ts';
import { faseEmVigor } from './datas-e-fase.ts';
import { problemasDoMotivoDoEdital } from './motivo.ts';

/**
 * Which side is hidden from the other: the evaluator from the coordinator always (D43), and with 'ambos' also
 * the coordinator from the evaluator.
 */
export const ANONIMATOS = ['avaliador', 'ambos'] as const;
export type Anonimato = (typeof ANONIMATOS)[number];

/** How a call judges. Each default is the behaviour of a call that sets nothing (E-REGRAS-1). */
export interface RegrasDoEdital extends RegrasDosAvaliadores, RegrasDoSorteio {
  /** Least characters of an evaluator's opinion, 0 to `PARECER_MAXIMO`; 0: it may be empty. */
  readonly parecerMinimo: number;
  /** The result is published as preliminary first; appeals run on it, and the final one follows (E-RESULTADO-4). */
  readonly resultadoPreliminar: boolean;
  /** Each project is marked before its evaluator is designated (E-HOMOLOGACAO-1). */
  readonly homologacao: boolean;
  /** Days for an appeal against a não homologação, 1 to `RECURSO_DE_HOMOLOGACAO_DIAS_MAXIMO`. */
  readonly recursoDeHomologacaoDias: number;
  /**
   * Projects that passed without a scholarship are numbered, and called when a scholarship is given back
   * (E-RESULTADO-6).
   */
  readonly suplentes: boolean;
  /** Also numbers those who received fewer than they asked for, after the others (E-RESULTADO-6). */
  readonly suplentesParciais: boolean;
  /** An appeal may name criteria, each with its reasons, and is decided criterion by criterion (E-RECURSO-6). */
  readonly recursoPorCriterio: boolean;
  /** An appeal may bring documents (E-RECURSO-7). */
  readonly recursoComAnexos: boolean;
  /** A rapporteur writes a draft decision of each appeal (E-RECURSO-8). */
  readonly recursoComRelator: boolean;
  /** The other projects with a position may answer an appeal before it is decided (E-RECURSO-13). */
  readonly contrarrazoes: boolean;
  /** The public page shows how many appeals were decided in which way (E-RECURSO-10). */
  readonly recursosEmNumeros: boolean;
  /** Whether evaluators see whose project it is (E-ANONIMATO-1). */
  readonly anonimato: Anonimato;
  /**
   * Most scholarships for the projects of one unit, 0 to `LIMITE_DE_BOLSAS_MAXIMO`; null: no limit
   * (E-REGRAS-11).
   */
  readonly bolsasPorUnidade: number | null;
  /**
   * The members present and free to judge it that a meeting of the committee needs to decide an item, 1 to
   * `QUORUM_MAXIMO` (D54).
   */
  readonly quorum: number;
}
export type Regra = keyof RegrasDoEdital;

export const REGRAS_PADRAO: RegrasDoEdital = {
  parecerMinimo: 0,
  resultadoPreliminar: false,
  homologacao: false,
  recursoDeHomologacaoDias: 2,
  suplentes: false,
  suplentesParciais: false,
  recursoPorCriterio: false,
  recursoComAnexos: false,
  recursoComRelator: false,
  contrarrazoes: false,
  recursosEmNumeros: false,
  anonimato: 'avaliador',
  bolsasPorUnidade: null,
  quorum: 1,
  ...REGRAS_DE_UM,
  ...REGRAS_DO_SORTEIO_PADRAO,
};
export const REGRAS = [
  'parecerMinimo',
  'resultadoPreliminar',
  'homologacao',
  'recursoDeHomologacaoDias',
  'suplentes',
  'suplentesParciais',
  'recursoPorCriterio',
  'recursoComAnexos',
  'recursoComRelator',
  'contrarrazoes',
  'recursosEmNumeros',
  'anonimato',
  'avaliadores',
  'combinacao',
  'divergencia',
  'avaliadoresSeLeem',
  'avaliadorDeOutraUnidade',
  'pesosDoSorteio',
  'sorteioPublico',
  'bolsasPorUnidade',
  'quorum',
] as const satisfies readonly Regra[];

export interface FatosDasRegras {
  readonly agora: Date;
  readonly fuso: string;
  readonly avaliacoesConcluidas: number;
  /** A project is marked, or has an evaluator. */
  readonly homologacaoComecou: boolean;
  /** A project has an evaluator. */
  readonly temDesignado?: boolean | undefined;
  /** A project has a score, and the call is not one of those that had scores before this rule (D53). */
  readonly vagasFixas?: boolean | undefined;
  /** The committee has met or is meeting; a cancelled meeting does not count. */
  readonly temReuniao?: boolean | undefined;
  /** The call has its own criteria (E-BAREMA-1). */
  readonly baremaProprio?: boolean | undefined;
  /** The most that a project can reach by the call's criteria. */
  readonly maiorTotal?: number | undefined;
}

/** Fills in defaults: a stored call may be older than a rule. */
export function completarRegras(gravadas: Partial<RegrasDoEdital>): RegrasDoEdital {
  return { ...REGRAS_PADRAO, ...gravadas };
}

/** Compares plain values, and records of them. */
function iguais(um: unknown, outro: unknown): boolean {
  if (!(um instanceof Object && outro instanceof Object)) return um === outro;
  const deste = new Map<string, unknown>(Object.entries(outro));
  return Object.entries(um).every(([chave, valor]) => deste.get(chave) === valor);
}

export function regrasMudadas(antes: RegrasDoEdital, depois: RegrasDoEdital): Regra[] {
  return REGRAS.filter((regra) => !iguais(antes[regra], depois[regra]));
}

const entre = (n: number, de: number, ate: number) => Number.isInteger(n) && n >= de && n <= ate;

function ehLimite(n: number, maximo: number): boolean {
  return n >= 0 && n <= maximo && Math.round(n * 100) / 100 === n;
}

/** A limit that no two totals can exceed would never ask for another evaluator. */
export function problemasDasRegras(regras: RegrasDoEdital, maiorTotal = DIVERGENCIA_MAXIMA): Problema[] {
  const { parecerMinimo, recursoDeHomologacaoDias, avaliadores, divergencia, bolsasPorUnidade } = regras;
  return reunir(
    entre(parecerMinimo, 0, PARECER_MAXIMO)
      ? null
      : problema('parecerMinimo', 'PARECER_MINIMO_INVALIDO', M.parecerMinimoInvalido),
    entre(recursoDeHomologacaoDias, 1, RECURSO_DE_HOMOLOGACAO_DIAS_MAXIMO)
      ? null
      : problema('recursoDeHomologacaoDias', 'DIAS_INVALIDOS', M.recursoDeHomologacaoInvalido),
    entre(avaliadores, 1, AVALIADORES_MAXIMO)
      ? null
      : problema('avaliadores', 'AVALIADORES_INVALIDOS', M.avaliadoresInvalidos),
    divergencia === null || ehLimite(divergencia, maiorTotal)
      ? null
      : problema('divergencia', 'DIVERGENCIA_INVALIDA', M.divergenciaInvalida),
    bolsasPorUnidade === null || entre(bolsasPorUnidade, 0, LIMITE_DE_BOLSAS_MAXIMO)
      ? null
      : problema('bolsasPorUnidade', 'LIMITE_INVALIDO', M.bolsasPorUnidadeInvalidas),
    entre(regras.quorum, 1, QUORUM_MAXIMO) ? null : problema('quorum', 'QUORUM_INVALIDO', S.quorumInvalido),
    ...problemasDosPesos(regras.pesosDoSorteio),
  );
}

/** The error where the barema shrank so far that no two totals can exceed the limit; null where they can. */
export function avisoDaDivergencia(
  { avaliadores, divergencia }: Pick<RegrasDoEdital, 'avaliadores' | 'divergencia'>,
  maiorTotal: number,
): string | null {
  return avaliadores > 1 && divergencia !== null && divergencia >= maiorTotal ? M.divergenciaInutil : null;
}

/** The last phase in which a rule may change, and the error after it. */
const ATE: Readonly<Record<Regra, { readonly fase: Fase; readonly depois: string }>> = {
  parecerMinimo: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  resultadoPreliminar: { fase: 'secretaria', depois: M.regraSoAteAPublicacao },
  homologacao: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  recursoDeHomologacaoDias: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  suplentes: { fase: 'secretaria', depois: M.regraSoAteAPublicacao },
  suplentesParciais: { fase: 'secretaria', depois: M.regraSoAteAPublicacao },
  recursoPorCriterio: { fase: 'secretaria', depois: M.regraSoAteAPublicacao },
  recursoComAnexos: { fase: 'secretaria', depois: M.regraSoAteAPublicacao },
  recursoComRelator: { fase: 'secretaria', depois: M.regraSoAteAPublicacao },
  contrarrazoes: { fase: 'secretaria', depois: M.regraSoAteAPublicacao },
  recursosEmNumeros: { fase: 'secretaria', depois: M.regraSoAteAPublicacao },
  anonimato: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  avaliadores: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  combinacao: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  divergencia: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  avaliadoresSeLeem: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  avaliadorDeOutraUnidade: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  pesosDoSorteio: { fase: 'avaliacao', depois: M.regraSoAteAAvaliacao },
  sorteioPublico: { fase: 'secretaria', depois: M.regraSoAteAPublicacao },
  // A won appeal may need a higher limit after the result.
  bolsasPorUnidade: { fase: 'resultado', depois: M.arquivado },
  quorum: { fase: 'decisao', depois: M.regraSoAteADecisao },
};
const ORDEM: readonly Fase[] = ['submissao', 'avaliacao', 'decisao', 'secretaria', 'resultado', 'arquivado'];

/**
 * Why a rule is fixed in this phase; null where it may change. The screens disable it there and show the
 * reason.
 */
export function regraFechada(regra: Regra, fase: Fase): string | null {
  if (fase === 'arquivado') return M.arquivado;
  const { fase: ate, depois } = ATE[regra];
  return ORDEM.indexOf(fase) <= ORDEM.indexOf(ate) ? null : depois;
}

interface FatosQueFixam
  extends Pick<FatosDasRegras, 'homologacaoComecou' | 'temDesignado' | 'temReuniao' | 'vagasFixas'> {
  readonly publicado?: boolean | undefined;
}
type Fixa = (fatos: FatosQueFixam) => string | null;

/**
 * From the first designation on, evaluators know how many they are, and nobody who knows scores may choose how they
 * are combined.
 */
const peloDesignado: Fixa = ({ temDesignado }) => (temDesignado ? M.avaliadoresComDesignado : null);

/** Nobody who knows scores may choose who gets the places (D53). */
const pelaNota: Fixa = ({ vagasFixas }) => (vagasFixas ? M.vagasComNota : null);

const FIXAS: Readonly<Partial<Record<Regra, Fixa>>> = {
  // The marks would lose their meaning, and projects that have an evaluator were never marked.
  homologacao: ({ homologacaoComecou }) => (homologacaoComecou ? M.homologacaoComecou : null),
  // Evaluators who saw the names cannot forget them, and those designated before were not promised anonymity.
  anonimato: ({ temDesignado }) => (temDesignado ? M.anonimatoComDesignado : null),
  avaliadores: peloDesignado,
  combinacao: peloDesignado,
  divergencia: peloDesignado,
  avaliadoresSeLeem: peloDesignado,
  resultadoPreliminar: pelaNota,
  suplentes: pelaNota,
  suplentesParciais: pelaNota,
  // Nor may they choose who can answer an appeal.
  contrarrazoes: ({ vagasFixas }) => (vagasFixas ? M.contrarrazoesComNota : null),
  // After publication it may be raised again: the winner of an appeal may be in a full unit.
  bolsasPorUnidade: (fatos) => (fatos.publicado ? null : pelaNota(fatos)),
  // Lowering it for one item would choose what is decided.
  quorum: ({ temReuniao }) => (temReuniao ? S.quorumComReuniao : null),
};

/** The rules that earlier acts fix, at any value and phase, each with its reason. */
export function regrasFixas(fatos: FatosQueFixam): Partial<Record<Regra, string>> {
  return Object.fromEntries(
    REGRAS.flatMap((regra) => {
      const porque = FIXAS[regra]?.(fatos) ?? null;
      return porque === null ? [] : [[regra, porque]];
    }),
  );
}

const limite = ({ bolsasPorUnidade }: Pick<RegrasDoEdital, 'bolsasPorUnidade'>) =>
  bolsasPorUnidade ?? Number.POSITIVE_INFINITY;

interface Mudanca extends FatosDasRegras {
  readonly antes: RegrasDoEdital;
  readonly depois: RegrasDoEdital;
}

/** Why an open rule may not take its new value; null when it may. Rules not listed take any value. */
const GUARDAS: Readonly<Partial<Record<Regra, (mudanca: Mudanca) => string | null>>> = {
  // Evaluators who concluded were not asked for longer opinions.
  parecerMinimo: ({ antes, depois, avaliacoesConcluidas }) =>
    avaliacoesConcluidas > 0 && depois.parecerMinimo > antes.parecerMinimo ? M.parecerMinimoSoDiminui : null,
  // Lowering it with known scores would choose who loses; too low a limit would leave scholarships unused.
  bolsasPorUnidade: ({ antes, depois, avaliacoesConcluidas }) =>
    avaliacoesConcluidas > 0 && limite(depois) < limite(antes) ? M.bolsasPorUnidadeSoAumentam : null,
  // Several evaluators' scores are combined by criterion.
  avaliadores: ({ depois, baremaProprio }) =>
    depois.avaliadores > 1 && !baremaProprio ? M.variosSemBarema : null,
};

/**
 * Participants know a call's rules from its first day on: a change is then a public correction and needs a
 * reason.
 */
export function ehRetificacao({ inicio }: Pick<EditalGuardado, 'inicio'>, hoje: string): boolean {
  return compararDias(hoje, inicio) >= 0;
}

/** The reason that everybody reads beside the change; null before the first day. */
export function motivoDaRetificacao(
  edital: Pick<EditalGuardado, 'inicio'>,
  hoje: string,
  motivo: string | null | undefined,
): string | null {
  return ehRetificacao(edital, hoje) ? normalizarTexto(motivo ?? '') : null;
}

export function exigirRegrasPermitidas(
  edital: EditalGuardado,
  antes: RegrasDoEdital,
  depois: RegrasDoEdital,
  fatos: FatosDasRegras,
  motivo: string | null | undefined,
): void {
  const mudadas = regrasMudadas(antes, depois);
  if (mudadas.length === 0) return;
  const fase = faseEmVigor(edital, fatos.agora, fatos.fuso);
  // A stored limit stays valid, even if the criteria changed since.
  const maiorTotal = mudadas.includes('divergencia') ? fatos.maiorTotal : undefined;
  exigirSemProblemas(problemasDasRegras(depois, maiorTotal));
  const retifica = ehRetificacao(edital, diaNoFuso(fatos.agora, fatos.fuso));
  const fixas = regrasFixas({
    ...fatos,
    vagasFixas: retifica && fatos.vagasFixas,
    publicado: edital.resultadoPublicadoEm !== null,
  });
  const problemas = mudadas.flatMap((regra) => {
    const porque =
      regraFechada(regra, fase) ?? fixas[regra] ?? GUARDAS[regra]?.({ ...fatos, antes, depois }) ?? null;
    return porque === null ? [] : [problema(regra, 'NAO_MUDA_AGORA', porque)];
  });
  const [primeiro] = problemas;
  if (primeiro !== undefined) {
    throw new DomainError('conflito', primeiro.codigo, primeiro.mensagem, problemas);
  }
  if (retifica) exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
}
