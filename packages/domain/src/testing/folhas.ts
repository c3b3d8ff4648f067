import { lancamentosConferidos } from '../pagamento/rules/duas-pessoas.ts';
import { lancamentosDaFolha } from '../pagamento/rules/lancamentos.ts';
import { somarFolha } from '../pagamento/rules/valores.ts';
import type {
  Conferencia,
  FatosDaFolha,
  Lancamento,
  LancamentoFechado,
  PessoaDaFolha,
  Vinculo,
} from '../pagamento/types.ts';
import { fatosCom } from './vinculos.ts';

/** Somebody with the right to close sheets. */
export const umaPessoa = (id: number, dados: Partial<PessoaDaFolha> = {}): PessoaDaFolha => ({
  ...{ id, nome: `Pessoa ${id}`, partes: [], escreveu: [] },
  ...dados,
});

/** The conference of these lines by person 2. */
export const umaConferencia = (
  lancamentos: readonly Lancamento[],
  dados: Partial<Conferencia> = {},
): Conferencia => ({
  ...{ id: 1, em: '2026-06-01T00:00:00.000Z', por: { id: 2, nome: 'Pessoa 2' } },
  ...{ total: somarFolha(lancamentos).valorAPagar, linhas: lancamentos.length },
  lancamentos: lancamentosConferidos(lancamentos),
  ...dados,
});

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
