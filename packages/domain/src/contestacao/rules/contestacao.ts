import { compararDias, diaNoFuso, formatarDia, somarDias } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import {
  CONTESTACOES_DO_MESMO_FATO,
  DIAS_PARA_CONTESTAR,
  DIAS_PARA_RESPONDER,
  TEXTO_DA_CONTESTACAO_MAXIMO,
} from '../limits.ts';
import { MENSAGENS_DA_CONTESTACAO as M } from '../messages.ts';
import type { ContestacaoFeita, ResultadoDaContestacao, SituacaoDaContestacao } from '../types.ts';

interface Quando {
  readonly agora: Date;
  readonly fuso: string;
}

export interface MesContestado {
  /** When the hours or the payment of the month last changed; null: nothing of it is known yet. */
  readonly conhecidoEm: string | null;
  readonly feitas: readonly ContestacaoFeita[];
}

function ultimoDia(conhecidoEm: string, fuso: string): string {
  return somarDias(diaNoFuso(new Date(conhecidoEm), fuso), DIAS_PARA_CONTESTAR);
}

function impedimento(
  { conhecidoEm, feitas }: MesContestado,
  { agora, fuso }: Quando,
): { readonly codigo: string; readonly mensagem: string } | null {
  if (feitas.some(({ situacao }) => situacao === 'ABERTA')) {
    return { codigo: 'CONTESTACAO_ABERTA', mensagem: M.jaAberta };
  }
  if (conhecidoEm === null) return { codigo: 'NADA_A_CONTESTAR', mensagem: M.nadaAContestar };
  const ate = ultimoDia(conhecidoEm, fuso);
  if (compararDias(diaNoFuso(agora, fuso), ate) > 0) {
    return { codigo: 'PRAZO_TERMINOU', mensagem: M.prazoTerminou(formatarDia(ate)) };
  }
  const doFato = feitas.filter(({ enviadaEm }) => new Date(enviadaEm) >= new Date(conhecidoEm));
  if (doFato.some(({ situacao }) => situacao !== 'RETIRADA')) {
    return { codigo: 'JA_RESPONDIDA', mensagem: M.jaRespondida };
  }
  return doFato.length < CONTESTACOES_DO_MESMO_FATO
    ? null
    : { codigo: 'CONTESTACOES_DEMAIS', mensagem: M.vezesDemais };
}

/** The last day on which the student may contest the month; null: not now. */
export function contestarAte(mes: MesContestado, quando: Quando): string | null {
  if (mes.conhecidoEm === null || impedimento(mes, quando) !== null) return null;
  return ultimoDia(mes.conhecidoEm, quando.fuso);
}

/** Throws 409 unless the student may contest the month now. */
export function exigirPoderContestar(mes: MesContestado, quando: Quando): void {
  const falha = impedimento(mes, quando);
  if (falha !== null) throw new DomainError('conflito', falha.codigo, falha.mensagem);
}

/** The last day for the answer to a contest that is sent now. */
export function responderAte({ agora, fuso }: Quando): string {
  return somarDias(diaNoFuso(agora, fuso), DIAS_PARA_RESPONDER);
}

/** Throws 409 for a contest that was withdrawn or answered. */
export function exigirAberta(situacao: SituacaoDaContestacao): void {
  if (situacao === 'ABERTA') return;
  if (situacao === 'RETIRADA') throw new DomainError('conflito', 'CONTESTACAO_RETIRADA', M.foiRetirada);
  throw new DomainError('conflito', 'CONTESTACAO_RESPONDIDA', M.foiRespondida);
}

function problemaDoTexto(campo: string, texto: string, vazio: string): Problema | null {
  if (estaVazio(texto)) return problema(campo, 'TEXTO_VAZIO', vazio);
  const longo = contarCodePoints(texto) > TEXTO_DA_CONTESTACAO_MAXIMO;
  return longo ? problema(campo, 'TEXTO_LONGO', M.textoLongo) : problemaDeCaractere(campo, texto);
}

export function problemasDaContestacao({ texto }: { readonly texto: string }): Problema[] {
  return reunir(problemaDoTexto('texto', texto, M.escrevaOQueContesta));
}

export function problemasDaResposta({
  resultado,
  razoes,
}: {
  readonly resultado: ResultadoDaContestacao | null;
  readonly razoes: string;
}): Problema[] {
  return reunir(
    resultado === null ? problema('resultado', 'CAMPOS_VAZIOS', M.escolhaOResultado) : null,
    problemaDoTexto('razoes', razoes, M.escrevaAsRazoes),
  );
}
