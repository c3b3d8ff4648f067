import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { INICIO, type TestApp } from './app.ts';
import { send } from './client.ts';
import type { Pessoa, World } from './world.ts';

export type Mesa = AnswerOf<Api['listarTarefas']>;

/** What waits for somebody at an instant, in a session of that time; the clock then stands where tests begin. */
export async function mesaEm(t: TestApp, w: World, { id, tipo }: Pessoa, instante = INICIO): Promise<Mesa> {
  t.clock.definir(instante);
  try {
    const { token } = await w.abrirSessao(id, tipo);
    const { status, body, text } = await send<Mesa>(t.url, 'GET', '/api/tarefas', { token });
    if (status !== 200) throw new Error(`listarTarefas: ${status} ${text}`);
    return body;
  } finally {
    t.clock.definir(INICIO);
  }
}
