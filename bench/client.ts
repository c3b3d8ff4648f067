import { type Client, createClient } from '@instrutoria/contract/client.ts';

/** The contract's typed client straight to a server. Throws on any refusal. */
export function clientOf(url: string, token?: string): Client {
  return createClient(async ({ nome, chamada, url: path, body }) => {
    const answer = await fetch(url + path, {
      method: chamada.method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${nome}: ${answer.status} ${await answer.text()}`);
    const text = chamada.arquivo === null ? await answer.text() : '';
    return {
      status: answer.status,
      data: chamada.arquivo === null ? (text === '' ? undefined : JSON.parse(text)) : await answer.blob(),
      total: undefined,
    };
  });
}
