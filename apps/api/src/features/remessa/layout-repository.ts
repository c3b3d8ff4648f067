import type { LayoutEscrito } from '@instrutoria/domain/remessa/rules/layout.ts';
import type { Pagador } from '@instrutoria/domain/remessa/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run, single } from '../../db/query.ts';
import { assignments, json, sql, values } from '../../db/sql.ts';

export interface LayoutGuardado extends LayoutEscrito {
  readonly id: number;
  readonly versao: number;
}

const LAYOUT = sql`l.id, l.versao, l.nome, case when l.tipo = 'colunas' then l.definicao end as colunas,
  case when l.tipo = 'fixo' then l.definicao end as fixo`;

export function listarLayouts(db: Executor): Promise<LayoutGuardado[]> {
  return many(db, sql`select ${LAYOUT} from layout_da_remessa l order by l.nome, l.id`);
}

export function acharLayout(db: Executor, id: number): Promise<LayoutGuardado | null> {
  return one(db, sql`select ${LAYOUT} from layout_da_remessa l where l.id = ${id}`);
}

export function travarLayout(db: Executor, id: number): Promise<LayoutGuardado | null> {
  return one(db, sql`select ${LAYOUT} from layout_da_remessa l where l.id = ${id} for update`);
}

const guardado = ({ nome, colunas, fixo }: LayoutEscrito) => ({
  nome,
  tipo: fixo === null ? 'colunas' : 'fixo',
  definicao: json(fixo ?? colunas),
});

export async function inserirLayout(
  db: Executor,
  layout: LayoutEscrito,
  criado: { readonly criadoEm: Date; readonly criadoPorId: number },
): Promise<number> {
  const linha = { ...guardado(layout), ...criado };
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into layout_da_remessa ${values(linha)} returning id`,
  );
  return id;
}

export async function salvarLayout(db: Executor, id: number, layout: LayoutEscrito): Promise<void> {
  await run(
    db,
    sql`update layout_da_remessa set ${assignments(guardado(layout))}, versao = versao + 1 where id = ${id}`,
  );
}

export async function apagarLayout(db: Executor, id: number): Promise<void> {
  await run(db, sql`delete from layout_da_remessa where id = ${id}`);
}

/** Layouts are written one at a time, so that no name is given twice. */
export async function travarLayouts(db: Executor): Promise<void> {
  await run(db, sql`lock table layout_da_remessa in share row exclusive mode`);
}

export interface PagadorGuardado {
  readonly versao: number;
  readonly pagador: Pagador;
}

export async function acharPagador(db: Executor): Promise<PagadorGuardado | null> {
  const lido = await one<Pagador & { versao: number }>(
    db,
    sql`select versao, nome, cnpj, banco, agencia, digito_da_agencia as "digitoDaAgencia", conta, digito, convenio,
      servico, parametro, compromisso from pagador where id = 1`,
  );
  if (lido === null) return null;
  const { versao, ...pagador } = lido;
  return { versao, pagador };
}

export async function travarPagador(db: Executor): Promise<void> {
  await run(db, sql`lock table pagador in share row exclusive mode`);
}

export async function salvarPagador(db: Executor, pagador: Pagador): Promise<void> {
  await run(
    db,
    sql`insert into pagador ${values({ id: 1, ...pagador })}
      on conflict (id) do update set ${assignments({ ...pagador })}, versao = pagador.versao + 1`,
  );
}
