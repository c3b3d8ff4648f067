import type { TestApp } from '../app.ts';
import type { Problem } from '../client.ts';
import { send } from '../client.ts';
import type { Pessoa, World } from '../world.ts';

/** A coordinator's approved project with one regular instructor called Ana, in May, inside of the window. */
export interface CenaDaFrequencia {
  readonly t: TestApp;
  readonly w: World;
  readonly dono: Pessoa;
  readonly projeto: number;
  readonly ana: number;
}

export async function criarCenaDaFrequencia(t: TestApp, w: World): Promise<CenaDaFrequencia> {
  const { projeto, dono } = await w.novoAprovado();
  return { t, w, dono, projeto, ana: await w.novoInstrutor(projeto, { nome: 'Ana Lima' }) };
}

interface Mes {
  readonly mes: unknown;
  readonly horas?: unknown;
}

/** January to May of the tests' year, one of them changed. */
export function ateMaio(mudancas: Readonly<Record<number, unknown>> = {}): Mes[] {
  return [1, 2, 3, 4, 5].map((mes) => ({ mes, horas: mes in mudancas ? mudancas[mes] : 34 }));
}

export const CAMINHO_DA_FREQUENCIA = '/api/frequenciasInstrutor';

/** Ana's record of the tests' year. */
export function deAna(
  { projeto, ana }: CenaDaFrequencia,
  horasPorMes: unknown = ateMaio(),
  mudancas: Readonly<Record<string, unknown>> = {},
) {
  return { instrutor: ana, projeto, ano: 2026, horasPorMes, ...mudancas };
}

export async function registrar(c: CenaDaFrequencia, body: unknown): Promise<Problem> {
  return (await send(c.t.url, 'POST', CAMINHO_DA_FREQUENCIA, { token: c.dono.token, body })) as Problem;
}
