import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { COMISSAO } from '@instrutoria/domain/conta/policies.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { EstadoDaReuniao, Membro } from '@instrutoria/domain/reuniao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many, one, run, single } from '../../db/query.ts';
import { type Sql, sql, where } from '../../db/sql.ts';
import { MEMBRO_IMPEDIDO } from '../ata/queries.ts';
import { ULTIMO_ATO } from '../edital/reuniao-queries.ts';
import { TARDIA } from '../edital/tardia-queries.ts';
import { declarouImpedimento } from '../impedimento/queries.ts';

type NaLista = AnswerOf<Api['listarSessoesDaComissao']>[number];
/** `tardia`: for the minutes; members who only evaluate get no more of it (D64). */
type ItemDaReuniao = AnswerOf<Api['lerSessaoDaComissao']>['itens'][number] & {
  readonly tardia: string | null;
};
type Ata = AnswerOf<Api['lerSessaoDaComissao']>['atas'][number];

export interface ReuniaoLida {
  readonly id: number;
  readonly versao: number;
  readonly edital: { readonly id: number; readonly nome: string; readonly fase: Fase };
  readonly numero: number;
  readonly estado: EstadoDaReuniao;
  readonly local: string;
  readonly abertaEm: string;
  readonly encerradaEm: string | null;
  readonly limiteBolsas: number | null;
  /** null for a meeting that was opened before it was recorded. */
  readonly presidente: Membro | null;
  readonly redator: Membro | null;
  readonly ultimoAtoEm: string;
}

const pessoa = (alias: Sql) => sql`case when ${alias}.id is null then null
  else json_build_object('id', ${alias}.id, 'nome', ${alias}.nome) end`;

const MEMBROS = [...COMISSAO, 'avaliador'];

/** The people who may sit in a meeting: accounts that are not closed. */
export function pessoasDaComissao(db: Executor): Promise<AnswerOf<Api['lerComissao']>['pessoas']> {
  return many(
    db,
    sql`
      select c.id, c.nome, c.tipo, c.siape, u.nome as unidade
      from professor c join unidade u on u.id = c.unidade_id
      where c.tipo = any(${MEMBROS}) and c.encerrado_em is null
      order by c.nome collate "pt-BR-x-icu", c.id
    `,
  );
}

/** How many of these people may sit in a meeting. */
export async function contarDaComissao(db: Executor, pessoas: readonly number[]): Promise<number> {
  return run(
    db,
    sql`select from professor where id = any(${pessoas}) and tipo = any(${MEMBROS}) and encerrado_em is null`,
  );
}

/** Those of these people who preside over the committee by their type. */
export async function presidentesEntre(db: Executor, pessoas: readonly number[]): Promise<number[]> {
  const linhas = await many<{ id: number }>(
    db,
    sql`select id from professor where id = any(${pessoas}) and tipo = 'PRESIDENTE_COMISSAO'`,
  );
  return linhas.map(({ id }) => id);
}

/** `membro`: only meetings in which this person is a member. */
export function listarReunioes(
  db: Executor,
  { edital, membro }: { readonly edital: number | undefined; readonly membro: number | undefined },
): Promise<NaLista[]> {
  return many(
    db,
    sql`
      select s.id, json_build_object('id', e.id, 'nome', e.nome) as edital, s.numero, s.estado, s.local,
        ${iso(sql`s.aberta_em`)} as "abertaEm", ${iso(sql`s.encerrada_em`)} as "encerradaEm",
        (select json_build_object('numero', a.numero, 'ano', a.ano) from ata a
          where a.sessao_id = s.id and a.versao = 1) as ata
      from sessao_da_comissao s join edital e on e.id = s.edital_id
      ${where(
        edital === undefined ? null : sql`s.edital_id = ${edital}`,
        membro === undefined
          ? null
          : sql`exists (select from presenca_na_sessao m where m.sessao_id = s.id and m.pessoa_id = ${membro})`,
      )}
      order by s.id desc
      limit 500
    `,
  );
}

export function lerReuniao(db: Executor, id: number): Promise<ReuniaoLida | null> {
  return one(
    db,
    sql`
      select s.id, s.versao, json_build_object('id', e.id, 'nome', e.nome, 'fase', e.fase) as edital, s.numero,
        s.estado, s.local, ${iso(sql`s.aberta_em`)} as "abertaEm", ${iso(sql`s.encerrada_em`)} as "encerradaEm",
        e.limite_bolsas as "limiteBolsas", ${pessoa(sql`presidente`)} as presidente,
        ${pessoa(sql`redator`)} as redator, ${iso(ULTIMO_ATO)} as "ultimoAtoEm"
      from sessao_da_comissao s join edital e on e.id = s.edital_id
      left join professor presidente on presidente.id = s.presidente_id
      left join professor redator on redator.id = s.redator_id
      where s.id = ${id}
    `,
  );
}

export async function ehMembro(db: Executor, sessaoId: number, pessoaId: number): Promise<boolean> {
  const linhas = await run(
    db,
    sql`select from presenca_na_sessao where sessao_id = ${sessaoId} and pessoa_id = ${pessoaId} limit 1`,
  );
  return linhas > 0;
}

/**
 * For the project `p`: this person coordinates it, collaborates in it, or declared a conflict (D15, D20,
 * D30).
 */
function impedidoEm(pessoaId: number): Sql {
  return sql`(${participaDosProjetos(pessoaId)} or ${declarouImpedimento(sql`${pessoaId}`)})`;
}

/** Whether that holds for any project submitted to this call, on an agenda or not. */
export async function impedidoNoEdital(db: Executor, editalId: number, pessoaId: number): Promise<boolean> {
  const linhas = await run(
    db,
    sql`select from projeto p where p.edital_id = ${editalId} and not p.eh_rascunho and not p.aguardando_cronograma
      and ${impedidoEm(pessoaId)} limit 1`,
  );
  return linhas > 0;
}

/** Changes of the item `i` by other acts since this meeting decided it. */
const ALTERACOES = sql`coalesce((select json_agg(json_build_object(
    'antes', json_build_object('remunerados', x.antes_remunerados, 'voluntarios', x.antes_voluntarios),
    'depois', json_build_object('remunerados', x.remunerados, 'voluntarios', x.voluntarios),
    'motivo', x.motivo, 'autor', coalesce(m.nome, 'o sistema'), 'quando', ${iso(sql`x.quando`)}) order by x.id)
  from alteracao_da_decisao x left join professor m on m.id = x.autor_id
  where x.sessao_id = i.sessao_id and x.projeto_id = i.projeto_id and x.id > coalesce(i.alteracoes_ate, 0)), '[]'::json)`;

const ITEM = sql`
  select json_build_object('id', i.projeto_id, 'titulo', i.titulo) as projeto, i.versao, i.total,
    json_build_object('remunerados', i.pede_remunerados, 'voluntarios', i.pede_voluntarios) as pede,
    json_build_object('remunerados', i.proposta_remunerados, 'voluntarios', i.proposta_voluntarios) as proposta,
    case when i.decidido_em is null then null else json_build_object(
      'remunerados', i.remunerados, 'voluntarios', i.voluntarios, 'motivo', i.motivo) end as decisao,
    i.anotacao, ${TARDIA} as tardia,
    coalesce((select json_agg(json_build_object('id', m.id, 'nome', m.nome) order by m.nome, m.id)
      from professor m
      where m.id in (select pessoa_id from presenca_na_sessao where sessao_id = i.sessao_id)
        and case when i.impedidos is null then ${MEMBRO_IMPEDIDO} else m.id = any(i.impedidos) end
      ), '[]'::json) as impedidos,
    case when i.presentes is null then null else json_build_object(
      'presentes', (select coalesce(json_agg(json_build_object('id', m.id, 'nome', m.nome) order by x.lugar), '[]'::json)
        from unnest(i.presentes) with ordinality as x(id, lugar) join professor m on m.id = x.id),
      'preside', (select json_build_object('id', m.id, 'nome', m.nome) from professor m where m.id = i.presidente_id),
      'registradaPor', (select m.nome from professor m where m.id = i.decidido_por_id),
      'quando', ${iso(sql`i.decidido_em`)}) end as registro,
    ${ALTERACOES} as alteracoes,
    json_build_object('remunerados', coalesce(a.remunerados_aprovados, 0),
      'voluntarios', coalesce(a.voluntarios_aprovados, 0), 'versao', coalesce(a.versao, 1)) as mesa
  from item_da_sessao i
  join projeto p on p.id = i.projeto_id
  left join projeto_aprovacao a on a.projeto_id = i.projeto_id`;

/** The items in the order of the agenda; `sem`: without those from which this person is barred. */
export function lerItens(
  db: Executor,
  sessaoId: number,
  {
    sem,
    projeto,
    semNomes = false,
  }: {
    readonly sem?: number | undefined;
    readonly projeto?: number | undefined;
    /**
     * The reader may not see names, nor who is barred, because their declarations would reveal whose project
     * it is.
     */
    readonly semNomes?: boolean | undefined;
  } = {},
): Promise<ItemDaReuniao[]> {
  return many(
    db,
    sql`${ITEM} ${where(
      sql`i.sessao_id = ${sessaoId}`,
      projeto === undefined ? null : sql`i.projeto_id = ${projeto}`,
      sem === undefined ? null : sql`not ${semNomes ? participaDosProjetos(sem) : impedidoEm(sem)}`,
    )} order by i.ordem`,
  );
}

/**
 * Whether this person would be barred from a project of the meeting's call, on the agenda or not; the answer
 * does not reveal which.
 */
export async function impedidoNaReuniao(db: Executor, sessaoId: number, pessoaId: number): Promise<boolean> {
  const linhas = await run(
    db,
    sql`
      select from sessao_da_comissao s join projeto p on p.edital_id = s.edital_id and not p.eh_rascunho
      where s.id = ${sessaoId} and ${impedidoEm(pessoaId)} limit 1
    `,
  );
  return linhas > 0;
}

export async function contarDecididos(db: Executor, sessaoId: number): Promise<number> {
  return run(db, sql`select from item_da_sessao where sessao_id = ${sessaoId} and decidido_em is not null`);
}

export function lerAtas(db: Executor, sessaoId: number): Promise<Ata[]> {
  return many(
    db,
    sql`
      select versao, numero, ano, sha256, motivo, ${iso(sql`criada_em`)} as "criadaEm"
      from ata where sessao_id = ${sessaoId} order by versao desc
    `,
  );
}

export interface Interrupcao {
  readonly para: 'aberta' | 'suspensa';
  readonly quando: string;
  readonly motivo: string;
  readonly quem: string;
  readonly paradaDesde?: string | undefined;
}

export async function lerInterrupcoes(db: Executor, sessaoId: number): Promise<Interrupcao[]> {
  const linhas = await many<Interrupcao & { readonly paradaDesde: string | null }>(
    db,
    sql`
      select t.para, ${iso(sql`t.quando`)} as quando, t.motivo, m.nome as quem,
        ${iso(sql`t.parada_desde`)} as "paradaDesde"
      from ato_da_sessao t join professor m on m.id = t.autor_id
      where t.sessao_id = ${sessaoId} and t.ato in ('suspenderSessaoDaComissao', 'retomarSessaoDaComissao')
      order by t.id
    `,
  );
  return linhas.map(({ paradaDesde, ...linha }) => ({
    ...linha,
    ...(paradaDesde === null ? {} : { paradaDesde }),
  }));
}

/** The person who opened it. */
export async function lerAbertura(db: Executor, sessaoId: number): Promise<string | undefined> {
  const ato = await one<{ nome: string }>(
    db,
    sql`
      select m.nome from ato_da_sessao t join professor m on m.id = t.autor_id
      where t.sessao_id = ${sessaoId} and t.ato = 'abrirSessaoDaComissao' order by t.id limit 1
    `,
  );
  return ato?.nome;
}

export async function proximoNumero(db: Executor, editalId: number): Promise<number> {
  const { numero } = await single<{ numero: number }>(
    db,
    sql`select coalesce(max(numero), 0) + 1 as numero from sessao_da_comissao where edital_id = ${editalId}`,
  );
  return numero;
}

export async function temReuniaoPorEncerrar(db: Executor, editalId: number): Promise<boolean> {
  const linhas = await run(
    db,
    sql`select from sessao_da_comissao where edital_id = ${editalId} and estado in ('aberta', 'suspensa')`,
  );
  return linhas > 0;
}
