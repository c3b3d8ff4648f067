import type { Email } from '../email.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface CabecaDaAuditoria extends Remessa {
  readonly dia: string;
  readonly elo: number;
  readonly hash: string;
}

/** The end of the audit's chain for a day, to be stored outside the server (C-F7). */
export function emailDaCabecaDaAuditoria({ dia, elo, hash, ...remessa }: CabecaDaAuditoria): Email {
  return montarEmail(remessa, {
    assunto: `Auditoria de ${dia.split('-').reverse().join('/')}`,
    blocos: [
      `No fim deste dia a auditoria tinha ${elo} registros em cadeia. A soma do último é:`,
      hash,
      'Guarde esta mensagem fora do servidor. Com ela se descobre se registros foram apagados depois:',
      `npm run cli -- auditoria verificar --cabeca ${elo}:${hash}`,
    ],
  });
}
