import { contado } from '../../kernel/contagem.ts';
import { RECURSOS_PARA_PARTES } from '../limits.ts';
import type { StatusDoRecurso } from '../types.ts';

export interface RecursoContado {
  readonly status: StatusDoRecurso;
  /** Accepted, but not in every criterion that it contested. */
  readonly emParte: boolean;
  /** Days from the appeal to its decision; null while it is undecided. */
  readonly dias: number | null;
}

export interface RecursosEmNumeros {
  readonly total: number;
  readonly pendentes: number;
  /** null where there are so few that the figures would reveal whose they are. */
  readonly decididos: {
    readonly aceitos: number;
    readonly emParte: number;
    readonly recusados: number;
    /** Mean, to one decimal. */
    readonly dias: number;
  } | null;
}

/** The public figures of a call's appeals. */
export function numerosPublicosDosRecursos(recursos: readonly RecursoContado[]): RecursosEmNumeros {
  const decididos = recursos.filter(({ status }) => status !== 'PENDENTE');
  const pendentes = recursos.length - decididos.length;
  if (decididos.length < RECURSOS_PARA_PARTES) return { total: recursos.length, pendentes, decididos: null };
  const aceitos = decididos.filter(({ status }) => status === 'ACEITO');
  const emParte = aceitos.filter((um) => um.emParte).length;
  const soma = decididos.reduce((total, { dias }) => total + (dias ?? 0), 0);
  return {
    total: recursos.length,
    pendentes,
    decididos: {
      aceitos: aceitos.length - emParte,
      emParte,
      recusados: decididos.length - aceitos.length,
      dias: Math.round((soma / decididos.length) * 10) / 10,
    },
  };
}

/** The figures in sentences, for every page that shows them. */
export function recursosPorExtenso({ total, pendentes, decididos }: RecursosEmNumeros): string[] {
  if (total === 0) return ['Nenhum recurso foi apresentado.'];
  const espera =
    pendentes === 0 ? [] : [`${contado(pendentes, 'recurso espera', 'recursos esperam')} decisão.`];
  const houve = `${contado(total, 'recurso apresentado', 'recursos apresentados')}.`;
  if (decididos === null) return [houve, ...espera];
  const { aceitos, emParte, recusados, dias } = decididos;
  return [
    houve,
    `${contado(aceitos, 'aceito', 'aceitos')}, ${contado(emParte, 'aceito em parte', 'aceitos em parte')} e ${contado(recusados, 'recusado', 'recusados')}.`,
    `Em média, ${dias.toLocaleString('pt-BR')} ${dias === 1 ? 'dia' : 'dias'} até a decisão.`,
    ...espera,
  ];
}
