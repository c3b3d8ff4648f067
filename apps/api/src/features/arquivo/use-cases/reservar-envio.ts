import { ARQUIVO_MAXIMO_BYTES, FOTO_ANONIMA_MAXIMO_BYTES } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as M } from '@instrutoria/domain/arquivo/messages.ts';
import {
  cabeNoDisco,
  maximoDeNaoUsados,
  restaAoRemetente,
  situacaoDoEspaco,
  textoDoLimite,
} from '@instrutoria/domain/arquivo/rules/espaco.ts';
import type { Espaco } from '@instrutoria/domain/arquivo/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { createTurns } from '../../../adapters/turns.ts';
import type { Deps } from '../../../context.ts';
import { busy } from '../../../db/connection/edge-error.ts';
import { afterCommit, inTransaction, type Tx } from '../../../db/connection/transaction.ts';
import {
  desfazerReserva,
  type EspacoTomado,
  liberarEspacoDoMaior,
  type Remetente,
  reservarBytes,
  travarEnvios,
} from '../envio-repository.ts';

/**
 * Reservations take turns in the database; they queue here first, by person, so that those of one sender hold
 * one connection and not all of them.
 */
const umaPorVez = createTurns({
  concorrencia: 1,
  fila: 400,
  porPessoa: { aoMesmoTempo: 1, esperando: 40 },
  cheia: () => busy(new Error('too many uploads wait for their reservation')),
});

/** Below the floor only uploads are refused (D50). */
function acabando(): DomainError {
  return new DomainError('semEspaco', 'ESPACO_ACABANDO', M.espacoAcabando);
}

export function maximoDoEnvio({ pessoa, estudante }: Remetente): number {
  return pessoa === null && estudante === null ? FOTO_ANONIMA_MAXIMO_BYTES : ARQUIVO_MAXIMO_BYTES;
}

interface Envio extends Remetente {
  readonly bytes: number;
}

function exigirQueCaibaAoRemetente(
  { meu, limites }: EspacoTomado,
  { pessoa, estudante, bytes }: Envio,
): void {
  if (pessoa === null && estudante === null) return;
  const resta = restaAoRemetente(meu, limites);
  if (bytes <= resta.bytes) return;
  throw new DomainError('grandeDemais', 'LIMITE_DE_ENVIOS', textoDoLimite(resta), [], {
    restam: resta.bytes,
  });
}

/**
 * Unused files may take a tenth of the free space; above that the person with most loses some, or the upload
 * is refused.
 */
async function exigirQueCaibaEntreOsNaoUsados(
  { storage }: Deps,
  tx: Tx,
  { pessoa, bytes }: Envio,
  { meu, naoUsados, aCaminho }: EspacoTomado,
  espaco: Espaco,
): Promise<void> {
  const sobram = naoUsados + aCaminho + bytes - maximoDeNaoUsados(espaco);
  if (sobram <= 0) return;
  const tirados = await liberarEspacoDoMaior(tx, pessoa, meu.naoUsados + bytes, sobram);
  if (tirados === null) throw acabando();
  for (const referencia of tirados) afterCommit(tx, () => storage.remove(referencia));
}

/**
 * Reserves room before the first byte, so that simultaneous uploads count each other (D50). Throws 413 with
 * the room that this person has left, 507 without space. The returned function frees the room; call it when
 * the file is stored or abandoned.
 */
export async function reservarEnvio(deps: Deps, envio: Envio): Promise<() => Promise<void>> {
  const { config, database, clock, espaco } = deps;
  const lido = await espaco.ler();
  if (situacaoDoEspaco(lido) === 'cheio') throw acabando();
  const agora = clock.real();
  const reservar = () =>
    inTransaction(database, async (tx) => {
      const tomado = await travarEnvios(tx, envio, agora);
      exigirQueCaibaAoRemetente(tomado, envio);
      if (!cabeNoDisco(lido, tomado.aCaminho, envio.bytes)) throw acabando();
      // A bucket has its own limits, set outside this server.
      if (config.armazenamentoUrl === undefined) {
        await exigirQueCaibaEntreOsNaoUsados(deps, tx, envio, tomado, lido);
      }
      return reservarBytes(tx, envio, envio.bytes, agora);
    });
  const id = await umaPorVez.run(reservar);
  // When this fails, the reservation still counts for ten minutes.
  return () => desfazerReserva(database.db, id).catch(() => undefined);
}
