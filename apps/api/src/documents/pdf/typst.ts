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

/** No file can exist below a device, so the compiler sees only files mapped there. */
const ROOT = '/dev/null/pdf';

/**
 * PDF/A-2a, archival and accessible (ADR 0005); there a missing glyph is an error, so the next ways are less
 * strict. The one without tags comes last: making tags has failed before.
 */
const WAYS: readonly RenderPdfOpts[] = [
  { pdfStandard: 'a-2a', pdfTags: true },
  { pdfTags: true },
  { pdfTags: false },
];

export interface Rendered {
  readonly bytes: Uint8Array;
  /** Why the result is less than PDF/A; without text of users (T-M9). */
  readonly warnings: readonly string[];
}

export interface Typst {
  /** Throws only when not even plain text can be set. */
  render(documento: Documento, files: ReadonlyMap<string, Uint8Array>): Rendered;
}

/** The message of the error, without its quotes from the document. */
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

/** Template and data are in memory, so even a broken template finds no file (T-D18). */
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

  /** Exports in the first way that works, and collects why earlier ones failed. */
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
