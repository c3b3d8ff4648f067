import { reais } from '../../kernel/dinheiro.ts';
import { DomainError, exigirSemProblemas } from '../../kernel/domain-error.ts';
import { ehMesValido, formatarMes } from '../../kernel/meses.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { VALOR_DA_BOLSA } from '../limits.ts';
import { MENSAGENS_PAGAMENTO as M } from '../messages.ts';
import type { ValorDaBolsa } from '../types.ts';
import { valeNoMes } from './valores.ts';

export type ValorPedido = Omit<ValorDaBolsa, 'id'>;

const FIM_ABERTO = '9999-12';

/** 'de 03/2026 a 12/2026', 'desde 03/2026'. */
export function periodoDoValor({ mesInicio, mesFim }: Pick<ValorDaBolsa, 'mesFim' | 'mesInicio'>): string {
  return mesFim === null
    ? `desde ${formatarMes(mesInicio)}`
    : `de ${formatarMes(mesInicio)} a ${formatarMes(mesFim)}`;
}

/** The stored value of the same type or call that has a month in common. */
function sobreposto(
  um: ValorPedido,
  valores: readonly ValorDaBolsa[],
  menos?: number,
): ValorDaBolsa | undefined {
  return valores.find(
    (outro) =>
      outro.id !== menos &&
      outro.tipo === um.tipo &&
      outro.editalId === um.editalId &&
      outro.mesInicio <= (um.mesFim ?? FIM_ABERTO) &&
      um.mesInicio <= (outro.mesFim ?? FIM_ABERTO),
  );
}

function problemasDoPeriodo(um: ValorPedido, valores: readonly ValorDaBolsa[], menos?: number): Problema[] {
  const { mesInicio, mesFim } = um;
  const meses = reunir(
    ehMesValido(mesInicio) ? null : problema('mesInicio', 'MES_INVALIDO', M.escolhaOMes),
    mesFim === null || ehMesValido(mesFim) ? null : problema('mesFim', 'MES_INVALIDO', M.escolhaOMes),
  );
  if (meses.length > 0) return meses;
  if (mesFim !== null && mesFim < mesInicio)
    return [problema('mesFim', 'FIM_ANTES_DO_INICIO', M.fimAntesDoInicio)];
  const outro = sobreposto(um, valores, menos);
  if (outro === undefined) return [];
  const campo = menos === undefined && valeNoMes(outro, mesInicio) ? 'mesInicio' : 'mesFim';
  const ja = `${reais(outro.centavos)} ${periodoDoValor(outro)}`;
  return [problema(campo, 'PERIODO_SOBREPOSTO', M.periodoSobreposto(ja))];
}

/** What is wrong with a value to be added; the stored ones are judged only where they are known. */
export function problemasDoValor(um: ValorPedido, valores: readonly ValorDaBolsa[]): Problema[] {
  const { centavos, tipo, editalId } = um;
  const certo =
    Number.isInteger(centavos) && centavos >= VALOR_DA_BOLSA.minimo && centavos <= VALOR_DA_BOLSA.maximo;
  return [
    ...(certo ? [] : [problema('centavos', 'VALOR_INVALIDO', M.valorInvalido)]),
    ...((tipo === null) === (editalId === null) ? [problema('tipo', 'PARA_QUE_BOLSA', M.escolhaABolsa)] : []),
    ...problemasDoPeriodo(um, valores),
  ];
}

/** A registered value, and the last month that a closed sheet paid by it; null: none did. */
export interface ValorUsado extends ValorDaBolsa {
  readonly usadoAte: string | null;
}

/** What is wrong with a new last month: it never comes before a month already paid by this value. */
export function problemasDoFim(um: ValorUsado, mesFim: string, valores: readonly ValorDaBolsa[]): Problema[] {
  const problemas = problemasDoPeriodo({ ...um, mesFim }, valores, um.id);
  if (problemas.length > 0 || um.usadoAte === null || mesFim >= um.usadoAte) return problemas;
  return [problema('mesFim', 'MES_JA_PAGO', M.mesJaPago(formatarMes(um.usadoAte)))];
}

/** Throws 422 for a last month that cannot be. */
export function encerrarValor(um: ValorUsado, mesFim: string, valores: readonly ValorDaBolsa[]): string {
  exigirSemProblemas(problemasDoFim(um, mesFim, valores));
  return mesFim;
}

/** Throws 409 once a closed sheet paid by this value: it can only be ended. */
export function exigirSemUso({ usadoAte }: ValorUsado): void {
  if (usadoAte !== null) {
    throw new DomainError('conflito', 'VALOR_USADO', M.valorUsado(formatarMes(usadoAte)));
  }
}
