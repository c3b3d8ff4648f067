import { CAMPOS, type NomeDaSecao } from '@instrutoria/domain/projeto/campos.ts';
import { ehSecaoComImagem } from '@instrutoria/domain/projeto/rules/secoes.ts';
import type { Bloco, Secao } from '../../blocos.ts';
import { richText } from '../../rich-text.ts';
import { texto } from '../../texto.ts';
import { caminhoDaImagem } from '../imagens.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

function escrito(markup: string): Bloco {
  const blocos = richText(markup);
  return blocos.length > 0 ? { tipo: 'rico', blocos } : { tipo: 'nota', texto: texto('Não informado.') };
}

function imagem(referencia: string, titulo: string, { imagens }: DocumentoDoProjeto): Bloco {
  if (!imagens.has(referencia)) {
    return { tipo: 'nota', texto: texto('A imagem desta seção não está disponível.') };
  }
  const alternativa = `Imagem enviada pelo coordenador como conteúdo da seção ${titulo}`;
  return { tipo: 'imagem', imagem: { caminho: caminhoDaImagem(referencia), alternativa } };
}

function secao(nome: NomeDaSecao, documento: DocumentoDoProjeto): Secao {
  const titulo = CAMPOS[nome].rotulo;
  const valor = documento.projeto[nome];
  const bloco = ehSecaoComImagem(nome, valor) ? imagem(valor, titulo, documento) : escrito(valor);
  return { titulo: texto(titulo), blocos: [bloco] };
}

export function secaoResumo(documento: DocumentoDoProjeto): Secao {
  return secao('resumo', documento);
}

export function secaoIntroducao(documento: DocumentoDoProjeto): Secao {
  return secao('introducao', documento);
}

export function secaoMetodologia(documento: DocumentoDoProjeto): Secao {
  return secao('metodologia', documento);
}

export function secaoResultados(documento: DocumentoDoProjeto): Secao {
  return secao('resultadosEsperados', documento);
}

export function secaoReferencias({ projeto }: DocumentoDoProjeto): Secao {
  return { titulo: texto(CAMPOS.referencias.rotulo), blocos: [escrito(projeto.referencias)] };
}
