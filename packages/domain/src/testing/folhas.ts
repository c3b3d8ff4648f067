import { lancamentosDaFolha } from '../pagamento/rules/lancamentos.ts';
import type { FatosDaFolha, LancamentoFechado, Vinculo } from '../pagamento/types.ts';
import { fatosCom } from './vinculos.ts';

/** A summary of each line: the instructor, the month, its kind, whether it is paid, and why not. */
export const resumoDaFolha = (mes: string, fatos: FatosDaFolha) =>
  lancamentosDaFolha(mes, fatos).map((l) => [l.instrutor.id, l.competencia, l.tipo, l.pago, l.motivo]);

/** The facts after these months were closed one after another, with the vínculos changed by `depois`. */
export function depoisDeFechar(
  meses: readonly string[],
  vinculos: readonly Vinculo[],
  depois: (v: Vinculo) => Vinculo = (v) => v,
  dados: Partial<FatosDaFolha> = {},
): FatosDaFolha {
  const lancados: LancamentoFechado[] = [];
  const fechados: string[] = [];
  for (const mes of meses) {
    const linhas = lancamentosDaFolha(mes, fatosCom(vinculos, { ...dados, lancados, fechados }));
    lancados.push(...linhas.map((l) => ({ ...l, folha: mes })));
    fechados.push(mes);
  }
  return fatosCom(vinculos.map(depois), { ...dados, lancados, fechados });
}
