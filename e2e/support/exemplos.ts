import { loggedIn } from './api.ts';
import type { App } from './app.ts';
import { contaDoTipo } from './entrar.ts';
import type { Exemplos } from './telas.ts';

/** Records of the demonstration that fill the paths' parameters: those of the coordinator it offers. */
export async function exemplosDe(app: App): Promise<Exemplos> {
  const { client, id } = await loggedIn(app.url, await contaDoTipo(app.url, 'coordenador'));
  const [projeto] = await client.listarProjetosSubmetidos({ params: { coordinatorId: id } });
  const [edital] = await client.listarEditais();
  if (projeto === undefined || edital === undefined) {
    throw new Error('the demonstration has no project or no call');
  }
  return { projeto: projeto.id, edital: edital.id, professor: id };
}
