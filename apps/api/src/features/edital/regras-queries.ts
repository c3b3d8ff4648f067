import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import {
  completarRegras,
  type RegrasDoEdital,
  regrasMudadas,
} from '@instrutoria/domain/edital/rules/regras.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run } from '../../db/query.ts';
import { column, join, json, sql, values } from '../../db/sql.ts';
import { inscricoesProrrogadas } from './prorrogadas-repository.ts';

interface Versao {
  readonly versao: number;
  readonly regras: Partial<RegrasDoEdital>;
  readonly motivo: string | null;
  readonly instante: string;
}

const PADRAO = { versao: 1, regras: completarRegras({}), motivo: null, instante: '' };

/** The rules in force; writers hold the lock on the call's row, so that they stay. */
export async function regrasEmVigor(db: Executor, editalId: number): Promise<RegrasDoEdital> {
  const ultima = await one<Pick<Versao, 'regras'>>(
    db,
    sql`select regras from regras_do_edital where edital_id = ${editalId} order by versao desc limit 1`,
  );
  return completarRegras(ultima?.regras ?? {});
}

/** The same for each of these calls. */
export async function regrasDosEditais(
  db: Executor,
  editais: readonly number[],
): Promise<ReadonlyMap<number, RegrasDoEdital>> {
  if (editais.length === 0) return new Map();
  const ultimas = await many<Pick<Versao, 'regras'> & { readonly editalId: number }>(
    db,
    sql`
      select distinct on (edital_id) edital_id as "editalId", regras from regras_do_edital
      where edital_id = any(${editais}) order by edital_id, versao desc
    `,
  );
  const guardadas = new Map(ultimas.map(({ editalId, regras }) => [editalId, regras]));
  return new Map(editais.map((id) => [id, completarRegras(guardadas.get(id) ?? {})]));
}

/** The rules of a call with their public corrections, newest first. */
export async function lerRegras(db: Executor, editalId: number) {
  const versoes = await many<Versao>(
    db,
    sql`
      select versao, regras, motivo, ${iso(sql`criado_em`)} as instante
      from regras_do_edital where edital_id = ${editalId} order by versao
    `,
  );
  const todas = [PADRAO, ...versoes.map((uma) => ({ ...uma, regras: completarRegras(uma.regras) }))];
  const retificacoes = todas.flatMap(({ versao, regras, motivo, instante }, i) => {
    const antes = todas[i - 1]?.regras;
    if (motivo === null || antes === undefined) return [];
    const mudancas = regrasMudadas(antes, regras).map((regra) => ({
      regra,
      de: antes[regra],
      para: regras[regra],
    }));
    return [{ versao, instante, motivo, mudancas }];
  });
  const { versao, regras } = todas.at(-1) ?? PADRAO;
  const prorrogacoes = await inscricoesProrrogadas(db, editalId);
  return {
    versao,
    regras,
    retificacoes: retificacoes.reverse(),
    ...(prorrogacoes.length > 0 && { prorrogacoes }),
  };
}

interface NovaVersao {
  readonly editalId: number;
  readonly versao: number;
  readonly regras: RegrasDoEdital;
  readonly motivo: string | null;
  readonly autorId: number;
  readonly criadoEm: Date;
}

export async function inserirRegras(db: Executor, nova: NovaVersao): Promise<void> {
  await run(db, sql`insert into regras_do_edital ${values({ ...nova, regras: json(nova.regras) })}`);
}

/** Whether scores already fix the rules of places: not in calls that had a score before that rule (D53). */
export async function vagasFixas(db: Executor, editalId: number): Promise<boolean> {
  const notas = join(CRITERIOS.map((criterio) => column(criterio, 'a')));
  const fixas = await one<{ sim: boolean }>(
    db,
    sql`
      select not e.regras_das_vagas_livres and exists (
        select from encargo a where a.edital_id = e.id
          and (a.ja_foi_avaliado or a.notas is not null or num_nonnulls(${notas}) > 0)
      ) as sim
      from edital e where e.id = ${editalId}
    `,
  );
  return fixas?.sim ?? false;
}

export async function contarConcluidas(db: Executor, editalId: number): Promise<number> {
  const contado = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from encargo where edital_id = ${editalId} and ja_foi_avaliado`,
  );
  return contado?.n ?? 0;
}
