import { comNotasProprias } from '@instrutoria/domain/avaliacao/maquina.ts';
import {
  combinarNotas,
  type EstadoDeVarios,
  estadoDeVarios,
  juntarPareceres,
} from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import type { Contexto } from '../../context.ts';
import { sql } from '../../db/sql.ts';
import { regrasEmVigor } from '../edital/regras-queries.ts';
import { type ProjetoAvaliado, salvarAprovacao, travarAprovacao } from './repository.ts';
import { dadasDe, exigenciaDe, exigir } from './varios-repository.ts';

interface DeVarios {
  readonly aprovacao: Pick<AprovacaoGuardada, 'id'>;
  readonly edital: { readonly id: number };
  readonly projeto: Pick<ProjetoAvaliado, 'proprio'>;
}

/**
 * Called after any act on one of several assignments: combines the scores once the last required one is
 * concluded, and removes the combination while one is not. The caller holds the lock on the approval's row.
 */
export async function recombinar(
  ctx: Contexto,
  { aprovacao: { id }, edital, projeto: { proprio } }: DeVarios,
): Promise<EstadoDeVarios> {
  const aprovacao = await travarAprovacao(ctx.db, id);
  if (aprovacao === null || proprio === null)
    throw new Error('several evaluators without approval or barema');
  const regras = await regrasEmVigor(ctx.db, edital.id);
  const dadas = await dadasDe(ctx.db, id);
  const estado = estadoDeVarios({ ...(await exigenciaDe(ctx.db, id)), dadas }, regras);
  const avaliado = estado === 'avaliado';
  await exigir(ctx.db, id, sql`divergente = ${estado === 'divergente'}`);
  const aceito = estado !== 'faltaDesignar' && dadas.every((dada) => dada.aceito);
  // While its evaluators work, nothing in the approval changes, nor its version.
  if (!avaliado && !aprovacao.ja_foi_avaliado && aprovacao.aceito === aceito) return estado;
  const notas = avaliado ? combinarNotas(proprio.barema, dadas, regras.combinacao) : null;
  const medidas = notas === null ? { notas, apurado: null } : comNotasProprias({}, notas, proprio);
  const parecer = avaliado ? juntarPareceres(dadas.map((dada) => dada.parecer)) : '';
  await salvarAprovacao(
    ctx.db,
    { ...aprovacao, ...medidas, aceito, ja_foi_avaliado: avaliado, parecer },
    { avaliadoEm: avaliado ? ctx.agora : null },
  );
  return estado;
}
