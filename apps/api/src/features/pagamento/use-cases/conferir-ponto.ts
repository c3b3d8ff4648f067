import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { darPontoPorConferido, exigirMes } from '@instrutoria/domain/pagamento/transitions.ts';
import type { Executar } from '../../../context.ts';
import { projetosDeQuemParticipa } from '../../../db/participacao.ts';
import { auditar } from '../../auditoria/repository.ts';
import { fechamentoDe } from '../fechamento-queries.ts';
import { inserirPontoConferido } from '../pontos-repository.ts';
import { travarFolhas } from '../repository.ts';

/** Throws 409 for a point that the open sheet does not have, or of a project in which the person takes part. */
export const conferirPontoDaFolha: Executar<Api['conferirPontoDaFolha']> = async (ctx, pedido) => {
  const { mes, ponto: chave, motivo } = pedido.corpo();
  exigirMes(mes);
  await travarFolhas(ctx.db);
  const { fatos, pontos } = await fechamentoDe(ctx.db, ctx.usuario.id, ctx.agora, mes);
  const ponto = pontos.find((um) => um.marca === chave);
  const seus = await projetosDeQuemParticipa(ctx.db, ctx.usuario.id);
  if (ponto?.projetos.some((id) => seus.includes(id)) === true) exigirNaoParticipar('colaborador');
  const escrito = darPontoPorConferido({ mes, fatos, ponto, motivo });
  const { tipo, instrutores } = ponto ?? { tipo: '', instrutores: [] };
  await inserirPontoConferido(ctx.db, {
    ...{ mes, chave, tipo, motivo: escrito, em: ctx.agora, porId: ctx.usuario.id },
  });
  await auditar(ctx, {
    acao: 'conferirPontoDaFolha',
    depois: { mes, tipo, instrutores: instrutores.map(({ id }) => id), motivo: escrito },
  });
  return { status: 200, dados: { message: M.pontoConferido } };
};
