import { formatarDataHora } from '../../kernel/datas.ts';
import { NOMES_DAS_ESPECIES } from '../messages.ts';
import type { BlocoDoTexto, ConteudoDoTexto, LinhaDoTexto } from '../types.ts';

/** 'Portaria nº 3/2026'. */
export function nomeDoTexto({
  especie,
  numero,
  ano,
}: Pick<ConteudoDoTexto, 'ano' | 'especie' | 'numero'>): string {
  return `${NOMES_DAS_ESPECIES[especie]} nº ${numero}/${ano}`;
}

/** Why this version replaces the one before; null for the first. */
export function correcaoPorExtenso({
  versao,
  correcao,
  fuso,
}: Pick<ConteudoDoTexto, 'correcao' | 'fuso' | 'versao'>): string | null {
  if (correcao === null) return null;
  const quando = formatarDataHora(new Date(correcao.quando), fuso);
  return `Versão ${versao} deste texto, de ${quando}, em lugar da versão ${versao - 1}. Motivo: ${correcao.motivo}`;
}

/** Who, where and what kind: the second line of a row. */
export function doProjeto({ coordenador, unidade, tipo }: LinhaDoTexto): string {
  return `Coordenador: ${coordenador}; unidade: ${unidade}; ${tipo}`;
}

function linhasDoProjeto(linha: LinhaDoTexto): string[] {
  const { posicao, numero, titulo, total, situacao, vagas, desempate } = linha;
  return [
    `${posicao}: projeto nº ${numero}, ${titulo}`,
    `   ${doProjeto(linha)}`,
    `   Total: ${total}; situação: ${situacao}; vagas: ${vagas}`,
    ...(desempate === null ? [] : [`   ${desempate}`]),
  ];
}

function linhasDoBloco(bloco: BlocoDoTexto): string[] {
  if (bloco.tipo === 'paragrafo') return [bloco.texto, ''];
  if (bloco.tipo === 'mudancas') return [...bloco.linhas, ''];
  if (bloco.linhas.length === 0) return ['O edital não teve projetos.', ''];
  return [...bloco.linhas.flatMap(linhasDoProjeto), ''];
}

/** The publication as plain text; the printed paper shows the SHA-256 of this text. */
export function textoDaPublicacao(conteudo: ConteudoDoTexto): string {
  const { instituicao, programa, versao, titulo, blocos } = conteudo;
  const correcao = correcaoPorExtenso(conteudo);
  const linhas = [
    instituicao,
    ...(programa === '' ? [] : [programa]),
    '',
    `${nomeDoTexto(conteudo).toUpperCase()}${versao > 1 ? `, versão ${versao}` : ''}`,
    '',
    titulo,
    '',
    ...blocos.flatMap(linhasDoBloco),
    ...(correcao === null ? [] : [correcao]),
  ];
  return `${linhas.join('\n').trimEnd()}\n`;
}
