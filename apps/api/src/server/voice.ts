import pino from 'pino';
import { createLogDestination } from '../adapters/log-destination.ts';

/** Messages about start and end to the person who started the program. */
export interface Voice {
  say(text: string): void;
  complain(text: string): void;
}

/** In production each message is a log line at any LOG_LEVEL; elsewhere plain text for a person. */
export function createVoice(env = process.env, destination = createLogDestination()): Voice {
  if (env.NODE_ENV !== 'production') {
    return {
      say: (text) => process.stdout.write(`${text}\n`),
      complain: (text) => process.stderr.write(`${text}\n`),
    };
  }
  const log = pino({ level: 'info' }, destination);
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return {
    say(text) {
      for (const line of lines(text)) log.info(line.trim());
    },
    complain(text) {
      for (const line of lines(text)) log.error(line);
    },
  };
}
