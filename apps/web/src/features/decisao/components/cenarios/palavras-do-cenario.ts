import { TOTAL_MINIMO } from '@instrutoria/domain/decisao/limits.ts';
import type { Efeito } from '@instrutoria/domain/decisao/rules/efeito-das-vagas.ts';
import type {
  LinhaPreenchida,
  ModoDePreencher,
  RegraDasVagas,
} from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import type { Cenario } from './cenarios-guardados.ts';

export const MODOS: Readonly<Record<ModoDePreencher, { readonly nome: string; readonly como: string }>> = {
  ateOndeDer: {
    nome: 'Na ordem',
    como: 'Cada projeto recebe o que pediu, na ordem do ranque; o da linha de corte pode receber só uma parte.',
  },
  tudoOuNada: {
    nome: 'Todas as bolsas pedidas ou nenhuma',
    como: 'Ninguém recebe uma parte. O que sobra pode ir a um projeto mais abaixo que pediu menos.',
  },
  noMaximo: {
    nome: 'No máximo tantas por projeto',
    como: 'Como “Na ordem”, mas nenhum projeto recebe mais do que o número abaixo.',
  },
  umaVolta: {
    nome: 'Um a cada um primeiro',
    como: 'Primeiro uma bolsa para cada projeto, na ordem do ranque; depois, se sobrar, a segunda.',
  },
};

export const EFEITOS: Readonly<
  Record<Efeito, { readonly nome: string; readonly tone: 'good' | 'warning' | 'info' | 'neutral' }>
> = {
  entra: { nome: 'entra', tone: 'good' },
  sai: { nome: 'sai', tone: 'warning' },
  mais: { nome: 'recebe mais', tone: 'info' },
  menos: { nome: 'recebe menos', tone: 'info' },
  igual: { nome: 'não muda', tone: 'neutral' },
};

/** The name for display; one without a name gets its number. */
export function nomeDoCenario({ id, nome }: Cenario): string {
  return nome.trim() || `Cenário ${id}`;
}

/** Why a project gets nothing, or less than it asked for; empty where it gets all. */
export function porQue(
  { razao, suplente }: LinhaPreenchida,
  regra: RegraDasVagas,
  /** The call has its own barema. */
  doBarema = false,
): string {
  const RAZOES = {
    semAvaliacao: 'sem avaliação concluída',
    reprovado: doBarema
      ? 'reprovado: abaixo de um mínimo do barema'
      : `reprovado: total abaixo de ${TOTAL_MINIMO}`,
    abaixoDoMinimo: `abaixo da nota mínima, ${formatarNota(regra.minimo)}`,
    naoPediu: 'não pediu vagas',
    maximoPorProjeto: `no máximo ${contado(regra.porProjeto, 'bolsa', 'bolsas')} por projeto`,
    limiteDaUnidade: 'limite da unidade',
    limiteDoEdital: 'as bolsas acabaram',
  } as const;
  if (razao === null) return '';
  return suplente === null ? RAZOES[razao] : `${RAZOES[razao]}; suplente nº ${suplente}`;
}

/** '2 e 1': scholarships and volunteers, as in the table of the decision. */
export function vagas(dadas: {
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
}): string {
  return `${dadas.remunerados_aprovados} e ${dadas.voluntarios_aprovados}`;
}
