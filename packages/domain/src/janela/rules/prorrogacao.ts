import { compararDias, ehDiaValido } from '../../kernel/datas.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import { MENSAGENS_JANELA as M } from '../messages.ts';

export const MOTIVO_MAXIMO = 1000;

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

export function problemasDoMotivoDaProrrogacao(motivo: string): Problema[] {
  return reunir(
    estaVazio(motivo)
      ? problema('motivo', 'CAMPOS_VAZIOS', M.escrevaOMotivo)
      : problemaDeLinha('motivo', motivo, MOTIVO_MAXIMO),
  );
}
