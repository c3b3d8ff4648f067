import type { EstadoDaReuniao, VagasDoItem } from '@instrutoria/domain/reuniao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, single } from '../../db/query.ts';
import { assignments, json, sql, values } from '../../db/sql.ts';

interface Nova {
  readonly editalId: number;
  readonly numero: number;
  readonly local: string;
  readonly abertaEm: Date;
  readonly presidenteId: number;
  readonly redatorId: number;
}

export async function inserirReuniao(db: Executor, nova: Nova): Promise<number> {
  const linha = { ...nova, estado: 'aberta', ultimoAtoEm: nova.abertaEm };
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into sessao_da_comissao ${values(linha)} returning id`,
  );
  return id;
}

export interface NovoItem {
  readonly projetoId: number;
  readonly titulo: string;
  readonly total: number | null;
  readonly pede: VagasDoItem;
  readonly proposta: VagasDoItem;
}

/** Inserts the items in this order. */
export async function inserirItens(
  db: Executor,
  sessaoId: number,
  itens: readonly NovoItem[],
): Promise<void> {
  await run(
    db,
    sql`
      insert into item_da_sessao (sessao_id, projeto_id, ordem, titulo, total, pede_remunerados, pede_voluntarios,
        proposta_remunerados, proposta_voluntarios, anotacao)
      select ${sessaoId}, x.projeto, x.ordem, x.titulo, x.total, x."pedeR", x."pedeV", x."propostaR", x."propostaV", ''
      from json_to_recordset(${json(
        itens.map(({ projetoId, titulo, total, pede, proposta }, ordem) => ({
          projeto: projetoId,
          ordem,
          titulo,
          total,
          pedeR: pede.remunerados,
          pedeV: pede.voluntarios,
          propostaR: proposta.remunerados,
          propostaV: proposta.voluntarios,
        })),
      )}::json) as x(projeto int, ordem int, titulo text, total numeric, "pedeR" int, "pedeV" int,
        "propostaR" int, "propostaV" int)
    `,
  );
}

export async function inserirPresencas(
  db: Executor,
  sessaoId: number,
  pessoas: readonly number[],
  { presente, quando }: { readonly presente: boolean; readonly quando: Date },
): Promise<void> {
  await run(
    db,
    sql`
      insert into presenca_na_sessao (sessao_id, pessoa_id, presente, quando)
      select ${sessaoId}, x.pessoa, ${presente}, ${quando}::timestamptz
      from unnest(${pessoas}::int[]) with ordinality as x(pessoa, lugar) order by x.lugar
    `,
  );
}

/** Every act on the meeting takes this lock, after its call's (T-G9). */
export function travarReuniao(
  db: Executor,
  id: number,
): Promise<{ readonly estado: EstadoDaReuniao; readonly versao: number } | null> {
  return one(db, sql`select estado, versao from sessao_da_comissao where id = ${id} for update`);
}

interface Ato {
  readonly sessaoId: number;
  readonly ato: string;
  readonly para: EstadoDaReuniao;
  readonly motivo: string;
  readonly autorId: number;
  readonly quando: Date;
  /** Only for a suspension after a day without an act. */
  readonly paradaDesde?: Date | undefined;
}

export async function inserirAto(db: Executor, ato: Ato): Promise<void> {
  await run(db, sql`insert into ato_da_sessao ${values({ ...ato })}`);
}

/** The caller holds the lock on its row. A suspension does not count as activity. */
export async function registrarAtividade(db: Executor, sessaoId: number, quando: Date): Promise<void> {
  await run(db, sql`update sessao_da_comissao set ultimo_ato_em = ${quando} where id = ${sessaoId}`);
}

/** Writes its new state, and the act to its history. The caller holds the lock on its row. */
export async function moverReuniao(db: Executor, ato: Ato): Promise<void> {
  const terminou = ato.para === 'encerrada' || ato.para === 'cancelada';
  const mudado = assignments({ estado: ato.para, ...(terminou ? { encerradaEm: ato.quando } : {}) });
  await run(db, sql`update sessao_da_comissao set ${mudado}, versao = versao + 1 where id = ${ato.sessaoId}`);
  if (ato.para !== 'suspensa') await registrarAtividade(db, ato.sessaoId, ato.quando);
  await inserirAto(db, ato);
}

interface ItemTravado extends VagasDoItem {
  readonly versao: number;
  readonly aprovacaoId: number;
}

/** Stores the agenda with the proposed places. */
export function travarItem(db: Executor, sessaoId: number, projetoId: number): Promise<ItemTravado | null> {
  return one(
    db,
    sql`
      select i.versao, i.proposta_remunerados as remunerados, i.proposta_voluntarios as voluntarios,
        a.id as "aprovacaoId"
      from item_da_sessao i join projeto_aprovacao a on a.projeto_id = i.projeto_id
      where i.sessao_id = ${sessaoId} and i.projeto_id = ${projetoId}
      for update of i
    `,
  );
}

interface Qual {
  readonly sessaoId: number;
  readonly projetoId: number;
}

export async function salvarAnotacao(
  db: Executor,
  { sessaoId, projetoId }: Qual,
  anotacao: string,
): Promise<void> {
  await run(
    db,
    sql`
      update item_da_sessao set anotacao = ${anotacao}, versao = versao + 1
      where sessao_id = ${sessaoId} and projeto_id = ${projetoId}
    `,
  );
}

interface Decisao extends VagasDoItem {
  readonly motivo: string;
  readonly decididoEm: Date;
  readonly impedidos: readonly number[];
  readonly presentes: readonly number[];
  readonly presidenteId: number;
  readonly decididoPorId: number;
}

export async function salvarDecisao(
  db: Executor,
  { sessaoId, projetoId }: Qual,
  decisao: Decisao,
): Promise<void> {
  await run(
    db,
    sql`
      update item_da_sessao set ${assignments({ ...decisao })}, versao = versao + 1,
        alteracoes_ate = (select max(x.id) from alteracao_da_decisao x
          where x.sessao_id = ${sessaoId} and x.projeto_id = ${projetoId})
      where sessao_id = ${sessaoId} and projeto_id = ${projetoId}
    `,
  );
}

/** An arbitrary fixed number: minutes of two calls may be closed at once, and each gets its own number. */
const LOCK = 5_190_422_874;

export async function proximoNumeroDeAta(db: Executor, ano: number): Promise<number> {
  await run(db, sql`select pg_advisory_xact_lock(${LOCK})`);
  const { numero } = await single<{ numero: number }>(
    db,
    sql`select coalesce(max(numero), 0) + 1 as numero from ata where ano = ${ano}`,
  );
  return numero;
}

interface NovaAta {
  readonly sessaoId: number;
  readonly versao: number;
  readonly ano: number;
  readonly numero: number;
  readonly conteudo: object;
  readonly texto: string;
  readonly sha256: string;
  readonly motivo: string | null;
  readonly autorId: number;
  readonly criadaEm: Date;
}

export async function inserirAta(db: Executor, { conteudo, ...nova }: NovaAta): Promise<void> {
  await run(db, sql`insert into ata ${values({ ...nova, conteudo: json(conteudo) })}`);
}
