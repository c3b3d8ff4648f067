import type { Api } from '@instrutoria/contract/api.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { salvarInstrutor } from '../repository.ts';
import { instrutorTravado } from './instrutor-travado.ts';
import { instrutorEscrito } from './ler-instrutores.ts';
import { vincularDocumentos } from './vincular-documentos.ts';

/**
 * Possible on any day: the window is for the rest of the record, not for replacing a refused file (D23, D25).
 */
export const trocarDocumento: Executar<Api['trocarDocumento']> = async (ctx, pedido) => {
  const { instrutor: antes } = await instrutorTravado(ctx, pedido.params.id);
  ctx.exigirVersao(antes.versao);
  const dados = pedido.corpo();
  const depois = transitar(MAQUINA_DO_VINCULO, antes, 'trocarDocumento', { quem: papelDe(ctx), dados });
  if (depois !== antes) {
    await salvarInstrutor(ctx.db, antes, depois, { agora: ctx.agora, quem: ctx.usuario.id });
    await vincularDocumentos(ctx, antes.id, depois, antes);
    await auditar(ctx, {
      acao: 'trocarDocumento',
      registro: { tipo: 'instrutor', id: antes.id },
      depois: { documentosTrocados: [dados.documento] },
    });
  }
  return comVersao(200, await instrutorEscrito(ctx, antes.id));
};
