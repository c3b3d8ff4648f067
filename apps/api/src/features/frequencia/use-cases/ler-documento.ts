import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { abrirGuardado } from '../../arquivo/retencao-repository.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { acharDocumento } from '../de-oficio-repository.ts';

export const lerDocumentoDaFrequencia: Executar<Api['lerDocumentoDaFrequencia']> = async (
  ctx,
  { params },
) => {
  const { id: projeto, registro } = params;
  const achado = await acharDocumento(ctx.db, projeto, registro);
  if (achado === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.registroNaoEncontrado);
  const { documento, coordenadorId } = achado;
  if (documento === null) throw new DomainError('naoEncontrado', 'SEM_DOCUMENTO', M.semDocumento);
  const bytes = await abrirGuardado(ctx.db, ctx.deps.storage, documento);
  await registrarAcesso(ctx, {
    documento: 'frequencia_de_oficio',
    registro: { tipo: 'projeto', id: projeto },
    titularId: coordenadorId,
  });
  return {
    status: 200,
    arquivo: {
      tipo: 'application/pdf',
      bytes,
      nome: `frequencia_projeto_${projeto}_registro_${registro}.pdf`,
    },
  };
};
