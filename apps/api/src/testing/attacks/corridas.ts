import { contar } from '../figures.ts';

type Concorrente = () => Promise<{ readonly status: number }>;

/** Sends both at once, in alternating order; returns the statuses in the order of the arguments. */
export async function ambos(rodada: number, um: Concorrente, outro: Concorrente): Promise<[number, number]> {
  if (rodada % 2 === 0) {
    const [a, b] = await Promise.all([um(), outro()]);
    return [a.status, b.status];
  }
  const [b, a] = await Promise.all([outro(), um()]);
  return [a.status, b.status];
}

/** Runs a race several times; each round returns its outcome, and the counts are printed as a figure. */
export async function rodadas(
  nome: string,
  quantas: number,
  uma: (rodada: number) => Promise<string>,
): Promise<Readonly<Record<string, number>>> {
  const fins: Record<string, number> = {};
  for (let rodada = 0; rodada < quantas; rodada += 1) {
    const fim = await uma(rodada);
    fins[fim] = (fins[fim] ?? 0) + 1;
  }
  contar('corridas', `${nome}: ${JSON.stringify(fins)}`);
  return fins;
}
