import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { inteira } from '@instrutoria/domain/testing/amostra.ts';
import { umProfessorResumido } from '@instrutoria/domain/testing/contas.ts';
import { umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText } from '../../../testing/attacks/any-text.ts';
import { readPdf, squeeze } from '../../../testing/documents/read-pdf.ts';
import { umDocumento } from '../../../testing/documents/um-documento-do-projeto.ts';
import { createPdfRenderer } from '../renderer.ts';
import { limpar } from '../texto.ts';

/** Each title takes one document. */
const TITLES = inteira ? 20 : 5;

const warnings: { reason: string }[] = [];
// Without the product's time limit, since on a busy machine a document takes longer and only its content
// matters here.
const renderer = createPdfRenderer({
  timeoutMs: 300_000,
  log: { warn: (fields) => warnings.push(fields as { reason: string }) },
});
let canary: Server;
let hits = 0;

beforeAll(async () => {
  canary = createServer((_, response) => {
    hits += 1;
    response.end();
  });
  await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready));
});

afterAll(async () => {
  await renderer.close();
  await new Promise((done) => canary.close(done));
});

async function read(...args: Parameters<typeof umDocumento>) {
  return readPdf(await renderer.projeto(async () => umDocumento(...args)));
}

function titleOf(titulo: string): string {
  const limpo = limpar(titulo).trim();
  return estaVazio(limpo) ? 'SEM TITULO' : limpo;
}

/** The whole document with one hostile text in every place that people fill. */
function everywhere(bad: string): Parameters<typeof umDocumento> {
  const professor = umProfessorResumido({ nome: bad, email: bad, lattes: bad, programa: bad });
  return [
    {
      titulo: bad,
      resumo: bad,
      introducao: bad,
      metodologia: bad,
      resultadosEsperados: bad,
      referencias: bad,
      palavraChave1: bad,
      coordenador: professor,
      professores_colaboradores: [professor],
    },
    { cronogramas: [umCronograma({ atividade1: bad, mesAno1: bad })] },
  ];
}

describe('[C-M7] the project PDF and hostile texts (T-D18, T-E8)', () => {
  it('draws Typst markup as text and evaluates none of it', async () => {
    const markup = '#read("/etc/passwd") #eval("1+1") $x^2$ *forte* `cru` @ref \\u{41} // nada';
    const { title, compact } = await read({ titulo: markup, resumo: `<p>${markup}</p>` });
    expect(title).toBe(markup);
    expect(compact.split(squeeze(markup))).toHaveLength(3);
    expect(compact).not.toContain('root:');
  });

  it('makes no network request and reads no file', async () => {
    const { port } = canary.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/canario`;
    const { compact } = await read(
      ...everywhere(
        `<img src="${address}"><link rel=stylesheet href="${address}"><iframe src="file:///etc/passwd"></iframe>` +
          `<object data="${address}"></object><a href="file:///etc/passwd">arquivo</a>#image("${address}")`,
      ),
    );
    expect(compact).toContain('arquivo');
    expect(compact).not.toContain('root:x');
    expect(hits).toBe(0);
  });

  it('links only to http, https and mailto', async () => {
    const { links } = await read({
      resumo:
        '<a href="https://exemplo.br/a">a</a><a href="javascript:alert(1)">b</a><a href="file:///etc/passwd">c</a>',
    });
    expect(links.filter((link) => !/^(https?|mailto):/.test(link))).toEqual([]);
    expect(links).toContain('https://exemplo.br/a');
  });

  it.each([
    ['lone surrogates', 'a\ud800b\udc00c'],
    ['NUL and controls', 'a\u0000b\u0001c\u001bd'],
    ['3,000 nested tags', `${'<div><b><ul><li>'.repeat(750)}fundo`],
    ['emoji', '😀👩‍👩‍👧🏽🇧🇷 ☎️ ✓'],
    ['CJK', '漢字 かな 한국어'],
    ['Arabic', 'مرحبا بالعالم'],
    ['private use', '\ue000\u{f0000}'],
    ['an endless word', 'a'.repeat(3000)],
    ['a tower of accents', `a${'\u0301\u0323'.repeat(500)}`],
    ['only invisible characters', '\u200b\u200d\u2060\u00ad'],
  ])('makes a PDF in spite of %s', async (_, bad) => {
    const pdf = await read(...everywhere(bad));
    expect(pdf.title).toBe(titleOf(bad));
    expect(pdf.compact).toContain('Página1de');
  });

  it("falls back from PDF/A for a missing glyph, logs it, and repeats none of the user's words", async () => {
    warnings.length = 0;
    // Not assigned by Unicode, so no machine's font has it.
    const pdf = await read({ titulo: 'Um segredo \u0378' });
    expect(pdf.pdfa).toBe('');
    expect(pdf.tagged).toBe(true);
    expect(warnings).toEqual([{ projeto: 31, reason: expect.stringContaining('could not be displayed') }]);
    expect(JSON.stringify(warnings)).not.toMatch(/segredo|\u0378/);
  });

  it('stores any title completely in its properties', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(120), async (titulo) => {
        expect((await read({ titulo }, { cronogramas: [] })).title).toBe(titleOf(titulo));
      }),
      { numRuns: TITLES },
    );
  });

  it('prints every title that its fonts can draw', async () => {
    const letra = fc.constantFrom(
      ...'abcçãéõÁÀÜñß ABC 0123 #$*_`~@<>&"\'\\/[]{}()=+-–—…“”«»ºª§°²½×÷≤≥€αβπДж√∑→✓😀',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(letra, { minLength: 1, maxLength: 90 }), async (letras) => {
        const titulo = letras.join('');
        const { compact } = await read({ titulo }, { cronogramas: [] });
        expect(compact).toContain(squeeze(`Projeto nº 31${titulo.trim() || 'SEM TITULO'}Número do projeto`));
      }),
      { numRuns: TITLES },
    );
  });
});
