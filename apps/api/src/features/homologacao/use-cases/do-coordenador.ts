import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/maquina.ts';
import {
  type Mudanca,
  mudancasDosTextos,
  problemasDaResposta,
  problemasDasPartes,
} from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import { parteDoCampo } from '@instrutoria/domain/homologacao/rules/partes.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { escolher, porNome, presentes } from '@instrutoria/domain/kernel/objetos.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { MARKUPS, NOMES_DOS_CAMPOS, SECOES, TEXTOS } from '@instrutoria/domain/projeto/campos.ts';
import { problemasDaProposta } from '@instrutoria/domain/projeto/rules/proposta.ts';
import { ehSecaoComImagem } from '@instrutoria/domain/projeto/rules/secoes.ts';
import { normalizarProposta } from '@instrutoria/domain/projeto/transitions.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { exigirRecorrer } from '../../coordenacao/recorrer-queries.ts';
import { gravarImagens } from '../../projeto/imagens-repository.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { comMudancas, salvarProjeto } from '../../projeto/repository.ts';
import { mover, type Travada, travarHomologacao } from './homologacao-travada.ts';
import { homologacaoPara } from './ler-homologacao.ts';

type Corpo = ReturnType<Parameters<Executar<Api['reenviarProjeto']>>[1]['corpo']>;

async function travarMinha(ctx: Contexto, id: number): Promise<Travada> {
  const travada = await travarHomologacao(ctx, id);
  // The vice may too, with the relation 'dono' (D61).
  if (ctx.alvo?.relacao !== 'dono') throw projetoNaoEncontrado();
  return travada;
}

/** The text as it is stored: rich text reduced to the whitelist, image references unchanged. */
function saneado(campo: (typeof TEXTOS)[number], texto: string): string {
  const secao = SECOES.find((uma) => uma === campo);
  if (secao === undefined) return MARKUPS.some((um) => um === campo) ? sanearHtml(texto) : texto;
  return ehSecaoComImagem(secao, texto) ? texto : sanearHtml(texto);
}

/**
 * The project with the correction. Throws 422 by the field of a part that was not returned, or is invalid.
 */
function corrigido({ projeto, antes }: Travada, { textos, resposta }: Corpo) {
  const enviados = presentes(normalizarProposta(presentes(textos)));
  const novos = porNome(TEXTOS, (campo) => {
    const enviado = enviados[campo];
    return enviado === undefined ? projeto[campo] : saneado(campo, enviado);
  });
  const velhos = escolher(projeto, TEXTOS);
  const mudancas = mudancasDosTextos(velhos, novos);
  const proposta = {
    ...escolher(projeto, NOMES_DOS_CAMPOS),
    ...novos,
    comprovante_disciplinas: projeto.comprovanteId,
  };
  // Stored fields may be older than a rule, so only the returned parts are checked again.
  const devolvido = (campo: string) =>
    TEXTOS.some((texto) => texto === campo && antes.secoes.includes(parteDoCampo(texto)));
  exigirSemProblemas([
    ...problemasDasPartes(antes.secoes, velhos, novos),
    ...problemasDaProposta(proposta, { exigirCronogramas: false }).filter(({ campo }) => devolvido(campo)),
    ...problemasDaResposta(resposta ?? '', mudancas.length > 0),
  ]);
  return { colunas: novos, mudancas };
}

export const reenviarProjeto: Executar<Api['reenviarProjeto']> = async (ctx, pedido) => {
  const travada = await travarMinha(ctx, ctx.alvo.id);
  const { projeto, antes, versao, fatos } = travada;
  exigirAto(MAQUINA_DA_HOMOLOGACAO, antes, 'reenviarProjeto', { quem: 'dono', fatos });
  ctx.exigirVersao(versao);
  const corpo = pedido.corpo();
  const { colunas, mudancas } = corrigido(travada, corpo);
  if (mudancas.length > 0) {
    const mudado = { ...colunas, atualizadoEm: ctx.agora };
    await salvarProjeto(ctx.db, projeto.id, mudado);
    await gravarImagens(ctx, comMudancas(projeto, mudado));
  }
  await mover(ctx, travada, {
    ato: 'reenviarProjeto',
    quem: 'dono',
    dados: () => undefined,
    texto: () => normalizarTexto(corpo.resposta ?? ''),
    mudancas: mudancas satisfies readonly Mudanca[],
  });
  return comVersao(200, await homologacaoPara(ctx, projeto.id, 'dono'));
};

export const recorrerDaHomologacao: Executar<Api['recorrerDaHomologacao']> = async (ctx, pedido) => {
  const travada = await travarMinha(ctx, ctx.alvo.id);
  await exigirRecorrer(ctx, travada.projeto.id);
  await mover(ctx, travada, {
    ato: 'recorrerDaHomologacao',
    quem: 'dono',
    dados: () => pedido.corpo(),
    texto: ({ texto }) => texto ?? '',
  });
  return comVersao(200, await homologacaoPara(ctx, travada.projeto.id, 'dono'));
};
