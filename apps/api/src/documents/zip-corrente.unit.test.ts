import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as proximaVez } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { correnteDe, type EntradaDaCorrente, zipCorrente } from './zip-corrente.ts';

setFlagsFromString('--expose-gc');
const recolher = runInNewContext('gc') as () => void;

it('frees the bytes of the entries that were sent, before the ZIP ends', async () => {
  const dadas: WeakRef<object>[] = [];
  let vivas = Number.NaN;
  function entrada(nome: string): EntradaDaCorrente {
    const bytes = Buffer.alloc(100_000);
    dadas.push(new WeakRef(bytes));
    return { nome, comprimir: false, bytes: correnteDe(bytes) };
  }
  async function* entradas() {
    for (let i = 0; i < 30; i += 1) yield entrada(`${i}.pdf`);
    // A weak reference keeps its object until the next turn of the event loop.
    await proximaVez();
    recolher();
    vivas = dadas.filter((ref) => ref.deref() !== undefined).length;
  }
  const ninguem = new Writable({ write: (_pedaco, _como, pronto) => pronto() });
  await pipeline(zipCorrente(entradas(), { quando: new Date('2026-05-13T12:00:00Z') }), ninguem);
  expect(vivas).toBeLessThan(5);
});
