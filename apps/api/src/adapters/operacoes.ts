import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperacaoFeita } from '@instrutoria/domain/sistema/types.ts';
import { writeDurable } from './files/durable-write.ts';

/** When the last backup was made, and the last restore to try one. */
export interface Operacoes {
  readonly copia: OperacaoFeita | null;
  readonly exercicio: OperacaoFeita | null;
}

const arquivo = (dataDir: string) => join(dataDir, 'operacoes.json');

/** Nothing was noted: both null. A file that somebody broke counts as none. */
export async function lerOperacoes(dataDir: string): Promise<Operacoes> {
  try {
    const lido: unknown = JSON.parse(await readFile(arquivo(dataDir), 'utf8'));
    return { copia: operacao(lido, 'copia'), exercicio: operacao(lido, 'exercicio') };
  } catch {
    return { copia: null, exercicio: null };
  }
}

/** In DATA_DIR, not in the database: the backup only reads that one, and a restored one knows nothing of it. */
export async function anotarOperacao(
  dataDir: string,
  qual: keyof Operacoes,
  feita: OperacaoFeita,
): Promise<void> {
  const antes = await lerOperacoes(dataDir);
  await writeDurable(arquivo(dataDir), Buffer.from(`${JSON.stringify({ ...antes, [qual]: feita })}\n`));
}

function operacao(lido: unknown, qual: keyof Operacoes): OperacaoFeita | null {
  const uma: unknown = typeof lido === 'object' && lido !== null ? Reflect.get(lido, qual) : null;
  if (typeof uma !== 'object' || uma === null) return null;
  const em = new Date(String(Reflect.get(uma, 'em')));
  if (Number.isNaN(em.getTime())) return null;
  return { em, ok: Reflect.get(uma, 'ok') === true, bytes: Number(Reflect.get(uma, 'bytes')) };
}
