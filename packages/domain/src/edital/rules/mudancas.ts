import { compararDias, diaNoFuso, somarDias } from '../../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../../kernel/domain-error.ts';
import type { DiasSemExpediente } from '../../kernel/feriados.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { estaVazio } from '../../kernel/texto.ts';
import { AVISOS_DO_ENCERRAMENTO_DIAS, CARENCIA_SEM_INSTRUTORES_DIAS } from '../limits.ts';
import { MENSAGENS_EDITAL as M } from '../messages.ts';
import type { DadosDoEdital, EditalGuardado, Fase } from '../types.ts';
import { dentroDaVigencia, estaAberto, faseEmVigor, fimRecursosProposto } from './datas-e-fase.ts';
import { problemasDoMotivoDoEdital } from './motivo.ts';
import { ehPreliminar } from './resultado-publicado.ts';

export const CAMPOS_DO_EDITAL = [
  'nome',
  'inicio',
  'fim',
  'tipoProjeto',
  'publicacao',
  'fimRecursos',
  'limiteBolsas',
  'vigenciaInicio',
  'vigenciaFim',
  'limitePorCoordenador',
  'prazoAvaliacao',
  'encerramentoSemInstrutores',
  'processo',
] as const satisfies readonly (keyof DadosDoEdital & keyof EditalGuardado)[];
export type CampoDoEdital = (typeof CAMPOS_DO_EDITAL)[number];

export interface FatosDoEdital {
  readonly agora: Date;
  readonly fuso: string;
  readonly semExpediente: DiasSemExpediente;
  readonly temPropostas: boolean;
  readonly bolsas: number;
  /** A suplente was called to places that were given back. */
  readonly suplenteChamado?: boolean;
  /** With what closed projects gave back, more was granted than the limit: an appeal took what came back (D56). */
  readonly devolvidasDadas?: boolean;
  /** First and last month, 'yyyy-mm', of its vínculos, hours and payments; null when it has none. */
  readonly meses: { readonly de: string; readonly ate: string } | null;
}

interface Mudanca extends FatosDoEdital {
  readonly antes: EditalGuardado;
  readonly depois: EditalGuardado;
  readonly fase: Fase;
  readonly hoje: string;
}

/** In which phases a field is fixed, and why (D1). The screens disable it there and say so. */
const FECHADO: Readonly<Partial<Record<CampoDoEdital, Partial<Readonly<Record<Fase, string>>>>>> = (() => {
  const depoisDasInscricoes = (avaliacao: string = M.soNasInscricoes) => ({
    avaliacao,
    decisao: M.soNasInscricoes,
    secretaria: M.soNasInscricoes,
    resultado: M.soNasInscricoes,
  });
  return {
    inicio: depoisDasInscricoes(),
    fim: depoisDasInscricoes(M.paraReabrir),
    tipoProjeto: depoisDasInscricoes(),
    publicacao: depoisDasInscricoes(),
    limitePorCoordenador: depoisDasInscricoes(),
    prazoAvaliacao: {
      decisao: M.soAteAAvaliacao,
      secretaria: M.soAteAAvaliacao,
      resultado: M.soAteAAvaliacao,
    },
  };
})();

export function campoFechado(campo: CampoDoEdital, fase: Fase): string | null {
  if (fase === 'arquivado') return M.arquivado;
  return FECHADO[campo]?.[fase] ?? null;
}

type Guarda = (m: Mudanca) => string | null;

function diaDaPublicacao({ antes, fuso }: Mudanca): string | null {
  return antes.resultadoPublicadoEm === null ? null : diaNoFuso(new Date(antes.resultadoPublicadoEm), fuso);
}

/** The day of the result: of the final one where there was a preliminary one. */
function diaDoResultado(m: Mudanca): string | null {
  const { finalEm } = m.antes;
  if (finalEm === undefined) return diaDaPublicacao(m);
  return finalEm === null ? null : diaNoFuso(new Date(finalEm), m.fuso);
}

/** From `inicio` on, a call cannot announce an earlier day than the law's (D57). */
function antesDaPublicacao({ depois, hoje, semExpediente }: Mudanca, fimRecursos: string): string | null {
  if (compararDias(hoje, depois.inicio) < 0) return null;
  const proposto = fimRecursosProposto(hoje, semExpediente);
  return compararDias(fimRecursos, proposto) < 0 ? M.recursosCedo : null;
}

const livre: Guarda = () => null;

/** Whether the limit gets lower; null is no limit. */
function diminui({ antes, depois }: Pick<Mudanca, 'antes' | 'depois'>): boolean {
  if (depois.limiteBolsas === null) return false;
  return antes.limiteBolsas === null || depois.limiteBolsas < antes.limiteBolsas;
}

const guardaDaVigencia: Guarda = ({ depois, meses }) =>
  meses !== null &&
  (meses.de < depois.vigenciaInicio.slice(0, 7) || meses.ate > depois.vigenciaFim.slice(0, 7))
    ? M.vigenciaComRegistros
    : null;

/** Why an open field may not take its new value; null when it may. Not asked for equal values. */
const GUARDAS: Readonly<Record<CampoDoEdital, Guarda>> = {
  nome: livre,
  inicio: (m) => {
    const fecharia = estaAberto(m.antes, m.agora, m.fuso) && compararDias(m.depois.inicio, m.hoje) > 0;
    return fecharia ? M.inscricoesJaComecaram : null;
  },
  fim: ({ depois, hoje }) => (compararDias(depois.fim, hoje) < 0 ? M.paraEncerrarAntes : null),
  tipoProjeto: ({ temPropostas }) => (temPropostas ? M.tipoComPropostas : null),
  publicacao: livre,
  fimRecursos: (m) => {
    const publicado = diaDaPublicacao(m);
    const { fimRecursos } = m.depois;
    if (typeof m.antes.finalEm === 'string') return M.recursosDepoisDoFinal;
    if (ehPreliminar(m.antes) && fimRecursos === null) return M.preliminarComPrazo;
    if (fimRecursos === null) return null;
    if (publicado === null) return antesDaPublicacao(m, fimRecursos);
    // A published call without a last day may get the one that the law gives, if it is still to come.
    const minimo = m.antes.fimRecursos ?? fimRecursosProposto(publicado, m.semExpediente);
    const encurta = compararDias(fimRecursos, minimo) < 0 || compararDias(fimRecursos, m.hoje) < 0;
    return encurta ? M.recursosSoProrrogam : null;
  },
  limiteBolsas: (m) => {
    if (!diminui(m)) return null;
    if (!['submissao', 'avaliacao', 'decisao'].includes(m.fase)) return M.limiteDepoisDaDecisao;
    return (m.depois.limiteBolsas ?? 0) < m.bolsas ? M.limiteAbaixoDoConcedido : null;
  },
  vigenciaInicio: guardaDaVigencia,
  vigenciaFim: guardaDaVigencia,
  limitePorCoordenador: livre,
  prazoAvaliacao: livre,
  processo: livre,
  encerramentoSemInstrutores: (m) => {
    if (m.suplenteChamado === true) return M.encerramentoComSuplente;
    if (m.devolvidasDadas === true) return M.encerramentoComBolsasDadas;
    const { encerramentoSemInstrutores: dia } = m.depois;
    if (dia === null) return null;
    if (!dentroDaVigencia(dia, m.depois)) return M.encerramentoForaDaVigencia;
    const publicado = diaDoResultado(m);
    if (publicado === null) return null;
    if (compararDias(dia, somarDias(publicado, CARENCIA_SEM_INSTRUTORES_DIAS)) < 0) {
      return M.encerramentoForaDaVigencia;
    }
    const [aviso] = AVISOS_DO_ENCERRAMENTO_DIAS;
    return compararDias(dia, somarDias(m.hoje, aviso)) < 0 ? M.encerramentoPerto : null;
  },
};

export function camposMudados(antes: EditalGuardado, depois: EditalGuardado): CampoDoEdital[] {
  return CAMPOS_DO_EDITAL.filter((campo) => (antes[campo] ?? null) !== (depois[campo] ?? null));
}

/** Raising the limit of scholarships needs a reason, and so does any change from the publication on (D1). */
export function pedeMotivo(antes: EditalGuardado, depois: EditalGuardado, fase: Fase): boolean {
  const campos = camposMudados(antes, depois);
  if (campos.length === 0) return false;
  if (fase === 'resultado') return true;
  return campos.includes('limiteBolsas') && !diminui({ antes, depois });
}

export function exigirMudancaPermitida(
  antes: EditalGuardado,
  depois: EditalGuardado,
  fatos: FatosDoEdital,
  motivo: string | null | undefined,
): void {
  const campos = camposMudados(antes, depois);
  const fase = faseEmVigor(antes, fatos.agora, fatos.fuso);
  if (campos.length === 0) return;
  if (fase === 'arquivado') throw new DomainError('conflito', 'EDITAL_ARQUIVADO', M.arquivado);
  const hoje = diaNoFuso(fatos.agora, fatos.fuso);
  const problemas: Problema[] = campos.flatMap((campo) => {
    const porque = campoFechado(campo, fase) ?? GUARDAS[campo]({ ...fatos, antes, depois, fase, hoje });
    return porque === null ? [] : [problema(campo, 'NAO_MUDA_AGORA', porque)];
  });
  const [primeiro] = problemas;
  if (primeiro !== undefined) {
    throw new DomainError('conflito', primeiro.codigo, primeiro.mensagem, problemas);
  }
  if (pedeMotivo(antes, depois, fase) || (campos.includes('fim') && !estaVazio(motivo))) {
    exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
  }
}
