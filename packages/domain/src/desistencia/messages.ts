import type { Fundamento } from './types.ts';

export * as MENSAGENS_DESISTENCIA from './textos.ts';

/** The names on screens, in the order of the administration's choices. */
export const NOMES_DOS_FUNDAMENTOS: Readonly<Record<Fundamento, string>> = {
  COORDENADOR: 'decisão do coordenador',
  PEDIDO_ESCRITO: 'pedido escrito do coordenador',
  CONSULTA: 'consulta ao coordenador',
  SEM_RESPOSTA: 'consulta sem resposta em 10 dias',
  FALECIMENTO: 'falecimento do coordenador',
  FIM_DO_CARGO: 'fim do cargo do coordenador',
};
