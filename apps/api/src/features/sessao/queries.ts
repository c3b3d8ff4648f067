import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { COMISSAO } from '@instrutoria/domain/conta/policies.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { ConteudoDaAta, EstadoDaSessao, Presenca } from '@instrutoria/domain/sessao/types.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run, single } from '../../db/query.ts';
import { type Sql, sql, where } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';
import { declarouImpedimento } from '../impedimento/queries.ts';
import { participaDosProjetos } from '../projeto/relacao-queries.ts';

type NaLista = AnswerOf<Api['listarSessoesDaComissao']>[number];
type Item = AnswerOf<Api['lerSessaoDaComissao']>['itens'][number];
type Ata = AnswerOf<Api['lerSessaoDaComissao']>['atas'][number];

export interface SessaoLida {
  readonly id: number;
  readonly versao: number;
  readonly edital: { readonly id: number; readonly nome: string; readonly fase: Fase };
  readonly numero: number;
  readonly estado: EstadoDaSessao;
  readonly local: string;
  readonly abertaEm: string;
  readonly encerradaEm: string | null;
  readonly limiteBolsas: number | null;
}

const MEMBROS = [...COMISSAO, 'avaliador'];

/** Who may sit in a meeting: accounts that are not closed. */
export function pessoasDaComissao(db: Executor): Promise<AnswerOf<Api['lerComissao']>['pessoas']> {
  return many(
    db,
    sql`
      select id, nome, tipo from professor
      where tipo = any(${MEMBROS}) and encerrado_em is null
      order by nome collate "pt-BR-x-icu", id
    `,
  );
}

/** Of these people, those who may sit in a meeting. */
export async function contarDaComissao(db: Executor, pessoas: readonly number[]): Promise<number> {
  return run(
    db,
    sql`select from professor where id = any(${pessoas}) and tipo = any(${MEMBROS}) and encerrado_em is null`,
  );
}

/** `membro`: only those in which this person is a member. */
export function listarSessoes(
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

export function lerSessao(db: Executor, id: number): Promise<SessaoLida | null> {
  return one(
    db,
    sql`
      select s.id, s.versao, json_build_object('id', e.id, 'nome', e.nome, 'fase', e.fase) as edital, s.numero,
        s.estado, s.local, ${iso(sql`s.aberta_em`)} as "abertaEm", ${iso(sql`s.encerrada_em`)} as "encerradaEm",
        e.limite_bolsas as "limiteBolsas"
      from sessao_da_comissao s join edital e on e.id = s.edital_id
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

export function lerPresencas(db: Executor, sessaoId: number): Promise<Presenca[]> {
  return many(
    db,
    sql`
      select json_build_object('id', m.id, 'nome', m.nome) as pessoa, r.presente, ${iso(sql`r.quando`)} as quando
      from presenca_na_sessao r join professor m on m.id = r.pessoa_id
      where r.sessao_id = ${sessaoId}
      order by r.id
    `,
  );
}

/** Of the project `p`: this person coordinates it, collaborates in it, or declared a conflict (D15, D20, D30). */
function impedidoEm(pessoaId: number): Sql {
  return sql`(${participaDosProjetos(pessoaId)} or ${declarouImpedimento(sql`${pessoaId}`)})`;
}

/** The same of any project sent to this call, whether it is on an agenda or not. */
export async function impedidoNoEdital(db: Executor, editalId: number, pessoaId: number): Promise<boolean> {
  const linhas = await run(
    db,
    sql`select from projeto p where p.edital_id = ${editalId} and not p.eh_rascunho and not p.aguardando_cronograma
      and ${impedidoEm(pessoaId)} limit 1`,
  );
  return linhas > 0;
}

/** The same of the member `m`. */
const MEMBRO_IMPEDIDO = sql`(p.coordenador_id = m.id
  or exists (select from projeto_colaborador pc where pc.projeto_id = p.id and pc.professor_id = m.id)
  or ${declarouImpedimento(sql`m.id`)})`;

const ITEM = sql`
  select json_build_object('id', i.projeto_id, 'titulo', i.titulo) as projeto, i.versao, i.total,
    json_build_object('remunerados', i.pede_remunerados, 'voluntarios', i.pede_voluntarios) as pede,
    json_build_object('remunerados', i.proposta_remunerados, 'voluntarios', i.proposta_voluntarios) as proposta,
    case when i.decidido_em is null then null else json_build_object(
      'remunerados', i.remunerados, 'voluntarios', i.voluntarios, 'motivo', i.motivo) end as decisao,
    i.anotacao,
    coalesce((select json_agg(json_build_object('id', m.id, 'nome', m.nome) order by m.nome, m.id)
      from professor m
      where m.id in (select pessoa_id from presenca_na_sessao where sessao_id = i.sessao_id)
        and case when i.impedidos is null then ${MEMBRO_IMPEDIDO} else m.id = any(i.impedidos) end
      ), '[]'::json) as impedidos,
    json_build_object('remunerados', coalesce(a.remunerados_aprovados, 0),
      'voluntarios', coalesce(a.voluntarios_aprovados, 0), 'versao', coalesce(a.versao, 1)) as mesa
  from item_da_sessao i
  join projeto p on p.id = i.projeto_id
  left join projeto_aprovacao a on a.projeto_id = i.projeto_id`;

/** In the order of the agenda; `sem`: without those from which this person is kept out. */
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
    /** The reader reads no names: neither who is kept out, nor by his declarations whose project it is. */
    readonly semNomes?: boolean | undefined;
  } = {},
): Promise<Item[]> {
  return many(
    db,
    sql`${ITEM} ${where(
      sql`i.sessao_id = ${sessaoId}`,
      projeto === undefined ? null : sql`i.projeto_id = ${projeto}`,
      sem === undefined ? null : sql`not ${semNomes ? participaDosProjetos(sem) : impedidoEm(sem)}`,
    )} order by i.ordem`,
  );
}

/** Members who are kept out of this item, as it is now. */
export async function membrosImpedidos(
  db: Executor,
  sessaoId: number,
  projetoId: number,
): Promise<ReadonlySet<number>> {
  const linhas = await many<{ id: number }>(
    db,
    sql`
      select m.id from professor m join projeto p on p.id = ${projetoId}
      where m.id in (select pessoa_id from presenca_na_sessao where sessao_id = ${sessaoId}) and ${MEMBRO_IMPEDIDO}
    `,
  );
  return new Set(linhas.map(({ id }) => id));
}

/** Whether this person would be kept out of a project of the meeting's call, on the agenda or not: that is not told. */
export async function impedidoNaSessao(db: Executor, sessaoId: number, pessoaId: number): Promise<boolean> {
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

export interface AtaGuardada {
  readonly versao: number;
  readonly conteudo: ConteudoDaAta;
  readonly texto: string;
  readonly sha256: string;
  readonly criadaEm: string;
}

/** The one in force, or this version. */
export function lerAta(db: Executor, sessaoId: number, versao?: number): Promise<AtaGuardada | null> {
  return one(
    db,
    sql`
      select versao, conteudo, texto, sha256, ${iso(sql`criada_em`)} as "criadaEm" from ata
      ${where(sql`sessao_id = ${sessaoId}`, versao === undefined ? null : sql`versao = ${versao}`)}
      order by versao desc limit 1
    `,
  );
}

export interface Interrupcao {
  readonly para: 'aberta' | 'suspensa';
  readonly quando: string;
  readonly motivo: string;
}

export function lerInterrupcoes(db: Executor, sessaoId: number): Promise<Interrupcao[]> {
  return many(
    db,
    sql`
      select para, ${iso(sql`quando`)} as quando, motivo from ato_da_sessao
      where sessao_id = ${sessaoId} and ato in ('suspenderSessaoDaComissao', 'retomarSessaoDaComissao')
      order by id
    `,
  );
}

export async function proximoNumero(db: Executor, editalId: number): Promise<number> {
  const { numero } = await single<{ numero: number }>(
    db,
    sql`select coalesce(max(numero), 0) + 1 as numero from sessao_da_comissao where edital_id = ${editalId}`,
  );
  return numero;
}

export async function temSessaoPorEncerrar(db: Executor, editalId: number): Promise<boolean> {
  const linhas = await run(
    db,
    sql`select from sessao_da_comissao where edital_id = ${editalId} and estado in ('aberta', 'suspensa')`,
  );
  return linhas > 0;
}
