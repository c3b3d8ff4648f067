import type { FundamentoDaTardia, Tardia } from '@instrutoria/domain/edital/rules/tardia.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { participa } from '../../db/participacao.ts';
import { many, one, run } from '../../db/query.ts';
import { type Sql, sql, where } from '../../db/sql.ts';

/**
 * For the project `p`: how it was received after the deadline, in words; null for others, and for one
 * submitted again in time.
 */
export const TARDIA = sql`(select s.dito from submissao_tardia s
  where s.projeto_id = p.id and s.caiu_em is null and p.submetido_em < s.enviada_em order by s.id desc limit 1)`;

/**
 * Whether this project was taken out of its call, because the order behind its late submission was revoked
 * after the result (D64).
 */
export function foraDoEdital(projeto: Sql): Sql {
  return sql`exists (select from submissao_tardia s where s.projeto_id = ${projeto} and s.fora)`;
}

export interface TardiaGuardada extends Tardia {
  readonly id: number;
  readonly editalId: number;
  readonly professorId: number;
  readonly fundamento: FundamentoDaTardia;
  readonly ordem: string | null;
  readonly motivo: string;
  readonly dito: string;
  readonly autorId: number;
}

const GUARDADA = sql`id, edital_id as "editalId", professor_id as "professorId", ate, fundamento, ordem, motivo, dito,
  autor_id as "autorId", retirada_em as "retiradaEm", projeto_id as "projetoId", caiu_em as "caiuEm"`;

const ABERTA = (agora: Date) => sql`retirada_em is null and projeto_id is null and ate >= ${agora}`;

export function travarTardia(db: Executor, id: number): Promise<TardiaGuardada | null> {
  return one(db, sql`select ${GUARDADA} from submissao_tardia where id = ${id} for update`);
}

/** Locks this person's opening in this call that is in force now. */
export function travarTardiaAberta(
  db: Executor,
  { editalId, professorId }: { readonly editalId: number; readonly professorId: number },
  agora: Date,
): Promise<TardiaGuardada | null> {
  return one(
    db,
    sql`select ${GUARDADA} from submissao_tardia
      where edital_id = ${editalId} and professor_id = ${professorId} and ${ABERTA(agora)} for update`,
  );
}

/** Locks the opening by which this project is in its call. */
export function travarTardiaDoProjeto(db: Executor, projetoId: number): Promise<TardiaGuardada | null> {
  return one(
    db,
    sql`select ${GUARDADA} from submissao_tardia where projeto_id = ${projetoId} and caiu_em is null
        and exists (select from projeto p where p.id = projeto_id and p.submetido_em < enviada_em) for update`,
  );
}

/** Until when a call is open for one person; null: for nobody. */
export async function tardiaAbertaAte(db: Executor, editalId: number, agora: Date): Promise<Date | null> {
  const lida = await one<{ ate: Date | null }>(
    db,
    sql`select max(ate) as ate from submissao_tardia where edital_id = ${editalId} and ${ABERTA(agora)}`,
  );
  return lida?.ate ?? null;
}

/** The calls that are open for this person alone, and until when. */
export async function tardiasAbertasDe(
  db: Executor,
  professorId: number,
  agora: Date,
): Promise<ReadonlyMap<number, Date>> {
  const abertas = await many<{ editalId: number; ate: Date }>(
    db,
    sql`select edital_id as "editalId", ate from submissao_tardia
      where professor_id = ${professorId} and ${ABERTA(agora)}`,
  );
  return new Map(abertas.map(({ editalId, ate }) => [editalId, ate]));
}

/** Whether the project was submitted late, even if that was undone: then its record stays. */
export async function foiTardia(db: Executor, projetoId: number): Promise<boolean> {
  return (await run(db, sql`select from submissao_tardia where projeto_id = ${projetoId} limit 1`)) > 0;
}

export async function saiuDoEdital(db: Executor, projetoId: number): Promise<boolean> {
  return (await run(db, sql`select from submissao_tardia where projeto_id = ${projetoId} and fora`)) > 0;
}

interface TardiaListada extends Tardia {
  readonly id: number;
  readonly professor: { readonly id: number; readonly nome: string };
  readonly fundamento: FundamentoDaTardia;
  readonly ordem: string | null;
  readonly motivo: string;
  readonly dito: string;
  readonly abertaPor: string;
  readonly abertaEm: string;
  readonly projeto: { readonly id: number; readonly titulo: string } | null;
  readonly enviadaEm: string | null;
  readonly motivoDoFim: string | null;
  readonly participa: boolean;
}

/** Newest first; `id`: only this one. */
export function listarTardias(
  db: Executor,
  { editalId, leitor, id }: { readonly editalId: number; readonly leitor: number; readonly id?: number },
): Promise<TardiaListada[]> {
  return many(
    db,
    sql`
      select s.id, json_build_object('id', c.id, 'nome', c.nome) as professor, s.ate, s.fundamento, s.ordem, s.motivo,
        s.dito, autor.nome as "abertaPor", ${iso(sql`s.aberta_em`)} as "abertaEm",
        case when p.id is not null then json_build_object('id', p.id, 'titulo', p.titulo) end as projeto,
        ${iso(sql`s.enviada_em`)} as "enviadaEm", coalesce(s.motivo_da_retirada, s.motivo_da_queda) as "motivoDoFim",
        s.retirada_em as "retiradaEm", s.projeto_id as "projetoId", s.caiu_em as "caiuEm",
        s.professor_id = ${leitor} or coalesce(${participa(sql`${leitor}`)}, false) as participa
      from submissao_tardia s
      join professor c on c.id = s.professor_id
      join professor autor on autor.id = s.autor_id
      left join projeto p on p.id = s.projeto_id
      ${where(sql`s.edital_id = ${editalId}`, id === undefined ? null : sql`s.id = ${id}`)}
      order by s.id desc
      limit 500
    `,
  );
}
