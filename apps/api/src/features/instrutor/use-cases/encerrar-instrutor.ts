import type { Api } from '@instrutoria/contract/api.ts';
import { encerrar, exigirVinculoVivo } from '@instrutoria/domain/instrutor/transitions.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirJanela } from '../../janela/queries.ts';
import { salvarInstrutor } from '../repository.ts';
import { hojeNoFuso, instrutorEmMaos } from './em-maos.ts';

/** Ends the tie with its day and reason; record, documents, attendance and reports stay (D25). */
export const encerrarInstrutor: Executar<Api['encerrarInstrutor']> = async (ctx, pedido) => {
  const { instrutor: antes, lugar } = await instrutorEmMaos(ctx, pedido.params.id);
  exigirVinculoVivo(antes);
  await exigirJanela(ctx.db, 'cadastroInstrutor', lugar.projetoId, ctx.agora);
  ctx.exigirVersao(antes.versao);
  const depois = encerrar(antes, pedido.corpo() ?? {}, await hojeNoFuso(ctx));
  await salvarInstrutor(ctx.db, antes, depois, { agora: ctx.agora, quem: ctx.usuario.id });
  await auditar(ctx, {
    acao: 'encerrarInstrutor',
    registro: { tipo: 'instrutor', id: antes.id },
    antes: { projeto: antes.projetoId },
    depois: depois.fimVinculo,
  });
  return { status: 204, data: undefined };
};
