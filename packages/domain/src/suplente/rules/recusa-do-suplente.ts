import { problemasDoMotivoDoEdital } from '../../edital/rules/motivo.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { MENSAGENS_SUPLENTE as M } from '../messages.ts';

/** The administration records a refusal only with what the coordinator wrote (D53). */
export function problemasDaRecusa(motivo: string, recusa: string | null | undefined): Problema[] {
  return [
    ...problemasDoMotivoDoEdital(motivo),
    ...(recusa ? [] : [problema('recusa', 'SEM_RECUSA_ESCRITA', M.semRecusaEscrita)]),
  ];
}
