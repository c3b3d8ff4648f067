import type { AtoDoEdital } from '../maquina.ts';
import type { Edital, Fase } from '../types.ts';
import { ehPreliminar } from './resultado-publicado.ts';

/** The acts that move a call on, with their names in answers. */
export const ATOS_ADIANTE = {
  encerrarInscricoes: 'encerrarInscricoes',
  iniciarDecisao: 'iniciarDecisao',
  enviarASecretaria: 'enviarASecretaria',
  publicarResultados: 'publicar',
  publicarResultadoFinal: 'publicarFinal',
  arquivarEdital: 'arquivar',
} as const satisfies Partial<Readonly<Record<AtoDoEdital, string>>>;
export type AtoAdiante = keyof typeof ATOS_ADIANTE;

/** From each phase; a test compares it with the machine, which is too large for the pages that ask. */
const SEGUINTE: Readonly<Record<Fase, AtoAdiante | null>> = {
  submissao: 'encerrarInscricoes',
  avaliacao: 'iniciarDecisao',
  decisao: 'enviarASecretaria',
  secretaria: 'publicarResultados',
  resultado: 'arquivarEdital',
  arquivado: null,
};

/** The act that moves a call on from this phase; null at the end, and before submissions begin. */
export function proximoAto(edital: Pick<Edital, 'aberto' | 'fase' | 'finalEm'>): AtoAdiante | null {
  const { fase, aberto } = edital;
  if (ehPreliminar(edital)) return 'publicarResultadoFinal';
  if (fase === 'submissao' && !aberto) return null;
  return SEGUINTE[fase];
}
