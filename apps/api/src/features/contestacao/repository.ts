import type { ContestacaoFeita, SituacaoDaContestacao } from '@instrutoria/domain/contestacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import { depoisDaSaida } from '../instrutor/saida-repository.ts';
import { SITUACAO } from './queries.ts';

/** A vínculo as its contests need it; the student as they are reached today. */
export interface VinculoContestado {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  /** null: the student has no account here. */
  readonly estudanteId: number | null;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly coordenadorId: number;
}

const VINCULO = sql`i.id, i.nome, i.email, i.estudante_id as "estudanteId",
  json_build_object('id', p.id, 'titulo', p.titulo) as projeto, p.coordenador_id as "coordenadorId"
  from instrutor i join projeto p on p.id = i.projeto_id`;

/** The same row that registering hours and closing the account lock; null where it is not this student's. */
export function travarMeuVinculo(
  db: Executor,
  estudanteId: number,
  id: number,
): Promise<VinculoContestado | null> {
  return one(
    db,
    sql`select ${VINCULO} where i.id = ${id} and i.estudante_id = ${estudanteId} for update of i`,
  );
}

export function acharVinculo(db: Executor, id: number): Promise<VinculoContestado> {
  return single(db, sql`select ${VINCULO} where i.id = ${id}`);
}

export interface ContestacaoTravada {
  readonly id: number;
  readonly estudanteId: number;
  /** Whether they left the vínculo since, by a corrected CPF. */
  readonly saiu: boolean;
  readonly mes: string;
  readonly texto: string;
  readonly arquivo: string | null;
  readonly ate: string;
  readonly situacao: SituacaoDaContestacao;
}

/** null unless it is of this vínculo. `trava`: for an act on it, until the transaction ends. */
export function acharContestacao(
  db: Executor,
  { instrutorId, id }: { readonly instrutorId: number; readonly id: number },
  { trava }: { readonly trava: boolean },
): Promise<ContestacaoTravada | null> {
  return one(
    db,
    sql`
      select c.id, c.estudante_id as "estudanteId", c.mes, c.texto, c.arquivo, c.ate, ${SITUACAO} as situacao,
        not ${depoisDaSaida(sql`c.instrutor_id`, sql`c.enviada_em`)} as saiu
      from contestacao c
      where c.id = ${id} and c.instrutor_id = ${instrutorId} ${trava ? sql`for update` : sql``}
    `,
  );
}

/** What this student sent about the month. */
export function contestacoesDoMes(
  db: Executor,
  { instrutorId, estudanteId, mes }: Pick<NewRow<'contestacao'>, 'estudanteId' | 'instrutorId' | 'mes'>,
): Promise<ContestacaoFeita[]> {
  return many(
    db,
    sql`
      select ${SITUACAO} as situacao, ${iso(sql`c.enviada_em`)} as "enviadaEm" from contestacao c
      where c.instrutor_id = ${instrutorId} and c.estudante_id = ${estudanteId} and c.mes = ${mes}
    `,
  );
}

export async function inserirContestacao(
  db: Executor,
  nova: Pick<NewRow<'contestacao'>, 'ate' | 'enviadaEm' | 'estudanteId' | 'instrutorId' | 'mes' | 'texto'> & {
    readonly arquivo: string | null;
  },
): Promise<number> {
  const { id } = await single<{ id: number }>(db, sql`insert into contestacao ${values(nova)} returning id`);
  return id;
}

export async function marcarRetirada(db: Executor, id: number, agora: Date): Promise<void> {
  await run(db, sql`update contestacao set retirada_em = ${agora} where id = ${id}`);
}

export async function marcarRespondida(
  db: Executor,
  id: number,
  resposta: {
    readonly resultado: string;
    readonly razoes: string;
    readonly agora: Date;
    readonly autorId: number;
  },
): Promise<void> {
  const { resultado, razoes, agora, autorId } = resposta;
  await run(
    db,
    sql`
      update contestacao set resultado = ${resultado}, razoes = ${razoes}, respondida_em = ${agora},
        respondida_por_id = ${autorId}
      where id = ${id}
    `,
  );
}

/** Whether the student sent this file for a contest of the vínculo, and none has it yet. */
export async function anexoLivre(
  db: Executor,
  referencia: string,
  { instrutorId, estudanteId }: { readonly instrutorId: number; readonly estudanteId: number },
): Promise<boolean> {
  const livres = await run(
    db,
    sql`
      select from arquivo a
      where a.referencia = ${referencia} and a.tipo = 'anexoDaContestacao'
        and a.vinculo = ${`instrutor:${instrutorId}`} and a.estudante_id = ${estudanteId}
        and not exists (select from contestacao c where c.arquivo = a.referencia)
    `,
  );
  return livres > 0;
}

/** The files of the contests that were sent. */
export async function anexosUsados(db: Executor, instrutorId: number): Promise<string[]> {
  const linhas = await many<{ arquivo: string }>(
    db,
    sql`select arquivo from contestacao where instrutor_id = ${instrutorId} and arquivo is not null`,
  );
  return linhas.map(({ arquivo }) => arquivo);
}
