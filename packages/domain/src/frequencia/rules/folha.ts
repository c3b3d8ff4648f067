import { nuncaComecou } from '../../instrutor/rules/mes-de-inicio.ts';
import { HORAS_PADRAO, HORAS_SEM_CONFIRMACAO, MESES_DO_ANO, NAO_SE_APLICA } from '../limits.ts';
import type { Celula, HorasDoMes, InstrutorNaFolha, LinhaDaFolha, MesDoAluno } from '../types.ts';
import { anoEMes, estadoDoMes, mesDoAno, ultimoMesDoAno } from './meses.ts';

/** The year of a sheet, and the day of the institution's zone on which it is seen ('yyyy-mm-dd'). */
export interface QuandoDaFolha {
  readonly ano: number;
  readonly hoje: string;
}

/**
 * Whether the row can be edited: an irregular instructor's is read-only (D28); a vínculo that never began has
 * no entries (D40).
 */
export function aceitaFrequencia(
  instrutor: Pick<InstrutorNaFolha, 'fim' | 'mesInicio' | 'situacaoInstrutor'>,
): boolean {
  return instrutor.situacaoInstrutor === 'REGULAR' && !nuncaComecou(instrutor);
}

/**
 * The proposal for a month without an entry: −1 outside the vínculo, 34 within it, nothing in the future
 * (D27).
 */
function horasPropostas(estado: Celula['estado']): number | null {
  if (estado === 'FUTURO') return null;
  return estado === 'ABERTO' ? HORAS_PADRAO : NAO_SE_APLICA;
}

/** The sum, exact to one decimal; −1 counts as nothing. */
export function totalDeHoras(meses: readonly Pick<HorasDoMes, 'horas'>[]): number {
  let decimos = 0;
  for (const { horas } of meses) if (horas !== null && horas >= 0) decimos += Math.round(horas * 10);
  return decimos / 10;
}

export function temLinha(
  { mesInicio, fim }: Pick<InstrutorNaFolha, 'mesInicio' | 'fim'>,
  ano: number,
  temEntradas: boolean,
): boolean {
  if (fim === null || temEntradas) return true;
  return (
    !nuncaComecou({ mesInicio, fim }) &&
    mesInicio !== null &&
    mesInicio <= mesDoAno(ano, MESES_DO_ANO) &&
    fim >= mesDoAno(ano, 1)
  );
}

/**
 * One instructor's year: twelve cells, stored or proposed; an irregular row proposes nothing. A month that the student sent
 * proposes their sum.
 */
export function montarLinha(
  instrutor: InstrutorNaFolha,
  guardado: {
    readonly versao: number;
    readonly horasPorMes: readonly HorasDoMes[];
    readonly doAluno?: readonly MesDoAluno[];
  },
  { ano, hoje }: QuandoDaFolha,
): LinhaDaFolha {
  const { id, nome, tipoAluno, situacaoInstrutor, mesInicio, fim, aguardandoConferencia, falta } = instrutor;
  const aceita = aceitaFrequencia(instrutor);
  const ultimo = ultimoMesDoAno(ano, hoje);
  const porMes = new Map(guardado.horasPorMes.map((dele) => [dele.mes, dele]));
  const celulas = Array.from({ length: MESES_DO_ANO }, (_, i): Celula => {
    const mes = i + 1;
    const estado = estadoDoMes({ mesInicio, fim }, ano, mes, hoje);
    const { horas: guardadas = null, deOficio = null } = porMes.get(mes) ?? {};
    const aluno = guardado.doAluno?.find((dele) => dele.mes === mes) ?? null;
    const horas = guardadas ?? (aceita ? (aluno?.horas ?? horasPropostas(estado)) : null);
    const editavel = aceita && mes <= ultimo;
    return { mes, horas, estado, guardada: guardadas !== null, editavel, deOficio, aluno };
  });
  return {
    instrutor: { id, nome },
    tipoAluno,
    situacaoInstrutor,
    mesInicio,
    fim,
    versao: guardado.versao,
    aceita,
    celulas,
    aguardandoConferencia,
    falta: [...falta],
    total: totalDeHoras(guardado.horasPorMes),
  };
}

/** Every month that can be registered is: nothing of the year's sheet is only proposed. */
export function folhaRegistrada(linhas: readonly Pick<LinhaDaFolha, 'celulas'>[]): boolean {
  const editaveis = linhas.flatMap(({ celulas }) => celulas.filter(({ editavel }) => editavel));
  return editaveis.length > 0 && editaveis.every(({ guardada }) => guardada);
}

interface HorasDoInstrutor
  extends Pick<LinhaDaFolha, 'fim' | 'instrutor' | 'mesInicio' | 'situacaoInstrutor' | 'tipoAluno'> {
  readonly horasPorMes: readonly HorasDoMes[];
}

/**
 * A grant of the current month is paid only for hours above 0; a vínculo that does not reach the month has
 * none (D39).
 */
function perdeOMes(linha: HorasDoInstrutor, horas: number, { ano, hoje }: QuandoDaFolha): boolean {
  const { tipoAluno, situacaoInstrutor } = linha;
  const bolsista = tipoAluno === 'BOLSISTA' && situacaoInstrutor === 'REGULAR';
  return bolsista && horas <= 0 && estadoDoMes(linha, ano, anoEMes(hoje).mes, hoje) === 'ABERTO';
}

/**
 * The instructors that a question before saving names: fewer than 32 hours in the current month, or none and
 * so no grant (E-FREQUENCIA-3).
 */
export function poucasHoras(
  linhas: readonly HorasDoInstrutor[],
  quando: QuandoDaFolha,
): { readonly poucas: readonly string[]; readonly semPagamento: readonly string[] } {
  const atual = anoEMes(quando.hoje);
  const [poucas, semPagamento]: [string[], string[]] = [[], []];
  if (quando.ano !== atual.ano) return { poucas, semPagamento };
  for (const linha of linhas) {
    const { horas = null } = linha.horasPorMes.find(({ mes }) => mes === atual.mes) ?? {};
    if (horas === null) continue;
    const { nome } = linha.instrutor;
    if (perdeOMes(linha, horas, quando)) semPagamento.push(nome);
    else if (horas !== NAO_SE_APLICA && horas < HORAS_SEM_CONFIRMACAO) poucas.push(nome);
  }
  return { poucas, semPagamento };
}
