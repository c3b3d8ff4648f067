import { foiPublicado } from '../../avaliacao/policies.ts';
import { ehPreliminar } from '../../edital/rules/resultado-publicado.ts';
import type { Edital } from '../../edital/types.ts';
import { NOMES_DA_HOMOLOGACAO } from '../../homologacao/messages.ts';
import { ficouDeFora } from '../../homologacao/rules/marca-e-correcao.ts';
import type { HomologacaoGuardada } from '../../homologacao/types.ts';
import { temInstrutores } from '../../instrutor/policies.ts';
import { compararDias, diaNoFuso } from '../../kernel/datas.ts';
import { encerradoDesde } from '../../projeto/rules/encerramento.ts';
import type { Situacao } from '../../projeto/types.ts';
import { prazoParaRecorrer } from '../../recurso/rules/prazo.ts';
import { MENSAGENS_ACOMPANHAMENTO as M, NOMES_DAS_ETAPAS } from '../messages.ts';
import { type CodigoDaEtapa, ETAPAS, type Etapa } from '../types.ts';

/** Facts that publication made known. */
export interface DepoisDaPublicacao {
  readonly situacao: Situacao;
  readonly vagas: number;
  readonly instrutores: number;
  readonly nuncaTeveInstrutor: boolean;
  readonly encerramentoDesfeito: boolean;
  readonly desistencia: string | null;
  readonly recursoPendente: boolean;
  /** The last day to appeal against a change that others brought; null: none is open (D56). */
  readonly mudancaAte?: string | null | undefined;
}

export interface FatosDasEtapas {
  readonly edital: Edital;
  readonly submetidoEm: Date;
  /** null before publication: nothing of an assessment is read (D20). */
  readonly depois: DepoisDaPublicacao | null;
  /** null in a call without homologação. */
  readonly homologacao?: HomologacaoGuardada | null;
  /** For those who work in the call, decision and secretariat are separate steps. */
  readonly deDentro: boolean;
  readonly agora: Date;
  readonly fuso: string;
}

/**
 * True for a project that was approved with places, or that had instructors before a later version took its
 * places.
 */
function temAno({ fase }: Edital, { situacao, vagas, nuncaTeveInstrutor }: DepoisDaPublicacao): boolean {
  return temInstrutores({ fase, situacao }) && (vagas > 0 || !nuncaTeveInstrutor);
}

function fechadoEm({ edital }: FatosDasEtapas, depois: DepoisDaPublicacao, hoje: string): string | null {
  const { vagas, nuncaTeveInstrutor, encerramentoDesfeito: desfeito, desistencia } = depois;
  const { vigenciaFim } = edital;
  const antes = encerradoDesde(edital, { vagas, nuncaTeveInstrutor, desfeito, desistencia }, hoje);
  return antes ?? (compararDias(hoje, vigenciaFim) > 0 ? vigenciaFim : null);
}

function depoisDaPublicacao(fatos: FatosDasEtapas, depois: DepoisDaPublicacao, hoje: string): CodigoDaEtapa {
  const { edital } = fatos;
  const { vigenciaInicio } = edital;
  if (ehPreliminar(edital)) return 'RECURSO';
  const { aberto } = prazoParaRecorrer(edital, { hoje, mudancaAte: depois.mudancaAte });
  const emRecurso = aberto || depois.recursoPendente;
  if (!temAno(edital, depois)) return emRecurso ? 'RECURSO' : 'ENCERRADO';
  if (fechadoEm(fatos, depois, hoje) !== null) return 'ENCERRADO';
  if (compararDias(hoje, vigenciaInicio) >= 0 && !depois.nuncaTeveInstrutor) return 'ANO_EM_CURSO';
  return emRecurso ? 'RECURSO' : 'INSTRUTORES';
}

function etapaDeAgora(fatos: FatosDasEtapas, hoje: string): CodigoDaEtapa {
  const { edital, depois, deDentro, homologacao = null } = fatos;
  if (homologacao !== null && ficouDeFora(homologacao, hoje)) return 'HOMOLOGACAO';
  switch (edital.fase) {
    case 'submissao':
      return 'ENVIADO';
    case 'avaliacao':
      return homologacao === null || homologacao.estado === 'homologado' ? 'EM_AVALIACAO' : 'HOMOLOGACAO';
    case 'decisao':
      return deDentro ? 'DECISAO' : 'EM_AVALIACAO';
    case 'secretaria':
      return deDentro ? 'SECRETARIA' : 'EM_AVALIACAO';
    case 'resultado':
      return depois === null ? 'RESULTADO' : depoisDaPublicacao(fatos, depois, hoje);
    default:
      return 'ENCERRADO';
  }
}

type Dizeres = Partial<Pick<Etapa, 'ate' | 'detalhe' | 'em'>>;

function dizeresDas(fatos: FatosDasEtapas, hoje: string): Partial<Readonly<Record<CodigoDaEtapa, Dizeres>>> {
  const { edital, submetidoEm, depois, fuso, homologacao = null } = fatos;
  const { fim, prazoAvaliacao, resultadoPublicadoEm, fimRecursos, vigenciaInicio, vigenciaFim } = edital;
  const publicado = foiPublicado(edital) && resultadoPublicadoEm !== null;
  const prazo = prazoParaRecorrer(edital, { hoje, mudancaAte: depois?.mudancaAte });
  return {
    ENVIADO: { em: diaNoFuso(submetidoEm, fuso), ate: edital.aberto ? fim : null },
    HOMOLOGACAO:
      homologacao === null
        ? {}
        : { ate: homologacao.ate, detalhe: edital.aberto ? null : NOMES_DA_HOMOLOGACAO[homologacao.estado] },
    EM_AVALIACAO: { ate: prazoAvaliacao },
    RESULTADO: {
      em: publicado ? diaNoFuso(new Date(resultadoPublicadoEm), fuso) : null,
      ...(ehPreliminar(edital) ? { detalhe: M.preliminar } : {}),
    },
    RECURSO: { ate: prazo.ate ?? fimRecursos, ...(ehPreliminar(edital) ? { detalhe: M.depoisOFinal } : {}) },
    INSTRUTORES: depois === null ? {} : { detalhe: M.ocupadas(depois.instrutores, depois.vagas) },
    // While nobody is registered the year has not begun for the project, although its first day has passed.
    ANO_EM_CURSO: {
      em: depois?.nuncaTeveInstrutor && compararDias(hoje, vigenciaInicio) > 0 ? null : vigenciaInicio,
      ate: vigenciaFim,
    },
    ENCERRADO: { em: depois !== null && temAno(edital, depois) ? fechadoEm(fatos, depois, hoje) : null },
  };
}

/**
 * The steps of a project's life, with the present one marked. Before publication they follow only the call's
 * phase (D20); a project without places has no step for the year of its instructors.
 */
export function etapasDoProjeto(fatos: FatosDasEtapas): Etapa[] {
  const { edital, depois, deDentro, agora, fuso, homologacao = null } = fatos;
  const hoje = diaNoFuso(agora, fuso);
  const ano = depois === null || temAno(edital, depois);
  const fora: readonly CodigoDaEtapa[] = [
    ...(deDentro ? [] : (['DECISAO', 'SECRETARIA'] as const)),
    ...(ano ? [] : (['INSTRUTORES', 'ANO_EM_CURSO'] as const)),
  ];
  const acabou = homologacao !== null && ficouDeFora(homologacao, hoje);
  const codigos = ETAPAS.filter((codigo) => {
    if (codigo === 'HOMOLOGACAO') return homologacao !== null;
    return acabou ? codigo === 'ENVIADO' : !fora.includes(codigo);
  });
  const deAgora = codigos.indexOf(etapaDeAgora(fatos, hoje));
  const dizeres = dizeresDas(fatos, hoje);
  return codigos.map((codigo, i) => ({
    codigo,
    nome: NOMES_DAS_ETAPAS[codigo],
    estado: i === deAgora ? 'AGORA' : i < deAgora ? 'FEITA' : 'DEPOIS',
    em: null,
    ate: null,
    detalhe: null,
    ...dizeres[codigo],
  }));
}
