import { kill } from '@instrutoria/postgres-embutido/testing/program.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../db/connection/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { contar } from '../../testing/figures.ts';
import { startProgram } from '../../testing/server/program.ts';
import { createLogLines } from '../testing/log-lines.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { createOutbox } from './outbox.ts';
import { createTransport } from './transport.ts';

const SEGREDO = 'segredo de teste com mais de 32 bytes';
/** `npm run test:longo` runs 50 (T-I2). */
const RODADAS = Number(process.env.RODADAS_CORREIO ?? 3);

let banco: TestDatabase;
let server: MailServer;
let aoReceber: () => Promise<void> = () => Promise.resolve();
beforeEach(async () => {
  banco = await createTestDatabase();
  server = await startMailServer({}, () => aoReceber());
});
afterEach(async () => {
  await server.close();
  await banco.drop();
});

function abrir() {
  const log = createLogLines();
  const transporte = createTransport({
    smtpUrl: server.url,
    remetente: 'nao-responda@ufx.br',
    dataDir: '/nao/existe',
    log,
  });
  const { pool } = banco.database;
  return createOutbox({
    pool,
    secret: Buffer.from(SEGREDO),
    transporte,
    log,
    intervaloS: 0.5,
    pausaS: 1,
    vigiaS: 1,
  });
}

it('loses no mail and sends at most one duplicate, with the same Message-ID, when the sender is killed between sending and marking (T-I2)', async () => {
  const assuntos = Array.from({ length: RODADAS }, (_, rodada) => `Mensagem ${rodada}`);
  for (const assunto of assuntos) {
    const { promise: chegou, resolve: avisar } = Promise.withResolvers<void>();
    const { promise: liberado, resolve: liberar } = Promise.withResolvers<void>();
    aoReceber = () => {
      avisar();
      return liberado;
    };
    const programa = startProgram('mail-sender', [banco.url, server.url, SEGREDO]);
    await programa.line((linha) => linha === 'pronto');
    const fila = abrir();
    // Queued while this process sends nothing, because its own worker is stopped first.
    await fila.start();
    await fila.stop(1_000);
    await inTransaction(banco.database, (tx) =>
      fila.enfileirar(tx, { para: 'ana@ufx.br', assunto, texto: 't', html: '<p>t</p>' }),
    );
    await chegou;
    await kill(programa);
    liberar();
  }
  aoReceber = () => Promise.resolve();
  await banco.database.pool.query(
    "update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'",
  );
  const fila = abrir();
  await fila.start();
  await expect
    .poll(
      async () => {
        // Ends the pause before the next attempt immediately.
        await banco.database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
        const { rows } = await banco.database.pool.query(
          "select count(*) as n from pgboss.job where name = 'email' and state = 'completed'",
        );
        return Number(rows[0]?.n);
      },
      { interval: 100 },
    )
    .toBe(RODADAS);
  await fila.stop();
  contar(
    'mail',
    `${RODADAS} kills between send and mark, ${server.recebidos.length} copies of ${RODADAS} mails`,
  );
  for (const assunto of assuntos) {
    const copias = server.recebidos.filter(({ email }) => email.subject === assunto);
    expect(copias).toHaveLength(2);
    expect(new Set(copias.map(({ email }) => email.messageId)).size).toBe(1);
  }
});
