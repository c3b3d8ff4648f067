import { compararDias, ehDiaValido } from '../../kernel/datas.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeNome } from '../../kernel/texto.ts';
import { MENSAGENS_JANELA as M } from '../messages.ts';

/** Storage cap of a reason; ours (T-C15). */
export const MOTIVO_MAXIMO = 1000;

/** What is wrong with an extension: its last day has not passed, and it says why (D23). `hoje` is 'yyyy-mm-dd'. */
export function problemasDaProrrogacao(
  { ate, motivo }: { readonly ate: string; readonly motivo: string },
  hoje: string,
): Problema[] {
  const vale = ehDiaValido(ate) && compararDias(ate, hoje) >= 0;
  return reunir(
    vale ? null : problema('ate', 'DIA_INVALIDO', M.diaInvalido),
    ...problemasDoMotivoDaProrrogacao(motivo),
  );
}

/** What is wrong with the reason of an extension, or of its end. */
export function problemasDoMotivoDaProrrogacao(motivo: string): Problema[] {
  return reunir(
    estaVazio(motivo)
      ? problema('motivo', 'CAMPOS_VAZIOS', M.escrevaOMotivo)
      : problemaDeNome('motivo', motivo, MOTIVO_MAXIMO),
  );
}
