import { DIA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { Deps } from '../../context.ts';
import { openStored } from './adapters/open-door.ts';
import { portasPorAtualizar } from './queries.ts';
import { causasDe } from './use-cases/recusar.ts';

/**
 * Reads the metadata of each door that is on again, a day after the last reading; what could not be read is tried in
 * the next hour, and until then the old metadata are used. Returns how many were read.
 */
export async function atualizarPortas(deps: Deps): Promise<number> {
  const antes = new Date(deps.clock.real().getTime() - DIA_MS);
  let lidas = 0;
  for (const porta of await portasPorAtualizar(deps.database.db, antes)) {
    try {
      const door = openStored(deps, porta);
      if (door.modo !== 'redireciona' || door.atualizar === undefined) continue;
      await door.atualizar();
      lidas += 1;
    } catch (error) {
      const causas = causasDe(error);
      deps.log.warn({ porta: porta.id, causas }, 'metadados do provedor não lidos');
    }
  }
  return lidas;
}
