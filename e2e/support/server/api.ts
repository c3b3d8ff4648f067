import { type Client, createClient, type Transport } from '@instrutoria/contract/client.ts';
import type { TipoDaSessao, TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';

/** An account that the demonstration offers on its login page. */
export interface Conta {
  readonly tipo: TipoDaSessao;
  readonly nome: string;
  readonly cpf: string;
  readonly senha: string;
}

/** The contract's client for a server, without the screens; throws on a refusal. */
export function clientOf(url: string, token?: string): Client {
  const transport: Transport = async (request) => {
    // Without keep-alive: the server may close a kept connection just when it is reused.
    const headers = new Headers({ connection: 'close' });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (request.ifMatch !== undefined) headers.set('if-match', `"${request.ifMatch}"`);
    if (request.body !== undefined) headers.set('content-type', 'application/json');
    const response = await fetch(url + request.url, {
      method: request.chamada.method,
      headers,
      body: request.file === undefined ? json(request.body) : form(request.file),
    });
    if (!response.ok) throw new Error(`${request.nome}: ${response.status} ${await response.text()}`);
    const total = response.headers.get('x-total-count');
    return {
      status: response.status,
      data: request.chamada.arquivo === null ? await parsed(response) : await response.blob(),
      total: total === null ? undefined : Number(total),
    };
  };
  return createClient(transport);
}

/** The demonstration's accounts; [] outside it. */
export async function contasDe(url: string): Promise<readonly Conta[]> {
  return (await clientOf(url).instituicaoPublica()).contas;
}

/** A person's session outside a browser. */
export interface Entrada {
  readonly client: Client;
  readonly token: string;
  /** The token of the browser itself (D51). */
  readonly dispositivo: string;
  readonly id: number;
  /** The data about the person that the browser stores (D10). */
  readonly usuario: { readonly id: number; readonly nome: string; readonly tipo: TipoDeUsuario };
}

/** Logs in; returns the client with its token and the person. */
export async function loggedIn(url: string, { cpf, senha }: Pick<Conta, 'cpf' | 'senha'>): Promise<Entrada> {
  const entrada = await clientOf(url).entrar({ body: { cpf, password: senha } });
  if ('segundoFator' in entrada) throw new Error('log in by the page: the account has a second factor');
  const { token, dispositivo } = entrada;
  const client = clientOf(url, token);
  const { id, nome, tipo } = await client.professorAtual();
  return { client, token, dispositivo, id, usuario: { id, nome, tipo } };
}

function json(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

function form(file: Blob): FormData {
  const data = new FormData();
  data.set('file', file, 'arquivo');
  return data;
}

async function parsed(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
