import { type Problema, problema } from '../../kernel/problema.ts';
import { ETAPAS, type Etapa } from '../campos.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import type { Proposta } from '../types.ts';
import { problemasDoCoordenador, problemasDosColaboradores } from './colaboradores.ts';
import { problemasDosCronogramas } from './cronograma.ts';
import { problemasDasEspecificacoes, quantidadeDeBolsas } from './especificacoes.ts';
import { problemasDaIdentificacao } from './identificacao.ts';
import { problemasDaSecao, problemasDasReferencias } from './secoes.ts';

export interface OpcoesDaProposta {
  /** False for POST projeto without schedules, which come later (D9). Default true. */
  readonly exigirCronogramas?: boolean | undefined;
}

const POR_ETAPA: Readonly<Record<Etapa, (p: Proposta, opcoes: OpcoesDaProposta) => Problema[]>> = {
  coordenador: (p) => [...problemasDoCoordenador(p), ...problemasDosColaboradores(p)],
  especificacoes: problemasDasEspecificacoes,
  disciplinas: ({ comprovante_disciplinas }) =>
    comprovante_disciplinas === undefined || comprovante_disciplinas === null
      ? [problema('comprovante_disciplinas', 'COMPROVANTE_VAZIO', M.comprovanteVazio)]
      : [],
  identificacao: problemasDaIdentificacao,
  resumo: (p) => problemasDaSecao('resumo', p.resumo),
  introducao: (p) => problemasDaSecao('introducao', p.introducao),
  metodologia: (p) => problemasDaSecao('metodologia', p.metodologia),
  resultadosEsperados: (p) => problemasDaSecao('resultadosEsperados', p.resultadosEsperados),
  cronograma: (p, { exigirCronogramas = true }) =>
    exigirCronogramas || p.cronogramas !== undefined
      ? problemasDosCronogramas(p.cronogramas, quantidadeDeBolsas(p))
      : [],
  referencias: (p) => problemasDasReferencias(p.referencias),
};

export function problemasDaEtapa(etapa: Etapa, p: Proposta, opcoes: OpcoesDaProposta = {}): Problema[] {
  return POR_ETAPA[etapa](p, opcoes);
}

/** All errors that keep a proposal from being submitted, in the order of the wizard. */
export function problemasDaProposta(p: Proposta, opcoes: OpcoesDaProposta = {}): Problema[] {
  return ETAPAS.flatMap((etapa) => problemasDaEtapa(etapa, p, opcoes));
}

/** When the number of holders changes, schedules must come along (D9). */
export function problemasDaMudancaDeVagas(quantBolsasAntes: number, p: Proposta): Problema[] {
  return p.cronogramas === undefined && quantidadeDeBolsas(p) !== quantBolsasAntes
    ? [problema('cronogramas', 'CRONOGRAMAS_FALTAM', M.cronogramasFaltam)]
    : [];
}
