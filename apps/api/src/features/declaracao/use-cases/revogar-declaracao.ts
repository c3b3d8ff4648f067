import type { Api } from '@instrutoria/contract/api.ts';
import { revogar } from '@instrutoria/domain/declaracao/transitions.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { salvarRevogacao, travarDeclaracao } from '../repository.ts';
import { declaracaoDesconhecida, declaracaoNaResposta } from './declaracao-na-resposta.ts';

export const revogarDeclaracao: Executar<Api['revogarDeclaracao']> = async (ctx, pedido) => {
  const declaracao = await travarDeclaracao(ctx.db, pedido.params.id);
  if (declaracao === null) throw declaracaoDesconhecida();
  const depois = revogar(declaracao, () => pedido.corpo().motivo, ctx.agora);
  await salvarRevogacao(ctx.db, depois, ctx.usuario.id);
  await auditar(ctx, {
    acao: 'revogarDeclaracao',
    registro: { tipo: 'declaracao', id: depois.id },
    antes: { situacao: 'VALIDA' },
    depois: { situacao: 'REVOGADA' },
  });
  return { status: 200, dados: declaracaoNaResposta(depois) };
};
