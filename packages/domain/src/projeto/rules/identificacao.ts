import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeNome } from '../../kernel/texto.ts';
import { PALAVRA_CHAVE_MAXIMO } from '../limits.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import type { Proposta } from '../types.ts';

/** Keywords: 4, all required (spec 1 §9). */
export const CAMPOS_DAS_PALAVRAS_CHAVE = [
  'palavraChave1',
  'palavraChave2',
  'palavraChave3',
  'palavraChave4',
] as const;

type PalavrasChave = Pick<Proposta, (typeof CAMPOS_DAS_PALAVRAS_CHAVE)[number]>;

/** What is wrong with step 3: all four keywords are required (spec 1 §5). */
export function problemasDaIdentificacao(campos: PalavrasChave): Problema[] {
  return CAMPOS_DAS_PALAVRAS_CHAVE.flatMap((campo) => {
    const valor = campos[campo];
    if (valor === undefined || estaVazio(valor)) {
      return [problema(campo, 'PALAVRA_CHAVE_VAZIA', M.palavrasChave)];
    }
    return reunir(problemaDeNome(campo, valor, PALAVRA_CHAVE_MAXIMO));
  });
}
