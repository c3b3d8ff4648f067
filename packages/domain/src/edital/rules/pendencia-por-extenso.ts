/** 'Projetos reprovados: 3', or the sentence alone. */
export function pendenciaPorExtenso(p: {
  readonly mensagem: string;
  readonly quantidade: number | null;
}): string {
  return p.quantidade === null ? p.mensagem : `${p.mensagem}: ${p.quantidade}`;
}
