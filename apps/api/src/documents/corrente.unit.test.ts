import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setImmediate as proximaVez } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { corrente } from './corrente.ts';
import { ndjson } from './ndjson.ts';

const PEDACO = 'x'.repeat(16 * 1024);

/** A text in this many pieces, and counts of what was called. */
function fonte(quantos: number) {
  const feito = { pedidos: 0, fechados: 0 };
  return {
    feito,
    proximo: async () => {
      feito.pedidos += 1;
      return feito.pedidos > quantos ? null : PEDACO;
    },
    fechar: async () => {
      feito.fechados += 1;
    },
  };
}

describe('text that is made as fast as it is read', () => {
  it('sends all rows, and releases their source', async () => {
    const { feito, ...pedacos } = fonte(20);
    expect((await buffer(corrente(pedacos))).byteLength).toBe(20 * PEDACO.length);
    expect(feito.fechados).toBeGreaterThan(0);
  });

  it('waits for a slow reader: makes a few pieces, not all', async () => {
    const { feito, ...pedacos } = fonte(1000);
    const saida = corrente(pedacos);
    saida.read(1);
    for (let volta = 0; volta < 200; volta += 1) await proximaVez();
    expect(feito.pedidos).toBeGreaterThan(0);
    expect(feito.pedidos).toBeLessThan(20);
    saida.destroy();
    await once(saida, 'close');
    expect(feito.fechados).toBeGreaterThan(0);
  });

  it('gives up a reader who stopped, also one who never began', async () => {
    for (const comeca of [true, false]) {
      const { feito, ...pedacos } = fonte(1000);
      const saida = corrente(pedacos, { pacienciaMs: 1 });
      if (comeca) saida.read(1);
      const [error] = await once(saida, 'error');
      expect(String(error)).toContain('parou de ler');
      expect(feito.fechados).toBeGreaterThan(0);
    }
  });

  it('gives up a reader who takes pieces too slowly for ever', async () => {
    const { feito, ...pedacos } = fonte(Number.POSITIVE_INFINITY);
    const saida = corrente(pedacos, { duracaoMs: 50 });
    const gotas = setInterval(() => saida.read(), 5);
    const [error] = await once(saida, 'error');
    clearInterval(gotas);
    expect(String(error)).toContain('demorou demais');
    expect(feito.fechados).toBeGreaterThan(0);
  });

  it('aborts at an error instead of ending as if complete', async () => {
    const { feito, fechar } = fonte(0);
    let pedidos = 0;
    const proximo = async () => {
      pedidos += 1;
      if (pedidos === 3) throw new Error('sem banco');
      return PEDACO;
    };
    await expect(buffer(corrente({ proximo, fechar }))).rejects.toThrow('sem banco');
    expect(feito.fechados).toBeGreaterThan(0);
  });
});

describe('NDJSON', () => {
  const lidas = (quantas: number, pedacos: number[][]) => ({
    quantas,
    proximas: async () => pedacos.shift() ?? [],
    fechar: () => Promise.resolve(),
  });
  const escrever = (n: number) => `{"n":\n${n}}`;

  it('writes one record a line, and the number of records at the end', async () => {
    const texto = await buffer(corrente(ndjson(lidas(3, [[1, 2], [3]]), escrever)));
    expect(texto.toString()).toBe('{"n": 1}\n{"n": 2}\n{"n": 3}\n{"fim":true,"registros":3}\n');
    const vazio = await buffer(corrente(ndjson(lidas(0, []), escrever)));
    expect(vazio.toString()).toBe('{"fim":true,"registros":0}\n');
  });

  it('does not write the final line when rows are missing', async () => {
    await expect(buffer(corrente(ndjson(lidas(3, [[1, 2]]), escrever)))).rejects.toThrow('2 of 3');
  });
});
