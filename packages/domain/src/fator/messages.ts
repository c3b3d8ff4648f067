export * as MENSAGENS_FATOR from './textos.ts';

/** For the operator at the start of the program, and 'Saúde do sistema'. */
export function chavesPerdidas(quantas: number): string {
  return quantas === 1
    ? '1 chave de acesso foi cadastrada em outro endereço do sistema e não funciona mais.'
    : `${quantas} chaves de acesso foram cadastradas em outro endereço do sistema e não funcionam mais.`;
}
