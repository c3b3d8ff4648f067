import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { ehMesValido } from '@instrutoria/domain/kernel/meses.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { decidirEstorno } from '@instrutoria/domain/pagamento/transitions.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { fechamentoDe } from '../fechamento-queries.ts';
import { salvarDecisao, travarFolhas } from '../repository.ts';
import { montarFolha } from './ler-folhas.ts';

export const decidirEstornoDaFolha: Executar<Api['decidirEstornoDaFolha']> = async (ctx, pedido) => {
  const { mes, instrutor, competencia, decisao, motivo } = pedido.corpo();
  exigirSemProblemas(ehMesValido(mes) ? [] : [problema('mes', 'MES_INVALIDO', M.mesInvalido)]);
  await travarFolhas(ctx.db);
  const { fatos } = await fechamentoDe(ctx.db, ctx.usuario.id, ctx.agora, mes);
  const decidido = decidirEstorno({ mes, instrutorId: instrutor, competencia, decisao, motivo }, fatos);
  await salvarDecisao(ctx.db, decidido, { agora: ctx.agora, quem: ctx.usuario.id });
  await auditar(ctx, {
    acao: 'decidirEstornoDaFolha',
    registro: { tipo: 'instrutor', id: instrutor },
    depois: { mes, competencia, decisao, motivo: decidido.justificativa, valor: decidido.valor },
  });
  return { status: 200, dados: await montarFolha(ctx, mes) };
};
