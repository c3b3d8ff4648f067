import { CAMPOS, NOMES_DOS_CAMPOS, type NomeDeTexto, PALAVRAS_CHAVE, TEXTOS } from '../../projeto/campos.ts';
import type { ParteACorrigir } from '../types.ts';

// Follows from the table of fields: a new text is a part that can be returned.

type Sozinho = Exclude<ParteACorrigir, 'palavrasChave'>;
const SOZINHOS = TEXTOS.filter((campo): campo is Sozinho => CAMPOS[campo].tipo !== 'palavraChave');

export function parteDoCampo(campo: NomeDeTexto): ParteACorrigir {
  return SOZINHOS.find((um) => um === campo) ?? 'palavrasChave';
}

export function camposDaParte(parte: ParteACorrigir): readonly NomeDeTexto[] {
  return parte === 'palavrasChave' ? PALAVRAS_CHAVE : [parte];
}

/** In the order of the wizard. */
export const PARTES_A_CORRIGIR: readonly ParteACorrigir[] = [
  ...new Set(
    NOMES_DOS_CAMPOS.filter((nome): nome is NomeDeTexto => TEXTOS.some((texto) => texto === nome)).map(
      parteDoCampo,
    ),
  ),
];
