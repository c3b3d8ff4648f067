import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import { seedDemo } from '../../demo/seed.ts';
import { listenAndWait } from '../../server/listen.ts';
import { start } from '../../server/start.ts';
import { createVoice } from '../../server/voice.ts';
import { cheapPasswords } from '../cheap-passwords.ts';

/**
 * The demonstration of `npm run demo` for journeys. A DATA_DIR that is a copy of one which it has filled goes on, and who
 * is there is offered. Journeys log in some thousand times, so that a password costs next to nothing.
 */
const config = readConfig(process.env, { demonstracao: true });
const log = pino({ level: config.logLevel ?? 'warn' });
const passwords = cheapPasswords();
await listenAndWait(await start(config, log, { seed: seedDemo, passwords }), config, createVoice());
