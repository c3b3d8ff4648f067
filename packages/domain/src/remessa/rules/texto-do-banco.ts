/** Capital letters of ASCII without accents; anything else becomes a space. Keeps the length of plain text. */
export function textoDoBanco(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'SS')
    .replaceAll('æ', 'AE')
    .replaceAll('ø', 'O')
    .toUpperCase()
    .replace(/[^\x20-\x7e]/g, ' ');
}

/** 'JOSE DA SILVA' of ' José  da Silva ': one space between words. */
export function nomeDoBanco(nome: string): string {
  return textoDoBanco(nome).replace(/ +/g, ' ').trim();
}

/** 'DDMMAAAA' of 'yyyy-mm-dd'. */
export const diaDoBanco = (dia: string): string => dia.split('-').toReversed().join('');
