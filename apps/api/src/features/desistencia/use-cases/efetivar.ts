import { encerrarComOProjeto } from '@instrutoria/domain/instrutor/transitions.ts';
import { compararDias, diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Contexto } from '../../../context.ts';
import { eachInTransaction } from '../../../db/connection/each-in-transaction.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { travarProjetoDosInstrutores } from '../../instrutor/projeto-queries.ts';
import { salvarInstrutor, travarInstrutor } from '../../instrutor/repository.ts';
import { desistenciaEmCurso, porEfetivar, vinculosEmCurso } from '../queries.ts';
import { mudarDesistencia } from '../repository.ts';

type Agente = Pick<Contexto, 'agora' | 'db'> & { readonly usuario: Contexto['usuario'] | null };

/**
 * Ends every vínculo in force on the day of the desistência; months before it stay due. The caller holds the
 * lock on the project's approval. False where there is nothing to end.
 */
export async function efetivarDesistencia(ctx: Agente, projetoId: number, hoje: string): Promise<boolean> {
  const desistencia = await desistenciaEmCurso(ctx.db, projetoId);
  const dia = desistencia?.dia ?? null;
  if (desistencia === null || dia === null || desistencia.efetivadaEm !== null) return false;
  if (compararDias(hoje, dia) < 0) return false;
  const vinculos = await vinculosEmCurso(ctx.db, projetoId);
  for (const id of vinculos) {
    const antes = await travarInstrutor(ctx.db, id);
    if (antes === null) continue;
    const depois = encerrarComOProjeto(antes, dia, 'DESISTENCIA');
    const ato = { agora: ctx.agora, quem: desistencia.autorId, motivo: depois.fimVinculo?.motivo };
    await salvarInstrutor(ctx.db, antes, depois, ato);
  }
  await mudarDesistencia(ctx.db, desistencia.id, { efetivadaEm: ctx.agora });
  await auditar(ctx, {
    acao: 'efetivarDesistencia',
    registro: { tipo: 'projeto', id: projetoId },
    depois: { dia, vinculos: vinculos.length },
  });
  return true;
}

/** Puts each desistência into effect whose day has come. Returns how many. */
export async function efetivarDesistencias(
  deps: Pick<Contexto['deps'], 'clock' | 'database' | 'log'>,
): Promise<number> {
  const agora = deps.clock.agora();
  const hoje = await inTransaction(deps.database, async (db) => diaNoFuso(agora, await lerFuso(db)));
  const projetos = await inTransaction(deps.database, (db) => porEfetivar(db, hoje));
  const rodada = { tarefa: 'desistencias', quem: (projeto: number) => ({ projeto }) };
  return eachInTransaction(deps, rodada, projetos, async (db, projetoId) => {
    await travarProjetoDosInstrutores(db, projetoId);
    return (await efetivarDesistencia({ agora, db, usuario: null }, projetoId, hoje)) ? 1 : 0;
  });
}
