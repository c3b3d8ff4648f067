import type { Relacao } from '@instrutoria/contract/access.ts';
import type { RegistroNomeado } from '@instrutoria/contract/route.ts';
import type { Pessoa } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { relacaoComAprovacao, relacaoComAvaliador } from '../../features/avaliacao/relacao-queries.ts';
import { existeProfessor } from '../../features/conta/queries.ts';
import { relacaoComDeclaracao } from '../../features/declaracao/relacao-queries.ts';
import { relacaoComInstrutor } from '../../features/instrutor/relacao-queries.ts';
import { relacaoComImagem } from '../../features/projeto/imagem-queries.ts';
import { relacaoComProjeto } from '../../features/projeto/relacao-queries.ts';

/** null when there is no such record for the caller. */
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

/** Equal for another's and an unknown id, byte for byte (T-B3). */
export const TEXTO_NAO_ENCONTRADO: Readonly<Record<RegistroNomeado['tipo'], string>> = {
  projeto: 'Projeto não encontrado.',
  pessoa: 'Pessoa não encontrada.',
  imagem: 'Imagem não encontrada.',
  aprovacao: 'Avaliação não encontrada.',
  avaliador: 'Pessoa não encontrada.',
  instrutor: 'Instrutor não encontrado.',
  declaracao: 'Declaração não encontrada.',
};
