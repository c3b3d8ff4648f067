import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run, type Sender, single } from '../../db/query.ts';
import { json, type Sql, sql, values } from '../../db/sql.ts';

interface Versao {
  readonly versao: number;
  readonly barema: Barema | null;
  readonly motivo: string | null;
  readonly instante: string;
}

const PADRAO: Versao = { versao: 1, barema: null, motivo: null, instante: '' };

/** The newest barema of a call, as a value in another query; null where the spec's is in force. */
export function baremaEmSql(editalId: Sql): Sql {
  return sql`(select b.barema from barema_do_edital b
    where b.edital_id = ${editalId} order by b.versao desc limit 1)`;
}

/** null where the specification's is in force; writers hold the lock on the call's row, so that it stays. */
export async function baremaEmVigor(db: Sender, editalId: number): Promise<Barema | null> {
  const lido = await one<{ barema: Barema | null }>(
    db,
    sql`select ${baremaEmSql(sql`${editalId}`)} as barema`,
  );
  return lido?.barema ?? null;
}

/** The barema with its public corrections, newest first. */
export async function lerBaremaDoEdital(db: Executor, edital: { id: number; tipoProjeto: TipoDeProjeto }) {
  const versoes = await many<Versao>(
    db,
    sql`
      select versao, barema, motivo, ${iso(sql`criado_em`)} as instante
      from barema_do_edital where edital_id = ${edital.id} order by versao
    `,
  );
  const todas = [PADRAO, ...versoes];
  const retificacoes = todas.flatMap(({ versao, barema, motivo, instante }, i) =>
    motivo === null
      ? []
      : [{ versao, instante, motivo, antes: todas[i - 1]?.barema ?? null, depois: barema }],
  );
  const { versao, barema } = todas.at(-1) ?? PADRAO;
  return {
    versao,
    proprio: barema !== null,
    barema: barema ?? baremaPadrao(edital.tipoProjeto),
    retificacoes: retificacoes.reverse(),
  };
}

/** Whether scores were given, including drafts: only for people who may change the barema (D58). */
export async function temNotas(db: Executor, editalId: number): Promise<boolean> {
  const { tem } = await single<{ tem: boolean }>(
    db,
    sql`select exists (select 1 from encargo
      where edital_id = ${editalId} and pontuacao_fase1 is not null) as tem`,
  );
  return tem;
}

interface NovaVersao {
  readonly editalId: number;
  readonly versao: number;
  readonly barema: Barema | null;
  readonly motivo: string | null;
  readonly autorId: number;
  readonly criadoEm: Date;
}

export async function inserirBarema(db: Executor, nova: NovaVersao): Promise<void> {
  const barema = nova.barema === null ? null : json(nova.barema);
  await run(db, sql`insert into barema_do_edital ${values({ ...nova, barema })}`);
}
