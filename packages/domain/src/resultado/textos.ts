export const versaoNaoEncontrada = 'Versão não encontrada.';
export const lido = 'resultado lido';
export const jaComORecurso = 'Este resultado já conta o recurso aceito.';
export const jaComAAnulacao = 'Este resultado já conta a anulação.';
export const depoisOFinal = 'O resultado final vem depois do prazo de recursos, com todos decididos.';
export const sorteioNaoPublicado = 'Este edital não publica como os avaliadores foram sorteados';
