import { readFile } from 'node:fs/promises';
import type { Api } from '@instrutoria/contract/api.ts';
import { LINHAS_MAXIMO } from '@instrutoria/domain/importacao/limits.ts';
import { campoDaImportacao } from '@instrutoria/domain/importacao/rules/campos-da-importacao.ts';
import {
  marcaDosTitulos,
  sugerirColunas,
  sugerirOpcoes,
  titulosDaFolha,
} from '@instrutoria/domain/importacao/rules/colunas.ts';
import type { ArquivoLido, OpcoesDaImportacao } from '@instrutoria/domain/importacao/types.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { ComPreparo, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import * as repo from '../repository.ts';
import { exigirImportacao, exigirPrevia, exigirTravada, inteira, resumida } from './com-importacao.ts';

export const listarImportacoes: Executar<Api['listarImportacoes']> = async (ctx) => ({
  status: 200,
  dados: (await repo.listarImportacoes(ctx.db)).map(resumida),
});

export const lerImportacao: Executar<Api['lerImportacao']> = async (ctx, { params }) => ({
  status: 200,
  dados: inteira(await exigirImportacao(ctx.db, params.id), false),
});

function titulosDe({ folhas }: ArquivoLido, { folha, cabecalho }: OpcoesDaImportacao): string {
  const escolhida = folhas[folha];
  return escolhida === undefined ? '' : marcaDosTitulos(titulosDaFolha(escolhida, cabecalho));
}

interface Lida {
  readonly conteudo: ArquivoLido;
  readonly sha256: string;
}

/** Reads the file and keeps its cells as a preview. Nothing of it is written to the product's records. */
export const enviarPlanilha: ComPreparo<Api['enviarPlanilha'], Lida> = {
  async preparar(ctx, pedido) {
    const { path, sha256 } = await pedido.arquivo();
    await ctx.deps.virusScan.scan(path);
    return { conteudo: await ctx.deps.planilhas.ler(await readFile(path)), sha256 };
  },
  async executar(ctx, { query }, { conteudo, sha256 }) {
    const sugeridas = sugerirOpcoes(conteudo);
    const titulos = titulosDe(conteudo, sugeridas);
    const lembradas = await repo.opcoesLembradas(ctx.db, titulos);
    const opcoes =
      lembradas === null ? sugeridas : { ...sugeridas, tipo: lembradas.tipo, colunas: lembradas.colunas };
    const arquivo = normalizarTexto(query.nome ?? '') || `planilha.${conteudo.formato}`;
    const nova = { autorId: ctx.usuario.id, arquivo, sha256, conteudo, opcoes, titulos, criadaEm: ctx.agora };
    const id = await repo.inserirPrevia(ctx.db, nova);
    await auditar(ctx, {
      acao: 'enviarPlanilha',
      registro: { tipo: 'importacao', id },
      depois: { arquivo, sha256 },
    });
    return { status: 201, dados: inteira(await exigirImportacao(ctx.db, id), lembradas !== null) };
  },
};

export const escolherColunas: Executar<Api['escolherColunas']> = async (ctx, pedido) => {
  const previa = exigirPrevia(await exigirTravada(ctx.db, pedido.params.id));
  const { tipo, folha, cabecalho, colunas, unidades, completa, tipoDaConta } = pedido.corpo();
  const escolhida = previa.conteudo.folhas[folha];
  exigirSemProblemas([
    ...(escolhida === undefined ? [problema('folha', 'VALOR_INVALIDO', 'Escolha uma das folhas')] : []),
    ...(cabecalho < 0 || cabecalho > LINHAS_MAXIMO * 60
      ? [problema('cabecalho', 'VALOR_INVALIDO', 'Escreva o número da linha dos títulos')]
      : []),
    ...(colunas ?? []).flatMap(({ campo, coluna }, i) =>
      campoDaImportacao(tipo, campo) === undefined || coluna < 0 || coluna > 1000
        ? [problema(`colunas.${i}`, 'VALOR_INVALIDO', 'Escolha uma das colunas')]
        : [],
    ),
  ]);
  const opcoes: OpcoesDaImportacao = {
    tipo,
    folha,
    cabecalho,
    colunas:
      colunas === undefined && escolhida !== undefined
        ? sugerirColunas(tipo, escolhida, cabecalho)
        : Object.fromEntries((colunas ?? []).map(({ campo, coluna }) => [campo, coluna])),
    completa: completa ?? previa.opcoes.completa,
    tipoDaConta: tipoDaConta ?? previa.opcoes.tipoDaConta,
    unidades: unidades ?? previa.opcoes.unidades,
  };
  await repo.salvarOpcoes(ctx.db, previa.id, opcoes, titulosDe(previa.conteudo, opcoes));
  return { status: 200, dados: inteira(await exigirImportacao(ctx.db, previa.id), false) };
};

export const descartarPrevia: Executar<Api['descartarPrevia']> = async (ctx, { params }) => {
  const previa = exigirPrevia(await exigirTravada(ctx.db, params.id));
  await repo.excluirPrevia(ctx.db, previa.id);
  await auditar(ctx, {
    acao: 'descartarPrevia',
    registro: { tipo: 'importacao', id: previa.id },
    antes: { arquivo: previa.arquivo },
  });
  return { status: 204, dados: undefined };
};
