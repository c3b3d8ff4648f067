import { type Problema, problema } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../kernel/texto.ts';
import { MOTIVO_MAXIMO } from './limits.ts';
import { MENSAGENS_AVALIACAO as M } from './messages.ts';

/** The screen asks for a reason, the call does not; at most 2,000 characters. */
export function problemasDoMotivo(motivo: string | null | undefined): Problema[] {
  return contarCodePoints(motivo ?? '') > MOTIVO_MAXIMO
    ? [problema('motivo', 'MOTIVO_LONGO', M.motivoMaximo)]
    : [];
}

/** Errors in the reason for reopening; the evaluator reads it, and the history keeps it. */
export function problemasDoMotivoDaReabertura(motivo: string | null | undefined): Problema[] {
  return problemasDoPorque(motivo, M.escrevaPorQueReabre);
}

export function problemasDoPorque(motivo: string | null | undefined, vazio: string): Problema[] {
  if (estaVazio(motivo)) return [problema('motivo', 'MOTIVO_VAZIO', vazio)];
  const deCaractere = problemaDeCaractere('motivo', motivo);
  return deCaractere === null ? problemasDoMotivo(motivo) : [deCaractere];
}
