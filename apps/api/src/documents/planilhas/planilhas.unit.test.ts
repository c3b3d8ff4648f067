import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as proximaVez } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { runFor } from '../../adapters/caller.ts';
import { LINHAS_INTEIRAS } from './escrever.ts';
import { linhasProntas } from './linhas-prontas.ts';
import type { Celula, Planilha } from './modelo.ts';
import { createPlanilhas } from './planilhas.ts';

const planilhas = createPlanilhas();
afterAll(() => planilhas.close());

const COLUNAS = [
  { titulo: 'Texto', largura: 30 },
  { titulo: 'Número', largura: 10 },
];

const FOLHA = { nome: 'F', quando: new Date(0), colunas: COLUNAS };

/** The parts of a zip by its central directory, read by code independent of the writer. */
function partes(zip: Buffer): Map<string, string> {
  const fim = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const lidas = new Map<string, string>();
  let em = zip.readUInt32LE(fim + 16);
  for (let i = 0; i < zip.readUInt16LE(fim + 10); i += 1) {
    const [metodo, tamanho] = [zip.readUInt16LE(em + 10), zip.readUInt32LE(em + 20)];
    const [nome, extra, comentario] = [28, 30, 32].map((onde) => zip.readUInt16LE(em + onde));
    const inicio = zip.readUInt32LE(em + 42);
    const dados = inicio + 30 + zip.readUInt16LE(inicio + 26) + zip.readUInt16LE(inicio + 28);
    const bytes = zip.subarray(dados, dados + tamanho);
    const nomeDaParte = zip.subarray(em + 46, em + 46 + (nome ?? 0)).toString('utf8');
    lidas.set(nomeDaParte, (metodo === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'));
    em += 46 + (nome ?? 0) + (extra ?? 0) + (comentario ?? 0);
  }
  return lidas;
}

function semEntidades(xml: string): string {
  return xml
    .replace(/&#x([0-9A-Fa-f]+);/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, dec: string) => String.fromCodePoint(Number(dec)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

interface Lida {
  readonly xml: string;
  readonly linhas: (string | number | null)[][];
}

/** The rows of the first sheet, parsed from its XML. */
function ler(zip: Buffer): Lida {
  const todas = partes(zip);
  const xml = [...todas].find(([nome]) => /worksheets\/sheet1\.xml$/.test(nome))?.[1] ?? '';
  const compartilhadas = [...(todas.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, si = '']) => [...si.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, t = '']) => semEntidades(t)).join(''),
  );
  const linhas = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, linha = '']) =>
    [...linha.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, atributos = '', dentro = '']) => {
      const [, v] = /<v>(.*?)<\/v>/s.exec(dentro) ?? [];
      if (/t="s"/.test(atributos)) return compartilhadas[Number(v)] ?? null;
      if (/t="inlineStr"/.test(atributos)) return semEntidades(/<t[^>]*>(.*?)<\/t>/s.exec(dentro)?.[1] ?? '');
      return v === undefined ? null : Number(v);
    }),
  );
  return { xml: [...todas.values()].join('\n'), linhas };
}

async function gerar(linhas: readonly (readonly Celula[])[]): Promise<Buffer> {
  return buffer(
    await planilhas.xlsx(async () => ({ ...FOLHA, nome: 'Folha', linhas: linhasProntas(linhas) })),
  );
}

const GATILHOS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  '=HYPERLINK("http://mal")',
  "'=1",
];
const INTACTOS = [
  ...GATILHOS,
  '<b>&"\'',
  'á ção 𝄞 🎓',
  ' espaços ',
  '_x0041_',
  'linha\nseguinte',
  'fim\r\nde linha',
  '007',
];

describe.each([
  ['a sheet made whole', 0],
  ['a sheet that streams', LINHAS_INTEIRAS],
])('%s', (_, antes) => {
  it('contains no formula, every text unchanged, and every number as a number (T-F1, T-F2)', async () => {
    const enchimento = Array.from({ length: antes }, (_, i) => [`linha ${i}`, i] as const);
    const casos: (readonly [Celula, Celula])[] = [
      ...INTACTOS.map((texto, i) => [texto, i % 2 === 0 ? -1 - i : i + 0.5] as const),
      ['vazia ao lado', null],
      ['\u0000=1\u0008', 37.3],
      ['\ud800x', 0],
    ];
    const { xml, linhas } = ler(await gerar([...enchimento, ...casos]));
    expect(xml).not.toMatch(/<f[ >/]/);
    expect(linhas[0]).toEqual(['Texto', 'Número']);
    expect(linhas.length).toBe(1 + antes + casos.length);
    const lidas = linhas.slice(1 + antes);
    for (const [i, texto] of INTACTOS.entries()) {
      expect(lidas[i]).toEqual([texto, i % 2 === 0 ? -1 - i : i + 0.5]);
    }
    const [vazia = [], nula, metade] = lidas.slice(INTACTOS.length);
    expect([vazia[0], vazia[1] ?? null]).toEqual(['vazia ao lado', null]);
    expect([nula, metade]).toEqual([
      ['=1', 37.3],
      ['\ufffdx', 0],
    ]);
  });
});

it('cuts a text at the limit of a cell', async () => {
  const { linhas } = ler(await gerar([['a'.repeat(40_000), 1]]));
  expect(String(linhas[1]?.[0]).length).toBe(32_767);
});

it('freezes its header row, filters, and sets the widths of columns', async () => {
  const { xml } = ler(await gerar([['um', 1]]));
  expect(xml).toMatch(/<pane [^>]*ySplit="1"/);
  expect(xml).toContain('<autoFilter ref="A1:B2"');
  expect(xml).toMatch(/<col [^>]*width="30"/);
});

const uma = (): Planilha => ({ ...FOLHA, linhas: linhasProntas([['a', 1]]) });
const de = (person: string) => ({ person, address: '' });

describe('a crowd', () => {
  it('serves 64 requests at once with one thread, and forty of one person', async () => {
    const outras = createPlanilhas();
    const multidoes = [
      { quantas: 40, quem: () => 'a mesma' },
      { quantas: 64, quem: (i: number) => `pessoa ${i}` },
    ];
    for (const { quantas, quem } of multidoes) {
      const pedidos = Array.from({ length: quantas }, (_, i) =>
        runFor(de(quem(i)), async () => buffer(await outras.xlsx(async () => uma()))),
      );
      const feitas = await Promise.all(pedidos);
      expect(feitas.every((bytes) => bytes.equals(feitas[0] ?? Buffer.alloc(0)))).toBe(true);
      expect(ler(feitas.at(-1) ?? Buffer.alloc(0)).linhas).toEqual([
        ['Texto', 'Número'],
        ['a', 1],
      ]);
    }
    await outras.close();
  });

  it('serves other people between the requests of one person, and holds no rows for a waiting one', async () => {
    const outras = createPlanilhas();
    const ordem: string[] = [];
    let lidas = 0;
    const pedir = (quem: string) =>
      runFor(de(quem), async () => {
        const saida = await outras.xlsx(async () => {
          lidas += 1;
          ordem.push(quem);
          return uma();
        });
        return buffer(saida);
      });
    const deUma = Array.from({ length: 300 }, () => pedir('apressada'));
    const deOutra = pedir('outra');
    expect(lidas).toBeLessThan(2);
    const fins = await Promise.allSettled(deUma);
    await deOutra;
    expect(fins.filter(({ status }) => status === 'fulfilled')).toHaveLength(41);
    expect(ordem.indexOf('outra')).toBeLessThan(3);
    await outras.close();
  });
});

it('refuses a sheet that fails, and makes the next one', async () => {
  const ruim = linhasProntas([[Symbol('não se copia') as unknown as string]]);
  await expect(planilhas.xlsx(async () => ({ ...FOLHA, linhas: ruim }))).rejects.toThrow();
  await expect(planilhas.xlsx(() => Promise.reject(new Error('sem banco')))).rejects.toThrow('sem banco');
  const { linhas } = ler(await gerar([['depois', 2]]));
  expect(linhas[1]).toEqual(['depois', 2]);
});

it('continues after a caller has left in the middle, and after its idle thread has ended', async () => {
  const outras = createPlanilhas({ ociosoMs: 1 });
  const longas = linhasProntas(Array.from({ length: LINHAS_INTEIRAS + 1 }, (_, i) => ['linha', i]));
  const abandonada = await outras.xlsx(async () => ({ ...FOLHA, linhas: longas }));
  (abandonada as Readable).destroy();
  for (let vez = 0; vez < 3; vez += 1) {
    expect((await buffer(await outras.xlsx(async () => uma()))).length).toBeGreaterThan(0);
    for (let volta = 0; volta < 50 * vez; volta += 1) await proximaVez();
  }
  await outras.close();
});

it('makes no sheet after it was closed', async () => {
  const outras = createPlanilhas();
  const pedidos = Array.from({ length: 3 }, () => outras.xlsx(async () => uma()));
  await outras.close();
  for (const pedido of [...pedidos, outras.xlsx(async () => uma())]) {
    await expect(pedido).rejects.toMatchObject({ kind: 'indisponivel' });
  }
});

it('[C-E2] yields to other work after each piece of 10,000 rows', async () => {
  const linhas = Array.from(
    { length: 10_000 },
    (_, i) => [`Um título de projeto com o número ${i}`, i / 10] as const,
  );
  let pronta = false;
  let voltas = 0;
  const outro = (async () => {
    for (; !pronta; voltas += 1) await proximaVez();
  })();
  await gerar(linhas);
  pronta = true;
  await outro;
  // 250 rows are handed over at a time.
  expect(voltas).toBeGreaterThanOrEqual(10_000 / 250);
});
