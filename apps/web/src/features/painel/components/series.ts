import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { mesPorExtenso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import { formatarDia } from '../../../lib/format/format.ts';
import type { ChartProps } from '../../../ui/charts/chart.tsx';

export type DadosDoPainel = AnswerOf<Api['lerPainel']>;
type Desenho = Pick<ChartProps, 'points' | 'series'>;

/** Longer than any submission period; above it days without a project are left out. */
const DIAS_SEGUIDOS = 180;

/** Every day from the first to the last of these. */
function diasEntre(dias: readonly string[]): string[] {
  const [primeiro, ultimo] = [dias[0], dias.at(-1)];
  if (primeiro === undefined || ultimo === undefined) return [];
  const todos = [primeiro];
  while (todos.length < DIAS_SEGUIDOS && (todos.at(-1) ?? ultimo) < ultimo) {
    todos.push(somarDias(todos.at(-1) ?? ultimo, 1));
  }
  return todos.at(-1) === ultimo ? todos : [...dias];
}

function somar<L>(linhas: readonly L[], chave: (linha: L) => string, valor: (linha: L) => number) {
  const somas = new Map<string, number>();
  for (const linha of linhas) somas.set(chave(linha), (somas.get(chave(linha)) ?? 0) + valor(linha));
  return somas;
}

/** How many projects were sent each day, including days without any, and up to that day. */
export function submissoesPorDia(submissoes: DadosDoPainel['submissoes']): Desenho {
  const noDia = somar(
    submissoes,
    ({ dia }) => dia,
    ({ quantidade }) => quantidade,
  );
  const dias = diasEntre([...noDia.keys()].toSorted());
  const quantos = dias.map((dia) => noDia.get(dia) ?? 0);
  let soma = 0;
  const ate = quantos.map((n) => {
    soma += n;
    return soma;
  });
  return {
    points: dias.map((dia) => ({ name: formatarDia(dia), short: formatarDia(dia).slice(0, 5) })),
    series: [
      { name: 'No dia', values: quantos },
      { name: 'Até o dia', values: ate, line: true },
    ],
  };
}

/** The units with most projects first. */
export function submissoesPorUnidade(submissoes: DadosDoPainel['submissoes']): Desenho {
  const porUnidade = somar(
    submissoes,
    ({ unidade }) => unidade,
    ({ quantidade }) => quantidade,
  );
  const ordem = [...porUnidade].toSorted(([, a], [, b]) => b - a);
  return {
    points: ordem.map(([name]) => ({ name })),
    series: [{ name: 'Projetos', values: ordem.map(([, value]) => value) }],
  };
}

/** The progress of the assessment of a call's projects. */
export function andamento({ designados, aceitos, avaliados }: DadosDoPainel['avaliacao']): Desenho {
  return {
    points: [{ name: 'Designados' }, { name: 'Aceitos' }, { name: 'Avaliados' }],
    series: [{ name: 'Projetos', values: [designados, aceitos, avaliados] }],
  };
}

/** The scores of the chart; empty if the reader may not see any, or there are none. */
export function faixasDasNotas(notas: DadosDoPainel['notas']): Desenho {
  const vistas = notas.every(({ quantidade }) => quantidade === 0) ? [] : notas;
  return {
    points: vistas.map(({ faixa }) => ({ name: faixa })),
    series: [{ name: 'Projetos', values: vistas.map(({ quantidade }) => quantidade) }],
  };
}

/** Asked for and given: by unit, the highest request first; in total where the reader may not see units. */
export function bolsas({ bolsasPorUnidade, bolsas: { pedidas, concedidas } }: DadosDoPainel): Desenho {
  const linhas =
    bolsasPorUnidade.length === 0
      ? [{ unidade: 'Todas as unidades', pedidas, concedidas }]
      : bolsasPorUnidade.toSorted((a, b) => b.pedidas - a.pedidas);
  return {
    points: pedidas + concedidas === 0 ? [] : linhas.map(({ unidade }) => ({ name: unidade })),
    series: [
      { name: 'Pedidas', values: linhas.map((linha) => linha.pedidas) },
      { name: 'Aprovadas', values: linhas.map((linha) => linha.concedidas) },
    ],
  };
}

/** The sums of all units; until publication the units leave out the reader's own projects (D20). */
export function somaDasBolsas({ bolsasPorUnidade, bolsas: { pedidas, concedidas } }: DadosDoPainel): string {
  const mostradas = bolsasPorUnidade.reduce((soma, linha) => soma + linha.pedidas, 0);
  const semAsProprias = bolsasPorUnidade.length > 0 && mostradas < pedidas;
  const ressalva = semAsProprias
    ? ' As unidades não contam os projetos de que você participa, até a publicação.'
    : '';
  return `Ao todo, ${contado(pedidas, 'pedida', 'pedidas')} e ${contado(concedidas, 'aprovada', 'aprovadas')}.${ressalva}`;
}

/** The registered hours by month. */
export function horasPorMes(horas: DadosDoPainel['horas']): Desenho {
  return {
    points: horas.map(({ mes }) => ({ name: mesPorExtenso(mes), short: formatarMes(mes) })),
    series: [{ name: 'Horas', values: horas.map((um) => um.horas) }],
  };
}

/** The month's payments by the sheets, with complements and estornos separate. */
export function pagamentoPorMes(folhas: NonNullable<DadosDoPainel['pagamento']>): Desenho {
  return {
    points: folhas.map(({ mes, fechada }) => ({
      name: fechada ? mesPorExtenso(mes) : `${mesPorExtenso(mes)} (prévia)`,
      short: fechada ? formatarMes(mes) : `${formatarMes(mes)}*`,
    })),
    series: [
      { name: 'Bolsas do mês', values: folhas.map(({ pagos }) => pagos) },
      { name: 'Complementos', values: folhas.map(({ ajustes }) => ajustes) },
      { name: 'A devolver', values: folhas.map(({ aDevolver }) => aDevolver) },
    ],
  };
}
