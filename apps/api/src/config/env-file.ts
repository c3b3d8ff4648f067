import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/** One assignment of a file of variables. */
export interface Assignment {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  /** Whether a shell would read the same value. */
  readonly plain: boolean;
}

export interface EnvFile {
  readonly assignments: readonly Assignment[];
  /** Lines that are neither an assignment nor a comment. */
  readonly ignored: readonly number[];
}

/**
 * Node and its libraries read these before the program's first line, so setting them from a file is too late.
 */
const BEFORE_US = /^(?:NODE_.+|MALLOC_.+|TZ)$/;
const NAME = /^[A-Za-z_]\w*$/;
/** Values that every reader parses alike: no special character of the shell, or quoted as a whole. */
const PLAIN = /^(?:[\w@%+=:,./-]*|'[^'\n\r]*'|"[^"\\$`\n\r]*")[ \t]*$/;

const SPACE = /[ \t\n\r]*/y;
const COMMENT = /[#;](?:\\[\s\S]|[^\\\n\r])*/y;
const KEY = /[^=\n\r]*/y;
const BLANK = /[ \t]+/y;
const SINGLE = /'([^']*)'?/y;
const DOUBLE = /"((?:\\[\s\S]|[^"\\])*)"?/y;
const BARE = /(?:\\[\s\S]|[^\\\n\r])+/y;

/**
 * Reads a file of variables like systemd's EnvironmentFile=: nothing is expanded, `\` escapes in double
 * quotes and without quotes, and single quotes are literal.
 */
export function parseEnvFile(text: string): EnvFile {
  const assignments: Assignment[] = [];
  const ignored: number[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found;
  };
  const line = (): number => text.slice(0, at).split('\n').length;
  for (;;) {
    take(SPACE);
    if (at >= text.length) return { assignments, ignored };
    if (take(COMMENT) !== null) continue;
    const where = line();
    const key = take(KEY)?.[0] ?? '';
    const name = key.trimEnd();
    if (text[at] !== '=') {
      ignored.push(where);
      continue;
    }
    at += 1;
    const begin = at;
    const value = readValue(take);
    const plain = key === name && PLAIN.test(text.slice(begin, at));
    if (NAME.test(name)) assignments.push({ name, value, line: where, plain });
    else ignored.push(where);
  }
}

/** Quoted pieces, then optionally one without quotes up to the end of the line. */
function readValue(take: (pattern: RegExp) => RegExpExecArray | null): string {
  let value = '';
  for (;;) {
    take(BLANK);
    const single = take(SINGLE);
    const double = single === null ? take(DOUBLE) : null;
    if (single !== null) value += single[1] ?? '';
    else if (double !== null)
      value += (double[1] ?? '').replace(/\\(["\\`$\n])/g, (_, one) => (one === '\n' ? '' : one));
    else return value + bare(take(BARE)?.[0] ?? '');
  }
}

/** Drops spaces at the end, unless they were escaped. */
function bare(raw: string): string {
  const pieces = raw.match(/\\[\s\S]|[^\\]/g) ?? [];
  const end = pieces.findLastIndex((piece) => piece !== ' ' && piece !== '\t');
  return pieces
    .slice(0, end + 1)
    .map((piece) => (piece.length === 1 ? piece : piece.slice(1).replace(/[\n\r]/, '')))
    .join('');
}

/** Warnings about the file for the operator; none repeats a value. */
export function remarksOn({ assignments, ignored }: EnvFile, env: NodeJS.ProcessEnv): string[] {
  const twice = assignments.filter(
    ({ name }, index) => assignments.findLastIndex((other) => other.name === name) !== index,
  );
  return [
    ...ignored.map((line) => `A linha ${line} do arquivo de variáveis não é NOME=valor, e foi ignorada.`),
    ...assignments
      .filter(({ plain }) => !plain)
      .map(
        ({ name, line }) =>
          `${name} (linha ${line}): outro leitor do arquivo, como um shell, veria outro valor. ` +
          'Escreva o valor entre aspas simples, sem espaço em volta do sinal =.',
      ),
    ...twice.map(({ name, line }) => `${name} (linha ${line}) está outra vez adiante, e vale a última.`),
    ...assignments
      .filter(({ name, value }) => BEFORE_US.test(name) && env[name] !== value)
      .map(
        ({ name, line }) =>
          `${name} (linha ${line}) não vale no arquivo, porque é lida antes dele. ` +
          `Defina-a na unidade: systemctl edit instrutoria, com Environment=${name}=…`,
      ),
  ];
}

/** The path of the operator's file: `--ambiente FILE`, or the credential that systemd provides. */
function fileOf(argv: string[], env: NodeJS.ProcessEnv): string | null {
  const at = argv.indexOf('--ambiente');
  if (at >= 0) {
    const [, path] = argv.splice(at, 2);
    if (path === undefined) throw new ConfigError('Depois de --ambiente falta o arquivo de variáveis.');
    return path;
  }
  const credential = join(env.CREDENTIALS_DIRECTORY ?? '', 'ambiente');
  return env.CREDENTIALS_DIRECTORY && existsSync(credential) ? credential : null;
}

/**
 * Copies the variables of the operator's file into `env`; one that is already set wins, even when empty, so
 * that a unit can set its own PORT. Removes `--ambiente FILE` from `argv`. Returns the remarks on the file.
 */
export function loadEnvFile(argv: string[] = process.argv, env: NodeJS.ProcessEnv = process.env): string[] {
  const path = fileOf(argv, env);
  if (path === null) return [];
  const file = parseEnvFile(readText(path));
  const remarks = remarksOn(file, env);
  const values = new Map(file.assignments.map(({ name, value }) => [name, value]));
  for (const [name, value] of values) {
    if (!BEFORE_US.test(name)) env[name] ??= value;
  }
  return remarks;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`Não foi possível ler o arquivo de variáveis ${path}: ${String(error)}.`);
  }
}
