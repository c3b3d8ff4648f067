import { compararDias, ehDiaValido, somarDias } from '../../kernel/datas.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { type NomeDeTexto, TEXTOS } from '../../projeto/campos.ts';
import {
  MOTIVO_DA_MARCA_MAXIMO,
  PRAZO_DA_CORRECAO_DIAS,
  RECURSO_DA_HOMOLOGACAO_MAXIMO,
  RESPOSTA_MAXIMA,
} from '../limits.ts';
import { MENSAGENS_HOMOLOGACAO as M } from '../messages.ts';
import type {
  EstadoDaHomologacao,
  HomologacaoGuardada,
  Marca,
  ParteACorrigir,
  TextosDoProjeto,
} from '../types.ts';
import { parteDoCampo } from './partes.ts';

function problemaDoTexto(
  campo: string,
  texto: string | null | undefined,
  limite: { readonly vazio: string | null; readonly maximo: number; readonly longo: string },
): Problema | null {
  if (estaVazio(texto)) return limite.vazio === null ? null : problema(campo, 'TEXTO_VAZIO', limite.vazio);
  const escrito = texto ?? '';
  const deCaractere = problemaDeCaractere(campo, escrito);
  if (deCaractere !== null) return deCaractere;
  return contarCodePoints(escrito) > limite.maximo ? problema(campo, 'TEXTO_LONGO', limite.longo) : null;
}

/** A mark, its undoing, an extension and a decision always need a reason. */
export function problemasDoMotivoDaMarca(motivo: string | null | undefined): Problema[] {
  const limite = { vazio: M.motivoVazio, maximo: MOTIVO_DA_MARCA_MAXIMO, longo: M.motivoMaximo };
  return reunir(problemaDoTexto('motivo', motivo, limite));
}

export function problemasDoRecursoDaHomologacao(texto: string | null | undefined): Problema[] {
  const limite = { vazio: M.recursoVazio, maximo: RECURSO_DA_HOMOLOGACAO_MAXIMO, longo: M.recursoMaximo };
  return reunir(problemaDoTexto('texto', texto, limite));
}

function problemaDoPrazo(ate: string | null | undefined, hoje: string): Problema | null {
  const vale =
    ate !== null &&
    ate !== undefined &&
    ehDiaValido(ate) &&
    compararDias(ate, hoje) >= 0 &&
    compararDias(ate, somarDias(hoje, PRAZO_DA_CORRECAO_DIAS)) <= 0;
  return vale ? null : problema('ate', 'PRAZO_INVALIDO', M.prazoInvalido);
}

export interface DadosDaMarca {
  readonly marca: Marca;
  readonly motivo?: string | null | undefined;
  readonly secoes?: readonly ParteACorrigir[] | null | undefined;
  readonly ate?: string | null | undefined;
}

/**
 * Errors in a mark: homologado needs nothing; the others need a reason; devolvido also the parts and the last
 * day.
 */
export function problemasDaMarca({ marca, motivo, secoes, ate }: DadosDaMarca, hoje: string): Problema[] {
  if (marca === 'homologado') return [];
  const daDevolucao =
    marca === 'devolvido'
      ? [
          (secoes ?? []).length === 0 ? problema('secoes', 'SECOES_VAZIAS', M.secoesVazias) : null,
          problemaDoPrazo(ate, hoje),
        ]
      : [];
  return reunir(...daDevolucao, ...problemasDoMotivoDaMarca(motivo));
}

export function problemasDaProrrogacaoDaCorrecao(
  { ate, motivo }: { readonly ate?: string | null | undefined; readonly motivo?: string | null | undefined },
  atual: string | null,
  hoje: string,
): Problema[] {
  const prazo =
    problemaDoPrazo(ate, hoje) ??
    (atual !== null && compararDias(ate ?? '', atual) <= 0
      ? problema('ate', 'PRAZO_MENOR', M.prazoMenor)
      : null);
  return reunir(prazo, ...problemasDoMotivoDaMarca(motivo));
}

/** The problems of parts that were not returned, beside each field; an unchanged part is no problem. */
export function problemasDasPartes(
  devolvidas: readonly ParteACorrigir[],
  antes: TextosDoProjeto,
  depois: TextosDoProjeto,
): Problema[] {
  return TEXTOS.filter(
    (campo) => antes[campo] !== depois[campo] && !devolvidas.includes(parteDoCampo(campo)),
  ).map((campo) => problema(campo, 'PARTE_NAO_DEVOLVIDA', M.naoDevolvida));
}

/** The answer is required where nothing was changed. */
export function problemasDaResposta(resposta: string, mudou: boolean): Problema[] {
  const limite = { vazio: mudou ? null : M.nadaMudou, maximo: RESPOSTA_MAXIMA, longo: M.respostaMaxima };
  return reunir(problemaDoTexto('resposta', resposta, limite));
}

export interface Mudanca {
  readonly campo: NomeDeTexto;
  readonly antes: string;
  readonly depois: string;
}

export function mudancasDosTextos(antes: TextosDoProjeto, depois: TextosDoProjeto): Mudanca[] {
  return TEXTOS.filter((campo) => antes[campo] !== depois[campo]).map((campo) => ({
    campo,
    antes: antes[campo],
    depois: depois[campo],
  }));
}

/** Whether the last day has passed; on the day itself it has not. */
export function prazoPassou({ ate }: Pick<HomologacaoGuardada, 'ate'>, hoje: string): boolean {
  return ate !== null && compararDias(hoje, ate) > 0;
}

/**
 * Whether the decision must wait for this project: not marked, under correction, or an appeal is possible or
 * undecided.
 */
export function esperaHomologacao(uma: HomologacaoGuardada, hoje: string): boolean {
  if (uma.estado === 'naoHomologado') return !uma.recorreu && !prazoPassou(uma, hoje);
  return uma.estado !== 'homologado';
}

/** Whether the project is out of the call for good, so that nobody waits for it. */
export function ficouDeFora(uma: HomologacaoGuardada, hoje: string): boolean {
  return uma.estado === 'naoHomologado' && !esperaHomologacao(uma, hoje);
}

const PORQUE: Partial<Readonly<Record<EstadoDaHomologacao, { codigo: string; mensagem: string }>>> = {
  pendente: { codigo: 'POR_HOMOLOGAR', mensagem: M.porHomologar },
  reenviado: { codigo: 'POR_HOMOLOGAR', mensagem: M.porHomologar },
  devolvido: { codigo: 'DEVOLVIDO', mensagem: M.estaDevolvido },
  emRecurso: { codigo: 'NAO_HOMOLOGADO', mensagem: M.naoFoiHomologado },
  naoHomologado: { codigo: 'NAO_HOMOLOGADO', mensagem: M.naoFoiHomologado },
};

/** Why such a project gets no evaluator; null where it may, and in calls without homologação. */
export function impedeDesignar(estado: EstadoDaHomologacao | null) {
  return estado === null ? null : (PORQUE[estado] ?? null);
}
