import { finished, Readable } from 'node:stream';
import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { createTurns } from '../../../adapters/turns.ts';
import type { Contexto, ContextoDe, Executar } from '../../../context.ts';
import { busy } from '../../../db/connection/edge-error.ts';
import { zipDe } from '../../../documents/zip.ts';
import { arquivosDe, dadosDe } from '../meus-dados-queries.ts';

const EXTENSOES: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png' };

/** A removed or damaged file is empty in the ZIP, so that the rest is complete. */
async function conteudo(ctx: Contexto, referencia: string): Promise<NodeJS.ReadableStream> {
  try {
    return await ctx.deps.storage.read(referencia);
  } catch (error) {
    if (error instanceof DomainError && (error.kind === 'naoEncontrado' || error.kind === 'danificado'))
      return Readable.from([]);
    throw error;
  }
}

/** Each export reads all of a person's tables and files, so only a few run at once, one per person (D60). */
const umPorPessoa = createTurns({
  concorrencia: 2,
  fila: 100,
  porPessoa: { aoMesmoTempo: 1, esperando: 40 },
  cheia: () => busy(new Error('too many downloads of own data wait for their turn')),
});

/** dados.json and every uploaded file, as a ZIP written during the download (T-M6). */
export const meusDados: Executar<Api['meusDados']> = async (ctx) => {
  const sair = await umPorPessoa.enter();
  try {
    const resposta = await zipDosDados(ctx);
    finished(resposta.arquivo.bytes, sair);
    return resposta;
  } catch (error) {
    sair();
    throw error;
  }
};

async function zipDosDados(ctx: ContextoDe<Api['meusDados']>) {
  const arquivos = await arquivosDe(ctx.db, ctx.usuario.id);
  const dados = {
    nome: 'dados.json',
    comprimir: true,
    abrir: async () => Readable.from(dadosDe(ctx.db, ctx.usuario.id)),
  };
  const enviados = arquivos.map(({ referencia, tipo, mime }) => ({
    nome: `arquivos/${tipo}_${referencia}.${EXTENSOES[mime] ?? 'jpg'}`,
    comprimir: false,
    abrir: () => conteudo(ctx, referencia),
  }));
  const bytes = zipDe([dados, ...enviados], ctx.agora);
  return { status: 200, arquivo: { tipo: 'application/zip', bytes, nome: 'meus_dados.zip' } } as const;
}
