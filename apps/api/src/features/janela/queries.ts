import { JANELAS, type NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import { estadoDaJanela, exigirJanelaAberta } from '@instrutoria/domain/janela/rules.ts';
import type { EstadoDaJanela, Prorrogacao } from '@instrutoria/domain/janela/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { lerConfiguracao } from '../../db/configuracao.ts';
import { prorrogacao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

/** The extensions that have not ended by `hoje`, of this project and of all. */
async function prorrogacoesDe(db: Executor, projetoId: number | null, hoje: string): Promise<Prorrogacao[]> {
  const deTodos = isNull(prorrogacao.projetoId);
  const desta = projetoId === null ? deTodos : or(deTodos, eq(prorrogacao.projetoId, projetoId));
  const linhas = await db
    .select()
    .from(prorrogacao)
    .where(and(gte(prorrogacao.ate, hoje), isNull(prorrogacao.encerradaEm), desta));
  return linhas.map(guardada);
}

function guardada({
  id,
  janela,
  ate,
  motivo,
  projetoId,
  criadaEm,
}: typeof prorrogacao.$inferSelect): Prorrogacao & { readonly id: number } {
  return {
    id,
    janela: janela as NomeDaJanela,
    ate,
    motivo,
    projetoId,
    criadaEm: criadaEm.toISOString(),
  };
}

/** Every extension that has not ended by `hoje`. */
export async function prorrogacoesEmVigor(
  db: Executor,
  hoje: string,
): Promise<(Prorrogacao & { readonly id: number })[]> {
  return (
    await db
      .select()
      .from(prorrogacao)
      .where(and(gte(prorrogacao.ate, hoje), isNull(prorrogacao.encerradaEm)))
  ).map(guardada);
}

/** Where every window stands at that instant, for a project or (null) for all (D23). */
export async function estadoDasJanelas(
  db: Executor,
  projetoId: number | null,
  agora: Date,
): Promise<EstadoDaJanela[]> {
  const configuracao = await lerConfiguracao(db);
  const prorrogacoes = await prorrogacoesDe(db, projetoId, diaNoFuso(agora, configuracao.fuso));
  return JANELAS.map((janela) => estadoDaJanela({ janela, configuracao, prorrogacoes, projetoId, agora }));
}

/** Throws 409 FORA_DA_JANELA unless the window is open for this project at that instant (D23). */
export async function exigirJanela(
  db: Executor,
  janela: NomeDaJanela,
  projetoId: number,
  agora: Date,
): Promise<void> {
  const estado = (await estadoDasJanelas(db, projetoId, agora)).find((um) => um.janela === janela);
  if (estado === undefined) throw new Error(`no such window: ${janela}`);
  exigirJanelaAberta(estado);
}
