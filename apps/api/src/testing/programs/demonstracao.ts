import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import { seedDemo } from '../../demo/seed.ts';
import { listenAndWait } from '../../server/listen.ts';
import { start } from '../../server/start.ts';
import { createVoice } from '../../server/voice.ts';
import { cheapPasswords } from '../cheap-passwords.ts';

/**
 * Runs the demonstration of `npm run demo` for journeys. A DATA_DIR that already has a demonstration is used as it is.
 * Journeys log in some thousand times, so the hash of passwords is cheap.
 */
const config = readConfig(process.env, { demonstracao: true });
const log = pino({ level: config.logLevel ?? 'warn' });
const passwords = cheapPasswords();
await listenAndWait(await start(config, log, { seed: seedDemo, passwords }), config, createVoice());
