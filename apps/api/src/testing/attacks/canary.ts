import type { TestApp } from '../app.ts';
import type { Reply, Sent } from '../client.ts';
import { watchAnswers } from '../client.ts';
import { rowsOf } from '../rows.ts';

/** A value in an answer that its reader may not see. */
export interface Leak {
  readonly answer: string;
  readonly what: string;
}

interface Seen {
  readonly answer: string;
  readonly status: number;
  readonly reader: { readonly id: number; readonly tipo: string } | null;
  readonly found: readonly string[];
}

export interface CanaryScan {
  /** The number of searched answers. */
  readonly answers: () => number;
  /**
   * Every leak so far: CPF and RG may go only to the person and to administrators, a bank account only into its
   * own answers, a hash to nobody, and none
   * into a refusal.
   */
  leaks(): Promise<Leak[]>;
  /** Canaries in the application's log: it may contain no CPF, e-mail, token or hash (T-M9). */
  logged(): Promise<string[]>;
  stop(): void;
}

/** CPFs with and without mask, the RGs and bank accounts of the test worlds, password hashes, e-mails. */
const CANARY =
  /(?<!\d)7707\d{8}(?!\d)|\d{3}\.\d{3}\.\d{3}-\d{2}|(?<!\d)\d{11}(?!\d)|\bRG\d+\b|\$argon2[a-z]*\$|[\w.+-]+@exemplo\.test/g;
const TOKEN = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/;

function readerOf(token: string | null): Seen['reader'] {
  const [, payload] = token?.split('.') ?? [];
  if (payload === undefined) return null;
  const { sub, tipo } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
    sub: string;
    tipo: string;
  };
  return { id: Number(sub), tipo };
}

function canariesOf(text: string): string[] {
  return [...new Set(text.match(CANARY) ?? [])];
}

/** A student's account in the test worlds (`novoInstrutor`). */
const isAccount = (canary: string): boolean => /^7707\d{8}$/.test(canary);
/** The only answers that may have an account. */
const OF_ACCOUNTS =
  /\/conta_bancaria 200$|^GET \/api\/remessa\/\d+\/arquivo 200$|^GET \/api\/estudante\/meus-dados 200$/;

function judge({ answer, reader, status, found }: Seen, owners: ReadonlyMap<string, number>): string[] {
  return found.filter((canary) => {
    if (canary.startsWith('$argon2')) return true;
    if (isAccount(canary)) return !OF_ACCOUNTS.test(answer);
    const owner = owners.get(canary.replace(/[.-](?=\d)/g, (c) => (canary.includes('@') ? c : '')));
    // Eleven digits of no person, or a message's mask.
    if (owner === undefined) return false;
    if (status >= 400) return true;
    if (canary.includes('@')) return false;
    return reader?.tipo !== 'administrador' && reader?.id !== owner;
  });
}

/** Searches every answer of this test file for canaries (T-M1, T-M15); start it before the first request. */
export function scanAnswers({ deps, logs }: Pick<TestApp, 'deps' | 'logs'>): CanaryScan {
  const seen: Seen[] = [];
  let answers = 0;
  const stop = watchAnswers(({ method, path, token }: Sent, { status, text }: Reply) => {
    answers += 1;
    const found = canariesOf(text);
    if (found.length === 0) return;
    seen.push({ answer: `${method} ${path} ${status}`, status, reader: readerOf(token), found });
  });
  async function owners(): Promise<Map<string, number>> {
    const rows = await rowsOf(deps.database.db, 'professor');
    return new Map(
      rows.flatMap(({ id, cpf, rg, email }) => [
        [cpf, id] as const,
        [email, id] as const,
        ...(rg.startsWith('RG') ? [[rg, id] as const] : []),
      ]),
    );
  }
  return {
    answers: () => answers,
    async leaks() {
      const known = await owners();
      return seen.flatMap((one) => judge(one, known).map((what) => ({ answer: one.answer, what })));
    },
    async logged() {
      const known = await owners();
      return logs.flatMap((line) => [
        ...canariesOf(line).filter(
          (canary) => canary.startsWith('$argon2') || isAccount(canary) || known.has(canary),
        ),
        ...(TOKEN.test(line) ? ['a token'] : []),
      ]);
    },
    stop,
  };
}
