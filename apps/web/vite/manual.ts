import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Bloco, Capitulo, Trecho } from '../src/features/ajuda/components/manual.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/manual', import.meta.url));
const PLACE = fileURLToPath(new URL('../src/features/ajuda/components/capitulos.ts', import.meta.url));
const FIRST = 'README.md';

/** The address of a chapter by its file: `coordenador` for `3-coordenador.md`, '' for the first page. */
function nameOf(file: string): string {
  return file === FIRST ? '' : file.replace(/^\d+-/, '').replace(/\.md$/, '');
}

function idOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The anchor of a heading is made as GitHub makes it, with its accents. */
function targetOf(href: string): string {
  const [file = '', part] = href.split('#');
  if (!/^[\w-]+\.md$/.test(file)) throw new Error(`the manual leads out of itself: ${href}`);
  return `/ajuda${file === FIRST ? '' : `/${nameOf(file)}`}${part === undefined ? '' : `#${idOf(part)}`}`;
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function inline(tokens: readonly Token[] = []): Trecho[] {
  return tokens.map((token): Trecho => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return unescaped(token.text).replaceAll('\n', ' ');
      case 'strong':
        return { forte: inline(token.tokens) };
      case 'em':
        return { enfase: inline(token.tokens) };
      case 'link':
        return { destino: targetOf(token.href), texto: inline(token.tokens) };
      default:
        throw new Error(
          `the manual has a ${token.type} within a text, which the help does not show: ${token.raw}`,
        );
    }
  });
}

/** The size of a PNG, which its first block holds (RFC 2083, 4.1.1). */
function sizeOf(file: string): { largura: number; altura: number } {
  const png = readFileSync(join(FOLDER, file));
  return { largura: png.readUInt32BE(16), altura: png.readUInt32BE(20) };
}

/** `figure` gives the address of a picture by its file. */
function blocks(tokens: readonly Token[], figure: (file: string) => string): Bloco[] {
  return tokens.flatMap((token): Bloco[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return token.depth === 1
          ? []
          : [{ tipo: 'titulo', nivel: token.depth === 2 ? 2 : 3, id: idOf(token.text), texto: token.text }];
      case 'paragraph':
      case 'text': {
        const [only] = token.tokens ?? [];
        if (only?.type === 'image') {
          return [{ tipo: 'figura', src: figure(only.href), alt: only.text, ...sizeOf(only.href) }];
        }
        return [{ tipo: 'paragrafo', texto: inline(token.tokens) }];
      }
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [
          { tipo: 'lista', numerada: ordered, itens: items.map((item) => blocks(item.tokens, figure)) },
        ];
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => inline(cell.tokens));
        return [{ tipo: 'tabela', cabecalho: cells(header), linhas: rows.map(cells) }];
      }
      default:
        throw new Error(`the manual has a ${token.type}, which the help does not show: ${token.raw}`);
    }
  });
}

/**
 * The chapters in their order, with the picture addresses that `figure` returns. Throws on content that the
 * help page cannot show.
 */
export function readManual(figure: (file: string) => string): Capitulo[] {
  const files = readdirSync(FOLDER).filter((file) => /^\d+-.*\.md$/.test(file));
  return [FIRST, ...files.toSorted()].map((file) => {
    const tokens = lexer(readFileSync(join(FOLDER, file), 'utf8'));
    const title = tokens.find((token) => token.type === 'heading' && token.depth === 1);
    if (title?.type !== 'heading') throw new Error(`${file} has no title`);
    return { nome: nameOf(file), titulo: title.text, blocos: blocks(tokens, figure) };
  });
}

/**
 * Replaces the empty list by docs/manual as data, with its pictures as assets. The parser stays out of the
 * bundle (ADR 0029).
 */
export function manual(): Plugin {
  return {
    name: 'manual',
    enforce: 'pre',
    load(id) {
      if (id !== PLACE) return undefined;
      const figures: string[] = [];
      const chapters = readManual((file) => `${figures.push(file) - 1}`);
      const imports = figures.map((file, i) => `import f${i} from ${JSON.stringify(join(FOLDER, file))};`);
      const text = JSON.stringify(chapters).replaceAll(/"src":"(\d+)"/g, '"src":f$1');
      return `${imports.join('\n')}\nexport const CAPITULOS = ${text};\n`;
    },
  };
}
