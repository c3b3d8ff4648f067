import type { Api } from '@instrutoria/contract/api.ts';
import { veDocumentos } from '@instrutoria/domain/instrutor/policies.ts';
import type { ComPreparo } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { type ConferenciaDatada, conferirArquivo } from '../../../documents/assinatura/conferir-arquivo.ts';
import { guardarConferencia } from '../../arquivo/assinaturas-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { arquivosDoInstrutor } from '../conteudo-queries.ts';
import { instrutorNaoEncontrado, relacaoComInstrutor } from '../relacao-queries.ts';
import { acharInstrutor } from '../repository.ts';
import { instrutorEscrito } from './ler-instrutores.ts';

/** Judges the signatures of all documents again, with this version and the roots of now. Changes no check. */
export const conferirAssinaturas: ComPreparo<Api['conferirAssinaturas'], readonly ConferenciaDatada[]> = {
  async preparar(ctx, { params }) {
    const feitas: ConferenciaDatada[] = [];
    // Before the relation is judged: reads nothing for a person who may not open the documents.
    const relacao = await relacaoComInstrutor(ctx.db, ctx.usuario, params.id);
    if (relacao === null || !veDocumentos(ctx.usuario.tipo, relacao)) return feitas;
    for (const arquivo of await arquivosDoInstrutor(ctx.db, params.id)) {
      feitas.push(await conferirArquivo(ctx.deps, arquivo));
    }
    return feitas;
  },
  async executar(ctx, { params }, feitas) {
    if ((await acharInstrutor(ctx.db, params.id)) === null) throw instrutorNaoEncontrado();
    for (const uma of feitas) await guardarConferencia(ctx.db, uma);
    await auditar(ctx, {
      acao: 'conferirAssinaturas',
      registro: { tipo: 'instrutor', id: params.id },
      depois: { documentos: feitas.length },
    });
    return comVersao(200, await instrutorEscrito(ctx, params.id));
  },
};
