import { porQueNaoJulga } from '@instrutoria/domain/avaliacao/policies.ts';
import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { participaDele } from '@instrutoria/domain/projeto/policies.ts';
import type { FatosDaRelatoria } from '@instrutoria/domain/recurso/maquina.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { emOrdemDosCriterios } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { TIPOS_DE_RELATOR } from '@instrutoria/domain/recurso/rules/relatoria.ts';
import type { CriterioContestado, RelatoriaGuardada } from '@instrutoria/domain/recurso/types.ts';
import type { Contexto } from '../../../context.ts';
import { projetoAvaliado, travarAprovacao } from '../../avaliacao/repository.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { acharEdital } from '../../edital/repository.ts';
import { lacosDeQuemJulga } from '../../impedimento/queries.ts';
import { exigirPoderJulgar } from '../../impedimento/repository.ts';
import { relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { lerRelatoria } from '../relatoria-queries.ts';
import { lerContestados, origemDoRecurso, travarRecurso } from '../repository.ts';

export function recursoDesconhecido(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_RECURSO.naoEncontrado);
}

type Origem = NonNullable<Awaited<ReturnType<typeof origemDoRecurso>>>;

export async function origemConhecida(ctx: Contexto, id: number): Promise<Origem> {
  const onde = await origemDoRecurso(ctx.db, id);
  if (onde === null) throw recursoDesconhecido();
  return onde;
}

/** Whether the caller is the rapporteur and still has a type that may be one. */
export function ehRelator({ usuario }: Contexto, { relatorId }: RelatoriaGuardada): boolean {
  return relatorId === usuario.id && TIPOS_DE_RELATOR.some((tipo) => tipo === usuario.tipo);
}

/** Whether the caller is in the committee and has no connection to the project. */
export async function podeDecidir(ctx: Contexto, projetoId: number): Promise<boolean> {
  if (!ehDaComissao(ctx.usuario)) return false;
  const relacao = await relacaoComProjeto(ctx.db, ctx.usuario, projetoId);
  if (participaDele(relacao)) return false;
  return porQueNaoJulga(await lacosDeQuemJulga(ctx.db, ctx.usuario.id, projetoId)) === null;
}

export interface RelatoriaTravada {
  readonly id: number;
  readonly onde: Origem;
  readonly relatoria: RelatoriaGuardada;
  readonly versao: number;
  readonly fatos: FatosDaRelatoria;
}

/**
 * Locks the assessment, then the appeal's row, like a decision, so that the two wait for each other (T-G9).
 */
async function travar(ctx: Contexto, id: number, onde: Origem): Promise<RelatoriaTravada> {
  await travarAprovacao(ctx.db, onde.aprovacaoId);
  const recurso = await travarRecurso(ctx.db, id);
  if (recurso === null) throw recursoDesconhecido();
  const { recursoComRelator: ligada } = await regrasEmVigor(ctx.db, onde.editalId);
  const { versao, estado, relatorId } = await lerRelatoria(ctx.db, id);
  return { id, onde, versao, relatoria: { estado, relatorId }, fatos: { ligada, status: recurso.status } };
}

export async function travarParaDesignar(ctx: Contexto, id: number): Promise<RelatoriaTravada> {
  return travar(ctx, id, await origemConhecida(ctx, id));
}

/**
 * For everybody except its rapporteur the appeal looks unknown. `devolve`: a rapporteur who may no longer
 * write can still give it back.
 */
export async function travarDoRelator(
  ctx: Contexto,
  id: number,
  { devolve = false }: { readonly devolve?: boolean } = {},
): Promise<RelatoriaTravada> {
  const onde = await origemConhecida(ctx, id);
  const travada = await travar(ctx, id, onde);
  if (!ehRelator(ctx, travada.relatoria)) throw recursoDesconhecido();
  if (devolve) return travada;
  // Checked last: to other people this refusal would reveal whose project the appeal is about.
  await exigirPoderJulgar(ctx.db, ctx.usuario, onde.projeto.id);
  return travada;
}

/** The contested criteria, in order, and the criteria of its call. */
export async function contestadosDo(ctx: Contexto, { id, onde }: Pick<RelatoriaTravada, 'id' | 'onde'>) {
  const edital = await acharEdital(ctx.db, onde.editalId);
  if (edital === null) throw recursoDesconhecido();
  const tipo = edital.tipoProjeto;
  const proprio = (await projetoAvaliado(ctx.db, onde.aprovacaoId))?.proprio ?? null;
  const lidos = await lerContestados(ctx.db, id);
  const contestados: readonly CriterioContestado[] = emOrdemDosCriterios(tipo, lidos, proprio?.barema);
  return { tipo, proprio, contestados };
}
