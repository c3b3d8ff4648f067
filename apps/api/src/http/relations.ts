import type { Relacao } from '@instrutoria/contract/access.ts';
import type { RegistroNomeado, Route } from '@instrutoria/contract/route.ts';
import type { Pessoa } from '../context.ts';
import type { Sql } from '../db/sql.ts';
import type { Executor } from '../db/transaction.ts';
import { relacaoComAprovacao, relacaoComAvaliador } from '../features/avaliacao/relacao-queries.ts';
import { existeProfessor } from '../features/conta/queries.ts';
import { DA_SESSAO } from '../features/conta/sessao-repository.ts';
import { relacaoComDeclaracao } from '../features/declaracao/relacao-queries.ts';
import { relacaoComInstrutor } from '../features/instrutor/relacao-queries.ts';
import { relacaoComImagem } from '../features/projeto/imagem-queries.ts';
import {
  type Laco,
  lacoEmJson,
  relacaoComProjeto,
  relacaoPeloLaco,
} from '../features/projeto/relacao-queries.ts';
import { namedReference, parseParams } from './request-parts.ts';

/** null when there is no such record for him. */
type Relation = (db: Executor, quem: Pessoa, referencia: number | string) => Promise<Relacao | null>;

async function relacaoComPessoa(db: Executor, quem: Pessoa, id: number | string): Promise<Relacao | null> {
  if (id === quem.id) return 'dono';
  return (await existeProfessor(db, Number(id))) ? 'nenhuma' : null;
}

/** By the contract's `registro`. */
export const relations: Readonly<Record<RegistroNomeado['tipo'], Relation>> = {
  projeto: (db, quem, id) => relacaoComProjeto(db, quem, Number(id)),
  pessoa: relacaoComPessoa,
  imagem: (db, quem, referencia) => relacaoComImagem(db, quem, String(referencia)),
  aprovacao: (db, quem, id) => relacaoComAprovacao(db, quem, Number(id)),
  avaliador: (db, quem, id) => relacaoComAvaliador(db, quem, Number(id)),
  instrutor: (db, quem, id) => relacaoComInstrutor(db, quem, Number(id)),
  declaracao: (db, quem, id) => relacaoComDeclaracao(db, quem, Number(id)),
};

/** What was read with the session of what ties the caller to the record that he asks for. */
export interface Antecipada {
  readonly laco: Laco | null;
  readonly quando: number;
}

/** A request that waits for its turn (overload.ts) is judged by what is true after it. */
const ANTECIPADA_MS = 100;

/** What a read of one project asks with the session; null for every other call. */
export function comASessao(route: Route, params: unknown): Sql | null {
  const { registro } = route;
  if (route.method !== 'GET' || registro?.tipo !== 'projeto' || !registro.em.startsWith('params.'))
    return null;
  const id = namedReference(route, parseParams(route, params) ?? {}, undefined);
  return typeof id === 'number' ? lacoEmJson(id, DA_SESSAO) : null;
}

export function relacaoAntecipada(
  db: Executor,
  quem: Pessoa,
  referencia: number | string,
  antecipada: Antecipada | null,
): Promise<Relacao | null> | null {
  if (antecipada === null || performance.now() - antecipada.quando > ANTECIPADA_MS) return null;
  return relacaoPeloLaco(db, quem, Number(referencia), antecipada.laco);
}

/** Equal for a foreign and an unknown id, byte for byte (T-B3). */
export const TEXTO_NAO_ENCONTRADO: Readonly<Record<RegistroNomeado['tipo'], string>> = {
  projeto: 'Projeto não encontrado.',
  pessoa: 'Pessoa não encontrada.',
  imagem: 'Imagem não encontrada.',
  aprovacao: 'Avaliação não encontrada.',
  avaliador: 'Pessoa não encontrada.',
  instrutor: 'Instrutor não encontrado.',
  declaracao: 'Declaração não encontrada.',
};
