import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { foiPublicado, leDistribuicaoDasNotas } from '@instrutoria/domain/avaliacao/policies.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
import { acharEdital } from '../../edital/repository.ts';
import { contarNotas, contarProgresso, contarSubmissoes } from '../queries.ts';

export async function exigirEdital(ctx: Contexto, id: number) {
  const guardado = await acharEdital(ctx.db, id);
  if (guardado === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.editalNaoEncontrado);
  const fuso = await lerFuso(ctx.db);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  // A participant sees nothing of the assessment before publication (D20).
  return { guardado, edital, fuso, semOsDe: foiPublicado(edital) ? 0 : ctx.usuario.id };
}

export const lerPainel: Executar<Api['lerPainel']> = async (ctx, { params }) => {
  const { edital, fuso, semOsDe } = await exigirEdital(ctx, params.editalId);
  const pedido = { editalId: edital.id, fuso, semOsDe };
  const [submissoes, progresso, notas] = await Promise.all([
    contarSubmissoes(ctx.db, pedido),
    contarProgresso(ctx.db, pedido),
    leDistribuicaoDasNotas(ctx.usuario.tipo, edital.fase)
      ? contarNotas(ctx.db, pedido, edital.tipoProjeto)
      : [],
  ]);
  return { status: 200, dados: { submissoes, ...progresso, notas } };
};
