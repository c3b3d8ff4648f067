import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { MOTIVO_DO_EDITAL_MAXIMO } from '../limits.ts';
import { MENSAGENS_EDITAL as M } from '../messages.ts';

export function problemasDoMotivoDoEdital(motivo: string | null | undefined): Problema[] {
  if (motivo === undefined || motivo === null || estaVazio(motivo)) {
    return [problema('motivo', 'MOTIVO_VAZIO', M.escrevaOMotivo)];
  }
  return reunir(
    problemaDeCaractere('motivo', motivo),
    contarCodePoints(motivo) > MOTIVO_DO_EDITAL_MAXIMO
      ? problema('motivo', 'TEXTO_LONGO', M.motivoMaximo)
      : null,
  );
}
