import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { ehArquivo } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto } from '../../../context.ts';
import { soltarArquivos, vincularArquivo } from '../../arquivo/repository.ts';

type Documentos = Readonly<Record<Documento, string>>;

/**
 * Ties the files to the instructor, each the caller's own upload of its kind, and lets go of the replaced ones.
 * Files that stand where they stood are not asked about again. 422 per field otherwise (T-D11).
 */
export async function vincularDocumentos(
  ctx: Contexto,
  id: number,
  documentos: Documentos,
  antes: Documentos | null = null,
): Promise<void> {
  const vinculo = `instrutor:${id}`;
  const faltam: Problema[] = [];
  for (const documento of DOCUMENTOS) {
    const [valor, anterior] = [documentos[documento], antes?.[documento]];
    if (valor === anterior) continue;
    const tipo = ARQUIVO_DO_DOCUMENTO[documento];
    const posse = { tipo, donoId: ctx.usuario.id, vinculo };
    if (ehArquivo(valor) && !(await vincularArquivo(ctx.db, valor, posse))) {
      faltam.push(problema(documento, 'ARQUIVO_NAO_ENCONTRADO', MENSAGENS_ARQUIVO.arquivoNaoEncontrado));
    }
    if (ehArquivo(anterior)) await soltarArquivos(ctx, vinculo, [valor], tipo);
  }
  exigirSemProblemas(faltam);
}
