/** What is known, or a line to write it on. */
export function ouLacuna(conhecido: string, largura = 28): string {
  const texto = conhecido.trim();
  return texto === '' ? '_'.repeat(largura) : texto;
}
