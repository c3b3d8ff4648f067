import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
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
  return reunir(problemaDeCaractere('motivo', motivo));
}
