import { INSTITUICAO } from '../content.ts';
import type { AnexoDemo } from '../schemas-das-cenas.ts';
import { escrever, paginaEmPdf } from './pagina.ts';

const MARGEM = 56;

/** A document that is attached to an appeal. */
export function anexoEmPdf({ titulo, linhas }: AnexoDemo): Buffer {
  const fluxo = [
    escrever(INSTITUICAO.nome.toUpperCase(), MARGEM, 780, 13, 'F2'),
    escrever(titulo, MARGEM, 720, 14, 'F2'),
    ...linhas.map((linha, i) => escrever(linha, MARGEM, 684 - i * 18, 11)),
    escrever(
      'Documento de demonstração: a instituição, as pessoas e os números são fictícios.',
      MARGEM,
      76,
      8,
    ),
  ].join('\n');
  return paginaEmPdf(fluxo, titulo);
}
