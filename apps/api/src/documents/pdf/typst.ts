import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Bloco, Documento } from './blocos.ts';
import { readFonts } from './fonts.ts';
import { texto } from './texto.ts';

const TEMPLATES = ['documento.typ', 'blocos.typ', 'rico.typ'] as const;

/** PDF/A-2a: archival and accessible (ADR 0005). */
const STANDARD = 'a-2a';

export interface Rendered {
  readonly bytes: Uint8Array;
  /** Why this document is less than it should be; words of users are not in it (T-M9). */
  readonly warnings: readonly string[];
}

export interface Typst {
  /** Throws only when the words alone cannot be set. */
  render(documento: Documento, files: ReadonlyMap<string, Uint8Array>): Rendered;
  close(): void;
}

/** The typesetter's complaint without what it quotes of the document. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const found = /message: "((?:[^"\\]|\\.)*)"/.exec(message)?.[1] ?? message;
  return found.replaceAll(/`[^`]*`/g, '…').slice(0, 200);
}

function semImagens(documento: Documento): Documento {
  const aviso: Bloco = { tipo: 'nota', texto: texto('A imagem desta seção não está disponível.') };
  return {
    ...documento,
    cabecalho: { ...documento.cabecalho, logo: null },
    secoes: documento.secoes.map((secao) => ({
      ...secao,
      blocos: secao.blocos.map((bloco) => (bloco.tipo === 'imagem' ? aviso : bloco)),
    })),
  };
}

/**
 * A warm compiler. Its workspace is an empty folder: the template and the data are in memory, so even a hole in
 * the template would find no file to read (T-D18).
 */
export function createTypst(): Typst {
  const root = mkdtempSync(join(tmpdir(), 'instrutoria-pdf-'));
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readFonts() }] });
  const templates = TEMPLATES.map(
    (name) => [name, readFileSync(new URL(`./template/${name}`, import.meta.url))] as const,
  );

  function compile(documento: Documento, files: ReadonlyMap<string, Uint8Array>): NodeTypstDocument {
    compiler.resetShadow();
    for (const [name, bytes] of templates) compiler.mapShadow(join(root, name), bytes);
    for (const [path, bytes] of files) compiler.mapShadow(join(root, path), Buffer.from(bytes));
    compiler.mapShadow(join(root, 'documento.json'), Buffer.from(JSON.stringify(documento)));
    const result = compiler.compile({ mainFileContent: '#include "/documento.typ"', resetRead: true });
    if (result.result !== null) return result.result;
    const error = result.takeError();
    throw new Error(error === null ? 'no document' : JSON.stringify(compiler.fetchDiagnostics(error)));
  }

  function toPdf(documento: Documento, files: ReadonlyMap<string, Uint8Array>): Rendered {
    const compiled = compile(documento, files);
    try {
      return { bytes: compiler.pdf(compiled, { pdfStandard: STANDARD, pdfTags: true }), warnings: [] };
    } catch (error) {
      // A glyph that no font has is an error in PDF/A: a document with a box in it is better than none.
      const warnings = [`without PDF/A: ${reason(error)}`];
      return { bytes: compiler.pdf(compiled, { pdfTags: true }), warnings };
    }
  }

  return {
    render(documento, files) {
      try {
        return toPdf(documento, files);
      } catch (error) {
        if (files.size === 0) throw error;
        const words = toPdf(semImagens(documento), new Map());
        return { ...words, warnings: [`without images: ${reason(error)}`, ...words.warnings] };
      } finally {
        compiler.resetShadow();
        compiler.evictCache(0);
      }
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}
