import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { ehArquivo } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { soltarArquivos, vincularArquivo } from '../../arquivo/repository.ts';
import { sha256PorReferencia } from '../conteudo-queries.ts';

type Documentos = Readonly<Record<Documento, string>>;

/**
 * Claims the caller's own uploads for the instructor, releases replaced ones, ignores unchanged ones. Throws
 * 422 per field (T-D11).
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
  exigirSemProblemas(await documentosRepetidos(ctx.db, documentos, antes));
}

/** New files with the same content as another document of this instructor (D37). */
export async function documentosRepetidos(
  db: Executor,
  documentos: Documentos,
  antes: Documentos | null,
): Promise<Problema[]> {
  const comArquivo = DOCUMENTOS.filter((documento) => ehArquivo(documentos[documento]));
  const resumos = await sha256PorReferencia(
    db,
    comArquivo.map((documento) => documentos[documento]),
  );
  const resumo = (documento: Documento) => resumos.get(documentos[documento]);
  return comArquivo.flatMap((documento, i) => {
    if (documentos[documento] === antes?.[documento]) return [];
    const novo = (outro: Documento) => documentos[outro] !== antes?.[outro];
    const igual = comArquivo.find(
      (outro, j) => outro !== documento && resumo(outro) === resumo(documento) && (j < i || !novo(outro)),
    );
    if (igual === undefined) return [];
    return [problema(documento, 'ARQUIVO_REPETIDO', `${M.arquivoRepetido} ${NOMES_DOS_DOCUMENTOS[igual]}`)];
  });
}
