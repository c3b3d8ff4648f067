import type { Api } from '@instrutoria/contract/api.ts';
import { SECOES } from '@instrutoria/domain/projeto/campos.ts';
import { ehSecaoComImagem } from '@instrutoria/domain/projeto/rules/secoes.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import type { DocumentoDoProjeto } from '../../../documents/pdf/projeto/modelo.ts';
import { lerLogotipo } from '../../arquivo/repository.ts';
import { registrarAbertura } from '../proposta-aberta-repository.ts';
import { lerCronogramas } from '../queries.ts';
import { lerParaQuemPede } from './ler-projeto.ts';

async function imagensDasSecoes(ctx: Contexto, projeto: Projeto): Promise<Map<string, Uint8Array>> {
  const referencias = SECOES.filter((secao) => ehSecaoComImagem(secao, projeto[secao])).map(
    (secao) => projeto[secao],
  );
  const lidas = referencias.map(async (r) => [r, await ctx.deps.storage.bytes(r)] as const);
  return new Map(await Promise.all(lidas));
}

async function reunir(ctx: Contexto, id: number, ler: () => Promise<Projeto>): Promise<DocumentoDoProjeto> {
  const projeto = await ler();
  const { instituicao, fuso } = await lerConfiguracao(ctx.db);
  const { storage } = ctx.deps;
  return {
    projeto,
    cronogramas: await lerCronogramas(ctx.db, id),
    instituicao,
    logo: await lerLogotipo(storage, instituicao.logo),
    imagens: await imagensDasSecoes(ctx, projeto),
    emitidoEm: ctx.agora,
    fuso,
  };
}

/** Calls `ler` twice: to refuse immediately, and when it is the document's turn. */
export async function pdfDoProjeto(ctx: Contexto, id: number, ler: () => Promise<Projeto>) {
  await ler();
  const bytes = await ctx.deps.pdf.projeto(() => reunir(ctx, id, ler));
  return { tipo: 'application/pdf', bytes, nome: `projeto_${id}.pdf` } as const;
}

export const gerarPdf: Executar<Api['gerarPdf']> = async (ctx, { params }) => {
  const arquivo = await pdfDoProjeto(ctx, params.id, () => lerParaQuemPede(ctx, params.id));
  await registrarAbertura(ctx, params.id);
  return { status: 200, arquivo };
};
