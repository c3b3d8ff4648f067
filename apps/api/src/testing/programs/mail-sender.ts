import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { createOutbox } from '../../adapters/mail/outbox.ts';
import { createTransport } from '../../adapters/mail/transport.ts';
import { createLogLines } from '../../adapters/testing/log-lines.ts';
import { connectTo } from '../../db/connection/connection.ts';

// Sends mails until it is killed: mail-sender <database url> <SMTP url> <secret>
const [url = '', smtpUrl = '', secret = ''] = process.argv.slice(2);
const { pool } = await connectTo({ connection: { connectionString: url }, mode: 'server', log: silentLog });
const log = createLogLines();
const transporte = createTransport({
  smtpUrl,
  remetente: 'nao-responda@ufx.br',
  dataDir: '/nao/existe',
  log,
});
const outbox = createOutbox({ pool, secret: Buffer.from(secret), transporte, log, intervaloS: 0.5 });
await outbox.start();
process.stdout.write('pronto\n');
