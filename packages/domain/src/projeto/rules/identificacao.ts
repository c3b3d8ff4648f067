import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import { CAMPOS, ehOpcao, PALAVRAS_CHAVE } from '../campos.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import type { Proposta } from '../types.ts';

/** A word's key, without case, accents and spaces. */
function chaveDaPalavra(valor: string): string {
  return valor.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

type Identificacao = Pick<Proposta, (typeof PALAVRAS_CHAVE)[number] | 'area'>;

/** The error of the area: none is allowed, an unknown one is not. */
function problemaDaArea({ area }: Identificacao): Problema | null {
  const { codigo, mensagem } = CAMPOS.area.foraDaLista;
  return estaVazio(area) || ehOpcao('area', area) ? null : problema('area', codigo, mensagem);
}

export function problemasDaIdentificacao(campos: Identificacao): Problema[] {
  const daArea = reunir(problemaDaArea(campos));
  const dasPalavras = PALAVRAS_CHAVE.flatMap((campo, i) => {
    const valor = campos[campo];
    if (valor === undefined || estaVazio(valor)) {
      return [problema(campo, 'PALAVRA_CHAVE_VAZIA', M.palavrasChave)];
    }
    const chave = chaveDaPalavra(valor);
    const repetida = PALAVRAS_CHAVE.slice(0, i).some(
      (antes) => chaveDaPalavra(campos[antes] ?? '') === chave,
    );
    return reunir(
      problemaDeLinha(campo, valor, CAMPOS[campo].maximo),
      repetida ? problema(campo, 'PALAVRA_CHAVE_REPETIDA', M.palavraChaveRepetida) : null,
    );
  });
  return [...daArea, ...dasPalavras];
}
