import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopiaFeita, ExercicioFeito, Operacoes } from '@instrutoria/domain/sistema/types.ts';
import { writeDurable } from './files/durable-write.ts';

const arquivo = (dataDir: string) => join(dataDir, 'operacoes.json');

/** The notes; all null when there are none or the file is damaged. */
export async function lerOperacoes(dataDir: string): Promise<Operacoes> {
  const lido = await readFile(arquivo(dataDir), 'utf8').then(objeto, () => null);
  const copia = lerCopia(campo(lido, 'copia'));
  const exercicio = lerExercicio(campo(lido, 'exercicio'));
  return {
    copia,
    // Older files have only the last attempts.
    copiaBoa: lerCopia(campo(lido, 'copiaBoa')) ?? (copia?.ok === true ? copia : null),
    primeiraCopia: instante(campo(lido, 'primeiraCopia')) ?? copia?.em ?? null,
    exercicio,
    exercicioBom: lerExercicio(campo(lido, 'exercicioBom')) ?? (exercicio?.ok === true ? exercicio : null),
  };
}

/**
 * Noted in DATA_DIR, not in the database: a backup only reads the database, and a restored one would not have
 * the note.
 */
export async function anotarCopia(dataDir: string, copia: CopiaFeita): Promise<void> {
  const antes = await lerOperacoes(dataDir);
  const copiaBoa = copia.ok ? copia : antes.copiaBoa;
  await gravar(dataDir, { ...antes, copia, copiaBoa, primeiraCopia: antes.primeiraCopia ?? copia.em });
}

export async function anotarExercicio(dataDir: string, exercicio: ExercicioFeito): Promise<void> {
  const antes = await lerOperacoes(dataDir);
  await gravar(dataDir, { ...antes, exercicio, exercicioBom: exercicio.ok ? exercicio : antes.exercicioBom });
}

/**
 * Also readable for the service's user when another user ran the command: it contains only dates and sizes.
 */
async function gravar(dataDir: string, operacoes: Operacoes): Promise<void> {
  await writeDurable(arquivo(dataDir), `${JSON.stringify(operacoes)}\n`, { mode: 0o644 });
}

function objeto(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}

function campo(lido: unknown, qual: string): unknown {
  return typeof lido === 'object' && lido !== null ? Reflect.get(lido, qual) : undefined;
}

function instante(lido: unknown): Date | null {
  const em = new Date(typeof lido === 'string' ? lido : '');
  return Number.isNaN(em.getTime()) ? null : em;
}

function lerCopia(lida: unknown): CopiaFeita | null {
  const em = instante(campo(lida, 'em'));
  const bytes = Number(campo(lida, 'bytes'));
  return em === null
    ? null
    : { em, ok: campo(lida, 'ok') === true, bytes: Number.isFinite(bytes) ? bytes : 0 };
}

function lerExercicio(lido: unknown): ExercicioFeito | null {
  const em = instante(campo(lido, 'em'));
  if (em === null) return null;
  return { em, ok: campo(lido, 'ok') === true, copiaDe: instante(campo(lido, 'copiaDe')) };
}
