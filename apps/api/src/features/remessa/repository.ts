import { DOCUMENTO_MAXIMO } from '@instrutoria/domain/remessa/limits.ts';
import type { LinhaMontada } from '@instrutoria/domain/remessa/rules/montar-remessa.ts';
import type { MudancaDaLinha } from '@instrutoria/domain/remessa/transitions.ts';
import type { DadosDaRemessa, FormaDeRemessa } from '@instrutoria/domain/remessa/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run, single } from '../../db/query.ts';
import { json, sql, values } from '../../db/sql.ts';

/** The next numbers. The caller holds the lock on sheets. */
export function proximosNumeros(
  db: Executor,
  folhaId: number,
): Promise<{ readonly numero: number; readonly sequencial: number; readonly documento: number }> {
  return single(
    db,
    sql`
      select coalesce((select max(numero) from remessa where folha_id = ${folhaId}), 0) + 1 as numero,
        coalesce((select max(sequencial) from remessa), 0) + 1 as sequencial,
        coalesce((select documento from linha_da_remessa order by id desc limit 1), 0) + 1 as documento
    `,
  );
}

/** Begins again after the last number of six digits. */
export const documentoDe = (primeiro: number, i: number): number =>
  ((primeiro + i - 1) % DOCUMENTO_MAXIMO) + 1;

export interface RemessaNova {
  readonly folhaId: number;
  readonly forma: FormaDeRemessa;
  readonly layout: string | null;
  readonly dados: DadosDaRemessa;
  readonly arquivo: Uint8Array | null;
  readonly nomeDoArquivo: string | null;
  readonly sha256: string | null;
  readonly geradaEm: Date;
  readonly geradaPorId: number;
}

export async function inserirRemessa(
  db: Executor,
  { dados, ...nova }: RemessaNova,
  linhas: readonly (LinhaMontada & { readonly documento: number })[],
): Promise<number> {
  const { numero, sequencial, diaDoPagamento, pagador } = dados;
  const remessa = { ...nova, numero, sequencial, diaDoPagamento, pagador: json(pagador) };
  const { id } = await single<{ id: number }>(db, sql`insert into remessa ${values(remessa)} returning id`);
  const guardadas = linhas.map(({ conta, documento, mudancaId, origemDaConta, ...um }) => ({
    ...{ remessaId: id, documento, instrutorId: um.instrutorId, projetoId: um.projetoId, nome: um.nome },
    ...{ cpf: um.cpf, centavos: um.centavos, mudancaId, origemDaConta },
    ...{ banco: conta?.banco ?? null, agencia: conta?.agencia ?? null },
    ...{ digitoDaAgencia: conta?.digitoDaAgencia ?? null, conta: conta?.conta ?? null },
    ...{ digito: conta?.digito ?? null, tipoDeConta: conta?.tipo ?? null },
    situacao: um.centavos === 0 ? 'compensada' : 'enviada',
  }));
  for (let i = 0; i < guardadas.length; i += 1000) {
    const escritas = await many<{ id: number; documento: number }>(
      db,
      sql`insert into linha_da_remessa ${values(...guardadas.slice(i, i + 1000))} returning id, documento`,
    );
    const ids = new Map(escritas.map((um) => [um.documento, um.id]));
    const partes = linhas
      .slice(i, i + 1000)
      .flatMap(({ documento, partes: delas }) =>
        delas.map((parte) => ({ linhaId: ids.get(documento) ?? 0, ...parte, viva: true })),
      );
    await run(db, sql`insert into parte_da_remessa ${values(...partes)}`);
  }
  return id;
}

/** Its lines may go in another remessa. The caller holds the lock on sheets. */
export async function cancelar(
  db: Executor,
  id: number,
  cancelada: { readonly em: Date; readonly porId: number; readonly motivo: string },
): Promise<void> {
  await run(
    db,
    sql`update remessa set cancelada_em = ${cancelada.em}, cancelada_por_id = ${cancelada.porId},
      motivo = ${cancelada.motivo} where id = ${id}`,
  );
  await run(
    db,
    sql`update parte_da_remessa set viva = false
      where linha_id in (select id from linha_da_remessa where remessa_id = ${id})`,
  );
}

/** A returned line may go in another remessa. The caller holds the lock on sheets. */
export async function salvarResultado(
  db: Executor,
  { id, situacao, dia, codigo, motivo, pedeDados }: MudancaDaLinha,
  { em, porId }: { readonly em: Date; readonly porId: number },
): Promise<void> {
  await run(
    db,
    sql`update linha_da_remessa set situacao = ${situacao}, dia = ${dia}, codigo = ${codigo}, motivo = ${motivo},
      pede_dados = ${pedeDados}, resultado_em = ${em}, resultado_por_id = ${porId} where id = ${id}`,
  );
  if (situacao === 'devolvida') {
    await run(db, sql`update parte_da_remessa set viva = false where linha_id = ${id}`);
  }
}

export async function inserirRetorno(
  db: Executor,
  retorno: {
    readonly remessaId: number;
    readonly sha256: string;
    readonly origem: 'cnab240' | 'lista';
    readonly lidoEm: Date;
    readonly lidoPorId: number;
    readonly pagas: number;
    readonly devolvidas: number;
  },
): Promise<void> {
  await run(db, sql`insert into retorno_da_remessa ${values(retorno)}`);
}
