export const desatualizado = 'Este registro foi alterado por outra pessoa. Recarregue a página.';
export const semPermissao = 'sem permissão';
export const naoPermitido = 'Você não tem permissão para isto.';

/** `antes`: the text before the character, whose last words are quoted. */
export function caractereRecusado(antes: string, caractere: string): string {
  const codigo = `U+${(caractere.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const posicao = [...antes].length + 1;
  const palavras = antes.trim().split(/\s+/).slice(-3).join(' ');
  const lugar = palavras === '' ? 'no começo' : `depois de “${[...palavras].slice(-40).join('')}”`;
  return `O ${posicao}º caractere (${codigo}, ${lugar}) não pode ser salvo. Apague-o e tente de novo.`;
}
