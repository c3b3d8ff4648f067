import { problemasDasVagas } from '../avaliacao/rules/vagas.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../kernel/texto.ts';
import {
  ANOTACAO_MAXIMA,
  LOCAL_MAXIMO,
  MEMBROS_MAXIMO,
  MOTIVO_DA_SESSAO_MAXIMO,
  RETIFICACAO_MAXIMA,
  SESSAO_PARADA_HORAS,
} from './limits.ts';
import { MENSAGENS_SESSAO as M } from './messages.ts';
import type { EstadoDaSessao, Membro, Presenca, VagasDoItem } from './types.ts';

type Escrito = string | null | undefined;

function problemaDoTexto(
  campo: string,
  escrito: Escrito,
  limite: { readonly vazio: string | null; readonly maximo: number; readonly longo: string },
): Problema | null {
  if (estaVazio(escrito)) return limite.vazio === null ? null : problema(campo, 'TEXTO_VAZIO', limite.vazio);
  const texto = escrito ?? '';
  const deCaractere = problemaDeCaractere(campo, texto);
  if (deCaractere !== null) return deCaractere;
  return contarCodePoints(texto) > limite.maximo ? problema(campo, 'TEXTO_LONGO', limite.longo) : null;
}

export interface DadosDaSessao {
  readonly local?: Escrito;
  readonly membros?: readonly number[] | null | undefined;
}

/** Where, and who is there. */
export function problemasDaSessao({ local, membros }: DadosDaSessao): Problema[] {
  const quantos = (membros ?? []).length;
  return reunir(
    problemaDoTexto('local', local, { vazio: M.localVazio, maximo: LOCAL_MAXIMO, longo: M.localMaximo }),
    quantos === 0 ? problema('membros', 'MEMBROS_VAZIOS', M.membrosVazios) : null,
    quantos > MEMBROS_MAXIMO ? problema('membros', 'MEMBROS_DEMAIS', M.membrosMaximo) : null,
  );
}

/** A suspension, cancellation or correction always needs a reason. */
export function problemasDoMotivoDaSessao(motivo: Escrito): Problema[] {
  const limite = { vazio: M.motivoVazio, maximo: MOTIVO_DA_SESSAO_MAXIMO, longo: M.motivoMaximo };
  return reunir(problemaDoTexto('motivo', motivo, limite));
}

export function problemasDaAnotacao(anotacao: Escrito): Problema[] {
  const limite = { vazio: null, maximo: ANOTACAO_MAXIMA, longo: M.anotacaoMaxima };
  return reunir(problemaDoTexto('anotacao', anotacao, limite));
}

export interface DadosDaDecisao {
  readonly remunerados: number;
  readonly voluntarios: number;
  readonly motivo?: Escrito;
}

export function mudouAProposta(proposta: VagasDoItem, decisao: VagasDoItem): boolean {
  return proposta.remunerados !== decisao.remunerados || proposta.voluntarios !== decisao.voluntarios;
}

/** How many is the decision table's own rule; a reason only where the committee changes what was proposed. */
export function problemasDaDecisaoDoItem(proposta: VagasDoItem, dados: DadosDaDecisao): Problema[] {
  const vagas = problemasDasVagas({
    remunerados_aprovados: dados.remunerados,
    voluntarios_aprovados: dados.voluntarios,
  });
  return reunir(
    ...vagas.map((um) => ({ ...um, campo: um.campo.replace('_aprovados', '') })),
    problemaDoTexto('motivo', dados.motivo, {
      vazio: mudouAProposta(proposta, dados) ? M.motivoDaMudanca : null,
      maximo: MOTIVO_DA_SESSAO_MAXIMO,
      longo: M.motivoMaximo,
    }),
  );
}

export interface DadosDaRetificacao {
  readonly motivo?: Escrito;
  readonly texto?: Escrito;
}

export function problemasDaRetificacao({ motivo, texto }: DadosDaRetificacao): Problema[] {
  const limite = { vazio: M.retificacaoVazia, maximo: RETIFICACAO_MAXIMA, longo: M.retificacaoMaxima };
  return reunir(problemaDoTexto('texto', texto, limite), ...problemasDoMotivoDaSessao(motivo));
}

/** The people in the room now: each person's last row, in the order of first arrival. */
export function presentes(presencas: readonly Presenca[]): readonly Presenca['pessoa'][] {
  const ultima = new Map<number, Presenca>();
  for (const uma of presencas) ultima.set(uma.pessoa.id, uma);
  return [...ultima.values()].filter(({ presente }) => presente).map(({ pessoa }) => pessoa);
}

/** Everybody who was there at some time, once, in the order of first arrival. */
export function compareceram(presencas: readonly Presenca[]): readonly Presenca['pessoa'][] {
  return [...new Map(presencas.map(({ pessoa }) => [pessoa.id, pessoa])).values()];
}

interface Andamento {
  readonly estado: EstadoDaSessao;
  /** ISO instant of the last act that was no suspension. */
  readonly ultimoAtoEm: string;
}

/** Nobody did anything in it for a day. */
export function estaParada({ ultimoAtoEm }: Pick<Andamento, 'ultimoAtoEm'>, agora: Date): boolean {
  return agora.getTime() - Date.parse(ultimoAtoEm) >= SESSAO_PARADA_HORAS * 3_600_000;
}

/** Whether its call waits for it: always while it is open, and while suspended until a day after its last act. */
export function sessaoBarra(sessao: Andamento, agora: Date): boolean {
  return sessao.estado === 'aberta' || (sessao.estado === 'suspensa' && !estaParada(sessao, agora));
}

/** 'Há uma sessão da comissão aberta (nº 2): …'. */
export function haSessaoAberta(numero: number): string {
  return `${M.haSessaoAberta} (nº ${numero}): encerre-a antes de enviar o edital`;
}

/** The president where nobody was chosen: who opens it, else the committee's president, else the first on the list. */
export function presidentePadrao(
  membros: readonly (Pick<Membro, 'id'> & { readonly preside: boolean })[],
  quemAbre: number,
): number | undefined {
  const escolhido =
    membros.find(({ id }) => id === quemAbre) ?? membros.find(({ preside }) => preside) ?? membros[0];
  return escolhido?.id;
}

interface MesaDoItem {
  /** Those in the room who may judge the item, in the order of arrival. */
  readonly podem: readonly Membro[];
  /** The president of the meeting; null in one that names nobody. */
  readonly presidente: number | null;
  readonly quorum: number;
}

/** Those in the room, by whether they may judge an item; `fora`: those barred from it. */
export function podemJulgar(presencas: readonly Presenca[], fora: ReadonlySet<number>) {
  const naSala = presentes(presencas);
  return {
    podem: naSala.filter(({ id }) => !fora.has(id)),
    impedidos: naSala.filter(({ id }) => fora.has(id)),
  };
}

/** 'Faltam na sala membros que possam julgar este item: 1 de 3'. */
export function faltaQuorum({ podem, quorum }: Pick<MesaDoItem, 'podem' | 'quorum'>): string | null {
  return podem.length >= quorum ? null : `${M.semQuorum}: há ${podem.length} de ${quorum}`;
}

/** The president of the item: the chosen one, else the meeting's president, else the first who arrived. */
export function presidenteDoItem(
  { podem, presidente }: Pick<MesaDoItem, 'podem' | 'presidente'>,
  escolhido?: number | null | undefined,
): Membro | undefined {
  if (typeof escolhido === 'number') return podem.find(({ id }) => id === escolhido);
  return podem.find(({ id }) => id === presidente) ?? podem[0];
}

/** Changing what a meeting decided always says why (D54). */
export function problemasDaAlteracao(motivo: Escrito): Problema[] {
  const limite = { vazio: M.motivoDaAlteracao, maximo: MOTIVO_DA_SESSAO_MAXIMO, longo: M.motivoMaximo };
  return reunir(problemaDoTexto('motivo', motivo, limite));
}

/** The note of the published result on a row whose places differ from those that the last meeting decided. */
export function decisaoAlterada(sessao: number): string {
  return `decisão da sessão nº ${sessao} alterada`;
}
