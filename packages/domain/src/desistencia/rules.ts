import { problemasDoMotivoDoEdital } from '../edital/rules/motivo.ts';
import { compararDias, ehDiaValido, formatarDia, somarDias } from '../kernel/datas.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { estaVazio } from '../kernel/texto.ts';
import { DIAS_DE_ANTECEDENCIA } from './limits.ts';
import { MENSAGENS_DESISTENCIA as M } from './messages.ts';
import type { DesistenciaPedida, Fundamento } from './types.ts';

export interface Prazos {
  readonly hoje: string;
  readonly vigenciaFim: string;
}

/**
 * The first possible day. It may be today after a death or the end of the post, which leave nobody to
 * coordinate.
 */
export function primeiroDia(fundamento: Fundamento, hoje: string): string {
  const semCoordenador = fundamento === 'FALECIMENTO' || fundamento === 'FIM_DO_CARGO';
  return semCoordenador ? hoje : somarDias(hoje, DIAS_DE_ANTECEDENCIA);
}

function problemaDoDia({ fundamento, dia }: DesistenciaPedida, { hoje, vigenciaFim }: Prazos) {
  if (fundamento === 'CONSULTA') return null;
  if (estaVazio(dia) || dia === undefined || dia === null) return problema('dia', 'DIA_VAZIO', M.escolhaODia);
  const primeiro = primeiroDia(fundamento, hoje);
  const cabe = ehDiaValido(dia) && compararDias(dia, primeiro) >= 0 && compararDias(dia, vigenciaFim) <= 0;
  if (cabe) return null;
  const [de, ate] = [primeiro, vigenciaFim].map(formatarDia);
  return problema('dia', 'DIA_INVALIDO', `Escolha um dia de ${de} a ${ate}`);
}

export function problemasDaDesistencia(pedida: DesistenciaPedida, prazos: Prazos): Problema[] {
  const comPedido = pedida.fundamento === 'PEDIDO_ESCRITO';
  return [
    ...problemasDoMotivoDoEdital(pedida.motivo),
    ...reunir(
      problemaDoDia(pedida, prazos),
      comPedido && estaVazio(pedida.pedido) ? problema('pedido', 'SEM_PEDIDO', M.anexeOPedido) : null,
      !comPedido && !estaVazio(pedida.pedido) ? problema('pedido', 'PEDIDO_SOBRA', M.soComPedido) : null,
    ),
  ];
}
