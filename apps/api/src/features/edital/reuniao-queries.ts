import type { ReuniaoQueBarra } from '@instrutoria/domain/edital/maquina.ts';
import { reuniaoBarra } from '@instrutoria/domain/reuniao/rules/andamento.ts';
import type { EstadoDaReuniao } from '@instrutoria/domain/reuniao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { one, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** The last act other than a suspension; for meetings opened before it was stored, their last decision. */
export const ULTIMO_ATO = sql`coalesce(s.ultimo_ato_em, greatest(s.aberta_em,
  (select max(i.decidido_em) from item_da_sessao i where i.sessao_id = s.id)))`;

interface PorEncerrar extends ReuniaoQueBarra {
  readonly estado: EstadoDaReuniao;
  readonly ultimoAtoEm: string;
}

/** The meeting that blocks the call (D54); null: none. */
export async function reuniaoQueBarra(
  db: Executor,
  editalId: number,
  agora: Date,
): Promise<ReuniaoQueBarra | null> {
  const reuniao = await one<PorEncerrar>(
    db,
    sql`
      select s.id, s.numero, s.estado, ${iso(ULTIMO_ATO)} as "ultimoAtoEm" from sessao_da_comissao s
      where s.edital_id = ${editalId} and s.estado in ('aberta', 'suspensa')
    `,
  );
  return reuniao !== null && reuniaoBarra(reuniao, agora) ? { id: reuniao.id, numero: reuniao.numero } : null;
}

/** Whether this call had a meeting, cancelled ones not counted. */
export async function houveReuniao(db: Executor, editalId: number): Promise<boolean> {
  const linhas = await run(
    db,
    sql`select from sessao_da_comissao where edital_id = ${editalId} and estado <> 'cancelada' limit 1`,
  );
  return linhas > 0;
}

/** The last meeting that decided the project `p` in its call, and the places it gave; null: none. */
export const DECIDIDO_EM_REUNIAO = sql`(select json_build_object('id', s.id, 'sessao', s.numero,
    'remunerados', i.remunerados, 'voluntarios', i.voluntarios)
  from item_da_sessao i join sessao_da_comissao s on s.id = i.sessao_id
  where i.projeto_id = p.id and s.edital_id = p.edital_id and i.decidido_em is not null
  order by i.decidido_em desc, s.id desc limit 1)`;
