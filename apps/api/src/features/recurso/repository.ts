import type {
  CriterioContestado,
  CriterioDecidido,
  RecursoGuardado,
  StatusDoRecurso,
} from '@instrutoria/domain/recurso/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run } from '../../db/query.ts';
import { assignments, json, sql, values } from '../../db/sql.ts';

export interface ProjetoDoRecurso {
  readonly id: number;
  readonly titulo: string;
  readonly coordenadorId: number;
  readonly remunerados: number;
  readonly voluntarios: number;
}

interface OrigemDoRecurso {
  readonly aprovacaoId: number;
  readonly editalId: number;
  readonly projeto: ProjetoDoRecurso;
}

export function origemDoRecurso(db: Executor, id: number): Promise<OrigemDoRecurso | null> {
  return one(
    db,
    sql`
      select a.id as "aprovacaoId", p.edital_id as "editalId",
        json_build_object(
          'id', p.id, 'titulo', p.titulo, 'coordenadorId', p.coordenador_id,
          'remunerados', p.remunerados, 'voluntarios', p.voluntarios
        ) as projeto
      from recurso r
      join projeto_aprovacao a on a.id = r.aprovacao_id
      join projeto p on p.id = a.projeto_id
      where r.id = ${id}
    `,
  );
}

export function travarRecurso(db: Executor, id: number): Promise<RecursoGuardado | null> {
  return one(
    db,
    sql`
      select id, versao, aprovacao_id as "aprovacaoId", mensagem, feedback, status,
        ${iso(sql`criado_em`)} as "criadoEm", ${iso(sql`decidido_em`)} as "decididoEm", original, corrigido
      from recurso
      where id = ${id}
      for update
    `,
  );
}

export async function statusDoRecurso(db: Executor, id: number): Promise<StatusDoRecurso | null> {
  return (
    (await one<{ status: StatusDoRecurso }>(db, sql`select status from recurso where id = ${id}`))?.status ??
    null
  );
}

/** null when there already is a pending one. */
export async function inserirRecurso(
  db: Executor,
  novo: Omit<RecursoGuardado, 'id' | 'versao'>,
  { autorId, contraMudanca }: { readonly autorId: number; readonly contraMudanca: boolean },
): Promise<number | null> {
  const { aprovacaoId, mensagem, status, criadoEm } = novo;
  const recurso = { aprovacaoId, mensagem, status, autorId, contraMudanca, criadoEm: new Date(criadoEm) };
  const inserido = await one<{ id: number }>(
    db,
    sql`
      insert into recurso ${values(recurso)}
      on conflict (aprovacao_id) where status = 'PENDENTE' do nothing
      returning id
    `,
  );
  return inserido?.id ?? null;
}

export async function salvarDecisao(
  db: Executor,
  depois: RecursoGuardado,
  quem: { readonly decididoPorId: number; readonly resultadoNumero: number | null },
): Promise<void> {
  const { id, feedback, status, decididoEm, original, corrigido } = depois;
  const decisao = {
    feedback,
    status,
    original: json(original),
    corrigido: json(corrigido),
    ...quem,
    decididoEm: decididoEm === null ? null : new Date(decididoEm),
  };
  await run(db, sql`update recurso set ${assignments(decisao)}, versao = versao + 1 where id = ${id}`);
}

export async function inserirCriterios(
  db: Executor,
  recursoId: number,
  criterios: readonly Pick<CriterioContestado, 'criterio' | 'mensagem'>[],
): Promise<void> {
  for (const { criterio, mensagem } of criterios) {
    await run(db, sql`insert into recurso_criterio ${values({ recursoId, criterio, mensagem })}`);
  }
}

/** The contested criteria, unordered; empty for an appeal against the whole result. */
export function lerContestados(db: Executor, recursoId: number): Promise<CriterioContestado[]> {
  return many(
    db,
    sql`select criterio, mensagem, acolhido, feedback from recurso_criterio where recurso_id = ${recursoId}`,
  );
}

/** Stores the decision on each; the texts are sanitised already. */
export async function decidirCriterios(
  db: Executor,
  recursoId: number,
  decididos: readonly CriterioDecidido[],
): Promise<void> {
  for (const { criterio, acolhido, feedback } of decididos) {
    const decidido = { acolhido: acolhido ?? false, feedback: feedback ?? '' };
    await run(
      db,
      sql`update recurso_criterio set ${assignments(decidido)}
        where recurso_id = ${recursoId} and criterio = ${criterio}`,
    );
  }
}

interface AnexoNovo {
  readonly recursoId: number;
  readonly ordem: number;
  readonly nome: string;
  readonly referencia: string;
}

export async function inserirAnexo(db: Executor, novo: AnexoNovo): Promise<void> {
  await run(db, sql`insert into recurso_anexo ${values(novo)}`);
}
