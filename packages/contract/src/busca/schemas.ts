import { ACHADOS_POR_GRUPO, MAIOR_BUSCA } from '@instrutoria/domain/busca/limits.ts';
import { z } from 'zod';
import { id, linhaDe } from '../fields.ts';

export const buscaQuery = z.strictObject({ q: linhaDe(MAIOR_BUSCA) });

/** Answers `temMais`, but never the number. */
function grupo<T extends z.ZodRawShape>(achado: z.ZodObject<T>) {
  return z.object({ achados: z.array(achado).max(ACHADOS_POR_GRUPO), temMais: z.boolean() });
}

const caminho = z.string();

export const busca = z.object({
  projetos: grupo(z.object({ id, titulo: z.string(), coordenador: z.string(), edital: z.string(), caminho })),
  pessoas: grupo(z.object({ id, nome: z.string(), siape: z.string(), unidade: z.string(), caminho })),
  instrutores: grupo(z.object({ id, nome: z.string(), projeto: z.string(), caminho })),
  editais: grupo(z.object({ id, nome: z.string(), caminho })),
});
