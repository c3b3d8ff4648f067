import type { TipoDeAluno } from '@instrutoria/domain/instrutor/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface Conta {
  readonly id: number;
  readonly nome: string;
  readonly cpf: string;
  readonly email: string;
  /** null: enters by mailed links, or with the teacher's login. */
  readonly senha: string | null;
  /** The teacher with the same CPF whose login brings this account. */
  readonly professorId: number | null;
}

const CONTA = sql`
  select e.id, e.nome, e.cpf, e.email, e.senha, p.id as "professorId"
  from estudante e left join professor p on p.id = e.professor_id and p.cpf = e.cpf and p.encerrado_em is null
`;

/** null for a closed account. */
export function acharConta(db: Executor, id: number): Promise<Conta | null> {
  return one(db, sql`${CONTA} where e.id = ${id} and e.encerrado_em is null`);
}

export async function travarConta(db: Executor, id: number): Promise<Conta | null> {
  await run(db, sql`select from estudante where id = ${id} for update`);
  return acharConta(db, id);
}

export function contaPorCpf(db: Executor, cpf: string): Promise<Conta | null> {
  return one(db, sql`${CONTA} where e.cpf = ${cpf} and e.encerrado_em is null`);
}

/** A vínculo as an invitation sees it. */
export interface Convidado {
  readonly id: number;
  readonly projetoId: number;
  readonly nome: string;
  readonly email: string;
  readonly cpf: string | null;
  readonly tipoAluno: TipoDeAluno;
  readonly projeto: string;
  readonly coordenador: string;
  readonly encerrado: boolean;
  readonly estudanteId: number | null;
  readonly entrouEm: Date | null;
  /** The invitation that was neither used nor annulled. */
  readonly convite: {
    readonly enviadoEm: Date;
    readonly valeAte: Date;
    readonly marca: string;
    /** The mail server refused its mail in every attempt. */
    readonly naoEntregue: boolean;
  } | null;
}

const CONVIDADO = sql`
  select i.id, i.projeto_id as "projetoId", i.nome, i.email, i.cpf, i.tipo_aluno as "tipoAluno",
    p.titulo as projeto, c.nome as coordenador, i.fim is not null as encerrado, i.estudante_id as "estudanteId",
    (select coalesce(max(u.usado_em), e.criado_em) from estudante e
      left join link_do_estudante u on u.instrutor_id = i.id
      where e.id = i.estudante_id group by e.id) as "entrouEm",
    l.criado_em as "enviadoEm", l.expira_em as "valeAte", l.marca,
    exists (select from carta_do_projeto x where x.instrutor_id = i.id and x.especie = 'instrutores'
      and x.falhou_em is not null and x.criada_em >= l.criado_em) as "naoEntregue"
  from instrutor i join projeto p on p.id = i.projeto_id join professor c on c.id = p.coordenador_id
    left join link_do_estudante l on l.instrutor_id = i.id and l.usado_em is null and l.anulado_em is null
`;

type LinhaDoConvidado = Omit<Convidado, 'convite'> & {
  readonly enviadoEm: Date | null;
  readonly valeAte: Date | null;
  readonly marca: string | null;
  readonly naoEntregue: boolean;
};

function montar({ enviadoEm, valeAte, marca, naoEntregue, ...resto }: LinhaDoConvidado): Convidado {
  const ha = enviadoEm !== null && valeAte !== null && marca !== null;
  return { ...resto, convite: ha ? { enviadoEm, valeAte, marca, naoEntregue } : null };
}

export async function convidadosDoProjeto(db: Executor, projetoId: number): Promise<Convidado[]> {
  const linhas = await many<LinhaDoConvidado>(
    db,
    sql`${CONVIDADO} where i.projeto_id = ${projetoId} and i.fim is null order by i.id`,
  );
  return linhas.map(montar);
}

export async function acharConvidado(db: Executor, id: number): Promise<Convidado | null> {
  const linha = await one<LinhaDoConvidado>(db, sql`${CONVIDADO} where i.id = ${id}`);
  return linha === null ? null : montar(linha);
}
