import type { EscopoDoToken } from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { many, one, run, type Sender, single } from '../../db/query.ts';
import { type Sql, sql, values } from '../../db/sql.ts';
import { faltaFator } from './falta-fator.ts';

interface TokenVivo {
  readonly id: number;
  readonly professorId: number;
  readonly tipo: TipoDeUsuario;
  readonly escopos: readonly EscopoDoToken[];
  readonly ultimoUso: Date | null;
  readonly faltaFator: boolean;
}

/** null when expired, revoked, unknown, of a closed account, or of a person whose type has changed since. */
export function lerToken(db: Sender, token: string, agora: Date): Promise<TokenVivo | null> {
  return one(
    db,
    sql`
      select t.id, t.professor_id as "professorId", p.tipo, t.escopos, t.ultimo_uso as "ultimoUso",
        ${faltaFator} as "faltaFator"
      from token_pessoal t join professor p on p.id = t.professor_id
      where t.token_sha256 = ${sha256(token)} and t.expira_em > ${agora} and p.tipo = t.tipo
        and p.encerrado_em is null
    `,
  );
}

export async function tocarToken(db: Sender, id: number, agora: Date): Promise<void> {
  await run(db, sql`update token_pessoal set ultimo_uso = ${agora} where id = ${id}`);
}

const campos = sql`
  t.id, t.nome, t.escopos, ${iso(sql`t.criado_em`)} as "criadoEm", ${iso(sql`t.expira_em`)} as "expiraEm",
  ${iso(sql`t.ultimo_uso`)} as "ultimoUso"
`;

export interface TokenLido {
  readonly id: number;
  readonly nome: string;
  readonly escopos: EscopoDoToken[];
  readonly criadoEm: string;
  readonly expiraEm: string;
  readonly ultimoUso: string | null;
}

export function tokensDe(db: Executor, professorId: number, agora: Date): Promise<TokenLido[]> {
  return many(
    db,
    sql`
      select ${campos} from token_pessoal t
      where t.professor_id = ${professorId} and t.expira_em > ${agora}
      order by t.id desc
    `,
  );
}

export async function tokensDeTodos(
  db: Executor,
  lista: { readonly pagina?: number | undefined; readonly por_pagina?: number | undefined },
  agora: Date,
) {
  const limites = limitesDaLista(lista);
  const deOnde: Sql = sql`from token_pessoal t join professor p on p.id = t.professor_id where t.expira_em > ${agora}`;
  const linhas = await many<TokenLido & { readonly pessoa: { readonly id: number; readonly nome: string } }>(
    db,
    sql`
      select ${campos}, json_build_object('id', p.id, 'nome', p.nome) as pessoa ${deOnde}
      order by t.id desc limit ${limites.limit} offset ${limites.offset}
    `,
  );
  return { linhas, total: await totalDaLista(linhas.length, limites, quantas(db, deOnde)) };
}

interface TokenNovo {
  readonly professorId: number;
  readonly tipo: TipoDeUsuario;
  readonly nome: string;
  readonly escopos: readonly EscopoDoToken[];
  readonly tokenSha256: string;
  readonly criadoEm: Date;
  readonly expiraEm: Date;
}

export function inserirToken(db: Executor, novo: TokenNovo): Promise<TokenLido> {
  return single(
    db,
    sql`with t as (insert into token_pessoal ${values(novo)} returning *) select ${campos} from t`,
  );
}

/** `professorId` null: of any person. Gives whose it was; null when there is none. */
export async function apagarToken(db: Executor, id: number, professorId: number | null) {
  const deQuem = professorId === null ? sql`true` : sql`professor_id = ${professorId}`;
  return one<{ readonly professorId: number; readonly nome: string }>(
    db,
    sql`delete from token_pessoal where id = ${id} and ${deQuem} returning professor_id as "professorId", nome`,
  );
}

export async function apagarTokensVencidos(db: Executor, professorId: number, agora: Date): Promise<void> {
  await run(db, sql`delete from token_pessoal where professor_id = ${professorId} and expira_em <= ${agora}`);
}

/** The password or the type has changed, or the account is closed. */
export async function apagarTokens(db: Executor, professorId: number): Promise<void> {
  await run(db, sql`delete from token_pessoal where professor_id = ${professorId}`);
}
