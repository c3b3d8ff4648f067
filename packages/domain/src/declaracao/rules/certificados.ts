import { foiPublicado } from '../../avaliacao/policies.ts';
import { ehPreliminar } from '../../edital/rules/resultado-publicado.ts';
import type { EditalGuardado } from '../../edital/types.ts';
import { contado } from '../../kernel/contagem.ts';
import { compararDias, formatarDia } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { MENSAGENS_DECLARACAO as M } from '../messages.ts';
import type { Participacao } from '../types.ts';
import { impedimentoDaDeclaracao } from './declaracao.ts';

/** What the coordinator of a project still owes when its call is over. */
export interface PendenciasDaCoordenacao {
  readonly semDisciplinas: boolean;
  /** Instructors who began, without a report of activities. */
  readonly semAtividades: number;
  readonly semRelatorio: boolean;
  /** A report came back and was not sent again. */
  readonly devolvido: boolean;
  /** A payment of an earlier month that is to be given back, or not: nobody decided yet (D39). */
  readonly ajusteAberto: boolean;
}

type EditalDosCertificados = Pick<EditalGuardado, 'fase' | 'finalEm' | 'vigenciaFim'>;

/** Whether the result is final and the vigência over: a certificate speaks in the past (D41). */
export function certificadosAbertos(edital: EditalDosCertificados, hoje: string): boolean {
  return foiPublicado(edital) && !ehPreliminar(edital) && compararDias(edital.vigenciaFim, hoje) < 0;
}

/** Throws 409 while the call's certificates cannot be issued. */
export function exigirCertificadosAbertos(edital: EditalDosCertificados, hoje: string): void {
  if (certificadosAbertos(edital, hoje)) return;
  const mensagem = M.certificadosDepoisDe(formatarDia(edital.vigenciaFim));
  throw new DomainError('conflito', 'VIGENCIA_EM_CURSO', mensagem);
}

function faltasDoInstrutor({ horas }: Participacao): string[] {
  return Object.values(horas).some((n) => n > 0) ? [] : [M.semFrequencia];
}

function faltasDaCoordenacao(p: PendenciasDaCoordenacao): string[] {
  return [
    ...(p.semDisciplinas ? [M.semRelatorioDasDisciplinas] : []),
    ...(p.semAtividades > 0
      ? [`${M.semRelatorioDeAtividades} (${contado(p.semAtividades, 'instrutor', 'instrutores')})`]
      : []),
    ...(p.semRelatorio ? [M.semRelatorioDoCoordenador] : []),
    ...(p.devolvido ? [M.comRelatorioDevolvido] : []),
    ...(p.ajusteAberto ? [M.comAjusteAberto] : []),
  ];
}

/**
 * What is missing for this person's certificate, in words; empty: nothing is. An instructor's needs only their own attendance;
 * what the coordination owes (null: nothing, or a former coordinator) holds only the coordinator's.
 */
export function faltasDoCertificado(
  participacao: Participacao,
  pendencias: PendenciasDaCoordenacao | null,
  hoje: string,
): readonly string[] {
  if (impedimentoDaDeclaracao(participacao, hoje) !== null) return [M.naoParticipou];
  if (participacao.papel === 'INSTRUTOR') return faltasDoInstrutor(participacao);
  return pendencias === null ? [] : faltasDaCoordenacao(pendencias);
}
