import { somarMeses } from '../../kernel/meses.ts';
import type { FatosDaFolha, Lancamento, LancamentoFechado, TipoDeLancamento, Vinculo } from '../types.ts';
import { type Apurado, apurarMes, Historia } from './apuracao.ts';
import { temLinhaNoMes } from './mes-devido.ts';

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
    ...resto,
  };
}

function causaDoComplemento(linhas: readonly LancamentoFechado[]): Lancamento['causa'] {
  const ultima = linhas.at(-1);
  if (ultima === undefined) return 'SEM_LINHA';
  return ultima.tipo === 'ESTORNO' ? 'ESTORNADO' : (ultima.motivo ?? 'SEM_LINHA');
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
    return linha(v, competencia, { tipo: 'COMPLEMENTO', pago: true, causa });
  }
  const decidido = fatos.decididos.find((um) => um.instrutorId === id && um.competencia === competencia);
  const { decisao = null, justificativa = null } = decidido ?? {};
  const motivo = apurado.estorna ? apurado.motivo : dispensadoAgora(v, competencia, fatos);
  if (motivo === null || saldo < 1) return null;
  return linha(v, competencia, { tipo: 'ESTORNO', pago: false, motivo, decisao, justificativa });
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
    return fatos.vinculos.flatMap((v) => {
      const apurado = apurados.get(v.instrutor.id);
      const um = apurado === undefined ? null : ajuste(v, competencia, apurado, fatos, historia);
      return um === null ? [] : [um];
    });
  });
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
      const { devido = false, motivo = null, vaga = null } = apurados.get(v.instrutor.id) ?? {};
      return linha(v, mes, { tipo: 'NORMAL', pago: devido, motivo, vaga });
    });
  return [...doMes, ...ajustesDe(mesesAAjustar(mes, fatos), fatos, historia)].toSorted(porNome);
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
  const falta = ajustesDe(mesesAAjustar(seguinte, fatos), fatos, new Historia(fatos)).length > 0;
  return falta ? [...comLinhas, seguinte] : comLinhas;
}
