import type { Relacao } from '@instrutoria/contract/access.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { secretariaPodeLer } from '@instrutoria/domain/projeto/policies.ts';
import type { Pessoa } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { ehVice, leComoCoordenou, participa } from '../../db/participacao.ts';
import { one } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

/** How a person is connected to a project. */
interface Laco {
  readonly coordenadorId: number;
  readonly soDoDono: boolean;
  readonly avaliadorId: number | null;
  readonly colaboraId: number | null;
  readonly vice: boolean;
  readonly coordenou: boolean;
  /** Takes part, now or in the past. */
  readonly participa: boolean;
}

interface DoProjeto {
  readonly projetoId: number;
}

const SO_DO_DONO = sql`p.eh_rascunho or p.aguardando_cronograma`;

function doLaco(quem: Sql): Sql {
  return sql`
    from projeto p
    left join projeto_aprovacao a on a.projeto_id = p.id
    left join designacao d on d.aprovacao_id = a.id and d.avaliador_id = ${quem}
    left join projeto_colaborador c on c.projeto_id = p.id and c.professor_id = ${quem}`;
}

function lerLaco(db: Executor, quem: Pessoa, qual: Sql): Promise<(Laco & DoProjeto) | null> {
  return one(
    db,
    sql`
      select p.id as "projetoId", p.coordenador_id as "coordenadorId", ${SO_DO_DONO} as "soDoDono",
        coalesce(d.avaliador_id, a.avaliador_id) as "avaliadorId", c.professor_id as "colaboraId",
        ${ehVice(sql`${quem.id}`)} as vice, ${leComoCoordenou(sql`${quem.id}`)} as coordenou,
        ${participa(sql`${quem.id}`)} as participa
      ${doLaco(sql`${quem.id}`)} where ${qual}
    `,
  );
}

/** Runs in every call that names a project. */
export async function relacaoComProjeto(db: Executor, quem: Pessoa, id: number): Promise<Relacao | null> {
  return relacaoPeloLaco(db, quem, id, await lerLaco(db, quem, sql`p.id = ${id}`));
}

/** The relation to the project of an assessment; null without one. */
export async function relacaoPelaAprovacao(db: Executor, quem: Pessoa, id: number): Promise<Relacao | null> {
  const laco = await lerLaco(db, quem, sql`a.id = ${id}`);
  return laco === null ? null : relacaoPeloLaco(db, quem, laco.projetoId, laco);
}

/**
 * null for projects that the person may not know of: drafts and projects awaiting schedules belong only to
 * their coordinator (D9). A deleted draft still does, so that a repeated deletion gets the same answer.
 */
async function relacaoPeloLaco(
  db: Executor,
  quem: Pessoa,
  id: number,
  laco: Laco | null,
): Promise<Relacao | null> {
  if (laco === null) return (await excluidoPor(db, id)) === quem.id ? 'dono' : null;
  if (laco.coordenadorId === quem.id) return 'dono';
  if (laco.soDoDono) return null;
  if (laco.vice) return 'vice';
  if (laco.colaboraId !== null) return 'colaborador';
  if (laco.coordenou) return 'coordenou';
  if (laco.participa) return 'participou';
  // An evaluator whose type changed has lost the rights of the assignment (D30).
  return laco.avaliadorId === quem.id && podeSerDesignado(quem) ? 'avaliadorDesignado' : 'nenhuma';
}

interface DoEdital {
  readonly editalId: number | null;
}

/** null unless submitted and complete (D9). */
export async function editalEmQueConta(db: Executor, id: number): Promise<number | null> {
  const projeto = await one<DoEdital>(
    db,
    sql`
      select edital_id as "editalId" from projeto
      where id = ${id} and not eh_rascunho and not aguardando_cronograma
    `,
  );
  return projeto?.editalId ?? null;
}

export async function coordenadorDoProjeto(db: Executor, id: number): Promise<number | null> {
  const projeto = await one<{ coordenadorId: number }>(
    db,
    sql`select coordenador_id as "coordenadorId" from projeto where id = ${id}`,
  );
  return projeto?.coordenadorId ?? null;
}

export async function foiASecretaria(db: Executor, projetoId: number): Promise<boolean> {
  const edital = await one<{ fase: Fase }>(
    db,
    sql`select e.fase from projeto p join edital e on e.id = p.edital_id where p.id = ${projetoId}`,
  );
  return secretariaPodeLer(edital);
}

export async function excluidoPor(db: Executor, id: number): Promise<number | null> {
  const marca = await one<{ professorId: number }>(
    db,
    sql`select professor_id as "professorId" from rascunho_excluido where projeto_id = ${id}`,
  );
  return marca?.professorId ?? null;
}

export function projetoNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_PROJETO.projetoNaoEncontrado);
}
