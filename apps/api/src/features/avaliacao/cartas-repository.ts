import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { emailDeAvaliacaoReaberta } from '../../adapters/mail/templates/avaliacao-reaberta.ts';
import { emailDeAvaliacaoRecusada } from '../../adapters/mail/templates/avaliacao-recusada.ts';
import type { Contexto } from '../../context.ts';
import { administradoresDeFora } from '../../db/participacao.ts';
import { avisarSobreProjetos, escreverCarta } from '../carta/repository.ts';
import { acharProfessor } from '../conta/repository.ts';

interface Designacao {
  readonly aprovacao: Pick<AprovacaoGuardada, 'avaliadorId' | 'id'>;
  readonly edital: { readonly nome: string };
  readonly projeto: { readonly id: number; readonly titulo: string };
}

function pessoaDe({ avaliadorId }: Designacao['aprovacao']): number {
  if (avaliadorId === null) throw new Error('a designation without its evaluator');
  return avaliadorId;
}

export async function avisarDesignado(
  ctx: Contexto,
  { aprovacao, edital, projeto: { id, titulo } }: Designacao,
): Promise<void> {
  await escreverCarta(ctx, 'designacao', {
    pessoaId: pessoaDe(aprovacao),
    fatos: { aprovacao: aprovacao.id, projeto: { id, titulo }, edital: edital.nome },
  });
}

export async function avisarDispensado(
  ctx: Contexto,
  { aprovacao, edital, projeto: { id, titulo } }: Designacao,
): Promise<void> {
  await escreverCarta(ctx, 'dispensa', {
    pessoaId: pessoaDe(aprovacao),
    fatos: { projeto: { id, titulo }, edital: edital.nome },
  });
}

/** Sends no mail to an account that was closed meanwhile. */
export async function avisarReaberta(
  ctx: Contexto,
  { aprovacao, edital, projeto }: Designacao,
  motivo: string,
): Promise<void> {
  const sobre = {
    pessoaId: pessoaDe(aprovacao),
    especie: 'avaliacaoReaberta',
    projetos: [projeto.id],
  } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDeAvaliacaoReaberta({ ...remessa, projeto, edital: edital.nome, motivo }),
  );
}

export async function avisarRetirada(
  ctx: Contexto,
  { aprovacao, edital, projeto: { id, titulo } }: Designacao,
  motivo: string,
): Promise<void> {
  await escreverCarta(ctx, 'designacaoRetirada', {
    pessoaId: pessoaDe(aprovacao),
    fatos: { projeto: { id, titulo }, edital: edital.nome, motivo },
  });
}

/** Mails administrators who take no part in the project (D20). */
export async function avisarRecusa(
  ctx: Contexto,
  { aprovacao, edital, projeto }: Designacao,
  motivo: string,
): Promise<void> {
  const avaliador = await acharProfessor(ctx.db, aprovacao.avaliadorId ?? 0);
  const carta = { projeto, edital: edital.nome, avaliador: avaliador?.nome ?? '', motivo };
  for (const pessoaId of await administradoresDeFora(ctx.db, projeto.id)) {
    const sobre = { pessoaId, especie: 'avaliacaoRecusada', projetos: [projeto.id] } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) => emailDeAvaliacaoRecusada({ ...remessa, ...carta }));
  }
}
