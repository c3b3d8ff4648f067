import { fimDoDia } from '../../kernel/datas.ts';
import { DIA_MS } from '../../kernel/duracoes.ts';
import { prazoNoInstante } from '../../kernel/fuso.ts';
import type { Impedimento } from '../../kernel/maquina.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, normalizarTexto, problemaDeCaractere } from '../../kernel/texto.ts';
import { MOTIVO_DO_EDITAL_MAXIMO, ORDEM_MAXIMA, TARDIA_MAXIMA_DIAS } from '../limits.ts';
import { MENSAGENS_EDITAL as M } from '../messages.ts';
import type { EditalGuardado, Fase } from '../types.ts';

/** A court or an authority ordered it, or our log shows that the sending was refused in time by our fault (D64). */
export const FUNDAMENTOS_DA_TARDIA = ['ordem', 'falha'] as const;
export type FundamentoDaTardia = (typeof FUNDAMENTOS_DA_TARDIA)[number];

export const ESTADOS_DA_TARDIA = ['aberta', 'terminou', 'retirada', 'usada', 'caiu'] as const;
export type EstadoDaTardia = (typeof ESTADOS_DA_TARDIA)[number];

/** The opening of a call for one person and one submission. Instants as the database returns them. */
export interface Tardia {
  readonly ate: Date;
  readonly retiradaEm: Date | null;
  readonly projetoId: number | null;
  readonly caiuEm: Date | null;
}

export function estadoDaTardia({ ate, retiradaEm, projetoId, caiuEm }: Tardia, agora: Date): EstadoDaTardia {
  if (caiuEm !== null) return 'caiu';
  if (projetoId !== null) return 'usada';
  if (retiradaEm !== null) return 'retirada';
  return agora.getTime() <= ate.getTime() ? 'aberta' : 'terminou';
}

/** Why the call cannot be opened for one person now; null when it can. */
export function impedeTardia(fase: Fase): Impedimento | null {
  if (fase === 'avaliacao') return null;
  return fase === 'submissao'
    ? { codigo: 'EDITAL_ABERTO', mensagem: M.tardiaAindaAberto }
    : { codigo: 'FORA_DA_AVALIACAO', mensagem: M.tardiaDevolvaAntes };
}

/** Why an opening cannot be withdrawn; null when it can. */
export function impedeRetirarTardia(estado: EstadoDaTardia): Impedimento | null {
  if (estado === 'aberta') return null;
  return estado === 'usada' || estado === 'caiu'
    ? { codigo: 'TARDIA_USADA', mensagem: M.tardiaJaUsada }
    : { codigo: 'TARDIA_TERMINOU', mensagem: M.tardiaJaTerminou };
}

export interface DadosDaTardia {
  readonly professor?: number | null | undefined;
  readonly ate?: string | null | undefined;
  readonly fundamento?: string | null | undefined;
  readonly ordem?: string | null | undefined;
  readonly motivo?: string | null | undefined;
}

function problemaDoAte(ate: string | null | undefined, agora: Date): Problema | null {
  const instante = new Date(ate ?? '').getTime();
  const falta = instante - agora.getTime();
  return falta > 0 && falta <= TARDIA_MAXIMA_DIAS * DIA_MS
    ? null
    : problema('ate', 'ATE_INVALIDO', M.tardiaAteInvalido);
}

function problemaDaOrdem(ordem: string | null | undefined): Problema | null {
  if (estaVazio(ordem)) return problema('ordem', 'ORDEM_VAZIA', M.tardiaOrdemVazia);
  return contarCodePoints(normalizarTexto(ordem ?? '')) > ORDEM_MAXIMA
    ? problema('ordem', 'ORDEM_LONGA', M.tardiaOrdemLonga)
    : problemaDeCaractere('ordem', ordem);
}

function problemaDoMotivo({ fundamento, motivo }: DadosDaTardia): Problema | null {
  if (estaVazio(motivo)) {
    return fundamento === 'falha' ? problema('motivo', 'MOTIVO_VAZIO', M.tardiaMotivoVazio) : null;
  }
  return contarCodePoints(motivo ?? '') > MOTIVO_DO_EDITAL_MAXIMO
    ? problema('motivo', 'TEXTO_LONGO', M.motivoMaximo)
    : problemaDeCaractere('motivo', motivo);
}

export function problemasDaTardia(dados: DadosDaTardia, agora: Date): Problema[] {
  const { professor, fundamento, ordem } = dados;
  const conhecido = FUNDAMENTOS_DA_TARDIA.some((um) => um === fundamento);
  return reunir(
    professor ? null : problema('professor', 'NENHUMA_PESSOA', M.tardiaPessoa),
    problemaDoAte(dados.ate, agora),
    conhecido ? null : problema('fundamento', 'SEM_FUNDAMENTO', M.tardiaFundamento),
    fundamento === 'ordem' ? problemaDaOrdem(ordem) : null,
    problemaDoMotivo(dados),
  );
}

/** The note of list, decision, minutes and result on a project received late. */
export function tardiaPorExtenso(fundamento: FundamentoDaTardia, ordem: string | null): string {
  return fundamento === 'ordem'
    ? `recebida fora do prazo, ordem nº ${normalizarTexto(ordem ?? '')}`
    : 'recebida fora do prazo, por falha do sistema';
}

/**
 * The reason why the decision must wait: until when the call is open for one person, in the institution's
 * zone.
 */
export function tardiaCorre(ate: Date, fuso: string): string {
  return `O edital está aberto para um envio fora do prazo até ${prazoNoInstante(ate, fuso)}`;
}

/**
 * When a call's submissions ended: early, or at the end of its last day. A late submission counts as sent
 * then.
 */
export function fechamentoDasInscricoes(
  { encerradoEm, fim }: Pick<EditalGuardado, 'encerradoEm' | 'fim'>,
  fuso: string,
): Date {
  return encerradoEm === null ? fimDoDia(fim, fuso) : new Date(encerradoEm);
}
