import { contado } from '../kernel/contado.ts';
import { CARGA_MAXIMA, PESO_MAXIMO } from './limits.ts';
import type { DesejoDoSorteio, Impossibilidade, LimiteDoSorteio } from './types.ts';

export const MENSAGENS_SORTEIO = {
  naoEncontrado: 'Sorteio não encontrado.',
  semProjetos: 'Nenhum projeto deste edital espera avaliador',
  emAndamento: 'Já há um sorteio em andamento neste edital',
  cancelado: 'sorteio cancelado',
  jaTerminou: 'Este sorteio já terminou',
  semProposta: 'Este sorteio não tem proposta',
  foraDoSorteio: 'Este projeto não está neste sorteio',
  comProjetoSeu: 'Este sorteio inclui projeto em que você participa. Outro administrador o lê e designa',
  naoTerminou: 'O sorteio não terminou. Tente outra vez em instantes.',
  cargaInvalida: `Escreva um número inteiro de 1 a ${CARGA_MAXIMA}`,
  pesoInvalido: `Escolha um peso de 0 a ${PESO_MAXIMO}`,
  sementeVazia: 'Escreva a semente',
  eventoVazio: 'Escreva de onde vem a semente',
  fixoImpossivel: 'Este avaliador não pode avaliar este projeto',
  fixoDesconhecido: 'Escolha um avaliador e um projeto deste sorteio',
  fixosDemais: 'Este projeto tem avaliadores demais',
  projetosDemais: 'Este edital tem projetos demais para um só sorteio',
} as const;

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

/** Why there is no proposal, in sentences. */
export function porQueNaoHa(
  { limites, precisam, cabem, cargaQueBasta }: Impossibilidade,
  quantos: number,
): string[] {
  const juntos = limites.map((limite) => NOMES_DOS_LIMITES[limite]).join('; ');
  return [
    limites.length === 0
      ? 'Não há avaliadores bastantes, mesmo sem nenhum limite.'
      : limites.length === 1
        ? `Um limite sozinho impede o sorteio: ${juntos}.`
        : `Estes ${limites.length} limites juntos impedem o sorteio: ${juntos}.`,
    `${contado(quantos, 'projeto precisa', 'projetos precisam')} de ${contado(precisam, 'designação', 'designações')}, e cabem no máximo ${cabem}.`,
    cargaQueBasta === null
      ? 'Nenhuma carga resolve: é preciso outro limite, ou mais avaliadores.'
      : `Com carga máxima ${cargaQueBasta} há solução.`,
  ];
}
