import { TOTAL_MINIMO } from '@instrutoria/domain/decisao/limits.ts';
import type { LimitesDaOrdem } from '@instrutoria/domain/decisao/rules/corte.ts';
import {
  MODOS_DE_PREENCHER,
  type ModoDePreencher,
} from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';

/** Side by side; a browser that has kept more of a call keeps them. */
export const CENARIOS_OFERECIDOS = 2;
export const MAXIMO_DE_CENARIOS = 5;
export const NOME_MAXIMO = 40;

/** Two ways tell most apart; a call's scenarios that use another keep it. */
const MODOS_OFERECIDOS: readonly ModoDePreencher[] = ['ateOndeDer', 'umaVolta'];

export function modosOferecidos(lista: readonly Cenario[]): readonly ModoDePreencher[] {
  return MODOS_DE_PREENCHER.filter(
    (modo) => MODOS_OFERECIDOS.includes(modo) || lista.some((um) => um.modo === modo),
  );
}

/** One what-if as it is typed, including unreadable values. */
export interface Cenario {
  readonly id: number;
  readonly nome: string;
  readonly modo: ModoDePreencher;
  readonly bolsas: string;
  readonly porUnidade: string;
  readonly minimo: string;
  readonly porProjeto: string;
}

/** The scenarios of one call, and the edited one. */
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

/** Checks the form of a value from the browser's storage. */
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

/** The first scenario gives places in ranking order up to the call's own limits. */
export function primeiros(
  { limiteBolsas, bolsasPorUnidade }: LimitesDaOrdem,
  minimo: number = TOTAL_MINIMO,
): Cenarios {
  return { atual: 1, lista: [novo(1, escrito(limiteBolsas), escrito(bolsasPorUnidade), minimo)] };
}

/** In a call with a limit per unit, stored scenarios without one get the call's. */
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

/** Adds a copy of the edited scenario; unchanged at the maximum number. */
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

/** Removes this scenario; the last one stays. */
export function semEste({ lista }: Cenarios, id: number): Cenarios {
  const ficam = lista.filter((um) => um.id !== id);
  const [primeiro] = ficam;
  return primeiro === undefined ? { atual: id, lista } : { atual: primeiro.id, lista: ficam };
}

/** Changes these fields of the edited scenario. */
export function comCampos({ atual, lista }: Cenarios, campos: Partial<Cenario>): Cenarios {
  return { atual, lista: lista.map((um) => (um.id === atual ? { ...um, ...campos } : um)) };
}
