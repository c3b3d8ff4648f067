import { describe, expect, it } from 'vitest';
import { type Caller, CallerLeft, runFor } from './caller.ts';
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts';

const quem = (person: string, address = `de ${person}`, login = false): Caller => ({
  person,
  address,
  login,
});

/** A queue whose tasks end when told to, and what ran and was refused in it. */
function cena(opcoes: Partial<FairQueueOptions> = {}) {
  const fila = createFairQueue({ concorrencia: 1, fila: 6, cheia: () => new Error('cheia'), ...opcoes });
  const ordem: string[] = [];
  const recusadas: string[] = [];
  const abertas: (() => void)[] = [];
  const pedir = (nome: string, caller: Caller): void => {
    runFor(caller, () =>
      fila.run(() => {
        ordem.push(nome);
        return new Promise<void>((fim) => abertas.push(fim));
      }),
    ).catch(() => recusadas.push(nome));
  };
  const assentar = () => new Promise<void>((pronto) => setImmediate(pronto));
  return {
    fila,
    ordem,
    recusadas,
    pedir,
    assentar,
    /** Ends what runs, in order, until nothing does. */
    async esvaziar() {
      await assentar();
      for (let fim = abertas.shift(); fim !== undefined; fim = abertas.shift()) {
        fim();
        await assentar();
      }
    },
  };
}

describe('a queue with shares (T-A15, T-H11)', () => {
  it('runs so many at a time, in order, and refuses above the queue', async () => {
    const c = cena({ fila: 1 });
    for (const nome of ['a', 'b', 'c']) c.pedir(nome, quem(''));
    await c.assentar();
    expect([c.ordem, c.recusadas]).toEqual([['a'], ['c']]);
    await c.esvaziar();
    expect(c.ordem).toEqual(['a', 'b']);
  });

  it('gives the place back after a failure', async () => {
    const { fila } = cena({ fila: 0 });
    await expect(fila.run(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
    await expect(fila.run(() => Promise.resolve(7))).resolves.toBe(7);
  });

  it('[C-F5] one after the other by person, however many one of them asks for', async () => {
    const c = cena();
    for (const nome of ['m1', 'm2', 'm3', 'm4']) c.pedir(nome, quem('muitos'));
    c.pedir('p1', quem('poucos'));
    c.pedir('o1', quem('outro'));
    await c.esvaziar();
    expect(c.ordem).toEqual(['m1', 'p1', 'o1', 'm2', 'm3', 'm4']);
  });

  it('[C-F5] somebody who asks again and again, one at a time, is no newcomer each time', async () => {
    const c = cena();
    for (const nome of ['a1', 'a2', 'a3']) c.pedir(nome, quem('a'));
    c.pedir('b1', quem('b'));
    await c.assentar();
    const fim: Promise<void>[] = [];
    // b asks again as soon as the last was answered.
    const deNovo = async (): Promise<void> => {
      while (!c.ordem.includes('b1')) await c.assentar();
      c.pedir('b2', quem('b'));
    };
    fim.push(deNovo());
    await c.esvaziar();
    await Promise.all(fim);
    await c.esvaziar();
    expect(c.ordem.indexOf('b2')).toBeGreaterThan(c.ordem.indexOf('a2'));
  });

  it('[C-F5] a full queue takes whoever has less, and refuses the last of whoever has most', async () => {
    const c = cena({ fila: 3 });
    for (const nome of ['m1', 'm2', 'm3', 'm4']) c.pedir(nome, quem('muitos'));
    c.pedir('p1', quem('poucos'));
    await c.assentar();
    expect(c.recusadas).toEqual(['m4']);
    c.pedir('m5', quem('muitos'));
    await c.esvaziar();
    expect(c.recusadas).toEqual(['m4', 'm5']);
    expect(c.ordem).toEqual(['m1', 'p1', 'm2', 'm3']);
  });

  it('[C-F5] a person and an address have a share of the places', async () => {
    const c = cena({ fila: 20, porPessoa: 2, porEndereco: 3 });
    for (const nome of ['a1', 'a2', 'a3']) c.pedir(nome, quem('a', 'campus'));
    c.pedir('b1', quem('b', 'campus'));
    c.pedir('d1', quem('d', 'campus'));
    c.pedir('c1', quem('c', 'casa'));
    await c.assentar();
    // a3 is above his own share; d1, who has none of the address's places yet, takes one of the two that a has.
    expect(c.recusadas).toEqual(['a3', 'a2']);
    await c.esvaziar();
    expect(c.ordem).toEqual(['a1', 'c1', 'b1', 'd1']);
  });

  it('[C-F5] many accounts of one address weigh no more than eight persons', async () => {
    const c = cena({ fila: 100 });
    for (let i = 0; i < 40; i += 1) c.pedir(`x${i}`, quem(`conta ${i}`, 'um só'));
    await c.assentar();
    for (const nome of ['v1', 'v2', 'v3']) c.pedir(nome, quem('vítima'));
    await c.esvaziar();
    expect(['v1', 'v2', 'v3'].map((nome) => c.ordem.indexOf(nome) < 30)).toEqual([true, true, true]);
  });

  it('[C-F5] keeps places for logins, running and waiting', async () => {
    const c = cena({ concorrencia: 2, fila: 3, reserva: { concorrencia: 1, fila: 1 } });
    for (let i = 0; i < 6; i += 1) c.pedir(`x${i}`, quem(`x${i}`));
    await c.assentar();
    expect([c.ordem, c.recusadas]).toEqual([['x0'], ['x3', 'x4', 'x5']]);
    c.pedir('entra', quem('e', 'e', true));
    c.pedir('entra também', quem('f', 'f', true));
    await c.assentar();
    expect([c.ordem, c.recusadas.length]).toEqual([['x0', 'entra'], 3]);
    await c.esvaziar();
    expect(c.ordem).toContain('entra também');
  });

  it('[C-F5] whoever left before his turn gives his place back at once and is never started', async () => {
    const c = cena({ fila: 4, porPessoa: 5 });
    const fora = new AbortController();
    const saiu: Caller = { ...quem('a'), gone: fora.signal };
    c.pedir('corre', quem('b'));
    for (const nome of ['a1', 'a2', 'a3', 'a4']) c.pedir(nome, saiu);
    await c.assentar();
    fora.abort();
    await c.assentar();
    expect(c.recusadas).toEqual(['a1', 'a2', 'a3', 'a4']);
    // His places and the queue's are free: so many fit again.
    for (const nome of ['a5', 'a6', 'a7', 'a8']) c.pedir(nome, quem('a'));
    await c.esvaziar();
    expect([c.ordem, c.recusadas.length]).toEqual([['corre', 'a5', 'a6', 'a7', 'a8'], 4]);
  });

  it('[C-F5] who left a hundred times is not behind those who asked once', async () => {
    const c = cena({ fila: 20 });
    c.pedir('corre', quem('x'));
    for (let i = 0; i < 100; i += 1) {
      const fora = new AbortController();
      c.pedir(`foi ${i}`, { ...quem('a', 'campus'), gone: fora.signal });
      fora.abort();
      await c.assentar();
    }
    c.pedir('colega', quem('b', 'campus'));
    for (const nome of ['o1', 'o2', 'o3']) c.pedir(nome, quem('outro'));
    c.pedir('voltou', quem('a', 'campus'));
    await c.esvaziar();
    expect(c.ordem).toEqual(['corre', 'colega', 'o1', 'voltou', 'o2', 'o3']);
  });

  it('tells who left from who was refused, and asks for no turn for one who is not there', async () => {
    const { fila } = cena({ fila: 1 });
    const fora = new AbortController();
    const saiu: Caller = { ...quem('a'), gone: fora.signal };
    const primeiro = await fila.enter(quem('b'));
    const espera = fila.enter(saiu);
    fora.abort();
    await expect(espera).rejects.toThrow(CallerLeft);
    await expect(fila.enter(saiu)).rejects.toThrow(CallerLeft);
    primeiro();
    // Whose turn came in the moment in which he left, too.
    const outra = new AbortController();
    const segundo = await fila.enter(quem('b'));
    const naHora = fila.enter({ ...quem('a'), gone: outra.signal });
    segundo();
    outra.abort();
    await expect(naHora).rejects.toThrow(CallerLeft);
    expect(await fila.run(() => Promise.resolve(7))).toBe(7);
  });

  it('says beforehand whom it would refuse', async () => {
    const c = cena({ fila: 1 });
    for (const nome of ['m1', 'm2']) c.pedir(nome, quem('m', 'aqui'));
    await c.assentar();
    expect([c.fila.fullFor(quem('', 'aqui')), c.fila.fullFor(quem('', 'lá'))]).toEqual([true, false]);
    await c.esvaziar();
    expect(c.fila.fullFor(quem('', 'aqui'))).toBe(false);
  });
});
