import { NAO_SE_APLICA } from '../frequencia/limits.ts';
import { somarMeses } from '../kernel/meses.ts';
import type { Bolsista, Lancamento, MotivoDoNaoPagamento, Recebido } from './types.ts';

/** Whether the tie touches the month: begun by then, and not ended before it. */
export function alcancaOMes({ mesInicio, fim }: Pick<Bolsista, 'fim' | 'mesInicio'>, mes: string): boolean {
  return mesInicio !== null && mesInicio <= mes && (fim === null || fim.slice(0, 7) >= mes);
}

/** The first reason, in the order of MOTIVOS_DO_NAO_PAGAMENTO, for which the month is not paid; null = it is paid. */
export function motivoDoNaoPagamento(
  { situacao, horas, ausencias }: Pick<Bolsista, 'ausencias' | 'horas' | 'situacao'>,
  mes: string,
  jaPago: boolean,
): MotivoDoNaoPagamento | null {
  const registradas = horas[mes];
  if (situacao !== 'REGULAR') return 'IRREGULAR';
  if (registradas === undefined) return 'SEM_FREQUENCIA';
  if (registradas === NAO_SE_APLICA) return 'NAO_SE_APLICA';
  if (ausencias.includes(mes)) return 'AUSENCIA';
  return jaPago ? 'JA_PAGO' : null;
}

/** Who was paid for what: one person is one e-mail, whatever its case, and one instructor, whatever his e-mail. */
function recebimentos(recebidos: readonly Recebido[]) {
  const feitos = new Set<string>();
  const chaves = ({ instrutorId, email, competencia }: Recebido) => [
    `${competencia} ${instrutorId}`,
    `${competencia} ${email.toLowerCase()}`,
  ];
  const registrar = (um: Recebido) => {
    for (const chave of chaves(um)) feitos.add(chave);
  };
  recebidos.forEach(registrar);
  return { registrar, tem: (um: Recebido) => chaves(um).some((chave) => feitos.has(chave)) };
}

function porId(a: Bolsista, b: Bolsista): number {
  return a.instrutor.id - b.instrutor.id;
}

function porNome(a: Lancamento, b: Lancamento): number {
  const tipos = Number(a.tipo === 'AJUSTE') - Number(b.tipo === 'AJUSTE');
  const nomes = a.instrutor.nome.localeCompare(b.instrutor.nome, 'pt-BR');
  return tipos || nomes || a.instrutor.id - b.instrutor.id || a.competencia.localeCompare(b.competencia);
}

export interface FatosDaFolha {
  readonly bolsistas: readonly Bolsista[];
  /** Every payment of the closed sheets. */
  readonly recebidos: readonly Recebido[];
  /** The months whose sheets are closed. */
  readonly fechados: readonly string[];
}

/**
 * The lines of a month's sheet: one for each grant holder whose tie touches it, and an adjustment for each earlier
 * closed month that he was not paid for and has earned by now. Nobody is paid twice for one month, even with two ties.
 */
export function lancamentosDaFolha(
  mes: string,
  { bolsistas, recebidos, fechados }: FatosDaFolha,
): Lancamento[] {
  const pagos = recebimentos(recebidos);
  const anteriores = fechados.filter((fechado) => fechado < mes).toSorted();
  const linha = (b: Bolsista, competencia: string, tipo: Lancamento['tipo']): Lancamento => {
    const { instrutor, projeto } = b;
    const um = { instrutorId: instrutor.id, email: instrutor.email, competencia };
    const motivo = motivoDoNaoPagamento(b, competencia, pagos.tem(um));
    if (motivo === null) pagos.registrar(um);
    return {
      instrutor,
      projeto,
      competencia,
      tipo,
      pago: motivo === null,
      motivo,
      horas: b.horas[competencia] ?? null,
    };
  };
  const lancamentos = bolsistas.toSorted(porId).flatMap((b) => [
    ...(alcancaOMes(b, mes) ? [linha(b, mes, 'NORMAL')] : []),
    ...anteriores
      .filter((anterior) => alcancaOMes(b, anterior))
      .map((anterior) => linha(b, anterior, 'AJUSTE'))
      .filter(({ pago }) => pago),
  ]);
  return lancamentos.toSorted(porNome);
}

/** The months up to `ate` that have grant holders and no closed sheet, the earliest first. */
export function mesesEmAberto(
  { bolsistas, fechados }: Pick<FatosDaFolha, 'bolsistas' | 'fechados'>,
  ate: string,
): string[] {
  const inicios = bolsistas.flatMap(({ mesInicio }) => (mesInicio === null ? [] : [mesInicio])).toSorted();
  const fechadosAte = new Set(fechados);
  const abertos: string[] = [];
  for (let mes = inicios[0] ?? somarMeses(ate, 1); mes <= ate; mes = somarMeses(mes, 1)) {
    const tem = !fechadosAte.has(mes) && bolsistas.some((b) => alcancaOMes(b, mes));
    if (tem) abertos.push(mes);
  }
  return abertos;
}
