import { somarMeses } from '../../kernel/meses.ts';
import type { FatosDaFolha, Lancamento, LancamentoFechado, TipoDeLancamento, Vinculo } from '../types.ts';
import { type Apurado, apurarMes, Historia } from './apuracao.ts';
import { temLinhaNoMes } from './mes-devido.ts';
import { regraDoMes, valorDaBolsa, valorDevido } from './valores.ts';

const ORDEM: Readonly<Record<TipoDeLancamento, number>> = {
  NORMAL: 0,
  COMPLEMENTO: 1,
  AJUSTE: 1,
  ESTORNO: 2,
};

function porNome(a: Lancamento, b: Lancamento): number {
  const tipos = ORDEM[a.tipo] - ORDEM[b.tipo];
  const nomes = a.instrutor.nome.localeCompare(b.instrutor.nome, 'pt-BR');
  return tipos || nomes || a.instrutor.id - b.instrutor.id || a.competencia.localeCompare(b.competencia);
}

function linha(
  v: Vinculo,
  competencia: string,
  resto: Pick<Lancamento, 'pago' | 'tipo'> & Partial<Lancamento>,
): Lancamento {
  const { id, titulo } = v.projeto;
  return {
    instrutor: v.instrutor,
    projeto: { id, titulo },
    competencia,
    motivo: null,
    causa: null,
    decisao: null,
    justificativa: null,
    horas: v.horas[competencia] ?? null,
    vaga: null,
    acumulo: v.acumulo,
    valorCheio: null,
    valor: null,
    dias: null,
    parcial: false,
    ...resto,
  };
}

function causaDoComplemento(linhas: readonly LancamentoFechado[]): Lancamento['causa'] {
  const ultima = linhas.at(-1);
  if (ultima === undefined) return 'SEM_LINHA';
  return ultima.tipo === 'ESTORNO' ? 'ESTORNADO' : (ultima.motivo ?? 'SEM_LINHA');
}

/**
 * The full value and the cents due, with the days that they pay. A month already paid keeps the value that it
 * was paid with, whatever was registered since.
 */
function devidoEmCentavos(
  v: Vinculo,
  mes: string,
  { dias }: Apurado,
  fatos: FatosDaFolha,
  historia: Historia,
): Pick<Lancamento, 'dias' | 'valor' | 'valorCheio'> {
  const valorCheio = historia.valorPago(v.instrutor.id, mes) ?? valorDaBolsa(fatos.valores, v.edital, mes);
  const regra = regraDoMes(mes, fatos);
  const parte = { regra, mes, dias: dias ?? [], horas: v.horas[mes] ?? 0 };
  const valor = valorCheio === null ? null : valorDevido(valorCheio, parte);
  return { valorCheio, valor, dias: dias?.length ?? null };
}

/** A difference in cents for a month that stays paid, where facts changed its days or hours; null: none. */
function diferenca(
  v: Vinculo,
  competencia: string,
  apurado: Apurado,
  fatos: FatosDaFolha,
  historia: Historia,
): Lancamento | null {
  const { id } = v.instrutor;
  const centavos = historia.centavos(id, competencia);
  const { valor, ...cheio } = devidoEmCentavos(v, competencia, apurado, fatos, historia);
  if (centavos === null || valor === null || historia.dispensado(id, competencia)) return null;
  const { pago, perdoado } = centavos;
  const parte = { ...cheio, parcial: true };
  if (valor > pago) {
    const mais = { ...parte, causa: 'MAIS_DO_QUE_PAGO' as const, valor: valor - pago };
    return linha(v, competencia, { tipo: 'COMPLEMENTO', pago: true, ...mais });
  }
  const devolve = pago - perdoado - valor;
  if (devolve <= 0) return null;
  const menos = { ...parte, motivo: 'MENOS_DO_QUE_PAGO' as const, valor: devolve };
  return linha(v, competencia, {
    tipo: 'ESTORNO',
    pago: false,
    ...menos,
    ...decisaoSobre(v, menos, competencia, fatos),
  });
}

/** The stored decision, if it is about this amount and kind of estorno. */
function decisaoSobre(
  { instrutor }: Vinculo,
  { valor, parcial }: Pick<Lancamento, 'parcial' | 'valor'>,
  competencia: string,
  { decididos }: FatosDaFolha,
): Pick<Lancamento, 'decisao' | 'justificativa'> {
  const uma = decididos.find((um) => um.instrutorId === instrutor.id && um.competencia === competencia);
  if (uma === undefined || uma.valor !== valor || uma.parcial !== parcial) {
    return { decisao: null, justificativa: null };
  }
  return { decisao: uma.decisao, justificativa: uma.justificativa };
}

/** The difference between what is due now for a closed month and what its lines paid; null: none (D39). */
function ajuste(
  v: Vinculo,
  competencia: string,
  apurado: Apurado,
  fatos: FatosDaFolha,
  historia: Historia,
): Lancamento | null {
  const { id } = v.instrutor;
  const saldo = historia.saldo(id, competencia);
  if (apurado.devido && saldo < 1 && historia.podeComplementar(v, competencia)) {
    const causa = causaDoComplemento(historia.linhas(id, competencia));
    const { valor, ...cheio } = devidoEmCentavos(v, competencia, apurado, fatos, historia);
    // Cents of a waived part stay with the student.
    const falta = valor === null ? null : valor - (historia.centavos(id, competencia)?.pago ?? 0);
    if (falta !== null && falta <= 0) return null;
    return linha(v, competencia, { tipo: 'COMPLEMENTO', pago: true, causa, ...cheio, valor: falta });
  }
  if (saldo < 1) return null;
  const motivo = apurado.estorna ? apurado.motivo : dispensadoAgora(v, competencia, fatos);
  if (motivo === null) return apurado.devido ? diferenca(v, competencia, apurado, fatos, historia) : null;
  const centavos = historia.centavos(id, competencia);
  const valorCheio =
    historia.valorPago(id, competencia) ?? valorDaBolsa(fatos.valores, v.edital, competencia);
  const volta = { parcial: false, valor: centavos === null ? valorCheio : centavos.pago - centavos.perdoado };
  return linha(v, competencia, {
    ...{ tipo: 'ESTORNO', pago: false, motivo, valorCheio },
    ...volta,
    ...decisaoSobre(v, volta, competencia, fatos),
  });
}

/**
 * Complements of a month with a proportional rule never raise what a project's ties were paid above one full
 * value a place (D55). Returns that are waived leave no room; what finds none comes again in a later sheet.
 */
function dentroDasVagas(
  ajustes: readonly Lancamento[],
  mes: string,
  fatos: FatosDaFolha,
  historia: Historia,
): Lancamento[] {
  if (regraDoMes(mes, fatos) === 'nenhuma') return [...ajustes];
  const livre = new Map<number, number>();
  for (const [projeto, vinculos] of Map.groupBy(fatos.vinculos, (v) => v.projeto.id)) {
    const cheios = vinculos.map(
      (v) => historia.valorPago(v.instrutor.id, mes) ?? valorDaBolsa(fatos.valores, v.edital, mes) ?? 0,
    );
    const pagos = vinculos.map((v) => historia.centavos(v.instrutor.id, mes)?.pago ?? 0);
    const volta = ajustes
      .filter((l) => l.tipo === 'ESTORNO' && l.decisao !== 'DISPENSADO' && l.projeto.id === projeto)
      .map(({ valor }) => valor ?? 0);
    const soma = (centavos: readonly number[]) => centavos.reduce((a, b) => a + b, 0);
    const teto = (vinculos[0]?.projeto.vagas ?? 0) * Math.max(...cheios);
    livre.set(projeto, teto - soma(pagos) + soma(volta));
  }
  return ajustes.flatMap((l) => {
    if (l.tipo !== 'COMPLEMENTO' || l.valor === null) return [l];
    const valor = Math.min(l.valor, livre.get(l.projeto.id) ?? 0);
    livre.set(l.projeto.id, (livre.get(l.projeto.id) ?? 0) - Math.max(0, valor));
    return valor > 0 ? [{ ...l, valor }] : [];
  });
}

/** Why a month would be asked back if its return had not just been waived, for the sheet that waives it. */
function dispensadoAgora(v: Vinculo, mes: string, fatos: FatosDaFolha): Lancamento['motivo'] {
  const sem = fatos.decididos.filter((um) => um.instrutorId !== v.instrutor.id || um.competencia !== mes);
  if (sem.length === fatos.decididos.length) return null;
  const semEla = { ...fatos, decididos: sem };
  const apurado = apurarMes(mes, semEla, new Historia(semEla)).get(v.instrutor.id);
  return apurado?.estorna ? apurado.motivo : null;
}

/** The closed months that this month's sheet corrects: those with no later sheet still open before it. */
function mesesAAjustar(mes: string, fatos: FatosDaFolha): string[] {
  const esperam = mesesComLinhas(fatos, somarMeses(mes, -1));
  return fatos.fechados.filter((c) => c < mes && !esperam.some((e) => e > c)).toSorted();
}

function ajustesDe(meses: readonly string[], fatos: FatosDaFolha, historia: Historia): Lancamento[] {
  return meses.flatMap((competencia) => {
    const apurados = apurarMes(competencia, fatos, historia);
    const ajustes = fatos.vinculos.flatMap((v) => {
      const apurado = apurados.get(v.instrutor.id);
      const um = apurado === undefined ? null : ajuste(v, competencia, apurado, fatos, historia);
      return um === null ? [] : [um];
    });
    return dentroDasVagas(ajustes, competencia, fatos, historia);
  });
}

/** A held line says so and pays nothing; its place and its person stay taken until it is released. */
function comRetencao(l: Lancamento, { retidos }: Pick<FatosDaFolha, 'retidos'>): Lancamento {
  const retido = retidos.find((um) => um.instrutorId === l.instrutor.id && um.competencia === l.competencia);
  if (!l.pago || retido === undefined) return l;
  return { ...l, pago: false, motivo: 'RETIDA', justificativa: retido.motivo, valor: null, dias: null };
}

/**
 * The lines of a month's sheet (D39): one for each grant holder whose vínculo touches the month, then a
 * complement or an estorno for each closed month that was paid wrongly.
 */
export function lancamentosDaFolha(mes: string, fatos: FatosDaFolha): Lancamento[] {
  const historia = new Historia(fatos);
  const apurados = apurarMes(mes, fatos, historia);
  const doMes = fatos.vinculos
    .filter((v) => temLinhaNoMes(v, mes))
    .map((v) => {
      const apurado = apurados.get(v.instrutor.id);
      if (apurado === undefined) throw new Error('a vínculo was not judged');
      const { devido, motivo, vaga } = apurado;
      const valores = devido ? devidoEmCentavos(v, mes, apurado, fatos, historia) : {};
      return linha(v, mes, { tipo: 'NORMAL', pago: devido, motivo, vaga, ...valores });
    });
  return [...doMes, ...ajustesDe(mesesAAjustar(mes, fatos), fatos, historia)]
    .map((l) => comRetencao(l, fatos))
    .toSorted(porNome);
}

function mesesComLinhas(fatos: Pick<FatosDaFolha, 'fechados' | 'vinculos'>, ate: string): string[] {
  const inicios = fatos.vinculos.flatMap(({ mesInicio }) => (mesInicio === null ? [] : [mesInicio]));
  const fechados = new Set(fatos.fechados);
  const abertos: string[] = [];
  const primeiro = inicios.toSorted()[0] ?? somarMeses(ate, 1);
  for (let mes = primeiro; mes <= ate; mes = somarMeses(mes, 1)) {
    if (!fechados.has(mes) && fatos.vinculos.some((v) => temLinhaNoMes(v, mes))) abertos.push(mes);
  }
  return abertos;
}

/**
 * The months up to `ate` without a sheet, the earliest first: those with grant holders, and one month more
 * after the last of them when earlier months need corrections.
 */
export function mesesEmAberto(fatos: FatosDaFolha, ate: string): string[] {
  const comLinhas = mesesComLinhas(fatos, ate);
  const ultimo = fatos.fechados.toSorted().at(-1);
  if (ultimo === undefined) return comLinhas;
  const seguinte = somarMeses(ultimo, 1);
  if (seguinte > ate || comLinhas.some((mes) => mes >= seguinte)) return comLinhas;
  const ajustes = ajustesDe(mesesAAjustar(seguinte, fatos), fatos, new Historia(fatos));
  // A held line alone opens no sheet.
  const falta = ajustes.some((l) => comRetencao(l, fatos).motivo !== 'RETIDA');
  return falta ? [...comLinhas, seguinte] : comLinhas;
}
