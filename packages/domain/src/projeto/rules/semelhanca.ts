import { textoCorrido } from '../../kernel/texto.ts';
import { SECOES } from '../campos.ts';
import type { Projeto, Proposta } from '../types.ts';
import { ehSecaoComImagem } from './secoes.ts';

const QUASE_IGUAIS = 0.9;
type Textos = Pick<Proposta, (typeof SECOES)[number]>;

/** Trigrams as PostgreSQL's pg_trgm makes them: lower case, two blanks before each word and one after. */
function trigramas(texto: string): ReadonlySet<string> {
  const achados = new Set<string>();
  for (const [palavra] of texto
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const cercada = [...`  ${palavra} `];
    for (let i = 0; i + 3 <= cercada.length; i++) achados.add(cercada.slice(i, i + 3).join(''));
  }
  return achados;
}

/**
 * The likeness from 0 to 1: the trigrams in both texts divided by those in either. Two empty texts give 0.
 */
export function semelhanca(um: string, outro: string): number {
  const a = trigramas(um);
  const b = trigramas(outro);
  let comuns = 0;
  for (const cada of a) if (b.has(cada)) comuns++;
  const todos = a.size + b.size - comuns;
  return todos === 0 ? 0 : comuns / todos;
}

/** A section that is an image has no words. */
function osTextos(p: Textos): string {
  return SECOES.filter((secao) => !ehSecaoComImagem(secao, p[secao]))
    .map((secao) => textoCorrido(p[secao] ?? ''))
    .join(' ');
}

/** The newest project sent to the same call with nearly the same title or texts, or null (D46). */
export function acharParecido<
  P extends Pick<Projeto, 'edital' | 'ehRascunho' | 'id' | 'submetidoEm' | 'titulo'> & Textos,
>(proposta: Proposta, outros: readonly P[]): P | null {
  const textos = osTextos(proposta);
  const achados = outros.filter(
    (outro) =>
      !outro.ehRascunho &&
      outro.id !== proposta.id &&
      outro.edital?.id === proposta.edital &&
      (semelhanca(proposta.titulo ?? '', outro.titulo) >= QUASE_IGUAIS ||
        semelhanca(textos, osTextos(outro)) >= QUASE_IGUAIS),
  );
  achados.sort((um, outro) => (outro.submetidoEm ?? '').localeCompare(um.submetidoEm ?? ''));
  return achados[0] ?? null;
}
