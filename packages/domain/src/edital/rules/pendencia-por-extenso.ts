/** 'Projetos reprovados: 3', or the sentence alone. */
export function pendenciaPorExtenso(p: {
  readonly mensagem: string;
  readonly quantidade: number | null;
}): string {
  return p.quantidade === null ? p.mensagem : `${p.mensagem}: ${p.quantidade}`;
}

/** Whether it is a figure of what an act would announce, and nothing to look at before it. */
export function ehNumeroDoAto({ codigo }: { readonly codigo: string }): boolean {
  return codigo.startsWith('PUBLICA_');
}

/** Whether only the calendar removes it, so that nobody has anything to do. */
export function soOTempoResolve({ codigo }: { readonly codigo: string }): boolean {
  return codigo === 'VIGENCIA_CORRE';
}
