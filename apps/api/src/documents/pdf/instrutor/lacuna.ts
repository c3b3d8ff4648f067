export function ouLacuna(conhecido: string, largura = 28): string {
  const texto = conhecido.trim();
  return texto === '' ? '_'.repeat(largura) : texto;
}
