import { TOTAL_MINIMO } from '@instrutoria/domain/decisao/limits.ts';
import type { LimitesDaOrdem } from '@instrutoria/domain/decisao/rules/corte.ts';
import {
  MODOS_DE_PREENCHER,
  type ModoDePreencher,
} from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';

export const MAXIMO_DE_CENARIOS = 5;
export const NOME_MAXIMO = 40;

/** One what-if, as it is typed: what cannot be read yet is kept too. */
export interface Cenario {
  readonly id: number;
  readonly nome: string;
  readonly modo: ModoDePreencher;
  readonly bolsas: string;
  readonly porUnidade: string;
  readonly minimo: string;
  readonly porProjeto: string;
}

/** Those of one call, and which of them is worked on. */
export interface Cenarios {
  readonly atual: number;
  readonly lista: readonly Cenario[];
}

const TEXTOS = ['nome', 'bolsas', 'porUnidade', 'minimo', 'porProjeto'] as const;
const TEXTO_MAXIMO = 60;

function ehCenario(value: unknown): value is Cenario {
  if (typeof value !== 'object' || value === null) return false;
  const um = value as Readonly<Record<string, unknown>>;
  return (
    Number.isInteger(um.id) &&
    MODOS_DE_PREENCHER.some((modo) => modo === um.modo) &&
    TEXTOS.every((campo) => {
      const texto = um[campo];
      return typeof texto === 'string' && texto.length <= TEXTO_MAXIMO;
    })
  );
}

/** Checks the shape of a value that a browser has kept. */
export function ehCenarios(value: unknown): value is Cenarios {
  if (typeof value !== 'object' || value === null) return false;
  const { atual, lista } = value as Readonly<Record<string, unknown>>;
  return (
    Array.isArray(lista) &&
    lista.length >= 1 &&
    lista.length <= MAXIMO_DE_CENARIOS &&
    lista.every(ehCenario) &&
    new Set(lista.map(({ id }) => id)).size === lista.length &&
    lista.some(({ id }) => id === atual)
  );
}

function novo(id: number, bolsas: string, porUnidade: string, minimo: number): Cenario {
  return {
    ...{ id, nome: `Cenário ${id}`, modo: 'ateOndeDer', bolsas },
    ...{ porUnidade, minimo: String(minimo), porProjeto: '1' },
  };
}

const escrito = (limite: number | null | undefined) => limite?.toString() ?? '';

/** The first one is what the call's own limits give in ranking order. */
export function primeiros(
  { limiteBolsas, bolsasPorUnidade }: LimitesDaOrdem,
  minimo: number = TOTAL_MINIMO,
): Cenarios {
  return { atual: 1, lista: [novo(1, escrito(limiteBolsas), escrito(bolsasPorUnidade), minimo)] };
}

/** Of a call that limits each unit, those that were kept without such a limit have the call's. */
export function comLimiteDaUnidade(
  { atual, lista }: Cenarios,
  { bolsasPorUnidade }: LimitesDaOrdem,
): Cenarios {
  const semEle = ({ porUnidade }: Cenario) => porUnidade.trim() === '';
  return {
    atual,
    lista: lista.map((um) => (semEle(um) ? { ...um, porUnidade: escrito(bolsasPorUnidade) } : um)),
  };
}

/** One more, which begins as the one that is worked on; unchanged where there are as many as may be. */
export function comMaisUm({ atual, lista }: Cenarios): Cenarios {
  if (lista.length >= MAXIMO_DE_CENARIOS) return { atual, lista };
  const id = [1, 2, 3, 4, 5].find((n) => !lista.some((um) => um.id === n)) ?? 0;
  const modelo = lista.find((um) => um.id === atual) ?? novo(id, '', '', TOTAL_MINIMO);
  return { atual: id, lista: [...lista, { ...modelo, id, nome: nomeLivre(id, lista) }] };
}

function nomeLivre(id: number, lista: readonly Cenario[]): string {
  const usados = new Set(lista.map(({ nome }) => nome));
  const numeros = Array.from({ length: MAXIMO_DE_CENARIOS + 1 }, (_um, i) => `Cenário ${id + i}`);
  return numeros.find((nome) => !usados.has(nome)) ?? `Cenário ${id}`;
}

/** Without this one; the last one stays. */
export function semEste({ lista }: Cenarios, id: number): Cenarios {
  const ficam = lista.filter((um) => um.id !== id);
  const [primeiro] = ficam;
  return primeiro === undefined ? { atual: id, lista } : { atual: primeiro.id, lista: ficam };
}

/** With these fields of the one that is worked on. */
export function comCampos({ atual, lista }: Cenarios, campos: Partial<Cenario>): Cenarios {
  return { atual, lista: lista.map((um) => (um.id === atual ? { ...um, ...campos } : um)) };
}
