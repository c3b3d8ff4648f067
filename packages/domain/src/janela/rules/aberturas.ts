import type { Configuracao, Fechamento, NomeDaJanela } from '../../configuracao/types.ts';
import { ehDiaValido, somarDias } from '../../kernel/datas.ts';

/** Whole days, both included. */
export interface Periodo {
  readonly de: string;
  readonly ate: string;
}

const doisDigitos = (n: number): string => String(n).padStart(2, '0');

function ultimoDiaDoMes(ano: number, mes: number): number {
  return new Date(Date.UTC(ano, mes, 0)).getUTCDate();
}

/** A shorter month closes on its last day; one that ends before `diaInicio` has no window. */
function periodoDoMes(ano: number, mes: number, diaInicio: number, diaFim: number): Periodo[] {
  const ultimo = ultimoDiaDoMes(ano, mes);
  if (diaInicio > ultimo) return [];
  const prefixo = `${String(ano).padStart(4, '0')}-${doisDigitos(mes)}`;
  return [
    {
      de: `${prefixo}-${doisDigitos(diaInicio)}`,
      ate: `${prefixo}-${doisDigitos(Math.min(diaFim, ultimo))}`,
    },
  ];
}

/** Years looked ahead: a window of 29 February alone may be closed for eight years (1896 to 1904). */
const ANOS_ADIANTE = 9;
export const MESES_ADIANTE = 13;

/** The window's days from the month (or year) before `hoje` on, before closures are subtracted. */
export function periodosDaJanela(janela: NomeDaJanela, configuracao: Configuracao, hoje: string): Periodo[] {
  const [ano = 0, mes = 0] = hoje.split('-').map(Number);
  if (janela === 'relatorios') {
    const { mes: doAno, diaInicio, diaFim } = configuracao.janelas.relatorios;
    return Array.from({ length: ANOS_ADIANTE + 2 }, (_, i) => ano - 1 + i).flatMap((a) =>
      periodoDoMes(a, doAno, diaInicio, diaFim),
    );
  }
  const { diaInicio, diaFim } = configuracao.janelas[janela];
  return Array.from({ length: MESES_ADIANTE + 2 }, (_, i) => ano * 12 + mes - 2 + i).flatMap((n) =>
    periodoDoMes(Math.floor(n / 12), (n % 12) + 1, diaInicio, diaFim),
  );
}

/**
 * The days of a closure in this year; null when it has none: another year's, or 29 February in a common year.
 */
export function diasDoFechamento({ de, ate }: Fechamento, ano: number): Periodo | null {
  if (de.length !== 5)
    return Number(de.slice(0, 4)) <= ano && ano <= Number(ate.slice(0, 4)) ? { de, ate } : null;
  const [inicio, fim] = [`${ano}-${de}`, `${ano}-${ate}`];
  const dias = {
    de: ehDiaValido(inicio) ? inicio : `${ano}-03-01`,
    ate: ehDiaValido(fim) ? fim : `${ano}-02-28`,
  };
  return dias.de <= dias.ate ? dias : null;
}

function semOsDias(periodos: readonly Periodo[], fechado: Periodo): Periodo[] {
  return periodos.flatMap((p) => {
    if (fechado.ate < p.de || p.ate < fechado.de) return [p];
    return [
      { de: p.de, ate: somarDias(fechado.de, -1) },
      { de: somarDias(fechado.ate, 1), ate: p.ate },
    ].filter(({ de, ate }) => de <= ate);
  });
}

export function aberturasDaJanela(janela: NomeDaJanela, configuracao: Configuracao, hoje: string): Periodo[] {
  const fechamentos = configuracao.fechamentos.filter((f) => f.janela === janela);
  return periodosDaJanela(janela, configuracao, hoje).flatMap((periodo) =>
    fechamentos
      .map((f) => diasDoFechamento(f, Number(periodo.de.slice(0, 4))))
      .filter((dias) => dias !== null)
      .reduce<Periodo[]>(semOsDias, [periodo]),
  );
}
