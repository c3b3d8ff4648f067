import { describe, expect, it } from 'vitest';
import { type Caller, CallerLeft, runFor } from './caller.ts';
import { createTurns, type TurnsOptions } from './turns.ts';

const quem = (person: string): Caller => ({ person, address: `de ${person}` });

/** Turns whose tasks the test ends, with lists of what ran and what was refused. */
function cena(opcoes: Partial<TurnsOptions> = {}) {
  const turns = createTurns({ concorrencia: 1, fila: 6, cheia: () => new Error('cheia'), ...opcoes });
  const ordem: string[] = [];
  const recusadas: string[] = [];
  const abertas: (() => void)[] = [];
  const pedir = (nome: string, caller: Caller): void => {
    runFor(caller, () =>
      turns.run(() => {
        ordem.push(nome);
        return new Promise<void>((fim) => abertas.push(fim));
      }),
    ).catch((error: Error) => recusadas.push(`${nome}: ${error.message}`));
  };
  const assentar = () => new Promise<void>((pronto) => setImmediate(pronto));
  return {
    turns,
    ordem,
    recusadas,
    pedir,
    assentar,
    /** Ends the running tasks in order until none is left. */
    async esvaziar() {
      await assentar();
      for (let fim = abertas.shift(); fim !== undefined; fim = abertas.shift()) {
        fim();
        await assentar();
      }
    },
  };
}

describe('turns with a share for each person (T-A15, T-H11)', () => {
  it('runs so many at a time, in order, and refuses above the queue', async () => {
    const c = cena({ fila: 1 });
    for (const nome of ['a', 'b', 'c']) c.pedir(nome, quem(''));
    await c.assentar();
    expect([c.ordem, c.recusadas, c.turns.full()]).toEqual([['a'], ['c: cheia'], true]);
    await c.esvaziar();
    expect([c.ordem, c.turns.full()]).toEqual([['a', 'b'], false]);
  });

  it('frees the place after a failure', async () => {
    const { turns } = cena({ fila: 0 });
    await expect(turns.run(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
    await expect(turns.run(() => Promise.resolve(7))).resolves.toBe(7);
  });

  it('[C-F5] runs the queues of persons in turn, however many tasks one of them queues', async () => {
    const c = cena();
    for (const nome of ['m1', 'm2', 'm3', 'm4']) c.pedir(nome, quem('muitos'));
    c.pedir('p1', quem('poucos'));
    c.pedir('o1', quem('outro'));
    await c.esvaziar();
    expect(c.ordem).toEqual(['m1', 'm2', 'p1', 'o1', 'm3', 'm4']);
  });

  it('[C-I2] reserves the places above a share for others, and refuses tasks of a person above their share of the queue', async () => {
    const c = cena({
      concorrencia: 3,
      porPessoa: { aoMesmoTempo: 2, esperando: 2 },
      demais: () => new Error('demais'),
    });
    for (const nome of ['m1', 'm2', 'm3', 'm4', 'm5']) c.pedir(nome, quem('muitos'));
    c.pedir('p1', quem('poucos'));
    await c.assentar();
    expect([c.ordem, c.recusadas]).toEqual([['m1', 'm2', 'p1'], ['m5: demais']]);
    await c.esvaziar();
    expect(c.ordem).toEqual(['m1', 'm2', 'p1', 'm3', 'm4']);
  });

  it('[C-F5] frees the place of a caller who left, and never starts their task', async () => {
    const c = cena({ fila: 4 });
    const fora = new AbortController();
    const saiu: Caller = { ...quem('a'), gone: fora.signal };
    c.pedir('corre', quem('b'));
    for (const nome of ['a1', 'a2', 'a3', 'a4']) c.pedir(nome, saiu);
    await c.assentar();
    fora.abort();
    await c.assentar();
    expect(c.recusadas).toHaveLength(4);
    for (const nome of ['a5', 'a6', 'a7', 'a8']) c.pedir(nome, quem('a'));
    await c.esvaziar();
    expect([c.ordem, c.recusadas.length]).toEqual([['corre', 'a5', 'a6', 'a7', 'a8'], 4]);
  });

  it('distinguishes a caller who left from one who was refused, also at the moment of their turn', async () => {
    const { turns } = cena({ fila: 1 });
    const fora = new AbortController();
    const saiu: Caller = { ...quem('a'), gone: fora.signal };
    const primeiro = await turns.enter(quem('b'));
    const espera = turns.enter(saiu);
    fora.abort();
    await expect(espera).rejects.toThrow(CallerLeft);
    await expect(turns.enter(saiu)).rejects.toThrow(CallerLeft);
    primeiro();
    const outra = new AbortController();
    const segundo = await turns.enter(quem('b'));
    const naHora = turns.enter({ ...quem('a'), gone: outra.signal });
    segundo();
    outra.abort();
    await expect(naHora).rejects.toThrow(CallerLeft);
    expect(await turns.run(() => Promise.resolve(7))).toBe(7);
  });
});
