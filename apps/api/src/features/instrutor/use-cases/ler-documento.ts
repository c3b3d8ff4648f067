import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { ehArquivo } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { lerProjetoDosInstrutores } from '../projeto-queries.ts';
import { instrutorNaoEncontrado } from '../relacao-queries.ts';
import { acharInstrutor } from '../repository.ts';

/** The unchanged file; 404 for a literal. Each opening is recorded (T-B19). */
export function lerDocumento(documento: Documento): Executar<Api['lerTermo']> {
  return async (ctx, { params }) => {
    const instrutor = await acharInstrutor(ctx.db, params.id);
    const projeto = instrutor === null ? null : await lerProjetoDosInstrutores(ctx.db, instrutor.projetoId);
    if (instrutor === null || projeto === null) throw instrutorNaoEncontrado();
    const referencia = instrutor[documento];
    if (!ehArquivo(referencia)) {
      throw new DomainError('naoEncontrado', 'DOCUMENTO_SEM_ARQUIVO', M.documentoSemArquivo);
    }
    const bytes = await ctx.deps.storage.read(referencia);
    await registrarAcesso(ctx, {
      documento,
      registro: { tipo: 'instrutor', id: params.id },
      titularId: projeto.coordenadorId,
    });
    return {
      status: 200,
      arquivo: { tipo: 'application/pdf', bytes, nome: `${documento}_${params.id}.pdf` },
    };
  };
}
