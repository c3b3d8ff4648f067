import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import { seedDemo } from '../../demo/seed.ts';
import { listenAndWait } from '../../server/listen.ts';
import { start } from '../../server/start.ts';
import { createVoice } from '../../server/voice.ts';

/**
 * The demonstration of `npm run demo` in a copied DATA_DIR that it filled before: it is not filled again, and
 * offers the existing accounts.
 */
const config = readConfig(process.env, { demonstracao: true });
const log = pino({ level: config.logLevel ?? 'warn' });
await listenAndWait(await start(config, log, { seed: seedDemo }), config, createVoice());
