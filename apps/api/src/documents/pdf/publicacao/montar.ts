import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import { correcaoPorExtenso, nomeDoTexto } from '@instrutoria/domain/publicacao/rules/texto.ts';
import type { BlocoDoTexto, ConteudoDoTexto, LinhaDoTexto } from '@instrutoria/domain/publicacao/types.ts';
import type { Bloco, Documento, LinhaDaTabela } from '../blocos.ts';
import { cabecalhoDa } from '../cabecalho.ts';
import { emUtc } from '../data.ts';
import { celula, linha } from '../itens.ts';
import { arquivosDoLogo } from '../logo.ts';
import { limpar, texto } from '../texto.ts';
import { textoCorrido } from '../texto-corrido.ts';
import type { DocumentoPronto } from '../trabalho.ts';

export interface PapelDaPublicacao {
  readonly id: number;
  readonly conteudo: ConteudoDoTexto;
  readonly sha256: string;
  readonly criadoEm: string;
  readonly instituicao: Instituicao;
  readonly logo: Uint8Array | null;
}

const COLUNAS = [
  { rotulo: texto('Posição'), largura: 2, alinhamento: 'inicio' },
  { rotulo: texto('Projeto'), largura: 8, alinhamento: 'inicio' },
  { rotulo: texto('Total'), largura: 2, alinhamento: 'fim' },
  { rotulo: texto('Situação'), largura: 4, alinhamento: 'inicio' },
  { rotulo: texto('Vagas'), largura: 3, alinhamento: 'inicio' },
] as const;

function umaLinha(um: LinhaDoTexto): LinhaDaTabela {
  return {
    indivisivel: true,
    celulas: [
      celula(linha(um.posicao)),
      celula(
        linha(um.titulo, 'forte'),
        linha(`nº ${um.numero} · ${um.tipo} · ${um.coordenador} · ${um.unidade}`, 'suave'),
        ...(um.desempate === null ? [] : [linha(um.desempate, 'suave')]),
      ),
      celula(linha(um.total)),
      celula(linha(um.situacao)),
      celula(linha(um.vagas)),
    ],
  };
}

function bloco(um: BlocoDoTexto): Bloco {
  if (um.tipo === 'paragrafo') return textoCorrido(um.texto);
  if (um.tipo === 'mudancas') return textoCorrido(um.linhas.join('\n\n'));
  if (um.linhas.length === 0) return textoCorrido('O edital não teve projetos.');
  return { tipo: 'tabela', colunas: COLUNAS, linhas: um.linhas.map(umaLinha) };
}

/**
 * The publication as a document, with the hash of the stored text, so that paper and text can be compared.
 * Pure.
 */
export function montarPublicacao(papel: PapelDaPublicacao): DocumentoPronto {
  const { id, conteudo, sha256, criadoEm, instituicao, logo } = papel;
  const nome = `${nomeDoTexto(conteudo)}${conteudo.versao > 1 ? `, versão ${conteudo.versao}` : ''}`;
  const correcao = correcaoPorExtenso(conteudo);
  const modelo: Documento = {
    propriedades: {
      titulo: limpar(`${nome}: ${conteudo.titulo}`).trim(),
      autor: limpar(conteudo.instituicao).trim(),
      palavrasChave: [],
      data: emUtc(new Date(criadoEm)),
    },
    cabecalho: cabecalhoDa(instituicao, logo, texto(conteudo.edital), conteudo),
    rodape: texto(`${nome} · SHA-256 do texto: ${sha256}`),
    chapeu: texto(nome),
    etiqueta: null,
    titulo: texto(conteudo.titulo),
    palavrasInteiras: true,
    secoes: [
      {
        titulo: null,
        blocos: [...conteudo.blocos.map(bloco), ...(correcao === null ? [] : [textoCorrido(correcao)])],
      },
    ],
  };
  return { modelo, arquivos: arquivosDoLogo(logo), sobre: { textoDePublicacao: id } };
}
