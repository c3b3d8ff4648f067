import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { type Conta, loggedIn } from './api.ts';
import { doTipo } from './contas.ts';
import type { Exemplos, Tela } from './telas.ts';

/** Who visits the screens, and the records that fill their paths. */
export interface Visitantes {
  readonly exemplos: Exemplos;
  readonly contaPara: (tela: Tela, tipo: TipoDeUsuario) => Conta;
}

/** The id of no record. */
export const desconhecido = 999_999_999;

/** In the demonstration: a teacher with a project of the open call, and one with drafts; else whoever is there. */
export async function visitantes(url: string, contas: readonly Conta[]): Promise<Visitantes> {
  let exemplos: Exemplos = { projeto: desconhecido, edital: desconhecido };
  let comProjeto = doTipo(contas, 'coordenador')[0];
  let comRascunho = comProjeto;
  for (const conta of doTipo(contas, 'coordenador')) {
    const { client, id } = await loggedIn(url, conta);
    const projetos = await client.listarProjetosSubmetidos({ params: { coordinatorId: id } });
    const aberto = projetos.find(({ edital }) => edital?.aberto);
    if (aberto !== undefined && exemplos.projeto === desconhecido) {
      exemplos = { projeto: aberto.id, edital: aberto.edital?.id ?? desconhecido };
      comProjeto = conta;
    }
    if ((await client.listarRascunhos({ params: { professorId: id } })).length > 0) comRascunho = conta;
  }
  return {
    exemplos,
    contaPara: ({ path }, tipo) => {
      if (tipo !== 'coordenador') return doTipo(contas, tipo)[0];
      return path === '/rascunhos_salvos' ? comRascunho : comProjeto;
    },
  };
}
