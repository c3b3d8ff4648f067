/**
 * The acts that cannot be undone (D57), by the names of their calls: the text of their button, and how an
 * error can be corrected afterwards. Questions before other acts do not call them final.
 */
export const ATOS_FINAIS = {
  publicarResultados: {
    botao: 'Enviar para os coordenadores',
    saida: 'o que estiver errado se corrige depois, com uma versão nova do resultado',
  },
  publicarResultadoFinal: {
    botao: 'Publicar o resultado final',
    saida: 'o que estiver errado se corrige depois, com uma versão nova do resultado',
  },
  aceitarRecurso: { botao: 'Aceitar', saida: 'um erro se corrige com uma versão nova do resultado' },
  recusarRecurso: { botao: 'Recusar', saida: 'um erro se corrige com uma versão nova do resultado' },
  decidirRecursoDaHomologacao: { botao: 'Decidir o recurso…', saida: null },
  declinarSuplente: { botao: 'Informar a recusa dele', saida: null },
  passarListaDeSuplentes: { botao: 'Passar para a regra de hoje…', saida: null },
  responderChamado: { botao: 'Recusar a bolsa', saida: null },
  tirarDoEdital: { botao: 'A ordem caiu…', saida: 'outra ordem abre o edital de novo' },
  encerrarSessaoDaComissao: {
    botao: 'Encerrar e fazer a ata…',
    saida: 'o que mudar depois fica numa retificação da ata',
  },
  fecharFolhaDePagamento: {
    botao: 'Fechar a folha',
    saida: 'o que mudar depois sai como complemento ou estorno noutra folha',
  },
  revogarDeclaracao: { botao: 'Revogar', saida: 'outra declaração pode ser emitida' },
  encerrarConta: { botao: 'Encerrar a conta', saida: null },
} as const satisfies Readonly<Record<string, { readonly botao: string; readonly saida: string | null }>>;
export type AtoFinal = keyof typeof ATOS_FINAIS;

/** The sentence of the question before a final act. */
export function naoSeDesfaz(ato: AtoFinal): string {
  const { saida } = ATOS_FINAIS[ato];
  return saida === null ? 'Isto não se desfaz.' : `Isto não se desfaz: ${saida}.`;
}
