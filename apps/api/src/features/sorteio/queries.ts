import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { EntradaDoSorteio, Impossibilidade, Proposta } from '@instrutoria/domain/sorteio/types.ts';
import type { SorteioARepetir } from '../../adapters/sorteio/repetir.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { participaDosProjetos, sorteioTemAlgum } from '../../db/participacao.ts';
import { many, one, run } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { FALTA_DESIGNAR } from '../edital/impedimento-queries.ts';
import type { Designacao } from './repository.ts';

export type Tentativa = AnswerOf<Api['lerDistribuicao']>['tentativas'][number];

export interface SorteioGuardado extends Tentativa {
  readonly editalId: number;
  /** Salt of the codes in the public record. */
  readonly sal: string;
  readonly entrada: EntradaDoSorteio;
  readonly resultado: Proposta | Impossibilidade | null;
  readonly designacoes: readonly Designacao[];
}

/**
 * `proprios`: the reader's own projects, which stay hidden (D20). So does the hash of inputs with such a
 * project: with it a reader could check a guess of the inputs and repeat the draw. `antes`: a draw without a
 * sign of progress since then counts as failed.
 */
function colunas(proprios: Sql, antes: Date): Sql {
  return sql`s.id, case when s.estado = 'calculando' and s.visto_em < ${antes} then 'falhou' else s.estado end as estado,
    ${iso(sql`s.criado_em`)} as "criadoEm", json_build_object('id', v.id, 'nome', v.nome) as autor,
    s.semente, s.origem, s.evento, s.versao_do_metodo as "versaoDoMetodo",
    case when ${sorteioTemAlgum(proprios)} then '' else s.hash end as hash, s.passos,
    (select count(*) from jsonb_array_elements(s.entrada -> 'projetos') k
      where (k ->> 'id')::integer not in ${proprios})::integer as projetos,
    s.anterior_id as anterior,
    (select count(*) from jsonb_array_elements(s.designacoes) k
      where (k ->> 'projeto')::integer not in ${proprios})::integer as designados,
    exists (select from sorteio o, jsonb_array_elements(o.designacoes) k
      where o.edital_id = s.edital_id and o.id <> s.id and (k ->> 'em')::timestamptz > s.criado_em
        and (k ->> 'projeto')::integer not in ${proprios}) as superado`;
}

function propriosDe(leitorId: number): Sql {
  return sql`(select p.id from projeto p where ${participaDosProjetos(leitorId)})`;
}

const DE = sql`from sorteio s join professor v on v.id = s.autor_id`;

/** The attempts of a call, newest first. */
export function tentativasDoEdital(
  db: Executor,
  editalId: number,
  leitorId: number,
  antes: Date,
): Promise<Tentativa[]> {
  return many(
    db,
    sql`select ${colunas(propriosDe(leitorId), antes)} ${DE} where s.edital_id = ${editalId} order by s.id desc`,
  );
}

export function acharSorteio(
  db: Executor,
  id: number,
  leitorId: number,
  antes: Date,
): Promise<SorteioGuardado | null> {
  return one(
    db,
    sql`select ${colunas(propriosDe(leitorId), antes)}, s.edital_id as "editalId", s.sal, s.entrada, s.resultado, s.designacoes
      ${DE} where s.id = ${id}`,
  );
}

export interface ProjetoDoSorteio {
  readonly id: number;
  readonly titulo: string;
  readonly coordenador: { readonly id: number; readonly nome: string };
  readonly unidade: string;
  readonly designado: boolean;
}

/** The projects with these ids. */
export function projetosDoSorteio(db: Executor, ids: readonly number[]): Promise<ProjetoDoSorteio[]> {
  return many(
    db,
    sql`
      select p.id, p.titulo, json_build_object('id', c.id, 'nome', c.nome) as coordenador, u.nome as unidade,
        exists (select from projeto_aprovacao a where a.projeto_id = p.id and not ${FALTA_DESIGNAR}) as designado
      from projeto p join professor c on c.id = p.coordenador_id join unidade u on u.id = c.unidade_id
      where p.id = any(${ids})
    `,
  );
}

export async function participaDeAlgum(
  db: Executor,
  ids: readonly number[],
  leitorId: number,
): Promise<boolean> {
  const seus = await run(
    db,
    sql`select from projeto p where p.id = any(${ids}) and ${participaDosProjetos(leitorId)} limit 1`,
  );
  return seus > 0;
}

export function nomesDosAvaliadores(
  db: Executor,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly nome: string; readonly unidade: string }[]> {
  return many(
    db,
    sql`select v.id, v.nome, u.nome as unidade from professor v join unidade u on u.id = v.unidade_id
      where v.id = any(${ids})`,
  );
}

/** The whole draw, for an operator on the machine. */
export function sorteioARepetir(db: Executor, id: number): Promise<SorteioARepetir | null> {
  return one(
    db,
    sql`select versao_do_metodo as "versaoDoMetodo", semente, sal, entrada, hash, resultado from sorteio where id = ${id}`,
  );
}
