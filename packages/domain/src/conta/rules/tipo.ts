import { type Problema, problema } from '../../kernel/problema.ts';
import { estaVazio, temCaracterNaoGuardavel } from '../../kernel/texto.ts';
import { MENSAGENS_CONTA } from '../messages.ts';
import type { TipoDeUsuario } from '../types.ts';

/** Making somebody an administrator needs a reason; the audit keeps it. */
export function exigeMotivo(tipo: TipoDeUsuario): boolean {
  return tipo === 'administrador';
}

export function problemasDaMudancaDeTipo(tipo: TipoDeUsuario, motivo: string | null | undefined): Problema[] {
  if (exigeMotivo(tipo) && estaVazio(motivo)) {
    return [problema('motivo', 'MOTIVO_NECESSARIO', MENSAGENS_CONTA.motivoDoAdministrador)];
  }
  return temCaracterNaoGuardavel(motivo ?? '')
    ? [problema('motivo', 'CARACTER_PROIBIDO', 'O texto tem caracteres que não são permitidos')]
    : [];
}
