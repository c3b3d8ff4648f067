import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { ProjetoDoInstrutor } from '@instrutoria/domain/instrutor/policies.ts';
import type { Vigencia } from '@instrutoria/domain/instrutor/rules/mes-de-inicio.ts';
import type { Vagas } from '@instrutoria/domain/instrutor/rules.ts';
import type { Situacao } from '@instrutoria/domain/projeto/types.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

/** What the acts on instructors ask of their project. */
export interface Lugar extends ProjetoDoInstrutor {
  readonly projetoId: number;
  readonly titulo: string;
  readonly coordenadorId: number;
  readonly edital: { readonly id: number; readonly nome: string } | null;
  /** Approved places by type. */
  readonly aprovadas: Vagas;
  readonly vigencia: Vigencia;
}

interface Linha extends Record<string, unknown> {
  readonly projetoId: number;
  readonly titulo: string;
  readonly coordenadorId: number;
  readonly editalId: number | null;
  readonly edital: string | null;
  readonly fase: Fase | null;
  readonly situacao: Situacao | null;
  readonly remunerados: number | null;
  readonly voluntarios: number | null;
  readonly de: string | null;
  readonly ate: string | null;
}

const doProjeto = `select p.id as "projetoId", p.titulo, p.coordenador_id as "coordenadorId", e.id as "editalId",
    e.nome as edital, e.fase, a.situacao, a.remunerados_aprovados as remunerados,
    a.voluntarios_aprovados as voluntarios, e.vigencia_inicio::text as de, e.vigencia_fim::text as ate
  from projeto p left join edital e on e.id = p.edital_id left join projeto_aprovacao a on a.projeto_id = p.id
  where p.id = $1`;

/** The project of instructors as it stands; null when there is no such project. A draft counts as SUBMETIDO. */
export async function lerLugar(db: Executor, projetoId: number): Promise<Lugar | null> {
  const [linha] = await send<Linha>(db, doProjeto, [projetoId]);
  if (linha === undefined) return null;
  const { editalId, edital, fase, situacao, remunerados, voluntarios, de, ate, ...resto } = linha;
  return {
    ...resto,
    edital: editalId === null ? null : { id: editalId, nome: edital ?? '' },
    fase: fase ?? 'submissao',
    situacao: situacao ?? 'SUBMETIDO',
    aprovadas: { BOLSISTA: remunerados ?? 0, VOLUNTARIO: voluntarios ?? 0 },
    // A draft has no call, and no instructors to be judged by it.
    vigencia: { inicio: de ?? '', fim: ate ?? '' },
  };
}

/**
 * The same, its call held against archiving and its approval locked, so that nobody else counts or grants places
 * until the transaction ends (T-G7). In the order of the appeals' locks: call, approval.
 */
export async function travarLugar(db: Executor, projetoId: number): Promise<Lugar | null> {
  const edital = 'select id from edital where id = (select edital_id from projeto where id = $1) for share';
  const aprovacao = 'select id from projeto_aprovacao where projeto_id = $1 for update';
  await Promise.all([send(db, edital, [projetoId]), send(db, aprovacao, [projetoId])]);
  return lerLugar(db, projetoId);
}

/** Whether this person coordinates an approved project whose instructors may change now. */
export async function coordenaAprovado(db: Executor, pessoa: number): Promise<boolean> {
  const linhas = await send(
    db,
    `select 1 from projeto p join edital e on e.id = p.edital_id join projeto_aprovacao a on a.projeto_id = p.id
     where p.coordenador_id = $1 and a.situacao = 'APROVADO' and e.fase = 'resultado' limit 1`,
    [pessoa],
  );
  return linhas.length > 0;
}
