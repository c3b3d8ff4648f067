import type { Api } from '@instrutoria/contract/api.ts';
import { decidirEstorno, exigirMes } from '@instrutoria/domain/pagamento/transitions.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { fatosDaFolha } from '../fatos-queries.ts';
import { salvarDecisao, travarFolhas } from '../repository.ts';
import { montarFolha } from './ler-folhas.ts';

export const decidirEstornoDaFolha: Executar<Api['decidirEstornoDaFolha']> = async (ctx, pedido) => {
  const { mes, instrutor, competencia, decisao, motivo } = pedido.corpo();
  exigirMes(mes);
  await travarFolhas(ctx.db);
  const fatos = await fatosDaFolha(ctx.db, ctx.agora, await lerFuso(ctx.db));
  const decidido = decidirEstorno({ mes, instrutorId: instrutor, competencia, decisao, motivo }, fatos);
  await salvarDecisao(ctx.db, decidido, { agora: ctx.agora, quem: ctx.usuario.id });
  await auditar(ctx, {
    acao: 'decidirEstornoDaFolha',
    registro: { tipo: 'instrutor', id: instrutor },
    depois: { mes, competencia, decisao, motivo: decidido.justificativa, valor: decidido.valor },
  });
  return { status: 200, dados: await montarFolha(ctx, mes) };
};
