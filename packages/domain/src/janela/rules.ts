import type { Configuracao, Fechamento, NomeDaJanela } from '../configuracao/types.ts';
import { compararDias, diaNoFuso, fimDoDia, inicioDoDia, somarDias } from '../kernel/datas.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { MENSAGENS_JANELA as M } from './messages.ts';
import type { EstadoDaJanela, Prorrogacao } from './types.ts';

const MESES =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** How far ahead an opening is looked for: more than a year, so that a yearly window is always found. */
const DIAS_A_FRENTE = 800;

export interface PerguntaDaJanela {
  readonly janela: NomeDaJanela;
  readonly configuracao: Pick<Configuracao, 'fuso' | 'janelas' | 'fechamentos'>;
  readonly prorrogacoes: readonly Prorrogacao[];
  /** Whose window: its own extensions count besides those for all; null = nobody's in particular. */
  readonly projetoId: number | null;
  readonly agora: Date;
}

/** Whether the day lies within the days of the window, closures and extensions apart (D23: both ends count). */
export function noPeriodo(janela: NomeDaJanela, janelas: Configuracao['janelas'], dia: string): boolean {
  const [mes, d] = [Number(dia.slice(5, 7)), Number(dia.slice(8, 10))];
  const { diaInicio, diaFim } = janelas[janela];
  if (janela === 'relatorios' && mes !== janelas.relatorios.mes) return false;
  return d >= diaInicio && d <= diaFim;
}

/** The closure that covers this day of the window, if any: 'mm-dd' every year, or one dated day (D23). */
export function fechamentoDoDia(
  janela: NomeDaJanela,
  fechamentos: readonly Fechamento[],
  dia: string,
): Fechamento | null {
  const cobre = ({ de, ate }: Fechamento) => {
    const este = de.length === 5 ? dia.slice(5) : dia;
    return este >= de && este <= ate;
  };
  return fechamentos.find((f) => f.janela === janela && cobre(f)) ?? null;
}

function abertoNoDia({ janela, configuracao }: PerguntaDaJanela, dia: string): boolean {
  const { janelas, fechamentos } = configuracao;
  return noPeriodo(janela, janelas, dia) && fechamentoDoDia(janela, fechamentos, dia) === null;
}

/** The extension in force that lasts longest: from the moment it was recorded to the end of its last day (T-J9). */
function prorrogacaoEmVigor({ janela, prorrogacoes, projetoId, agora, configuracao }: PerguntaDaJanela) {
  const valem = prorrogacoes.filter(
    (p) =>
      p.janela === janela &&
      (p.projetoId === null || p.projetoId === projetoId) &&
      new Date(p.criadaEm) <= agora &&
      agora <= fimDoDia(p.ate, configuracao.fuso),
  );
  return valem.toSorted((a, b) => compararDias(b.ate, a.ate))[0] ?? null;
}

/** Which days the window has, in the words of D23 and D36. */
export function textoDaJanela(janela: NomeDaJanela, janelas: Configuracao['janelas']): string {
  const { diaInicio, diaFim } = janelas[janela];
  if (janela !== 'relatorios') return M[janela](diaInicio, diaFim);
  return M.relatorios(diaInicio, diaFim, MESES[janelas.relatorios.mes - 1] ?? '');
}

/** The first day, from `dia` on, for which it holds; null when there is none within reach. */
function primeiroDia(dia: string, vale: (dia: string) => boolean): string | null {
  for (let n = 0; n <= DIAS_A_FRENTE; n += 1) {
    const este = somarDias(dia, n);
    if (vale(este)) return este;
  }
  return null;
}

/** The first of the unbroken run of open days that `dia` belongs to. */
function comecoDe(pergunta: PerguntaDaJanela, dia: string): string {
  let comeco = dia;
  for (let n = 0; n < DIAS_A_FRENTE && abertoNoDia(pergunta, somarDias(comeco, -1)); n += 1) {
    comeco = somarDias(comeco, -1);
  }
  return comeco;
}

/**
 * Where a window stands at that instant: the one answer that guard, button, message and server share (D23, T-J1).
 * Days are those of `configuracao.fuso`, both ends included to the millisecond (T-J2). An extension opens it from the
 * moment it was recorded, closures included.
 */
export function estadoDaJanela(pergunta: PerguntaDaJanela): EstadoDaJanela {
  const { janela, configuracao, agora } = pergunta;
  const { fuso, janelas, fechamentos } = configuracao;
  const hoje = diaNoFuso(agora, fuso);
  const aberto = (dia: string) => abertoNoDia(pergunta, dia);
  const prorrogada = prorrogacaoEmVigor(pergunta);
  const pelosDias = aberto(hoje);
  const abre = pelosDias ? comecoDe(pergunta, hoje) : primeiroDia(somarDias(hoje, 1), aberto);
  const fecha = abre === null ? null : primeiroDia(pelosDias ? hoje : abre, (dia) => !aberto(dia));
  const ultimo = fecha === null ? null : somarDias(fecha, -1);
  const fechamento = noPeriodo(janela, janelas, hoje) ? fechamentoDoDia(janela, fechamentos, hoje) : null;
  const ate =
    prorrogada === null || (ultimo !== null && pelosDias && prorrogada.ate <= ultimo)
      ? ultimo
      : prorrogada.ate;
  return {
    janela,
    aberta: pelosDias || prorrogada !== null,
    abreEm: abreDe(prorrogada, pelosDias, abre, fuso),
    fechaEm: ate === null ? null : fimDoDia(ate, fuso).toISOString(),
    texto: pelosDias || fechamento === null ? textoDaJanela(janela, janelas) : fechamento.motivo,
    prorrogadaAte: prorrogada?.ate ?? null,
  };
}

function abreDe(
  prorrogada: Prorrogacao | null,
  pelosDias: boolean,
  abre: string | null,
  fuso: string,
): string | null {
  if (prorrogada !== null && !pelosDias) return new Date(prorrogada.criadaEm).toISOString();
  return abre === null ? null : inicioDoDia(abre, fuso).toISOString();
}

/** Throws 409 FORA_DA_JANELA, with the window's text and its next opening, unless it is open (D23, T-J7). */
export function exigirJanelaAberta({ aberta, texto, abreEm }: EstadoDaJanela): void {
  if (!aberta) throw new DomainError('conflito', 'FORA_DA_JANELA', texto, [], { abreEm });
}
