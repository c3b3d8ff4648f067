/** `node migrate-server.ts <DATABASE_URL>`: migrates, and prints how many migrations it applied itself. */

import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { openDatabase } from '../../db/connection/connection.ts';
import { migrate } from '../../db/migrate.ts';

const database = await openDatabase({ databaseUrl: process.argv[2], dataDir: '', log: silentLog });
const applied = await migrate(database);
await database.close();
process.stdout.write(`aplicou ${applied.length}\n`);
