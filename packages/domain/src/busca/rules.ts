import type { Edital } from '../edital/types.ts';
import { MENOR_PALAVRA, PALAVRAS_DA_BUSCA } from './limits.ts';
import type { AlcanceDaBusca, TermosDaBusca } from './types.ts';

const NUMERO = /^(?:n\s*[º°o.]?|#)?\s*(\d{1,9})$/iu;

/** null where the text is too short to look for anything. */
export function termosDaBusca(texto: string): TermosDaBusca | null {
  const frase = texto.trim().replaceAll(/\s+/gu, ' ');
  const digitos = NUMERO.exec(frase)?.[1];
  const numero = digitos === undefined ? null : Number(digitos);
  const palavras = [...new Set((digitos ?? frase).split(' '))]
    .filter((palavra) => [...palavra].length >= MENOR_PALAVRA && /[\p{L}\p{N}]/u.test(palavra))
    .slice(0, PALAVRAS_DA_BUSCA);
  return palavras.length === 0 && numero === null ? null : { frase: digitos ?? frase, palavras, numero };
}

function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The matching calls. There are dozens at most, so they are filtered in memory. */
export function editaisAchados(editais: readonly Edital[], { palavras }: TermosDaBusca): readonly Edital[] {
  const procuradas = palavras.map(semAcentos);
  if (procuradas.length === 0) return [];
  return editais.filter(({ nome }) => {
    const dele = semAcentos(nome);
    return procuradas.every((palavra) => dele.includes(palavra));
  });
}

interface ProjetoAchado {
  readonly id: number;
  /** The finder's own unfinished assessment, where the finder neither coordinates nor manages. */
  readonly avaliacao: { readonly id: number; readonly aceita: boolean } | null;
}

/** The page that opens a found project; an evaluator who has not answered yet gets the invitation first. */
export function caminhoDoProjeto({ id, avaliacao }: ProjetoAchado): string {
  if (avaliacao === null) return `/projetos/${id}`;
  return avaliacao.aceita ? `/avaliacao_projetos/${id}` : `/aceitar_projeto/${avaliacao.id}`;
}

/** null where no place shows the call to this person. */
export function caminhoDoEdital(
  { id, aberto, fase }: Pick<Edital, 'aberto' | 'fase' | 'id'>,
  { editaisDeTodos }: AlcanceDaBusca,
): string | null {
  if (editaisDeTodos) return `/editais/${id}`;
  if (aberto) return '/cadastro_projeto';
  return fase === 'resultado' || fase === 'arquivado' ? `/resultados/${id}` : null;
}
