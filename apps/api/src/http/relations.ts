import type { Relacao } from '@instrutoria/contract/access.ts';
import type { RegistroNomeado } from '@instrutoria/contract/route.ts';
import type { Usuario } from '../context.ts';
import type { Executor } from '../db/transaction.ts';
import { relacaoComImagem } from '../features/arquivo/queries.ts';
import { relacaoComAprovacao, relacaoComAvaliador } from '../features/avaliacao/relacao-queries.ts';
import { existeProfessor } from '../features/conta/queries.ts';
import { relacaoComProjeto } from '../features/projeto/relacao-queries.ts';

/** The caller's relation to a record; null when there is no such record for him. */
export type Resolver = (
  db: Executor,
  usuario: Usuario,
  referencia: number | string,
) => Promise<Relacao | null>;

async function relacaoComPessoa(
  db: Executor,
  usuario: Usuario,
  id: number | string,
): Promise<Relacao | null> {
  if (id === usuario.id) return 'dono';
  return (await existeProfessor(db, Number(id))) ? 'nenhuma' : null;
}

/** How each kind of named record is found (contract, `registro`). */
export const resolvers: Readonly<Record<RegistroNomeado['tipo'], Resolver>> = {
  projeto: (db, usuario, id) => relacaoComProjeto(db, usuario, Number(id)),
  pessoa: relacaoComPessoa,
  imagem: (db, usuario, referencia) => relacaoComImagem(db, usuario, String(referencia)),
  aprovacao: (db, usuario, id) => relacaoComAprovacao(db, usuario, Number(id)),
  avaliador: (db, usuario, id) => relacaoComAvaliador(db, usuario, Number(id)),
};

/** What a stranger and an unknown id both read, byte for byte (T-B3). */
export const TEXTO_NAO_ENCONTRADO: Readonly<Record<RegistroNomeado['tipo'], string>> = {
  projeto: 'Projeto não encontrado.',
  pessoa: 'Pessoa não encontrada.',
  imagem: 'Imagem não encontrada.',
  aprovacao: 'Avaliação não encontrada.',
  avaliador: 'Pessoa não encontrada.',
};
