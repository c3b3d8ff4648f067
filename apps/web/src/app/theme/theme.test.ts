import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contraste,
  corMaisProxima,
  paletaDaCor,
  problemaDaCor,
} from '@instrutoria/domain/configuracao/rules/cores.ts';
import { describe, expect, test } from 'vitest';
import { theme } from './theme.ts';

test('[C-D4] leaves the room of the notices free above and below every dialog', () => {
  const props: { readonly yOffset?: string } = theme.components?.Modal?.defaultProps ?? {};
  // The library does not convert a length that begins with clamp(.
  expect(props.yOffset).toMatch(/^clamp\(5dvh, calc\(var\(--avisos, 0px\) \+ 1\.5rem\), /);
});

const folder = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const BASE = 'app/theme/base.css';
/** The paper of a report keeps its colours, because it is printed and saved as shown. */
const PAPEL = 'features/relatorio/components/folha-do-relatorio.module.css';
const sheets = globSync('**/*.css', { cwd: folder });

/** 216 colours of all hues, each as the shade of it that passes. */
const PARTES = ['00', '33', '66', '99', 'cc', 'ff'];
const ESCOLHIDAS = PARTES.flatMap((r) => PARTES.flatMap((g) => PARTES.map((b) => `#${r}${g}${b}`)));

type Tema = 'claro' | 'escuro';
const TEMAS: readonly Tema[] = ['claro', 'escuro'];

/** '#fff' as '#ffffff'. */
const inteira = (cor: string) => (cor.length === 4 ? cor.replace(/[0-9a-f]/g, '$&$&') : cor);

function paleta(): ReadonlyMap<string, Readonly<Record<Tema, string>>> {
  const hex = '(#[0-9a-f]{3,6})';
  const both = new RegExp(`--([a-z0-9-]+): (?:light-dark\\(${hex}, ${hex}\\)|${hex});`, 'g');
  return new Map(
    [...read(BASE).matchAll(both)].map(([, nome = '', claro, escuro, um = '']) => [
      nome,
      { claro: inteira(claro ?? um), escuro: inteira(escuro ?? um) },
    ]),
  );
}

/**
 * Foregrounds with their backgrounds; the contrast must be at least 4.5:1 for text, 3:1 for borders and icons
 * (T-L7).
 */
const TEXTO: Readonly<Record<string, readonly string[]>> = {
  ink: [
    'page',
    'side',
    'over',
    'soft',
    'soft-edge',
    'plain-soft',
    'ok-soft',
    'warn-soft',
    'bad-soft',
    'mark',
  ],
  quiet: ['page', 'side', 'over', 'soft', 'plain-soft'],
  accent: ['page', 'side', 'over', 'soft', 'soft-edge', 'bad-soft', 'warn-soft', 'ok-soft'],
  'accent-over': ['page', 'over', 'soft-edge'],
  'on-accent': ['accent', 'accent-over', 'ok', 'bad'],
  ok: ['page', 'over', 'ok-soft'],
  warn: ['page', 'over', 'warn-soft'],
  bad: ['page', 'over', 'soft', 'bad-soft'],
  'on-brand': ['brand', 'brand-soft'],
  'on-brand-quiet': ['brand'],
};
const BORDAS: Readonly<Record<string, readonly string[]>> = {
  edge: ['page', 'side', 'over', 'soft'],
  accent: ['page', 'side', 'over', 'soft'],
  'on-brand-focus': ['brand'],
};

const pares = (todos: typeof TEXTO, least: number) =>
  Object.entries(todos).flatMap(([nome, fundos]) => fundos.map((fundo) => ({ nome, fundo, least })));
const PARES = [...pares(TEXTO, 4.5), ...pares(BORDAS, 3)];

describe.each(TEMAS)('defines the colours of the theme: %s', (tema) => {
  const cores = paleta();
  const de = (nome: string, outras = cores) => {
    const cor = outras.get(nome);
    if (cor === undefined) throw new Error(`--${nome} is no colour of ${BASE}`);
    return cor[tema];
  };
  test.each(PARES)('gives $nome on $fundo at least $least to 1', ({ nome, fundo, least }) => {
    expect(contraste(de(nome), de(fundo))).toBeGreaterThanOrEqual(least);
  });

  test('keeps each contrast with any colour that the institution may choose', () => {
    const maus = ESCOLHIDAS.flatMap((escolhida) => {
      const cor = corMaisProxima(escolhida);
      const outras = new Map([...cores, ...Object.entries(paletaDaCor(cor))]);
      return [
        ...(problemaDaCor(cor) === null ? [] : [`${cor} is refused`]),
        ...PARES.filter(
          ({ nome, fundo, least }) => contraste(de(nome, outras), de(fundo, outras)) < least,
        ).map(({ nome, fundo }) => `${cor}: ${nome} on ${fundo}`),
      ];
    });
    expect(maus).toEqual([]);
  });
});

test('derives only colours that base.css defines', () => {
  const nomes = new Set(paleta().keys());
  expect(Object.keys(paletaDaCor('#1351b4')).filter((nome) => !nomes.has(nome))).toEqual([]);
});

test('defines every colour for both themes, apart from paper and the brand’s ground', () => {
  const fixas = [...paleta()].filter(([, { claro, escuro }]) => claro === escuro).map(([nome]) => nome);
  expect(fixas.filter((nome) => !/brand|paper/.test(nome))).toEqual([]);
});

test('sets colours only in the list of base.css and on paper', () => {
  const said = sheets
    .filter((name) => name !== BASE && name !== PAPEL)
    .filter((name) => /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i.test(read(name)));
  expect(said).toEqual([]);
});

/** Read from the end of a room, so its font size grows with the projector. */
const TELAO = 'features/reuniao/components/item-na-tela.module.css';

test('uses four font sizes', () => {
  const sizes = sheets
    .filter((name) => name !== PAPEL && name !== TELAO)
    .flatMap((name) =>
      [...read(name).matchAll(/font-size: ([^;]+);/g)].map(([, size = '']) => `${name}: ${size}`),
    );
  expect(sizes.filter((size) => !/: (?:var\(--t[1-4]\)|inherit)$/.test(size))).toEqual([]);
});

test('defines every name that a style uses', () => {
  const sources = [...sheets, ...globSync('**/*.{ts,tsx}', { cwd: folder })];
  const named = sources.flatMap((name) => [...read(name).matchAll(/(--[a-z][\w-]*)['"]?[:,]/g)]);
  const known = new Set(named.map(([, nome]) => nome));
  const asked = sheets.flatMap((name) =>
    [...read(name).matchAll(/var\((--[\w-]+)\)/g)].map(([, nome = '']) => `${name}: ${nome}`),
  );
  // The library's variables, and those that it sets on a component.
  const library = /: --(?:mantine|button|input|checkbox|radio)-/;
  expect(asked.filter((row) => !library.test(row) && !known.has(row.split(': ')[1]))).toEqual([]);
});
