import type { Relacao } from '@instrutoria/contract/access.ts';
import type { RegistroNomeado } from '@instrutoria/contract/route.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Executor } from '../db/transaction.ts';
import { relacaoComAprovacao, relacaoComAvaliador } from '../features/avaliacao/relacao-queries.ts';
import { existeProfessor } from '../features/conta/queries.ts';
import { relacaoComDeclaracao } from '../features/declaracao/relacao-queries.ts';
import { relacaoComInstrutor } from '../features/instrutor/relacao-queries.ts';
import { relacaoComImagem } from '../features/projeto/imagem-queries.ts';
import { relacaoComProjeto } from '../features/projeto/relacao-queries.ts';

/**
 * The caller's relation to a record, as the type that he has now makes of what the database says of him and it; null
 * when there is no such record for him. Asked in two steps: his type may still be on its way.
 */
export type Relacionar = (tipo: TipoDeUsuario) => Promise<Relacao | null> | Relacao | null;
export type Resolver = (db: Executor, pessoa: number, referencia: number | string) => Promise<Relacionar>;

async function relacaoComPessoa(db: Executor, pessoa: number, id: number | string): Promise<Relacionar> {
  const relacao = id === pessoa ? 'dono' : (await existeProfessor(db, Number(id))) ? 'nenhuma' : null;
  return () => relacao;
}

/** How each kind of named record is found (contract, `registro`). */
export const resolvers: Readonly<Record<RegistroNomeado['tipo'], Resolver>> = {
  projeto: (db, pessoa, id) => relacaoComProjeto(db, pessoa, Number(id)),
  pessoa: relacaoComPessoa,
  imagem: (db, pessoa, referencia) => relacaoComImagem(db, pessoa, String(referencia)),
  aprovacao: (db, pessoa, id) => relacaoComAprovacao(db, pessoa, Number(id)),
  avaliador: (db, pessoa, id) => relacaoComAvaliador(db, pessoa, Number(id)),
  instrutor: (db, pessoa, id) => relacaoComInstrutor(db, pessoa, Number(id)),
  declaracao: (db, pessoa, id) => relacaoComDeclaracao(db, pessoa, Number(id)),
};

/** What a stranger and an unknown id both read, byte for byte (T-B3). */
export const TEXTO_NAO_ENCONTRADO: Readonly<Record<RegistroNomeado['tipo'], string>> = {
  projeto: 'Projeto não encontrado.',
  pessoa: 'Pessoa não encontrada.',
  imagem: 'Imagem não encontrada.',
  aprovacao: 'Avaliação não encontrada.',
  avaliador: 'Pessoa não encontrada.',
  instrutor: 'Instrutor não encontrado.',
  declaracao: 'Declaração não encontrada.',
};
