import type { Api } from '@instrutoria/contract/api.ts';
import type { QueryOf } from '@instrutoria/contract/route.ts';
import type { DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { many, one } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { sql, where } from '../../db/sql.ts';
import { depoisDaSaida } from '../instrutor/saida-repository.ts';

/** Declarations issued before D41 lack these. */
const ANTES_DE_D41 = sql`'{"cpf": null, "matricula": null, "encerrado": null}'::jsonb`;

export const DECLARACAO = sql`
  id, codigo, ${ANTES_DE_D41} || conteudo as conteudo,
  ${iso(sql`emitida_em`)} as "emitidaEm",
  ${iso(sql`revogada_em`)} as "revogadaEm",
  motivo_da_revogacao as "motivoDaRevogacao"`;

export function acharDeclaracao(db: Executor, id: number): Promise<DeclaracaoGuardada | null> {
  return one(db, sql`select ${DECLARACAO} from declaracao where id = ${id}`);
}

export function acharPeloCodigo(db: Executor, codigo: string): Promise<DeclaracaoGuardada | null> {
  return one(db, sql`select ${DECLARACAO} from declaracao where codigo = ${codigo}`);
}

/** null: unknown, or about nobody's vínculo or another student's, also one whose CPF this vínculo had then. */
export function declaracaoDoEstudante(
  db: Executor,
  estudanteId: number,
  id: number,
): Promise<DeclaracaoGuardada | null> {
  return one(
    db,
    sql`
      select ${DECLARACAO} from declaracao
      where id = ${id} and instrutor_id in (select i.id from instrutor i where i.estudante_id = ${estudanteId})
        and ${depoisDaSaida(sql`declaracao.instrutor_id`, sql`declaracao.emitida_em`)}
    `,
  );
}

export async function validasPorChave(db: Executor, chaves: readonly string[]): Promise<Map<string, number>> {
  if (chaves.length === 0) return new Map();
  const linhas = await many<{ chave: string; id: number }>(
    db,
    sql`select chave, id from declaracao where chave = any(${chaves}) and revogada_em is null`,
  );
  return new Map(linhas.map(({ chave, id }) => [chave, id]));
}

const NOME = sql`conteudo ->> 'nome'`;
const TITULO = sql`coalesce(conteudo -> 'projeto' ->> 'titulo', '')`;
const ORDENS = { emitidaEm: sql`emitida_em`, nome: sql`${NOME} collate "pt-BR-x-icu"` };
const PADRAO = [sql`id desc`];

export async function listarAsDeclaracoes(
  db: Executor,
  lista: QueryOf<Api['listarDeclaracoes']>,
  pessoaId: number | null,
): Promise<{ readonly linhas: DeclaracaoGuardada[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const filtro = where(
    pessoaId === null ? null : sql`professor_id = ${pessoaId}`,
    lista.projeto === undefined ? null : sql`(conteudo -> 'projeto' ->> 'id')::int = ${lista.projeto}`,
    lista.busca === undefined ? null : semAcentos([NOME, TITULO, sql`codigo`], lista.busca),
  );
  const linhas = await many<DeclaracaoGuardada>(
    db,
    sql`
      select ${DECLARACAO} from declaracao ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, PADRAO)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`from declaracao ${filtro}`));
  return { linhas, total };
}
