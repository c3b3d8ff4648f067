import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { INICIO, type TestApp } from '../app.ts';
import { send } from '../client.ts';
import type { Pessoa, World } from '../world.ts';

export type Mesa = AnswerOf<Api['listarTarefas']>;

/** Acts at an instant, in a session of that time; then sets the clock back to the tests' beginning. */
export async function noInstante<T>(
  t: TestApp,
  w: World,
  instante: string,
  { id, tipo }: Pessoa,
  agir: (token: string) => Promise<T>,
): Promise<T> {
  t.clock.definir(instante);
  try {
    const { token } = await w.abrirSessao(id, tipo);
    return await agir(token);
  } finally {
    t.clock.definir(INICIO);
  }
}

/** A person's tasks at an instant. */
export function mesaEm(t: TestApp, w: World, quem: Pessoa, instante = INICIO): Promise<Mesa> {
  return noInstante(t, w, instante, quem, async (token) => {
    const { status, body, text } = await send<Mesa>(t.url, 'GET', '/api/tarefas', { token });
    if (status !== 200) throw new Error(`listarTarefas: ${status} ${text}`);
    return body;
  });
}
