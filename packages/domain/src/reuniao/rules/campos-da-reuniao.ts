import { problemasDasVagas } from '../../decisao/rules/vagas.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import {
  ANOTACAO_MAXIMA,
  LOCAL_MAXIMO,
  MEMBROS_MAXIMO,
  MOTIVO_DA_REUNIAO_MAXIMO,
  RETIFICACAO_MAXIMA,
} from '../limits.ts';
import { MENSAGENS_REUNIAO as M } from '../messages.ts';
import type { VagasDoItem } from '../types.ts';

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

export interface DadosDaReuniao {
  readonly local?: Escrito;
  readonly membros?: readonly number[] | null | undefined;
}

/** Errors in the place and the members of a meeting. */
export function problemasDaReuniao({ local, membros }: DadosDaReuniao): Problema[] {
  const quantos = (membros ?? []).length;
  return reunir(
    problemaDoTexto('local', local, { vazio: M.localVazio, maximo: LOCAL_MAXIMO, longo: M.localMaximo }),
    quantos === 0 ? problema('membros', 'MEMBROS_VAZIOS', M.membrosVazios) : null,
    quantos > MEMBROS_MAXIMO ? problema('membros', 'MEMBROS_DEMAIS', M.membrosMaximo) : null,
  );
}

/** A suspension, cancellation or correction always needs a reason. */
export function problemasDoMotivoDaReuniao(motivo: Escrito): Problema[] {
  const limite = { vazio: M.motivoVazio, maximo: MOTIVO_DA_REUNIAO_MAXIMO, longo: M.motivoMaximo };
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

/**
 * Errors in the decision on an item. The numbers follow the decision table's rule; a reason is required only
 * where the committee changes the proposal.
 */
export function problemasDaDecisaoDoItem(proposta: VagasDoItem, dados: DadosDaDecisao): Problema[] {
  const vagas = problemasDasVagas({
    remunerados_aprovados: dados.remunerados,
    voluntarios_aprovados: dados.voluntarios,
  });
  return reunir(
    ...vagas.map((um) => ({ ...um, campo: um.campo.replace('_aprovados', '') })),
    problemaDoTexto('motivo', dados.motivo, {
      vazio: mudouAProposta(proposta, dados) ? M.motivoDaMudanca : null,
      maximo: MOTIVO_DA_REUNIAO_MAXIMO,
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
  return reunir(problemaDoTexto('texto', texto, limite), ...problemasDoMotivoDaReuniao(motivo));
}

/** Changing the decision of a meeting always needs a reason (D54). */
export function problemasDaAlteracao(motivo: Escrito): Problema[] {
  const limite = { vazio: M.motivoDaAlteracao, maximo: MOTIVO_DA_REUNIAO_MAXIMO, longo: M.motivoMaximo };
  return reunir(problemaDoTexto('motivo', motivo, limite));
}

/** The note of the published result on a row whose places differ from those that the last meeting decided. */
export function decisaoAlterada(reuniao: number): string {
  return `decisão da sessão nº ${reuniao} alterada`;
}
