import { compararDias, ehDiaValido, somarDias } from '../../kernel/datas.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import { AFASTAMENTO_MAXIMO_EM_DIAS, DIAS_ADIANTE, MOTIVO_MAXIMO } from '../limits.ts';
import { MENSAGENS_COORDENACAO as M } from '../messages.ts';
import type { Afastamento } from '../types.ts';

export function problemasDoMotivo(motivo: string): Problema[] {
  return reunir(
    estaVazio(motivo)
      ? problema('motivo', 'CAMPOS_VAZIOS', M.escrevaOMotivo)
      : problemaDeLinha('motivo', motivo, MOTIVO_MAXIMO),
  );
}

function problemaDosDias(inicio: string, fim: string, hoje: string): Problema | null {
  if (!ehDiaValido(inicio)) return problema('inicio', 'DIA_INVALIDO', M.inicioInvalido);
  const ultimo = somarDias(hoje, DIAS_ADIANTE);
  if (compararDias(inicio, ultimo) > 0) {
    return problema('inicio', 'AFASTAMENTO_DISTANTE', M.inicioDistante(ultimo));
  }
  if (!ehDiaValido(fim) || compararDias(fim, hoje) < 0) return problema('fim', 'DIA_INVALIDO', M.fimInvalido);
  if (compararDias(fim, inicio) < 0) return problema('fim', 'FIM_ANTES_DO_INICIO', M.fimAntesDoInicio);
  const longo = compararDias(fim, somarDias(inicio, AFASTAMENTO_MAXIMO_EM_DIAS)) > 0;
  return longo ? problema('fim', 'AFASTAMENTO_LONGO', M.longoDemais) : null;
}

/**
 * Errors in an absence. It may have begun already, because an illness is often registered after its first
 * day.
 */
export function problemasDoAfastamento(
  { inicio, fim, motivo }: Pick<Afastamento, 'fim' | 'inicio'> & { readonly motivo: string },
  hoje: string,
): Problema[] {
  return reunir(problemaDosDias(inicio, fim, hoje), ...problemasDoMotivo(motivo));
}

export function estaAfastado(afastamentos: readonly Afastamento[], hoje: string): boolean {
  return afastamentos.some(
    ({ inicio, fim, encerrado }) =>
      !encerrado && compararDias(inicio, hoje) <= 0 && compararDias(hoje, fim) <= 0,
  );
}

/** Whether the absence can still be ended: nobody ended it, and its last day has not passed. */
export function podeEncerrar(
  { fim, encerrado }: Pick<Afastamento, 'encerrado' | 'fim'>,
  hoje: string,
): boolean {
  return !encerrado && compararDias(fim, hoje) >= 0;
}
