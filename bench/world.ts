import type { Client } from '@instrutoria/contract/client.ts';
import { escolher, porNome } from '@instrutoria/domain/kernel/por-nome.ts';
import { NOMES_DOS_CAMPOS, SECOES } from '@instrutoria/domain/projeto/campos.ts';
import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { Conta } from '../e2e/support/api.ts';
import { novaPessoa } from '../e2e/support/pessoas.ts';
import { clientOf } from './client.ts';

/** As many as call at once at most: each with a session of its own, and a draft of its own to save. */
const CALLERS = 64;

/** A person may have fewer drafts than there are callers: this many people write them. */
const AUTORES = 2;

interface Caller {
  /** A session of the person whose records all callers read. */
  readonly token: string;
  /** A draft, and a session of whoever wrote it. */
  readonly rascunho: { readonly id: number; readonly token: string };
}

/** What the demonstration's university holds for the measurements. */
export interface World {
  readonly pessoaId: number;
  /** Of the demonstration: one of each kind. */
  readonly contas: readonly Conta[];
  readonly callers: readonly Caller[];
  /** An administrator's session. */
  readonly adminToken: string;
  /** A submitted project of this person, as she reads it. */
  readonly projeto: Projeto;
  /** A draft whose PDF has about twenty pages. */
  readonly longoId: number;
}

/** Logs in and makes the drafts, through the API of a running demonstration. */
export async function prepareWorld(url: string): Promise<World> {
  const { contas } = await clientOf(url).instituicaoPublica();
  const conta = contas.find(({ tipo }) => tipo === 'coordenador');
  if (conta === undefined) throw new Error('the demonstration offers no coordinator');
  const admin = contas.find(({ tipo }) => tipo === 'administrador');
  if (admin === undefined) throw new Error('the demonstration offers no administrator');
  const adminToken = await sessaoDe(url, admin);
  const client = clientOf(url, await sessaoDe(url, conta));
  const { id: pessoaId } = await client.professorAtual();
  const [listado] = await client.listarProjetosSubmetidos({ params: { coordinatorId: pessoaId } });
  if (listado === undefined) throw new Error('the demonstration has no project of this coordinator');
  const projeto = listado as unknown as Projeto;
  const callers: Caller[] = [];
  for (let autor = 0; autor < AUTORES; autor += 1) {
    const outra = autor === 0 ? null : await novaPessoa(url);
    for (let i = 0; i < CALLERS / AUTORES; i += 1) {
      const token = await sessaoDe(url, conta);
      const seu = outra === null ? token : await sessaoDe(url, outra);
      const { id } = await clientOf(url, seu).salvarRascunho({ body: draftOf(projeto) });
      callers.push({ token, rascunho: { id, token: seu } });
    }
  }
  return { pessoaId, contas, callers, adminToken, projeto, longoId: await longDraft(client, projeto) };
}

async function sessaoDe(url: string, { cpf, senha }: { cpf: string; senha: string }): Promise<string> {
  return (await clientOf(url).entrar({ body: { cpf, password: senha } })).token;
}

/** What the wizard sends when it saves: the texts, the call and the people of a real project. */
export function draftOf(p: Projeto) {
  return {
    ...escolher(p, NOMES_DOS_CAMPOS),
    ...porNome(SECOES, (nome) => (p[nome].startsWith('arq_') ? p.resumo : p[nome])),
    edital: p.edital === null ? null : { id: p.edital.id },
    professores_colaboradores: p.professores_colaboradores.map(({ id }) => ({ id })),
  };
}

/** Characters an activity must have for five schedules to fill twenty pages with the rest of the project. */
const ATIVIDADE = 1750;

export async function longDraft(client: Client, projeto: Projeto): Promise<number> {
  const frase =
    'Oficinas semanais com pequenos grupos, plantão de dúvidas e revisão das listas antes das provas. ';
  const texto = `<p>${frase.repeat(Math.ceil(ATIVIDADE / frase.length))}</p>`;
  const cronograma = Object.fromEntries(POSICOES_DO_CRONOGRAMA.map((n) => [`atividade${n}`, texto]));
  const { id } = await client.salvarRascunho({
    body: { ...draftOf(projeto), remunerados: 2, voluntarios: 3, cronogramas: Array(5).fill(cronograma) },
  });
  return id;
}
