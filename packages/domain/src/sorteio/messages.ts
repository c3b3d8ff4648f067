import { contado } from '../kernel/contagem.ts';
import type { DesejoDoSorteio, Impossibilidade, LimiteDoSorteio } from './types.ts';

export * as MENSAGENS_SORTEIO from './textos.ts';

export const NOMES_DOS_LIMITES: Readonly<Record<LimiteDoSorteio, string>> = {
  participa: 'quem participa do projeto não o avalia',
  declarou: 'quem declarou impedimento não avalia',
  recusou: 'quem recusou o projeto não o recebe outra vez',
  mesmaUnidade: 'ninguém avalia projeto da própria unidade',
  carga: 'a carga máxima por avaliador',
};

export const NOMES_DOS_DESEJOS: Readonly<Record<DesejoDoSorteio, string>> = {
  afinidade: 'Áreas e palavras-chave em comum',
  carga: 'Carga equilibrada',
  unidades: 'Unidades diferentes',
  repeticao: 'Não repetir avaliador e coordenador em editais seguidos',
  reciprocidade: 'Evitar que um avalie o outro',
};

/**
 * Why there is no proposal, in sentences: what is missing and what would suffice, then the fewest limits that
 * forbid it.
 */
export function porQueNaoHa(
  { limites, precisam, cabem, cargaQueBasta }: Impossibilidade,
  quantos: number,
  faltam: number,
): string[] {
  const juntos = limites.map((limite) => NOMES_DOS_LIMITES[limite]).join('; ');
  const lugares = `${faltam === 1 ? 'Falta' : 'Faltam'} ${contado(faltam, 'lugar', 'lugares')}`;
  return [
    cargaQueBasta === null
      ? `${lugares}; nenhuma carga por avaliador resolve: é preciso mudar outro limite, ou ter mais avaliadores.`
      : `${lugares}; com ${contado(cargaQueBasta, 'projeto', 'projetos')} por avaliador, cabem todos.`,
    limites.length === 0
      ? 'Faltam avaliadores, mesmo sem nenhum limite.'
      : limites.length === 1
        ? `Um limite sozinho impede o sorteio: ${juntos}.`
        : `Estes ${limites.length} limites juntos impedem o sorteio: ${juntos}.`,
    `Por exemplo: ${contado(quantos, 'projeto precisa', 'projetos precisam')} de ${contado(precisam, 'designação', 'designações')}, e ${cabem === 1 ? 'cabe' : 'cabem'} no máximo ${cabem}.`,
  ];
}
