import type { AssinaturaDoTermo } from '@instrutoria/domain/termo/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { one, run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { ASSINATURAS_DO_TERMO } from '../instrutor/termo-queries.ts';

export interface TermoNovo {
  readonly instrutorId: number;
  readonly modeloVersao: number;
  readonly codigo: string;
  readonly texto: string;
  readonly cpf: string;
  readonly sha256: string;
  readonly criadoEm: Date;
}

export async function inserirTermo(db: Executor, novo: TermoNovo): Promise<number> {
  const { id } = await single<{ id: number }>(db, sql`insert into termo ${values({ ...novo })} returning id`);
  return id;
}

export async function inserirAssinatura(
  db: Executor,
  nova: Omit<AssinaturaDoTermo, 'em'> & {
    readonly termoId: number;
    readonly em: Date;
    readonly endereco: string;
    readonly estudanteId: number | null;
    readonly professorId: number | null;
  },
): Promise<void> {
  await run(db, sql`insert into assinatura_do_termo ${values({ ...nova })}`);
}

export async function concluirTermo(
  db: Executor,
  id: number,
  feito: { readonly em: Date; readonly arquivo: string; readonly arquivoSha256: string },
): Promise<void> {
  await run(
    db,
    sql`
      update termo set concluido_em = ${feito.em}, arquivo = ${feito.arquivo}, arquivo_sha256 = ${feito.arquivoSha256}
      where id = ${id}
    `,
  );
}

/** One at a time: annuls the earlier code of the vínculo. */
export async function guardarCodigo(
  db: Executor,
  codigo: {
    readonly instrutorId: number;
    readonly estudanteId: number;
    readonly marca: string;
    readonly expiraEm: Date;
  },
): Promise<void> {
  await run(
    db,
    sql`
      insert into codigo_do_termo ${values({ ...codigo })}
      on conflict (instrutor_id) do update set estudante_id = excluded.estudante_id, marca = excluded.marca,
        expira_em = excluded.expira_em
    `,
  );
}

const vivo = (instrutorId: number, marca: string, agora: Date) =>
  sql`instrutor_id = ${instrutorId} and marca = ${marca} and expira_em > ${agora}`;

export async function temCodigo(
  db: Executor,
  instrutorId: number,
  marca: string,
  agora: Date,
): Promise<boolean> {
  return (await run(db, sql`select from codigo_do_termo where ${vivo(instrutorId, marca, agora)}`)) > 0;
}

/** Of many simultaneous callers exactly one gets true. */
export async function gastarCodigo(
  db: Executor,
  instrutorId: number,
  marca: string,
  agora: Date,
): Promise<boolean> {
  return (await run(db, sql`delete from codigo_do_termo where ${vivo(instrutorId, marca, agora)}`)) > 0;
}

export interface TermoConcluido {
  readonly codigo: string;
  readonly texto: string | null;
  readonly sha256: string;
  readonly arquivoSha256: string;
  readonly modelo: number;
  readonly concluidoEm: string;
  readonly atual: boolean;
  readonly assinaturas: readonly (Pick<AssinaturaDoTermo, 'em' | 'meio' | 'papel'> & {
    readonly nome: string | null;
    readonly cpf: string | null;
  })[];
}

/** null for an unknown code, and for a termo that not all have signed. */
export function termoPeloCodigo(db: Executor, codigo: string): Promise<TermoConcluido | null> {
  return one(
    db,
    sql`
      select t.codigo, t.texto, t.sha256, t.arquivo_sha256 as "arquivoSha256", t.modelo_versao as modelo,
        ${iso(sql`t.concluido_em`)} as "concluidoEm", i.termo_compromisso = t.arquivo as atual,
        ${ASSINATURAS_DO_TERMO} as assinaturas
      from termo t join instrutor i on i.id = t.instrutor_id
      where t.codigo = ${codigo} and t.concluido_em is not null
    `,
  );
}
