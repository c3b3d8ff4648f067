import { DIA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { Deps } from '../../context.ts';
import { atTheEdge } from '../../db/connection/edge-error.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { snapshotHeld } from '../../db/snapshot-lock.ts';
import { sql } from '../../db/sql.ts';
import { guardarCabecaDaAuditoria } from '../auditoria/cabeca-repository.ts';
import { selarAuditoria } from '../auditoria/cadeia-repository.ts';
import { juntarCartasEsquecidas } from '../carta/repository.ts';
import { esquecerConferencias } from './assinaturas-repository.ts';
import { esquecerEnvios } from './envio-repository.ts';
import { esquecerAcessos, esquecerDias, marcarVencidos } from './retencao-repository.ts';
import { vigiarEspaco } from './use-cases/vigiar-espaco.ts';

const INTERVALO_MS = 3_600_000;
const ESPACO_MS = 60_000;
const SELO_MS = 1_000;
const CABECA_MS = 60_000;
const PARTES_MS = 60_000;
const CARTAS_MS = 60_000;
const FUNCIONAMENTO_MS = 60_000;

/** Deletes uploads unused for 24 hours (T-D8): first the row, then the file. */
async function varrerArquivos({ database, storage, clock }: Deps): Promise<number> {
  const antes = new Date(clock.real().getTime() - DIA_MS);
  const vencidos = await inTransaction(database, async (tx) =>
    (await snapshotHeld(tx))
      ? []
      : many<{ referencia: string }>(
          tx,
          sql`delete from arquivo where vinculo is null and criado_em < ${antes} returning referencia`,
        ),
  );
  for (const { referencia } of vencidos) await storage.remove(referencia);
  return vencidos.length;
}

/** A crash here leaves an orphan file, which the next round deletes. */
async function eliminarVencidos({ database, storage, clock }: Deps): Promise<number> {
  const vencidos = await inTransaction(database, async (tx) =>
    (await snapshotHeld(tx)) ? [] : marcarVencidos(tx, clock.real()),
  );
  for (const referencia of vencidos) await storage.remove(referencia);
  return vencidos.length;
}

/** Deletes files without a row, left by a crash between file and row (T-D10). */
async function varrerOrfaos({ database, storage, clock }: Deps): Promise<number> {
  if (await inTransaction(database, snapshotHeld)) return 0;
  const antes = clock.real().getTime() - DIA_MS;
  const velhos: string[] = [];
  for await (const { key, modificadoEm } of storage.list()) {
    if (modificadoEm.getTime() < antes) velhos.push(key);
  }
  let removidos = 0;
  for (let i = 0; i < velhos.length; i += 500) {
    const grupo = velhos.slice(i, i + 500);
    const guardados = await many<{ referencia: string }>(
      database.db,
      sql`select referencia from arquivo where referencia = any(${grupo}) and eliminado_em is null`,
    );
    const conhecidos = new Set(guardados.map(({ referencia }) => referencia));
    for (const key of grupo.filter((k) => !conhecidos.has(k))) {
      await storage.remove(key);
      removidos += 1;
    }
  }
  return removidos;
}

async function varrerChaves({ database, clock }: Deps): Promise<void> {
  const antes = new Date(clock.real().getTime() - DIA_MS);
  await run(database.db, sql`delete from idempotencia where criada_em < ${antes}`);
  await run(database.db, sql`delete from limite where inicio < ${antes}`);
}

/** Cleans files; several processes may do it at once. */
export async function housekeep(
  deps: Deps,
): Promise<{ readonly arquivos: number; readonly eliminados: number; readonly orfaos: number }> {
  const arquivos = await varrerArquivos(deps);
  const eliminados = await eliminarVencidos(deps);
  const orfaos = await varrerOrfaos(deps);
  await varrerChaves(deps);
  await esquecerAcessos(deps.database.db, deps.clock.real());
  await esquecerDias(deps.database.db, deps.clock.real());
  await esquecerEnvios(deps.database.db, deps.clock.real());
  await esquecerConferencias(deps.database.db);
  return { arquivos, eliminados, orfaos };
}

/** Runs `act` periodically. Runs never overlap; a failed one is logged. */
function every(ms: number, act: () => Promise<unknown>, ended: (error?: unknown) => void) {
  let round: Promise<unknown> | undefined;
  const go = (): void => {
    round ??= act()
      .then(() => ended(), ended)
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(go, ms);
  timer.unref();
  go();
  return async (): Promise<void> => {
    clearInterval(timer);
    await round;
  };
}

/**
 * Cleans every hour, seals the audit every second, stores its head and delivers mails left in batches every
 * minute.
 */
export function startHousekeeping(
  deps: Deps,
  hourly: Readonly<Record<string, () => Promise<unknown>>> = {},
): { stop(): Promise<void> } {
  const ended = (tarefa: string) => (error?: unknown) => {
    deps.metrics.tarefa(tarefa, error === undefined ? 'ok' : 'falha');
    if (error !== undefined)
      deps.log.error({ tarefa, erro: String(atTheEdge(error)) }, 'uma tarefa periódica falhou');
  };
  const stops = [
    every(FUNCIONAMENTO_MS, () => deps.uptime.note(deps.clock.real()), ended('funcionamento')),
    every(INTERVALO_MS, () => housekeep(deps), ended('limpeza')),
    every(ESPACO_MS, () => vigiarEspaco(deps), ended('espaco')),
    ...Object.entries(hourly).map(([tarefa, job]) => every(INTERVALO_MS, job, ended(tarefa))),
    every(SELO_MS, () => selarAuditoria(deps.database), ended('selo')),
    every(CARTAS_MS, () => juntarCartasEsquecidas(deps), ended('cartas')),
    every(PARTES_MS, () => deps.partes.examinar(), ended('partes')),
    every(CABECA_MS, () => guardarCabecaDaAuditoria(deps), ended('cabeca')),
  ];
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
