import { randomUUID } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { EventoDoWebhook, EventoEntregue } from '@instrutoria/domain/webhook/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { many, one, run, single } from '../../db/query.ts';
import { assignments, type Sql, sql, type Value, values } from '../../db/sql.ts';

type WebhookLido = AnswerOf<Api['listarWebhooks']>[number];
type EntregaLida = AnswerOf<Api['listarEntregas']>[number];

const CAMPOS = sql`
  w.id, w.nome, w.endereco, w.eventos, w.ativo, ${iso(sql`w.criado_em`)} as "criadoEm",
  ${iso(sql`w.anterior_ate`)} as "anteriorAte",
  (select count(*)::int from webhook_entrega e where e.webhook_id = w.id and e.estado = 'morta') as mortas
`;

export function lerWebhooks(db: Executor): Promise<WebhookLido[]> {
  return many(db, sql`select ${CAMPOS} from webhook w order by w.nome, w.id`);
}

export function acharWebhook(db: Executor, id: number, travar: Sql = sql``): Promise<WebhookLido | null> {
  return one(db, sql`select ${CAMPOS} from webhook w where w.id = ${id} ${travar}`);
}

interface WebhookNovo {
  readonly nome: string;
  readonly endereco: string;
  readonly eventos: readonly EventoDoWebhook[];
  readonly segredo: string;
  readonly criadoEm: Date;
}

/** The lock on the table keeps the number of webhooks within its limit. */
export async function inserirWebhook(
  db: Executor,
  novo: WebhookNovo,
  maximo: number,
): Promise<number | null> {
  await run(db, sql`lock table webhook in share row exclusive mode`);
  const { quantos } = await single<{ quantos: number }>(
    db,
    sql`select count(*)::int as quantos from webhook`,
  );
  if (quantos >= maximo) return null;
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into webhook ${values({ ...novo })} returning id`,
  );
  return id;
}

export async function mudarWebhook(
  db: Executor,
  id: number,
  mudanca: Readonly<Record<string, Value | undefined>>,
): Promise<void> {
  await run(db, sql`update webhook set ${assignments(mudanca)} where id = ${id}`);
}

/** The secret of now becomes the earlier one. */
export async function trocarSegredo(db: Executor, id: number, selado: string, ate: Date): Promise<void> {
  await run(
    db,
    sql`update webhook set anterior = segredo, anterior_ate = ${ate}, segredo = ${selado} where id = ${id}`,
  );
}

interface Ocorrido {
  readonly evento: EventoEntregue;
  readonly link: string;
  readonly em: Date;
}

/** One delivery to each active webhook that chose the event, or to this one; their ids. */
export async function inserirEntregas(
  db: Executor,
  { evento, link, em }: Ocorrido,
  webhook: number | null = null,
): Promise<string[]> {
  const quais = webhook === null ? sql`ativo and ${evento} = any(eventos)` : sql`id = ${webhook}`;
  const destinos = await many<{ id: number }>(db, sql`select id from webhook where ${quais} order by id`);
  const ids = destinos.map(({ id }) => ({ webhookId: id, id: randomUUID() }));
  for (const entrega of ids) {
    await run(
      db,
      sql`insert into webhook_entrega ${values({ ...entrega, evento, link, ocorridoEm: em, estado: 'esperando' })}`,
    );
  }
  return ids.map(({ id }) => id);
}

export async function lerEntregas(
  db: Executor,
  webhook: number,
  lista: { readonly pagina?: number | undefined; readonly por_pagina?: number | undefined },
) {
  const limites = limitesDaLista(lista);
  const deOnde = sql`from webhook_entrega where webhook_id = ${webhook}`;
  const linhas = await many<EntregaLida>(
    db,
    sql`
      select id, evento, ${iso(sql`ocorrido_em`)} as "ocorridoEm", estado, tentativas, status, erro,
        ${iso(sql`ultima_em`)} as "ultimaEm"
      ${deOnde} order by ocorrido_em desc, id limit ${limites.limit} offset ${limites.offset}
    `,
  );
  return { linhas, total: await totalDaLista(linhas.length, limites, quantas(db, deOnde)) };
}

/** The delivery waits again; null when it is unknown. `esperava`: it was on its way already. */
export async function reporEntrega(
  db: Executor,
  id: string,
): Promise<{ readonly webhook: number; readonly ativo: boolean; readonly esperava: boolean } | null> {
  const achada = await one<{ webhook: number; ativo: boolean; estado: string }>(
    db,
    sql`
      select e.webhook_id as webhook, w.ativo, e.estado from webhook_entrega e join webhook w on w.id = e.webhook_id
      where e.id = ${id} for update of e
    `,
  );
  if (achada === null) return null;
  const esperava = achada.estado === 'esperando';
  if (achada.ativo && !esperava) {
    await run(db, sql`update webhook_entrega set estado = 'esperando' where id = ${id}`);
  }
  return { webhook: achada.webhook, ativo: achada.ativo, esperava };
}

/** Deliveries that failed for good, of the webhooks that are switched on. */
export async function contarMortas(db: Executor): Promise<number> {
  const { mortas } = await single<{ mortas: number }>(
    db,
    sql`
      select count(*)::int as mortas from webhook_entrega e join webhook w on w.id = e.webhook_id
      where e.estado = 'morta' and w.ativo
    `,
  );
  return mortas;
}
