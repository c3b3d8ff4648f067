import { writeSync } from 'node:fs';

/** What pino writes its lines to. */
export interface LogDestination {
  write(line: string): void;
  /** Writes what still waits, at once. */
  flush(): void;
}

/** Beyond it lines are written before the turn ends, so that a burst stays small in memory. */
const MOST_WAITING = 64 * 1024;
const RETRY_MS = 5;

/**
 * Lines to a file descriptor, those of one turn of the event loop in one system call: a line for every request costs
 * a busy process a tenth of its time otherwise. Nothing waits longer than the turn, so a kill -9 loses no more than
 * the requests of that moment; every other end of the process writes them first.
 */
export function createLogDestination(fd = 1, write: typeof writeSync = writeSync): LogDestination {
  let waiting = '';
  let planned = false;
  const flush = (): void => {
    planned = false;
    const text = waiting;
    waiting = '';
    if (text !== '') writeAll(fd, text, write);
  };
  process.on('exit', flush);
  return {
    write(line) {
      waiting += line;
      if (waiting.length > MOST_WAITING) {
        flush();
        return;
      }
      if (planned) return;
      planned = true;
      setImmediate(flush);
    },
    flush,
  };
}

function writeAll(fd: number, text: string, write: typeof writeSync): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(write(fd, rest));
    } catch (error) {
      // A pipe that its reader does not empty is full for a moment; one without a reader swallows the rest.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}
