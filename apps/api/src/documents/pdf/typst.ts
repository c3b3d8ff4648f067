import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  NodeCompiler,
  type NodeTypstDocument,
  type RenderPdfOpts,
} from '@myriaddreamin/typst-ts-node-compiler';
import type { Bloco, Documento } from './blocos.ts';
import { readFonts } from './fonts.ts';
import { texto } from './texto.ts';

const TEMPLATES = ['documento.typ', 'blocos.typ', 'rico.typ'] as const;

/** Nothing can ever stand below a device: the compiler sees what is mapped into its root, and no more. */
const ROOT = '/dev/null/pdf';

/**
 * PDF/A-2a, archival and accessible (ADR 0005). There a glyph that no font has is an error: a document with a box
 * in it is better than none. Last without tags, whose making has had errors of its own.
 */
const WAYS: readonly RenderPdfOpts[] = [
  { pdfStandard: 'a-2a', pdfTags: true },
  { pdfTags: true },
  { pdfTags: false },
];

export interface Rendered {
  readonly bytes: Uint8Array;
  /** Why this document is less than it should be; words of users are not in it (T-M9). */
  readonly warnings: readonly string[];
}

export interface Typst {
  /** Throws only when the words alone cannot be set. */
  render(documento: Documento, files: ReadonlyMap<string, Uint8Array>): Rendered;
}

/** The typesetter's complaint without what it quotes of the document. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const found = /message"?: ?"((?:[^"\\]|\\.)*)"/.exec(message)?.[1] ?? message;
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
 * A warm compiler. Template and data are in memory, so even a hole in the template would find no file (T-D18).
 */
export function createTypst(): Typst {
  const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs: readFonts() }] });
  const templates = TEMPLATES.map(
    (name) => [name, readFileSync(new URL(`./template/${name}`, import.meta.url))] as const,
  );

  function compile(documento: Documento, files: ReadonlyMap<string, Uint8Array>): NodeTypstDocument {
    compiler.resetShadow();
    for (const [name, bytes] of templates) compiler.mapShadow(join(ROOT, name), bytes);
    for (const [path, bytes] of files) compiler.mapShadow(join(ROOT, path), Buffer.from(bytes));
    compiler.mapShadow(join(ROOT, 'documento.json'), Buffer.from(JSON.stringify(documento)));
    const result = compiler.compile({ mainFileContent: '#include "/documento.typ"', resetRead: true });
    if (result.result !== null) return result.result;
    const error = result.takeError();
    throw new Error(error === null ? 'no document' : JSON.stringify(compiler.fetchDiagnostics(error)));
  }

  /** The first of the ways that the typesetter accepts, and why the ones before failed. */
  function exportPdf(compiled: NodeTypstDocument, warnings: string[] = []): Rendered {
    const way = WAYS[warnings.length];
    if (way === undefined) throw new Error(warnings.join('; '));
    try {
      return { bytes: compiler.pdf(compiled, way), warnings };
    } catch (error) {
      return exportPdf(compiled, [...warnings, reason(error)]);
    }
  }

  return {
    render(documento, files) {
      try {
        return exportPdf(compile(documento, files));
      } catch (error) {
        if (files.size === 0) throw error;
        const words = exportPdf(compile(semImagens(documento), new Map()));
        return { ...words, warnings: [`without images: ${reason(error)}`, ...words.warnings] };
      } finally {
        compiler.resetShadow();
        compiler.evictCache(0);
      }
    },
  };
}
