import type { ContaBancaria, ContaParaPagar, UltimaEscrita } from '@instrutoria/domain/banco/types.ts';
import type { ContasIguais } from '@instrutoria/domain/pagamento/types.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run } from '../../db/query.ts';
import { assignments, type Sql, sql, values } from '../../db/sql.ts';
import { depoisDaSaida } from '../instrutor/saida-repository.ts';

/** For the account `c`: written for the person of an earlier CPF, who left the vínculo, and not theirs who has it now. */
const DEIXADA = sql`(c.cpf_do_titular is distinct from (select i.cpf from instrutor i where i.id = c.instrutor_id)
  and not ${depoisDaSaida(
    sql`c.instrutor_id`,
    sql`coalesce((select max(m.em) from mudanca_de_conta m where m.instrutor_id = c.instrutor_id), '-infinity')`,
  )})`;

export interface ContaGuardada {
  readonly versao: number;
  /** Of the person of an earlier CPF: the present student neither reads it nor is paid to it. */
  readonly deixada: boolean;
  readonly conta: ContaBancaria;
}

/** Besides this query only `contasParaPagar` and `contas-conferidas-repository.ts` read account numbers. */
export async function acharConta(db: Executor, instrutorId: number): Promise<ContaGuardada | null> {
  const lida = await one<ContaBancaria & { versao: number; deixada: boolean }>(
    db,
    sql`
      select versao, banco, agencia, digito_da_agencia as "digitoDaAgencia", conta, digito, tipo,
        cpf_do_titular as "cpfDoTitular", ${DEIXADA} as deixada
      from conta_bancaria c where instrutor_id = ${instrutorId}
    `,
  );
  if (lida === null) return null;
  const { versao, deixada, ...conta } = lida;
  return { versao, deixada, conta };
}

export interface MudancaLida {
  readonly em: string;
  /** null: the student. */
  readonly autor: { readonly id: number; readonly nome: string } | null;
  readonly motivo: string | null;
}

export function mudancasDaConta(db: Executor, instrutorId: number): Promise<MudancaLida[]> {
  return many(
    db,
    sql`
      select ${iso(sql`m.em`)} as em, m.motivo,
        case when p.id is not null then json_build_object('id', p.id, 'nome', p.nome) end as autor
      from mudanca_de_conta m left join professor p on p.id = m.autor_id
      where m.instrutor_id = ${instrutorId} order by m.id desc
    `,
  );
}

/** Who wrote an account: a teacher, or the student. */
export interface QuemEscreve {
  readonly em: Date;
  readonly autorId: number | null;
  readonly estudanteId: number | null;
  readonly motivo: string | null;
  /** Of the link by which the student answers, of which only the hash is stored. A writing of theirs waits for none. */
  readonly token: string;
}

/** The caller holds the lock on the vínculo. */
export async function guardarConta(
  db: Executor,
  instrutorId: number,
  conta: ContaBancaria,
  { token, ...quem }: QuemEscreve,
): Promise<void> {
  await run(
    db,
    sql`
      insert into conta_bancaria ${values({ instrutorId, ...conta })}
      on conflict (instrutor_id) do update set ${assignments({ ...conta })}, versao = conta_bancaria.versao + 1
    `,
  );
  const linha = values({ instrutorId, ...quem, tokenSha256: sha256(token) });
  await run(db, sql`insert into mudanca_de_conta ${linha}`);
}

/** For the writing `m`: somebody else wrote it, so that it waits for the student. */
const PERGUNTADA = sql`(m.token_sha256 is not null and m.autor_id is not null)`;

/** null: no writing of the account is recorded. */
export function ultimaEscrita(db: Executor, instrutorId: number): Promise<UltimaEscrita | null> {
  return one(
    db,
    sql`
      select m.em, ${PERGUNTADA} as perguntada, m.resposta, m.autor_id as "autorId",
        exists (select from mudanca_de_conta e
          where e.instrutor_id = m.instrutor_id and e.estudante_id is not null) as "estudanteEscreveu"
      from mudanca_de_conta m where m.instrutor_id = ${instrutorId} order by m.id desc limit 1
    `,
  );
}

/** The account `c`, its writing `m`, and the student `e` who wrote it. */
export const CONTA_E_ESCRITA = sql`
  coalesce(m.id, 0) as escrita, coalesce(m.autor_id, e.professor_id, 0) as "autorId", coalesce(m.em, 'epoch') as em,
  ${PERGUNTADA} as perguntada, m.resposta,
  json_build_object('banco', c.banco, 'agencia', c.agencia, 'digitoDaAgencia', c.digito_da_agencia,
    'conta', c.conta, 'digito', c.digito, 'tipo', c.tipo, 'cpfDoTitular', c.cpf_do_titular) as conta`;

/**
 * The accounts to pay to, by vínculo, with who wrote each last and when, without one that somebody left behind when the
 * CPF was corrected. The caller records the reading.
 */
export async function contasParaPagar(
  db: Executor,
  instrutores: readonly number[],
): Promise<ReadonlyMap<number, ContaParaPagar>> {
  const lidas = await many<ContaParaPagar & { readonly instrutorId: number }>(
    db,
    sql`
      select c.instrutor_id as "instrutorId", ${CONTA_E_ESCRITA}
      from conta_bancaria c left join lateral (select * from mudanca_de_conta m
        where m.instrutor_id = c.instrutor_id order by m.id desc limit 1) m on true
        left join estudante e on e.id = m.estudante_id
      where c.instrutor_id = any(${[...instrutores]}) and not ${DEIXADA}
    `,
  );
  return new Map(lidas.map(({ instrutorId, ...conta }) => [instrutorId, conta]));
}

/**
 * Accounts of two vínculos or more with the same bank, agency and number, zeros in front aside. Of a number only the
 * last three digits leave the database.
 */
export function contasIguais(db: Executor): Promise<ContasIguais[]> {
  return many(
    db,
    sql`
      select right(min(c.conta || c.digito), 3) as final,
        json_agg(json_build_object('instrutorId', c.instrutor_id, 'versao', c.versao) order by c.instrutor_id) as contas
      from conta_bancaria c
      group by c.banco, ltrim(c.agencia, '0'), ltrim(c.conta, '0'), c.digito having count(*) > 1
      order by min(c.instrutor_id)
    `,
  );
}

/** The writing of the account to which the line `l` of a remessa went, 0 for none; null where it was not recorded. */
export const ESCRITA_DA_LINHA = sql`coalesce(l.mudanca_id, case when l.origem_da_conta is not null then 0 end)`;

/** Whether the account was written anew after the one to which the line `l` went that came back. */
export const CONTA_ESCRITA_DEPOIS = sql`exists (select from mudanca_de_conta m where m.instrutor_id = l.instrutor_id
  and coalesce(m.id > ${ESCRITA_DA_LINHA}, m.em > l.resultado_em))`;

/** The payment that came back last, unless the account was written anew since; null: none. */
export function devolucaoEmAberto(
  db: Executor,
  instrutorId: number,
  filtro: Sql = sql`true`,
): Promise<{ readonly em: string; readonly motivo: string } | null> {
  return one(
    db,
    sql`
      select ${iso(sql`l.resultado_em`)} as em, coalesce(l.motivo, 'sem motivo') as motivo
      from linha_da_remessa l
      where l.instrutor_id = ${instrutorId} and l.situacao = 'devolvida' and l.pede_dados
        and not ${CONTA_ESCRITA_DEPOIS} and ${filtro}
      order by l.id desc limit 1
    `,
  );
}

/** The same, unless it went to the account of another person, whose CPF the vínculo had then. */
export function devolucaoDoEstudante(
  db: Executor,
  instrutorId: number,
): Promise<{ readonly em: string; readonly motivo: string } | null> {
  return devolucaoEmAberto(
    db,
    instrutorId,
    sql`l.cpf = (select i.cpf from instrutor i where i.id = l.instrutor_id)`,
  );
}
