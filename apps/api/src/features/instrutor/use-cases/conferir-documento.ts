import type { Api } from '@instrutoria/contract/api.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { emailDeDocumentoRecusado } from '../../../adapters/mail/templates/documento-recusado.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { salvarInstrutor } from '../repository.ts';
import { instrutorAlheioTravado } from './alterar-situacao.ts';
import { avisarCoordenador } from './avisar-coordenador.ts';
import { instrutorEscrito } from './ler-instrutores.ts';

export const conferirDocumento: Executar<Api['conferirDocumento']> = async (ctx, pedido) => {
  const { instrutor, projeto } = await instrutorAlheioTravado(ctx, pedido.params.id, 'conferirDocumento');
  const achado = pedido.corpo();
  const dados = { ...achado, agora: ctx.agora };
  const depois = transitar(MAQUINA_DO_VINCULO, instrutor, 'conferirDocumento', { quem: papelDe(ctx), dados });
  await salvarInstrutor(ctx.db, instrutor, depois, { agora: ctx.agora, quem: ctx.usuario.id });
  const { documento, situacao } = achado;
  const motivo = depois.conferencias.find((c) => c.documento === documento)?.motivo ?? null;
  if (motivo !== null) {
    await avisarCoordenador(ctx, projeto, (remessa) =>
      emailDeDocumentoRecusado({
        ...remessa,
        projeto: { id: projeto.projetoId, titulo: projeto.titulo },
        instrutor: instrutor.nome,
        documento: NOMES_DOS_DOCUMENTOS[documento],
        motivo,
      }),
    );
  }
  await auditar(ctx, {
    acao: 'conferirDocumento',
    registro: { tipo: 'instrutor', id: instrutor.id },
    antes: { situacao: instrutor.conferencias.find((c) => c.documento === documento)?.situacao },
    depois: { documento, situacao },
  });
  return comVersao(200, await instrutorEscrito(ctx, instrutor.id));
};
