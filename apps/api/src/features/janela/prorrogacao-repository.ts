import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { compararDias } from '@instrutoria/domain/kernel/datas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { many, one, run, single } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { sql, values, where } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';

export type ProrrogacaoLida = AnswerOf<Api['listarProrrogacoes']>[number];
type Nova = Omit<NewRow<'prorrogacao'>, 'id'>;
type ProrrogacaoGuardada = Omit<ProrrogacaoLida, 'corre'> & { readonly encerrada: boolean };

const PRORROGACAO = sql`
  select r.id, r.janela, r.ate, r.motivo, ${iso(sql`r.criada_em`)} as "criadaEm",
    json_build_object('id', a.id, 'nome', a.nome) as autor,
    case when p.id is null then null else json_build_object('id', p.id, 'titulo', p.titulo) end as projeto,
    r.encerrada_em is not null as encerrada,
    case when r.encerrada_em is null then null else json_build_object(
      'em', ${iso(sql`r.encerrada_em`)},
      'por', json_build_object('id', q.id, 'nome', q.nome),
      'motivo', r.motivo_do_fim
    ) end as encerramento
  from prorrogacao r
  join professor a on a.id = r.autor_id
  left join projeto p on p.id = r.projeto_id
  left join professor q on q.id = r.encerrada_por_id`;

function lida({ encerrada, ...linha }: ProrrogacaoGuardada, hoje: string): ProrrogacaoLida {
  return { ...linha, corre: !encerrada && compararDias(linha.ate, hoje) >= 0 };
}

const ORDENS = { ate: sql`r.ate`, criadaEm: sql`r.criada_em` };

export async function listarProrrogacoes(db: Executor, lista: ListaQuery, hoje: string) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro = where(lista.busca === undefined ? null : semAcentos([sql`r.motivo`], lista.busca));
  const linhas = await many<ProrrogacaoGuardada>(
    db,
    sql`
      ${PRORROGACAO} ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, [sql`r.id desc`])}
      limit ${limit} offset ${offset}
    `,
  );
  const { total } = await single<{ total: number }>(
    db,
    sql`select count(*) as total from prorrogacao r ${filtro}`,
  );
  return { linhas: linhas.map((linha) => lida(linha, hoje)), total };
}

export async function inserirProrrogacao(db: Executor, nova: Nova, hoje: string): Promise<ProrrogacaoLida> {
  const { id } = await single<{ id: number }>(db, sql`insert into prorrogacao ${values(nova)} returning id`);
  return lerProrrogacao(db, id, hoje);
}

async function lerProrrogacao(db: Executor, id: number, hoje: string): Promise<ProrrogacaoLida> {
  return lida(await single<ProrrogacaoGuardada>(db, sql`${PRORROGACAO} where r.id = ${id}`), hoje);
}

export function travarProrrogacao(
  db: Executor,
  id: number,
): Promise<{ readonly ate: string; readonly encerradaEm: Date | null } | null> {
  return one(db, sql`select ate, encerrada_em as "encerradaEm" from prorrogacao where id = ${id} for update`);
}

interface Fim {
  readonly em: Date;
  readonly por: number;
  readonly motivo: string;
  readonly hoje: string;
}

export async function encerrarProrrogacao(db: Executor, id: number, fim: Fim): Promise<ProrrogacaoLida> {
  const { em, por, motivo, hoje } = fim;
  await run(
    db,
    sql`
      update prorrogacao set encerrada_em = ${em}, encerrada_por_id = ${por}, motivo_do_fim = ${motivo}
      where id = ${id}
    `,
  );
  return lerProrrogacao(db, id, hoje);
}

export async function existeSubmetido(db: Executor, id: number): Promise<boolean> {
  const projeto = await one<{ submetido: boolean }>(
    db,
    sql`select not eh_rascunho as submetido from projeto where id = ${id} for share`,
  );
  return projeto?.submetido === true;
}
