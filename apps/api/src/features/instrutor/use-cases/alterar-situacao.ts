import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import {
  alterarSituacao,
  alterarMesInicio as comOutroMes,
  exigirVinculoVivo,
} from '@instrutoria/domain/instrutor/transitions.ts';
import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { relacaoComInstrutor } from '../relacao-queries.ts';
import { salvarInstrutor } from '../repository.ts';
import { hojeNoFuso, instrutorEmMaos } from './em-maos.ts';

/** An instructor of somebody else's project, living and of the version that the caller saw (D30: else 409). */
export async function instrutorAlheioEmMaos(ctx: Contexto, id: number) {
  const relacao = (await relacaoComInstrutor(ctx.db, ctx.usuario.id, id))(ctx.usuario.tipo);
  exigirNaoParticipar(relacao);
  const emMaos = await instrutorEmMaos(ctx, id);
  exigirVinculoVivo(emMaos.instrutor);
  ctx.exigirVersao(emMaos.instrutor.versao);
  return emMaos;
}

async function gravar(ctx: Contexto, acao: string, antes: InstrutorGuardado, depois: InstrutorGuardado) {
  await salvarInstrutor(ctx.db, antes, depois, { agora: ctx.agora, quem: ctx.usuario.id });
  const visto = ({ situacaoInstrutor, mesInicio }: InstrutorGuardado) => ({ situacaoInstrutor, mesInicio });
  await auditar(ctx, {
    acao,
    registro: { tipo: 'instrutor', id: antes.id },
    antes: visto(antes),
    depois: visto(depois),
  });
}

/** REGULAR or IRREGULAR; the first REGULAR sets the following month as the start (D25). */
export const alterarSituacaoDoInstrutor: Executar<Api['alterarSituacaoDoInstrutor']> = async (
  ctx,
  pedido,
) => {
  const { instrutor } = await instrutorAlheioEmMaos(ctx, pedido.params.id);
  const depois = alterarSituacao(instrutor, pedido.corpo().situacaoInstrutor, await hojeNoFuso(ctx));
  await gravar(ctx, 'alterarSituacaoDoInstrutor', instrutor, depois);
  return { status: 200, data: { message: M.situacaoAlterada } };
};

/** The month in which the instructor starts, 'yyyy-mm'. */
export const alterarMesInicio: Executar<Api['alterarMesInicio']> = async (ctx, pedido) => {
  const { instrutor } = await instrutorAlheioEmMaos(ctx, pedido.params.id);
  await gravar(ctx, 'alterarMesInicio', instrutor, comOutroMes(instrutor, pedido.corpo().mesInicio));
  return { status: 200, data: { message: M.mesAlterado } };
};
