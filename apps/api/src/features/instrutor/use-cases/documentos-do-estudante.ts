import type { Api } from '@instrutoria/contract/api.ts';
import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { ehArquivo } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import { exigirTrocaPeloEstudante, trocarPeloEstudante } from '@instrutoria/domain/instrutor/transitions.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { ComPreparo, ContextoDe, Executar, Pedido } from '../../../context.ts';
import { type ConferenciaDatada, conferirArquivo } from '../../../documents/assinatura/conferir-arquivo.ts';
import { guardarConferencia } from '../../arquivo/assinaturas-repository.ts';
import { somarAoDiaDoEstudante } from '../../arquivo/envio-repository.ts';
import { inserirArquivo, type Recebido, soltarArquivos } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharVinculoDoEstudante, salvarInstrutor } from '../repository.ts';
import { arquivoDeOutraPessoa } from '../saida-repository.ts';
import { instrutorTravado } from './instrutor-travado.ts';
import { documentosRepetidos } from './vincular-documentos.ts';

type Chamada = Api['enviarMeuDocumento'];
type Ctx = ContextoDe<Chamada>;

interface Pronto extends Recebido {
  readonly assinaturas: ConferenciaDatada;
}
type Guardar = (documento: Documento) => { preparar(ctx: Ctx, pedido: Pedido<Chamada>): Promise<Recebido> };

/** A document of the own vínculo, refused or not, on any day; `guardar`: the store of files of its kind. */
export function enviarMeuDocumento(guardar: Guardar): ComPreparo<Chamada, Pronto> {
  return {
    async preparar(ctx, pedido) {
      const { id, documento } = pedido.params;
      // Before the file is received.
      exigirTrocaPeloEstudante(await acharVinculoDoEstudante(ctx.db, ctx.estudante.id, id), documento);
      const guardado = await guardar(documento).preparar(ctx, pedido);
      try {
        return { ...guardado, assinaturas: await conferirArquivo(ctx.deps, guardado) };
      } catch (error) {
        await guardado.desfazer();
        throw error;
      }
    },

    async executar(ctx, { params: { id, documento } }, pronto) {
      await acharVinculoDoEstudante(ctx.db, ctx.estudante.id, id);
      const { instrutor: antes } = await instrutorTravado(ctx, id);
      ctx.exigirVersao(antes.versao);
      const { referencia, mime, tamanho, sha256, assinaturas } = pronto;
      const depois = trocarPeloEstudante(antes, { documento, arquivo: referencia });
      const [tipo, vinculo] = [ARQUIVO_DO_DOCUMENTO[documento], `instrutor:${id}`];
      const criadoEm = ctx.deps.clock.real();
      const arquivo = { referencia, tipo, mime, tamanho, sha256, criadoEm };
      await inserirArquivo(ctx.db, { ...arquivo, donoId: null, estudanteId: ctx.estudante.id, vinculo });
      await somarAoDiaDoEstudante(ctx.db, ctx.estudante.id, tamanho, criadoEm);
      await guardarConferencia(ctx.db, assinaturas);
      exigirSemProblemas(await documentosRepetidos(ctx.db, depois, antes));
      await salvarInstrutor(ctx.db, antes, depois, { agora: ctx.agora, quem: ctx.usuario?.id ?? null });
      if (ehArquivo(antes[documento])) await soltarArquivos(ctx, vinculo, [referencia], tipo);
      await auditar(ctx, {
        acao: 'enviarMeuDocumento',
        registro: { tipo: 'instrutor', id },
        depois: { documentosTrocados: [documento], estudante: ctx.estudante.id },
      });
      return { status: 200, dados: { message: M.documentoTrocado } };
    },

    desfazer: (pronto) => pronto.desfazer(),
  };
}

/** The student's reading of their own file is nobody's access. */
export const lerMeuDocumento: Executar<Api['lerMeuDocumento']> = async (ctx, { params }) => {
  const { id, documento } = params;
  const referencia = (await acharVinculoDoEstudante(ctx.db, ctx.estudante.id, id))[documento];
  if (!ehArquivo(referencia) || (await arquivoDeOutraPessoa(ctx.db, id, referencia))) {
    throw new DomainError('naoEncontrado', 'DOCUMENTO_SEM_ARQUIVO', M.documentoSemArquivo);
  }
  const bytes = await ctx.deps.storage.read(referencia);
  return { status: 200, arquivo: { tipo: 'application/pdf', bytes, nome: `${documento}_${id}.pdf` } };
};
