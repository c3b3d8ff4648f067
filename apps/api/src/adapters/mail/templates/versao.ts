/** '3', or '3 (resultado preliminar)'. */
export function versaoEmPalavras(versao: number, preliminar: boolean | undefined): string {
  return preliminar === true ? `${versao} (resultado preliminar)` : String(versao);
}
