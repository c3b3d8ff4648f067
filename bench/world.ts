import type { Client } from '@instrutoria/contract/client.ts';
import { escolher, porNome } from '@instrutoria/domain/kernel/por-nome.ts';
import { NOMES_DOS_CAMPOS, SECOES } from '@instrutoria/domain/projeto/campos.ts';
import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { Conta } from '../e2e/support/api.ts';
import { clientOf } from './client.ts';

/** As many as call at once at most: each with a session of its own, and a draft of its own to save. */
const CALLERS = 64;

interface Caller {
  readonly token: string;
  readonly rascunhoId: number;
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
  const { cpf, senha } = conta;
  const admin = contas.find(({ tipo }) => tipo === 'administrador');
  if (admin === undefined) throw new Error('the demonstration offers no administrator');
  const { token: adminToken } = await clientOf(url).entrar({
    body: { cpf: admin.cpf, password: admin.senha },
  });
  const tokens: string[] = [];
  for (let i = 0; i < CALLERS; i += 1) {
    tokens.push((await clientOf(url).entrar({ body: { cpf, password: senha } })).token);
  }
  const client = clientOf(url, tokens[0]);
  const { id: pessoaId } = await client.professorAtual();
  const [listado] = await client.listarProjetosSubmetidos({ params: { coordinatorId: pessoaId } });
  if (listado === undefined) throw new Error('the demonstration has no project of this coordinator');
  const projeto = listado as unknown as Projeto;
  const callers: Caller[] = [];
  for (const token of tokens) {
    const { id } = await client.salvarRascunho({ body: draftOf(projeto) });
    callers.push({ token, rascunhoId: id });
  }
  return { pessoaId, contas, callers, adminToken, projeto, longoId: await longDraft(client, projeto) };
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

async function longDraft(client: Client, projeto: Projeto): Promise<number> {
  const frase =
    'Oficinas semanais com pequenos grupos, plantão de dúvidas e revisão das listas antes das provas. ';
  const texto = `<p>${frase.repeat(Math.ceil(ATIVIDADE / frase.length))}</p>`;
  const cronograma = Object.fromEntries(POSICOES_DO_CRONOGRAMA.map((n) => [`atividade${n}`, texto]));
  const { id } = await client.salvarRascunho({
    body: { ...draftOf(projeto), remunerados: 2, voluntarios: 3, cronogramas: Array(5).fill(cronograma) },
  });
  return id;
}
