import type { Chamador } from '@instrutoria/contract/access.ts';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import { chaveDaChamada } from '@instrutoria/contract/route.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { ANDAMENTOS_PROCURADOS } from '@instrutoria/domain/designacao/types.ts';
import { inteira } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import type { NewRow } from '../../db/tables.gerada.ts';
import type { TestApp } from '../app.ts';
import { send } from '../client.ts';
import { lerZip } from '../documents/read-zip.ts';
import { contar } from '../figures.ts';
import { sondas } from '../probes/todas.ts';
import { deleteRows, insertInto } from '../rows.ts';
import type { Pessoa } from '../world.ts';

type Aprovacao = Omit<NewRow<'projetoAprovacao'>, 'projetoId' | 'criadoEm' | 'id'>;

/** One of the worlds of a pair, with the project's assessment; null: nobody is designated. */
export interface Mundo {
  readonly nome: string;
  readonly aprovacao: Aprovacao | null;
}

/** The person who walks the world, and the ids that they may know. */
export interface Passeio {
  readonly quem: Pessoa;
  readonly projeto: number;
  readonly edital: number;
  /** Everybody who could be the evaluator: their ids, and the first one's name, are tried too. */
  readonly avaliadores: readonly { readonly id: number; readonly nome: string }[];
  /** Also the documents, which take a second each. */
  readonly comPdf: boolean;
  /**
   * Ids that exist in one of the worlds only: meetings, draws, appeals, documents. Tried wherever a number is
   * needed.
   */
  readonly outros?: readonly number[];
  /** Further addresses that they may open, with ids of other kinds. */
  readonly mais?: readonly { readonly nome: NomeDaChamada; readonly caminho: string }[];
  /** Calls that are not compared, each for a reason given in its test. */
  readonly menos?: readonly NomeDaChamada[];
}

/** Reads that change by themselves: about the caller's own session, about the walk's own traces, or a new challenge. */
const SEM_PAR: readonly NomeDaChamada[] = [
  ...(['listarSessoes', 'listarAuditoria', 'openapi', 'docs'] as const),
  ...(['opcoesParaEntrar', 'desafiarChave'] as const),
];
/**
 * The size grows with anybody's writes and the database's maintenance; the queue includes the walk's own
 * requests.
 */
const DO_MOMENTO = /("bancoBytes"|"fila":"pedidos","trabalhos"):\d+/g;
const PDFS: readonly NomeDaChamada[] = ['gerarPdf', 'exportarPdf'];

/** Every call that only reads, computed from the contract, so that later ones are included. */
export function chamadasSeguras(): readonly NomeDaChamada[] {
  return (Object.keys(rotas) as NomeDaChamada[]).filter(
    (nome) => !SEM_PAR.includes(nome) && (rotas[nome].method === 'GET' || sondas[nome].semRastro === true),
  );
}

function aceitaNaQuery(route: Route, campo: string): boolean {
  const { query } = route;
  return query instanceof z.ZodObject && campo in query.shape;
}

interface PedidoNosMundos {
  readonly nome: NomeDaChamada;
  readonly caminho: string;
  readonly corpo?: unknown;
}

/** Values of a second path parameter: a word from its list, else a number. */
const SEGUNDOS: Readonly<Record<string, readonly string[]>> = {
  ':documento': ['projeto', 'comprovante'],
  ':numero': ['1', '2'],
};

/** The paths for this record, one for each possible value of its second parameter. */
function caminhosDe(path: string, id: number, outros: readonly number[]): string[] {
  const comId = path.replace(/:[A-Za-z]+/, String(id));
  const [segundo] = /:[A-Za-z]+/.exec(comId) ?? [];
  if (segundo === undefined) return [comId];
  return (SEGUNDOS[segundo] ?? outros.map(String)).map((um) => comId.replace(segundo, um));
}

/**
 * The ids that they know of the call's kind, and possible ones of it. Where the contract does not give the
 * kind, a short run tries one person; `test:longo` tries all.
 */
function idsDe(
  nome: NomeDaChamada,
  { quem, projeto, edital, avaliadores, outros = [] }: Passeio,
): readonly number[] {
  const pessoas = [quem.id, ...avaliadores.map(({ id }) => id)];
  switch (rotas[nome].registro?.tipo) {
    case undefined:
      return [projeto, edital, ...outros, ...(inteira ? pessoas : pessoas.slice(1, 2))];
    case 'pessoa':
    case 'avaliador':
      return pessoas;
    default:
      return [projeto];
  }
}

/** The columns of the access table that may apply to a person of the type. */
const COLUNAS: Readonly<Record<TipoDeUsuario, readonly Chamador[]>> = {
  coordenador: ['own_coordinator', 'other_professor'],
  avaliador: ['own_coordinator', 'other_professor', 'designated_evaluator', 'other_evaluator'],
  administrador: ['own_coordinator', 'administrador'],
  PRESIDENTE_COMISSAO: ['own_coordinator', 'PRESIDENTE_COMISSAO'],
  secretaria: ['own_coordinator', 'secretaria'],
};

/**
 * Whether the table gives this type no right to the call, so that it is refused before anything is read
 * (T-B1).
 */
const semDireito = (nome: NomeDaChamada, tipo: TipoDeUsuario): boolean =>
  COLUNAS[tipo].every((coluna) => rotas[nome].acesso[coluna] === 'no');

/**
 * Each call with each id of its kind, those of the assessment in any call, and its filters: with every id of
 * their kind, and with every possible body. A call without a right for the type is tried once with the
 * project, and with the assessment.
 */
function pedidos(passeio: Passeio, aprovacoes: readonly number[]): PedidoNosMundos[] {
  const { quem, projeto, edital, avaliadores, comPdf, outros = [] } = passeio;
  return chamadasSeguras()
    .filter((nome) => comPdf || !PDFS.includes(nome))
    .flatMap((nome) => {
      const { path, method } = rotas[nome];
      const com = (id: number) => caminhosDe(path, id, outros);
      const nomeia = path.includes(':');
      const ids = idsDe(nome, passeio);
      const doTipo = nomeia ? ids.flatMap(com) : [path];
      // For the project and the call, or for two people; `test:longo` tries the filters with every id.
      const filtrados = inteira || !nomeia ? doTipo : ids.slice(0, 2).flatMap(com);
      const daAvaliacao = nomeia ? aprovacoes.slice(inteira ? -2 : -1).flatMap(com) : [];
      const deOutros = nomeia ? outros.slice(0, 2).flatMap(com) : [];
      const filtros = [
        ...(aceitaNaQuery(rotas[nome], 'edital') ? [`?edital=${edital}`] : []),
        ...(aceitaNaQuery(rotas[nome], 'busca')
          ? [`?busca=${encodeURIComponent(avaliadores[0]?.nome ?? '')}`]
          : []),
        // By text, by a word of an evaluator's name, by number: neither results nor their absence may leak.
        ...(aceitaNaQuery(rotas[nome], 'q')
          ? ['projeto', 'edital', avaliadores[0]?.nome ?? '', String(projeto)].map(
              (q) => `?q=${encodeURIComponent(q)}`,
            )
          : []),
        // The count under a filter must not reveal more than the list.
        ...(aceitaNaQuery(rotas[nome], 'situacao')
          ? [...ANDAMENTOS_PROCURADOS.map((um) => `?situacao=${um}`), '?impedimento=sim']
          : []),
        ...(aceitaNaQuery(rotas[nome], 'avaliador') ? avaliadores.map(({ id }) => `?avaliador=${id}`) : []),
        ...(aceitaNaQuery(rotas[nome], 'ordem') ? ['?ordem=-total', '?pagina=1&por_pagina=1'] : []),
      ];
      if (semDireito(nome, quem.tipo)) {
        const corpo = method === 'GET' ? undefined : { edital };
        return [...doTipo.slice(0, 1), ...daAvaliacao.slice(-1), ...deOutros].map((caminho) => ({
          nome,
          caminho,
          corpo,
        }));
      }
      const caminhos = [
        ...[...doTipo, ...daAvaliacao],
        ...filtrados.flatMap((caminho) => filtros.map((filtro) => caminho + filtro)),
      ];
      const corpos = method === 'GET' ? [undefined] : [{}, { edital }, ...aprovacoes.map((id) => ({ id }))];
      return caminhos.flatMap((caminho) => corpos.map((corpo) => ({ nome, caminho, corpo })));
    });
}

/**
 * The export, unpacked, because compressed bytes would hide their content. Without the traces of the walk's
 * own reads.
 */
async function dadosBaixados(url: string, { token }: Pessoa): Promise<string> {
  const r = await fetch(`${url}/api/professor/meus-dados`, { headers: { authorization: `Bearer ${token}` } });
  const arquivos = await lerZip(Buffer.from(await r.arrayBuffer()));
  const dados = JSON.parse(String(arquivos.get('dados.json'))) as { acoes: { acao: string }[] };
  const acoes = dados.acoes.filter(({ acao }) => !acao.startsWith('exportar'));
  return JSON.stringify([
    { ...dados, acoes, documentosQueAbri: [], propostasQueAbriParaAvaliar: [] },
    [...arquivos.keys()].sort(),
  ]);
}

/** Below the number of one person's simultaneous requests, so that none is refused for that. */
const DE_CADA_VEZ = 4;

/** The request and its answer: status, headers except the date, body. */
async function ler(
  url: string,
  quem: Pessoa,
  { nome, caminho, corpo }: PedidoNosMundos,
): Promise<[pedido: string, resposta: string]> {
  const { method } = rotas[nome];
  const { status, headers, text } = await send(url, method, caminho, { token: quem.token, body: corpo });
  const chamada = chaveDaChamada(rotas[nome]);
  if (status === 200 && nome === 'meusDados') return [chamada, await dadosBaixados(url, quem)];
  const resto = [...headers].filter(([campo]) => campo !== 'date').sort();
  const resposta = [status, resto, text.replace(DO_MOMENTO, '$1:0')];
  return [`${chamada} as ${caminho} ${JSON.stringify(corpo ?? null)}`, JSON.stringify(resposta)];
}

/** Everything that they can read, by request. */
export async function passear(
  { url }: Pick<TestApp, 'url'>,
  passeio: Passeio,
  aprovacoes: readonly number[],
): Promise<Map<string, string>> {
  const { mais = [], menos = [] } = passeio;
  const todos = ([...pedidos(passeio, aprovacoes), ...mais] as PedidoNosMundos[]).filter(
    ({ nome }) => !menos.includes(nome),
  );
  const lidas = new Map<string, string>();
  const vez = todos.values();
  await Promise.all(
    Array.from({ length: DE_CADA_VEZ }, async () => {
      for (const pedido of vez) lidas.set(...(await ler(url, passeio.quem, pedido)));
    }),
  );
  passeios += 1;
  respostas += lidas.size;
  return lidas;
}

/** They end their own session. */
const ENCERRAM: readonly NomeDaChamada[] = ['sair', 'atualizarProfessor', 'encerrarConta', 'encerrarSessao'];

/**
 * Calls that act: on judging, in `test:longo` on anything; those that move the call to its next phase are
 * refused in each world.
 */
export function chamadasQueAgem(): readonly NomeDaChamada[] {
  return (Object.keys(rotas) as NomeDaChamada[]).filter((nome) => {
    const { method, path, registro, julgado, acesso } = rotas[nome] as Route;
    const julga = julgado !== null || registro?.tipo === 'aprovacao' || path.startsWith('/api/edital/');
    const outra = inteira && acesso.anonymous === 'no' && !ENCERRAM.includes(nome);
    return method !== 'GET' && (julga || outra) && !chamadasSeguras().includes(nome);
  });
}

/** Bodies with ids that may be named: each by itself, and in a list. */
function corposQueAgem(route: Route, { projeto, edital, avaliadores }: Passeio, aprovacao: number): object[] {
  const [x, y] = avaliadores.map(({ id }) => ({ id }));
  const nomeados = [projeto, aprovacao].flatMap((id) => {
    const campo = route.julgado?.em.startsWith('body.') ? route.julgado.em.slice('body.'.length) : null;
    const ref = campo === null ? {} : { [campo]: campo === 'id' ? id : { id } };
    return [
      { ...ref },
      { ...ref, motivo: 'Porque sim', avaliador: x, de: y },
      { ...ref, motivo: 'Porque sim', avaliador: y, de: x },
    ];
  });
  return [...nomeados, { id: edital }, { projetos: [projeto], avaliador: x }, { projetos: [projeto] }];
}

/**
 * Every refusal that they get, complete, by request; a successful act changes the world and is not compared.
 */
export async function tentar(
  { url }: Pick<TestApp, 'url'>,
  passeio: Passeio,
  aprovacoes: readonly number[],
): Promise<Map<string, string>> {
  const respostas = new Map<string, string>();
  const { quem, projeto, edital, menos = [] } = passeio;
  for (const nome of chamadasQueAgem()) {
    const route: Route = rotas[nome];
    if (menos.includes(nome)) continue;
    const ids = route.path.startsWith('/api/edital/') ? [edital] : [projeto, ...aprovacoes];
    const caminhos = route.path.includes(':')
      ? ids.map((id) =>
          route.path.replace(/:[A-Za-z]+/, String(id)).replaceAll(/:[A-Za-z]+/g, String(projeto)),
        )
      : [route.path];
    for (const caminho of caminhos) {
      for (const corpo of corposQueAgem(route, passeio, aprovacoes[0] ?? projeto)) {
        const r = await send(url, route.method, caminho, {
          token: quem.token,
          body: corpo,
          headers: { 'if-match': '"999999"' },
        });
        if (r.status < 400) continue;
        const resto = [...r.headers].filter(([campo]) => campo !== 'date').sort();
        const pedido = `${chaveDaChamada(route)} as ${caminho} ${JSON.stringify(corpo)}`;
        respostas.set(pedido, JSON.stringify([r.status, resto, r.text]));
      }
    }
  }
  return respostas;
}

let passeios = 0;
let respostas = 0;

/** Prints at the end of this file what it walked; other files of the same worker walk too. */
export function contarMundos(): void {
  let antes: readonly [passeios: number, respostas: number] = [0, 0];
  beforeAll(() => {
    antes = [passeios, respostas];
  });
  afterAll(() =>
    contar('mundos', `${passeios - antes[0]} worlds walked, ${respostas - antes[1]} answers compared`),
  );
}

/** Puts the world into this state by replacing the project's approval. Returns its id, or null. */
export async function criarMundo(
  { deps }: Pick<TestApp, 'deps'>,
  projeto: number,
  { aprovacao }: Mundo,
): Promise<number | null> {
  const { db } = deps.database;
  await deleteRows(db, 'projetoAprovacao', { projetoId: projeto });
  if (aprovacao === null) return null;
  const linha = await insertInto(db, 'projetoAprovacao', {
    ...aprovacao,
    projetoId: projeto,
    criadoEm: deps.clock.agora(),
  });
  return linha?.id ?? null;
}

/** The requests whose answers differ between the worlds, with both answers. */
export function diferencas(um: ReadonlyMap<string, string>, outro: ReadonlyMap<string, string>): string[] {
  return [...um].flatMap(([pedido, resposta]) => {
    const outra = outro.get(pedido) ?? 'nothing';
    return resposta === outra ? [] : [`${pedido}: ${trecho(resposta, outra)}`];
  });
}

/** The two answers from shortly before the first difference. */
function trecho(um: string, outro: string): string {
  const onde = [...um].findIndex((c, i) => c !== outro[i]);
  const de = Math.max(0, onde - 60);
  return `…${um.slice(de, onde + 60)}… and …${outro.slice(de, onde + 60)}…`;
}
