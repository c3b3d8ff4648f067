import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { SENHA } from '../world/contas.ts';
import type { Pessoa } from '../world.ts';

export interface PedidoDe {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly file?: Uint8Array;
  /** Idempotency-Key. */
  readonly chave?: string;
  /** An address of this machine, for a caller from elsewhere. */
  readonly localAddress?: string;
}

export interface RespostaDe<T = unknown> {
  readonly status: number;
  readonly body: T;
}

function corpoDe({ body, file }: PedidoDe): { readonly bytes: Buffer; readonly tipo: string } | null {
  if (file !== undefined) {
    const limite = randomBytes(12).toString('hex');
    const cabeca = `--${limite}\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`;
    const bytes = Buffer.concat([Buffer.from(cabeca), file, Buffer.from(`\r\n--${limite}--\r\n`)]);
    return { bytes, tipo: `multipart/form-data; boundary=${limite}` };
  }
  return body === undefined ? null : { bytes: Buffer.from(JSON.stringify(body)), tipo: 'application/json' };
}

/** Sends one request on a new connection, from a chosen address, which fetch cannot set. */
export function pedirDe<T = unknown>(url: string, pedido: PedidoDe): Promise<RespostaDe<T>> {
  const { hostname, port } = new URL(url);
  const { method, path, token, chave, localAddress = '127.0.0.1' } = pedido;
  const corpo = corpoDe(pedido);
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(chave === undefined ? {} : { 'idempotency-key': chave }),
    ...(corpo === null ? {} : { 'content-type': corpo.tipo, 'content-length': corpo.bytes.length }),
  };
  return new Promise((resolve, reject) => {
    const um = request({ hostname, port, method, path, headers, localAddress, agent: false }, (answer) => {
      const partes: Buffer[] = [];
      answer.on('data', (parte: Buffer) => partes.push(parte));
      answer.on('error', reject);
      answer.on('end', () => {
        const texto = Buffer.concat(partes).toString();
        const ehJson = /\bjson\b/.test(answer.headers['content-type'] ?? '');
        resolve({ status: answer.statusCode ?? 0, body: (ehJson && texto ? JSON.parse(texto) : null) as T });
      });
    });
    um.on('error', reject);
    um.end(corpo?.bytes);
  });
}

export interface Rodada {
  readonly ato: string;
  readonly status: number;
  /** The code of a refusal. */
  readonly code: string | null;
  readonly ms: number;
}

/**
 * Logs in, reads and writes once, from `localAddress`; with a new login each time. Repeats requests answered
 * with 503 this many times.
 */
export async function umaRodada(
  url: string,
  { cpf, id }: Pick<Pessoa, 'cpf' | 'id'>,
  rascunho: number,
  localAddress: string,
  insistencias = 0,
): Promise<Rodada[]> {
  const rodadas: Rodada[] = [];
  const fazer = async <T>(ato: string, pedido: PedidoDe): Promise<T> => {
    const antes = performance.now();
    let r = await pedirDe<T>(url, { ...pedido, localAddress });
    for (let n = 0; r.status === 503 && n < insistencias; n += 1) {
      r = await pedirDe<T>(url, { ...pedido, localAddress });
    }
    const { code = null } = (r.body ?? {}) as { readonly code?: string };
    rodadas.push({ ato, status: r.status, code, ms: performance.now() - antes });
    return r.body;
  };
  const login = { method: 'POST', path: '/auth/login', body: { cpf, password: SENHA } };
  const entrou = await fazer<{ token?: string } | null>('login', login);
  const token = entrou?.token;
  await fazer('read', { method: 'GET', path: `/api/projeto/projetos_submetidos/${id}`, token });
  const body = { titulo: `Rascunho ${performance.now()}` };
  await fazer('write', { method: 'PUT', path: `/api/projeto/${rascunho}`, token, body });
  return rodadas;
}
