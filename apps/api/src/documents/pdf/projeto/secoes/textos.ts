import type { Bloco, Secao } from '../../blocos.ts';
import { richText } from '../../rich-text.ts';
import { texto } from '../../texto.ts';
import { caminhoDaImagem, ehReferenciaDeImagem } from '../imagens.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

function escrito(markup: string): Bloco {
  const blocos = richText(markup);
  return blocos.length > 0 ? { tipo: 'rico', blocos } : { tipo: 'nota', texto: texto('Não informado.') };
}

/** A section whose whole value is a reference shows its image (D11). */
function escritoOuImagem(valor: string, titulo: string, documento: DocumentoDoProjeto): Bloco {
  const referencia = valor.trim();
  if (!ehReferenciaDeImagem(referencia)) return escrito(valor);
  if (!documento.imagens.has(referencia)) {
    return { tipo: 'nota', texto: texto('A imagem desta seção não está disponível.') };
  }
  const alternativa = `Imagem enviada pelo coordenador como conteúdo da seção ${titulo}`;
  return { tipo: 'imagem', imagem: { caminho: caminhoDaImagem(referencia), alternativa } };
}

export function secaoResumo({ projeto }: DocumentoDoProjeto): Secao {
  return { titulo: texto('Resumo'), blocos: [escrito(projeto.resumo)] };
}

export function secaoIntroducao(documento: DocumentoDoProjeto): Secao {
  const bloco = escritoOuImagem(documento.projeto.introducao, 'Introdução', documento);
  return { titulo: texto('Introdução'), blocos: [bloco] };
}

export function secaoMetodologia(documento: DocumentoDoProjeto): Secao {
  const bloco = escritoOuImagem(documento.projeto.metodologia, 'Metodologia', documento);
  return { titulo: texto('Metodologia'), blocos: [bloco] };
}

export function secaoResultados(documento: DocumentoDoProjeto): Secao {
  const bloco = escritoOuImagem(documento.projeto.resultadosEsperados, 'Resultados Esperados', documento);
  return { titulo: texto('Resultados Esperados'), blocos: [bloco] };
}

/** Optional in the wizard. */
export function secaoReferencias({ projeto }: DocumentoDoProjeto): Secao {
  return { titulo: texto('Referências'), blocos: [escrito(projeto.referencias)] };
}
