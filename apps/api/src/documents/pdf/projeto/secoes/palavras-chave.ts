import { PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import type { Secao } from '../../blocos.ts';
import { texto, vazio } from '../../texto.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

export function secaoPalavrasChave({ projeto }: DocumentoDoProjeto): Secao {
  const textos = PALAVRAS_CHAVE.map((nome) => texto(projeto[nome])).filter((t) => !vazio(t));
  return {
    titulo: texto('Palavras-chave'),
    blocos:
      textos.length > 0
        ? [{ tipo: 'etiquetas', textos }]
        : [{ tipo: 'nota', texto: texto('Nenhuma palavra-chave informada.') }],
  };
}
