import type { ArquivoLido, OpcoesDaImportacao } from '@instrutoria/domain/importacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run, single } from '../../db/query.ts';
import { json, sql, values } from '../../db/sql.ts';
import type { Row } from '../../db/tables.gerada.ts';

export interface Contagens {
  readonly novas: number;
  readonly mudadas: number;
  readonly retiradas: number;
}

export interface ImportacaoResumida
  extends Pick<Row<'importacao'>, 'arquivo' | 'confirmadaEm' | 'criadaEm' | 'desfeitaEm' | 'id'> {
  readonly situacao: 'confirmada' | 'desfeita' | 'previa';
  readonly opcoes: OpcoesDaImportacao;
  readonly contagens: Contagens | null;
  readonly autor: string;
}

export interface ImportacaoGuardada extends ImportacaoResumida {
  readonly sha256: string;
  readonly titulos: string;
  /** null once it was confirmed. */
  readonly conteudo: ArquivoLido | null;
}

const RESUMIDA = sql`
  i.id, i.situacao, i.arquivo, i.opcoes, i.contagens, i.criada_em as "criadaEm",
  i.confirmada_em as "confirmadaEm", i.desfeita_em as "desfeitaEm", p.nome as autor`;
const INTEIRA = sql`
  select ${RESUMIDA}, i.sha256, i.titulos, i.conteudo
  from importacao i join professor p on p.id = i.autor_id`;

/** The hundred newest. */
export function listarImportacoes(db: Executor): Promise<ImportacaoResumida[]> {
  return many(
    db,
    sql`
      select ${RESUMIDA} from importacao i join professor p on p.id = i.autor_id
      order by i.id desc limit 100
    `,
  );
}

export function acharImportacao(db: Executor, id: number): Promise<ImportacaoGuardada | null> {
  return one(db, sql`${INTEIRA} where i.id = ${id}`);
}

export function travarImportacao(db: Executor, id: number): Promise<ImportacaoGuardada | null> {
  return one(db, sql`${INTEIRA} where i.id = ${id} for update of i`);
}

export interface PreviaNova {
  readonly autorId: number;
  readonly arquivo: string;
  readonly sha256: string;
  readonly conteudo: ArquivoLido;
  readonly opcoes: OpcoesDaImportacao;
  readonly titulos: string;
  readonly criadaEm: Date;
}

export async function inserirPrevia(
  db: Executor,
  { conteudo, opcoes, ...nova }: PreviaNova,
): Promise<number> {
  const linha = { ...nova, situacao: 'previa', conteudo: json(conteudo), opcoes: json(opcoes) };
  const { id } = await single<{ id: number }>(db, sql`insert into importacao ${values(linha)} returning id`);
  return id;
}

export async function salvarOpcoes(
  db: Executor,
  id: number,
  opcoes: OpcoesDaImportacao,
  titulos: string,
): Promise<void> {
  await run(db, sql`update importacao set opcoes = ${json(opcoes)}, titulos = ${titulos} where id = ${id}`);
}

/** The last mapping of columns for a file with this header row. */
export async function opcoesLembradas(db: Executor, titulos: string): Promise<OpcoesDaImportacao | null> {
  const achada = await one<{ opcoes: OpcoesDaImportacao }>(
    db,
    sql`
      select opcoes from importacao where titulos = ${titulos} and situacao <> 'previa'
      order by id desc limit 1
    `,
  );
  return achada?.opcoes ?? null;
}

export async function marcarConfirmada(
  db: Executor,
  id: number,
  contagens: Contagens,
  agora: Date,
): Promise<void> {
  await run(
    db,
    sql`
      update importacao set situacao = 'confirmada', conteudo = null, contagens = ${json(contagens)},
        confirmada_em = ${agora}
      where id = ${id}
    `,
  );
}

export async function marcarDesfeita(db: Executor, id: number, agora: Date): Promise<void> {
  await run(db, sql`update importacao set situacao = 'desfeita', desfeita_em = ${agora} where id = ${id}`);
  await run(db, sql`delete from importacao_linha where importacao_id = ${id}`);
}

export async function excluirPrevia(db: Executor, id: number): Promise<void> {
  await run(db, sql`delete from importacao where id = ${id} and situacao = 'previa'`);
}

/** Deletes previews and the values before an import when their time is over. */
export async function apagarImportacoesAntigas(
  db: Executor,
  limites: { readonly previas: Date; readonly linhas: Date },
): Promise<void> {
  await run(db, sql`delete from importacao where situacao = 'previa' and criada_em < ${limites.previas}`);
  await run(
    db,
    sql`
      delete from importacao_linha l using importacao i
      where i.id = l.importacao_id and i.confirmada_em < ${limites.linhas}
    `,
  );
}
