import type { Combinacao } from '@instrutoria/domain/avaliacao/rules/combinar.ts';

/** How a criterion's score is combined from several, so that anybody can compute it again. */
export function combinacaoPorExtenso(combinacao: Combinacao, quantas: number): string {
  const depois = 'O total soma os critérios, cada um com o seu peso, como em qualquer barema.';
  const media = `Em cada critério, as ${quantas} notas se somam e a soma se divide por ${quantas}, com até três casas decimais.`;
  if (combinacao === 'media') return `${media} ${depois}`;
  if (combinacao === 'mediana') {
    const meio =
      quantas % 2 === 1 ? 'vale a do meio' : 'vale a média das duas do meio, com até três casas decimais';
    return `Em cada critério, as ${quantas} notas ficam em ordem, da menor à maior, e ${meio}. ${depois}`;
  }
  if (quantas < 3) return `${media} Com menos de três avaliadores nenhuma nota sai. ${depois}`;
  const resto = quantas - 2;
  const ficam =
    resto === 1 ? 'vale a que resta' : `as ${resto} que restam se somam e a soma se divide por ${resto}`;
  return `Em cada critério saem uma nota maior e uma menor, e ${ficam}, com até três casas decimais. ${depois}`;
}
