import { linhasDoResultado, textoDaVersao } from '@instrutoria/domain/resultado/rules.ts';
import type { NovaVersao } from '@instrutoria/domain/resultado/types.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { RECURSO_DIMINUIU, recursosQueDiminuiram } from '../../db/invariants/pendencias.ts';
import { resultadoVersao } from '../../db/schema.ts';
import { type Executor, inTransaction } from '../../db/transaction.ts';
import {
  type EditalPublicado,
  hashDoTexto,
  projetosDoResultado,
  temVersoes,
  versoesReconstituidas,
} from './queries.ts';

async function inserir(db: Executor, editalId: number, { linhas, recurso, instante, ...nova }: NovaVersao) {
  const canonico = textoDaVersao(linhas);
  await db.insert(resultadoVersao).values({
    ...nova,
    editalId,
    canonico,
    recursoId: recurso,
    instante: new Date(instante),
    sha256: hashDoTexto(canonico),
  });
}

/** Stores the versions of a call that was published before versions were kept; those that stand stay (D42, D52). */
export async function garantirVersoes(
  db: Executor,
  edital: EditalPublicado,
  quando: { readonly agora: string; readonly reconstituida?: boolean },
): Promise<void> {
  if (await temVersoes(db, edital.id)) return;
  for (const nova of await versoesReconstituidas(db, edital, quando)) await inserir(db, edital.id, nova);
}

/** Why a version is made now. */
type Feito =
  | { readonly motivo: 'PUBLICACAO' }
  | { readonly motivo: 'RECURSO'; readonly recurso: number }
  | { readonly motivo: 'CORRECAO'; readonly justificativa: string };

/**
 * Stores the next version of a call's result as its projects now stand, and answers its number; in the transaction of
 * the act that changed them, with the call's row locked (D42).
 */
export async function guardarVersao(
  db: Executor,
  editalId: number,
  feito: Feito,
  agora: Date,
): Promise<number> {
  const { rows } = await db.execute<{ numero: number }>(
    sql`select coalesce(max(numero), 0)::int + 1 as numero from resultado_versao where edital_id = ${editalId}`,
  );
  const numero = rows[0]?.numero ?? 1;
  await inserir(db, editalId, {
    numero,
    instante: agora.toISOString(),
    motivo: feito.motivo,
    reconstituida: false,
    recurso: 'recurso' in feito ? feito.recurso : null,
    justificativa: 'justificativa' in feito ? feito.justificativa : null,
    linhas: linhasDoResultado(await projetosDoResultado(db, editalId)),
  });
  await resolverPendencias(db, editalId, agora);
  return numero;
}

/** Lists, once, the appeals of before that left a project with less than it had (D52). */
async function listarDiminuidos(db: Executor, agora: string): Promise<void> {
  const { regra, registroTipo } = RECURSO_DIMINUIU;
  await db.execute(sql`
    insert into pendencia_de_dados (regra, registro_tipo, registro_id, descricao, criada_em)
    select ${regra}, ${registroTipo}, r.id, 'Este recurso aceito, do projeto nº ' || a.projeto_id ||
      ', diminuiu a nota ou as vagas. Corrija o resultado do projeto.', ${agora}::timestamptz
    from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
    where r.resultado_numero is null and r.id in (${recursosQueDiminuiram}) on conflict do nothing`);
}

/** What a new version mended stands no longer in the list of 'pendências de dados'. */
async function resolverPendencias(db: Executor, editalId: number, agora: Date): Promise<void> {
  const { regra, registroTipo } = RECURSO_DIMINUIU;
  await db.execute(sql`
    update pendencia_de_dados d set resolvida_em = ${agora.toISOString()}::timestamptz
    from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
    where d.regra = ${regra} and d.registro_tipo = ${registroTipo} and d.registro_id = r.id
      and d.resolvida_em is null and a.edital_id = ${editalId} and r.id not in (${recursosQueDiminuiram})`);
}

/** Any fixed number: several processes may start at once, and each version is stored once. */
const LOCK = 5_190_422_873;

/** The versions of every published call that has none yet. */
export async function garantirTodas(
  db: Executor,
  quando: { readonly agora: string; readonly reconstituida?: boolean },
): Promise<void> {
  const { rows } = await db.execute<{ id: number; publicado: Date }>(sql`
    select e.id, e.resultado_publicado_em as publicado from edital e
    where e.fase in ('resultado', 'arquivado') and e.resultado_publicado_em is not null
      and not exists (select from resultado_versao v where v.edital_id = e.id) order by e.id`);
  for (const { id, publicado } of rows) {
    await garantirVersoes(db, { id, resultadoPublicadoEm: publicado.toISOString() }, quando);
  }
}

/** At the first start of this release: the versions of every call published before, and what to correct (D52). */
export async function prepararResultados(database: Database, agora: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await garantirTodas(tx, { agora: agora.toISOString() });
    await listarDiminuidos(tx, agora.toISOString());
  });
}
