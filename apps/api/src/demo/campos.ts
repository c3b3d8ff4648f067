import { porNome } from '@instrutoria/domain/kernel/objetos.ts';
import {
  type CamposDigitados,
  CONTAGENS,
  LINHAS,
  MARKUPS,
  PALAVRAS_CHAVE,
  PRIMEIRAS_OPCOES,
  SECOES,
} from '@instrutoria/domain/projeto/campos.ts';
import type { ProjetoDemo, RascunhoDemo } from './schemas.ts';

/**
 * The fields of a proposal. `imagem` returns the reference of a drawing. A choice missing in the content gets
 * its first option.
 */
export function camposDaProposta(
  proposta: ProjetoDemo | RascunhoDemo,
  imagem: (qual: string) => string,
): CamposDigitados {
  return {
    ...(proposta.regime === undefined ? {} : PRIMEIRAS_OPCOES),
    ...porNome([...LINHAS, ...MARKUPS], (nome) => proposta[nome]),
    ...porNome(CONTAGENS, (nome) => proposta[nome]),
    ...porNome(SECOES, (nome) => {
      const secao = proposta[nome];
      return typeof secao === 'object' ? imagem(secao.imagem) : secao;
    }),
    ...Object.fromEntries(PALAVRAS_CHAVE.map((nome, i) => [nome, proposta.palavrasChave?.[i]])),
    regimeTrabalho: proposta.regime,
  };
}
