import { loadHttp } from './load.ts';
import type { Request } from './scenarios.ts';
import { median } from './statistics.ts';
import { cpuMs } from './usage.ts';

/** One long document alone, and what twenty of them at once do to somebody else's read. Milliseconds. */
export interface PdfCost {
  readonly pages: number;
  readonly kib: number;
  /** The first one since the start, its worker's start included. */
  readonly first: number;
  readonly warm: readonly number[];
  /** Processor time of one warm document, the worker's thread included; NaN where it cannot be seen. */
  readonly cpu: number;
  readonly quiet: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly busy: { readonly p50: number; readonly p99: number; readonly max: number };
  /** From the first request to the last of the twenty documents, and how many were refused (503, full queue). */
  readonly twentyMs: number;
  readonly refused: number;
}

export interface PdfOptions {
  readonly url: string;
  readonly pid: number;
  readonly id: number;
  readonly token: string;
  /** The read that others make meanwhile. */
  readonly read: Request;
  readonly times: number;
}

const AT_ONCE = 20;

/** Measures the PDF of a project. Throws unless it is a PDF. */
export async function measurePdf({ url, pid, id, token, read, times }: PdfOptions): Promise<PdfCost> {
  const fetchOne = async () => {
    const before = performance.now();
    const answer = await fetch(`${url}/api/gerar-pdf/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, bytes, ms: performance.now() - before };
  };
  const first = await fetchOne();
  if (first.status !== 200) throw new Error(`PDF: ${first.status} ${first.bytes.toString()}`);
  await fetchOne();
  const warm: number[] = [];
  const cpuBefore = cpuMs(pid) ?? Number.NaN;
  for (let i = 0; i < times; i += 1) warm.push((await fetchOne()).ms);
  const cpu = ((cpuMs(pid) ?? Number.NaN) - cpuBefore) / times;
  const load = { url, pid, requests: [read] };
  const quiet = await loadHttp({ ...load, seconds: 1 });
  const begin = performance.now();
  const twenty = Promise.all(Array.from({ length: AT_ONCE }, fetchOne)).then((answers) => ({
    ms: performance.now() - begin,
    refused: answers.filter(({ status }) => status !== 200).length,
  }));
  // Waited for together: one that breaks must not hide behind the other's end.
  const [busy, { ms: twentyMs, refused }] = await Promise.all([
    loadHttp({ ...load, seconds: Math.max(1, (AT_ONCE * median(warm)) / 1000) }),
    twenty,
  ]);
  const kib = first.bytes.length / 1024;
  return { pages: pagesOf(first.bytes), kib, first: first.ms, warm, cpu, quiet, busy, twentyMs, refused };
}

/** Pages that the document's page tree counts; NaN when the tree is compressed. */
function pagesOf(pdf: Buffer): number {
  const counts = [...pdf.toString('latin1').matchAll(/\/Type \/Pages[^>]*?\/Count (\d+)/g)];
  return Math.max(...counts.map(([, count]) => Number(count)));
}
