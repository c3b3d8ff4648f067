import type { Api } from '@instrutoria/contract/api.ts';
import { lerCodigo } from '@instrutoria/domain/declaracao/rules/codigo.ts';
import { mascararCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_TERMO as M } from '@instrutoria/domain/termo/messages.ts';
import { sha256 } from '../../../adapters/sha256.ts';
import type { Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { termoPeloCodigo } from '../repository.ts';

/** Reckons the hash of the stored text anew. */
export const conferirTermo: Executar<Api['conferirTermo']> = async (ctx, { params }) => {
  const codigo = lerCodigo(params.codigo);
  const termo = codigo === null ? null : await termoPeloCodigo(ctx.db, codigo);
  if (termo === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrado);
  const { texto, assinaturas, ...resto } = termo;
  const { instituicao } = await lerConfiguracao(ctx.db);
  return {
    status: 200,
    dados: {
      ...resto,
      instituicao: instituicao.nome,
      integro: texto === null ? null : sha256(texto) === resto.sha256,
      assinaturas: assinaturas.map((uma) => ({
        ...uma,
        cpf: uma.cpf === null ? null : mascararCpf(uma.cpf),
      })),
    },
  };
};
