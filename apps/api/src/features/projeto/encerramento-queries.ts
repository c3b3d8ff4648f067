import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Edital, EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { compararDias, diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { encerradoDesde } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, single } from '../../db/query.ts';
import { lerConfiguracao, lerFuso } from '../../db/settings.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { regrasEmVigor } from '../edital/regras-queries.ts';
import { lerEditais } from '../edital/repository.ts';

/** The day of a project's desistência, past or to come (D61). */
export const diaDaDesistencia = (projetoId: Sql): Sql => sql`(
  select d.dia from desistencia d where d.projeto_id = ${projetoId} and d.fim is null)`;
/** The same for the table `p`. */
export const DIA_DA_DESISTENCIA = diaDaDesistencia(sql`p.id`);

/** For the table `p`: its result was lowered, while its students' earlier months stay due (D56). */
export const FOI_ANULADO = sql`exists (select from anulacao n where n.projeto_id = p.id and n.anula)`;

/** The day of each desistência in these calls, past or to come, by project. */
export async function desistenciasDosEditais(
  db: Executor,
  editais: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const desistencias = await many<{ id: number; dia: string }>(
    db,
    sql`
      select p.id, d.dia from desistencia d join projeto p on p.id = d.projeto_id
      where p.edital_id = any(${editais}) and d.fim is null and d.dia is not null
      order by p.id
    `,
  );
  return new Map(desistencias.map(({ id, dia }) => [id, dia]));
}

/** Throws 409 when its places are, or will be, another project's. */
export async function exigirSemDesistencia(db: Executor, projetoId: number): Promise<void> {
  const { dia } = await single<{ dia: string | null }>(
    db,
    sql`select ${DIA_DA_DESISTENCIA} as dia from projeto p where p.id = ${projetoId}`,
  );
  if (dia !== null) throw new DomainError('conflito', 'PROJETO_COM_DESISTENCIA', M.comDesistencia);
}

interface SemInstrutores {
  readonly id: number;
  readonly titulo: string;
  readonly editalId: number;
  readonly coordenadorId: number;
  readonly nome: string;
  readonly email: string;
}

/**
 * The project `p` closes on its call's day, if it has places: it never had an instructor, and nobody undid
 * the closing (D44).
 */
export const ENCERRA_NO_DIA = sql`(not exists (select from instrutor i where i.projeto_id = p.id)
  and not exists (select from encerramento_desfeito d where d.projeto_id = p.id))`;

/** Condition: the project has places (D44). */
export async function projetosSemInstrutores(
  db: Executor,
  editais: readonly number[],
): Promise<readonly SemInstrutores[]> {
  if (editais.length === 0) return [];
  return many(
    db,
    sql`
      select p.id, p.titulo, p.edital_id as "editalId", c.id as "coordenadorId", c.nome, c.email
      from projeto p
      join projeto_aprovacao a on a.projeto_id = p.id
      join professor c on c.id = p.coordenador_id
      where p.edital_id = any(${editais}) and a.remunerados_aprovados + a.voluntarios_aprovados > 0
        and ${ENCERRA_NO_DIA}
      order by p.id
    `,
  );
}

/**
 * The projects that gave their places back, and since when: closed without instructors, or by desistência.
 */
export async function encerradosDosEditais(
  db: Executor,
  editais: readonly Edital[],
  hoje: string,
): Promise<ReadonlyMap<number, string>> {
  // `projetosSemInstrutores` has checked these.
  const fatos = { vagas: 1, nuncaTeveInstrutor: true, desfeito: false, desistencia: null };
  const dias = new Map(editais.map((edital) => [edital.id, encerradoDesde(edital, fatos, hoje)]));
  const fechados = editais.flatMap(({ id }) => (dias.get(id) ? [id] : []));
  const projetos = await projetosSemInstrutores(db, fechados);
  const desistencias = await desistenciasDosEditais(
    db,
    editais.map(({ id }) => id),
  );
  return new Map([
    ...projetos.map(({ id, editalId }) => [id, dias.get(editalId) ?? ''] as const),
    ...[...desistencias].filter(([, dia]) => compararDias(hoje, dia) >= 0),
  ]);
}

/** The closed projects of one stored call. */
export async function encerradosDoEdital(
  db: Executor,
  edital: EditalGuardado,
  agora: Date,
): Promise<ReadonlyMap<number, string>> {
  const fuso = await lerFuso(db);
  return encerradosDosEditais(db, [derivarEdital(edital, agora, fuso)], diaNoFuso(agora, fuso));
}

type Fatos = Parameters<typeof encerradoDesde>[1];

export async function projetoEncerradoDesde(
  db: Executor,
  projetoId: number,
  agora: Date,
): Promise<string | null> {
  const { fuso } = await lerConfiguracao(db);
  const projeto = await one<Fatos & { readonly editalId: number | null }>(
    db,
    sql`
      select p.edital_id as "editalId",
        coalesce(a.remunerados_aprovados + a.voluntarios_aprovados, 0) as vagas,
        not exists (select from instrutor i where i.projeto_id = p.id) as "nuncaTeveInstrutor",
        exists (select from encerramento_desfeito d where d.projeto_id = p.id) as desfeito,
        ${DIA_DA_DESISTENCIA} as desistencia
      from projeto p left join projeto_aprovacao a on a.projeto_id = p.id
      where p.id = ${projetoId}
    `,
  );
  const edital = (await lerEditais(db, agora, fuso)).find(({ id }) => id === projeto?.editalId);
  if (projeto === null || edital === undefined) return null;
  return encerradoDesde(edital, projeto, diaNoFuso(agora, fuso));
}

/**
 * Whether this project's places cannot be restored, because the call or the unit would exceed its limit
 * (D56).
 */
export async function bolsasPassamDoLimite(
  db: Executor,
  edital: EditalGuardado,
  projetoId: number,
  agora: Date,
): Promise<boolean> {
  const { bolsasPorUnidade } = await regrasEmVigor(db, edital.id);
  if (edital.limiteBolsas === null && bolsasPorUnidade === null) return false;
  const devolveram = [...(await encerradosDoEdital(db, edital, agora)).keys()].filter(
    (id) => id !== projetoId,
  );
  const { passa } = await single<{ passa: boolean }>(
    db,
    sql`
      select coalesce(sum(a.remunerados_aprovados) > ${edital.limiteBolsas}::int, false) or coalesce(
          sum(a.remunerados_aprovados) filter (where coalesce(p.unidade_da_submissao_id,
            c.unidade_id) = coalesce(este.unidade_da_submissao_id, dono.unidade_id)) > ${bolsasPorUnidade}::int,
          false) as passa
      from projeto este join professor dono on dono.id = este.coordenador_id
      join projeto_aprovacao a on a.edital_id = este.edital_id
      join projeto p on p.id = a.projeto_id join professor c on c.id = p.coordenador_id
      where este.id = ${projetoId} and p.id <> all(${devolveram}::int[])
    `,
  );
  return passa;
}

/** Whether a suplente got places of this call that were given back. */
export async function temSuplenteChamado(db: Executor, editalId: number): Promise<boolean> {
  const { tem } = await single<{ tem: boolean }>(
    db,
    sql`select exists (select from suplente where edital_id = ${editalId} and ato = 'CHAMADO') as tem`,
  );
  return tem;
}
