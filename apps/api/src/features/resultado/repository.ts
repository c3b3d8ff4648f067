import { nomesDosDesempates } from '@instrutoria/domain/barema/rules/apurar.ts';
import { linhasDoResultado } from '@instrutoria/domain/resultado/rules/linhas.ts';
import { textoDaVersao } from '@instrutoria/domain/resultado/rules/versoes.ts';
import type { NovaVersao } from '@instrutoria/domain/resultado/types.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Database } from '../../db/connection/connection.ts';
import { type Executor, inTransaction } from '../../db/connection/transaction.ts';
import { RECURSO_DIMINUIU } from '../../db/invariants/pendencias.ts';
import { iso } from '../../db/iso.ts';
import { many, run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { comMarcasDosCoordenadores } from '../conta/nome-no-texto-repository.ts';
import { baremaEmVigor } from '../edital/barema-queries.ts';
import { type EditalPublicado, projetosDoResultado, temVersoes, versoesReconstituidas } from './queries.ts';
import { listaEmVigor } from './suplentes-queries.ts';
import { guardarCriterio } from './suplentes-repository.ts';

async function inserir(db: Executor, editalId: number, { linhas, recurso, instante, ...nova }: NovaVersao) {
  const canonico = textoDaVersao(linhas);
  const versao = {
    ...nova,
    editalId,
    canonico,
    recursoId: recurso,
    instante: new Date(instante),
    sha256: sha256(canonico),
  };
  await run(db, sql`insert into resultado_versao ${values(versao)}`);
}

/** For a call published before versions were stored; existing ones are not changed (D52). */
export async function garantirVersoes(
  db: Executor,
  edital: EditalPublicado,
  quando: { readonly agora: string; readonly reconstituida?: boolean },
): Promise<void> {
  if (await temVersoes(db, edital.id)) return;
  for (const nova of await versoesReconstituidas(db, edital, quando)) await inserir(db, edital.id, nova);
}

type Feito =
  | { readonly motivo: 'FINAL' | 'PUBLICACAO' }
  | { readonly motivo: 'SUPLENTE'; readonly justificativa?: string }
  | { readonly motivo: 'RECURSO'; readonly recurso: number }
  | { readonly motivo: 'ANULACAO' | 'CORRECAO'; readonly justificativa: string };

/**
 * Stores a version from the present projects, in the transaction of the act, with the call locked (D42).
 * Returns its number.
 */
export async function guardarVersao(
  db: Executor,
  editalId: number,
  feito: Feito,
  agora: Date,
): Promise<number> {
  const { numero, preliminar } = await single<{ numero: number; preliminar: boolean }>(
    db,
    sql`
      select (select coalesce(max(numero), 0) + 1 from resultado_versao where edital_id = e.id) as numero,
        e.preliminar and e.final_em is null as preliminar
      from edital e where e.id = ${editalId}
    `,
  );
  if (feito.motivo === 'PUBLICACAO') await guardarCriterio(db, editalId);
  const lista = await listaEmVigor(db, editalId);
  const barema = await baremaEmVigor(db, editalId);
  const linhas = linhasDoResultado(
    await projetosDoResultado(db, editalId),
    lista,
    barema === null ? [] : nomesDosDesempates(barema),
  );
  await inserir(db, editalId, {
    numero,
    instante: agora.toISOString(),
    motivo: feito.motivo,
    reconstituida: false,
    ...(preliminar ? { preliminar } : {}),
    recurso: 'recurso' in feito ? feito.recurso : null,
    justificativa: 'justificativa' in feito ? (feito.justificativa ?? null) : null,
    linhas: await comMarcasDosCoordenadores(db, linhas),
  });
  await resolverPendencias(db, editalId, agora);
  return numero;
}

/** Runs once: lists earlier appeals that left a project with less than before (D52). */
async function listarDiminuidos(db: Executor, agora: Date): Promise<void> {
  const { regra, registroTipo, quebram } = RECURSO_DIMINUIU;
  await run(
    db,
    sql`
      insert into pendencia_de_dados (regra, registro_tipo, registro_id, descricao, criada_em)
      select ${regra}, ${registroTipo}, r.id, 'Este recurso aceito, do projeto nº ' || a.projeto_id ||
        ', diminuiu a nota ou as vagas. Corrija o resultado do projeto.', ${agora}::timestamptz
      from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
      where r.resultado_numero is null and r.id in (${quebram})
      on conflict do nothing
    `,
  );
}

async function resolverPendencias(db: Executor, editalId: number, agora: Date): Promise<void> {
  const { regra, registroTipo, quebram } = RECURSO_DIMINUIU;
  await run(
    db,
    sql`
      update pendencia_de_dados d set resolvida_em = ${agora}
      from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
      where d.regra = ${regra} and d.registro_tipo = ${registroTipo} and d.registro_id = r.id
        and d.resolvida_em is null and a.edital_id = ${editalId} and r.id not in (${quebram})
    `,
  );
}

/** An arbitrary fixed number: processes may start at once, and each version is stored once. */
const LOCK = 5_190_422_873;

export async function garantirTodas(
  db: Executor,
  quando: { readonly agora: string; readonly reconstituida?: boolean },
): Promise<void> {
  const semVersoes = await many<EditalPublicado>(
    db,
    sql`
      select e.id, ${iso(sql`e.resultado_publicado_em`)} as "resultadoPublicadoEm"
      from edital e
      where e.fase in ('resultado', 'arquivado') and e.resultado_publicado_em is not null
        and not exists (select from resultado_versao v where v.edital_id = e.id)
      order by e.id
    `,
  );
  for (const edital of semVersoes) await garantirVersoes(db, edital, quando);
}

/** Runs at the first start of this release (D52). */
export async function prepararResultados(database: Database, agora: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    await run(tx, sql`select pg_advisory_xact_lock(${LOCK})`);
    await garantirTodas(tx, { agora: agora.toISOString() });
    await listarDiminuidos(tx, agora);
  });
}
