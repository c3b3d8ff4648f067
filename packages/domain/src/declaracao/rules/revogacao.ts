import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { MOTIVO_DA_REVOGACAO_MAXIMO } from '../limits.ts';
import { MENSAGENS_DECLARACAO as M } from '../messages.ts';

export function problemasDaRevogacao(motivo: string | null | undefined): Problema[] {
  const texto = motivo ?? '';
  return reunir(
    estaVazio(texto) ? problema('motivo', 'MOTIVO_VAZIO', M.escrevaOMotivo) : null,
    problemaDeCaractere('motivo', texto),
    contarCodePoints(texto) > MOTIVO_DA_REVOGACAO_MAXIMO
      ? problema('motivo', 'TEXTO_LONGO', M.motivoLongo)
      : null,
  );
}
