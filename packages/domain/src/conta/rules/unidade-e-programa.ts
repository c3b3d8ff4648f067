import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import { CIDADE_MAXIMO, NOME_MAXIMO, PROGRAMA_MAXIMO } from '../limits.ts';
import { MENSAGENS_CONTA } from '../messages.ts';

export function problemasDaUnidade(dados: {
  readonly nome?: string | undefined;
  readonly cidade?: string | undefined;
}): Problema[] {
  return [
    ...textoObrigatorio('nome', dados.nome, NOME_MAXIMO),
    ...textoObrigatorio('cidade', dados.cidade, CIDADE_MAXIMO),
  ];
}

export function problemasDoPrograma(dados: { readonly nome?: string | undefined }): Problema[] {
  return textoObrigatorio('nome', dados.nome, PROGRAMA_MAXIMO);
}

function textoObrigatorio(campo: string, valor: string | undefined, max: number): Problema[] {
  if (valor === undefined || estaVazio(valor)) {
    return [problema(campo, 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)];
  }
  return reunir(problemaDeLinha(campo, valor, max));
}
