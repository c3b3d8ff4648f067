import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { CAMPOS_DO_TERMO, TEXTO_DO_TERMO_PADRAO } from '@instrutoria/domain/termo/limits.ts';
import { problemasDoTextoDoTermo, textoDoTermo } from '@instrutoria/domain/termo/rules/texto.ts';
import { comVersao, type Executar } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { montarTermo } from '../../../documents/pdf/termo/montar.ts';
import { lerLogotipo } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { travarConfiguracao } from '../../configuracao/repository.ts';
import { lerModelo } from '../../instrutor/termo-queries.ts';
import { inserirModelo, versoesDoModelo } from '../modelo-repository.ts';

async function vista(db: Executor) {
  return {
    ...(await lerModelo(db)),
    original: TEXTO_DO_TERMO_PADRAO,
    campos: Object.entries(CAMPOS_DO_TERMO).map(([campo, { significa }]) => ({ campo, significa })),
    versoes: await versoesDoModelo(db),
  };
}

export const lerModeloDoTermo: Executar<Api['lerModeloDoTermo']> = async ({ db }) =>
  comVersao(200, await vista(db));

/** Appends a version; what people began to sign keeps its own. The same text and switch are no change. */
export const mudarModeloDoTermo: Executar<Api['mudarModeloDoTermo']> = async (ctx, pedido) => {
  await travarConfiguracao(ctx.db);
  const antes = await lerModelo(ctx.db);
  ctx.exigirVersao(antes.versao);
  const { texto: escrito, ligado } = pedido.corpo();
  const texto = escrito.trim();
  exigirSemProblemas(problemasDoTextoDoTermo(texto));
  if (texto !== antes.texto || ligado !== antes.ligado) {
    const versao = antes.versao + 1;
    await inserirModelo(ctx.db, {
      versao,
      texto,
      ligado,
      criadoEm: ctx.agora,
      criadoPorId: ctx.usuario.id,
    });
    await auditar(ctx, {
      acao: 'mudarModeloDoTermo',
      registro: { tipo: 'configuracao', id: 1 },
      antes: { versao: antes.versao, ligado: antes.ligado },
      depois: { versao, ligado, texto: texto === antes.texto ? 'o mesmo' : 'mudado' },
    });
  }
  return comVersao(200, await vista(ctx.db));
};

/** The typed text with made-up data, as the paper has it before anybody signs. */
export const preverModeloDoTermo: Executar<Api['preverModeloDoTermo']> = async (ctx, pedido) => {
  const { texto } = pedido.corpo();
  exigirSemProblemas(problemasDoTextoDoTermo(texto));
  const exemplos = Object.fromEntries(
    Object.entries(CAMPOS_DO_TERMO).map(([campo, { exemplo }]) => [campo, exemplo]),
  ) as Record<keyof typeof CAMPOS_DO_TERMO, string>;
  const bytes = await ctx.deps.pdf.documento(async () => {
    const { instituicao, fuso } = await lerConfiguracao(ctx.db);
    return montarTermo({
      instituicao,
      fuso,
      logo: await lerLogotipo(ctx.deps.storage, instituicao.logo),
      edital: exemplos.edital,
      projetoId: Number(exemplos.numero),
      texto: textoDoTermo(texto, { ...exemplos, instituicao: instituicao.nome }),
      em: ctx.agora,
      assinado: null,
    });
  });
  return { status: 200, arquivo: { tipo: 'application/pdf', bytes, nome: 'termo_de_compromisso.pdf' } };
};
