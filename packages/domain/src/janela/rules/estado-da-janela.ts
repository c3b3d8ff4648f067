import type { Configuracao, NomeDaJanela } from '../../configuracao/types.ts';
import { diaNoFuso, fimDoDia, inicioDoDia, somarDias } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { EstadoDaJanela, Prorrogacao } from '../types.ts';
import { aberturasDaJanela, type Periodo } from './aberturas.ts';
import { textoDaJanela } from './texto.ts';

/** Milliseconds that a clock may go back after an extension without closing the window (T-J8). */
export const RECUO_TOLERADO_MS = 60_000;

export interface PerguntaDaJanela {
  readonly janela: NomeDaJanela;
  readonly configuracao: Configuracao;
  readonly prorrogacoes: readonly Prorrogacao[];
  /** null: no particular project, so only extensions for all count. */
  readonly projetoId: number | null;
  readonly agora: Date;
}

/** Why the window is open: the days of its rule, or an extension, which begins at an instant. */
interface Trecho {
  readonly inicioEm: number | null;
  readonly de: string;
  readonly ate: string;
}

function prorrogacoesQueValem({
  janela,
  configuracao,
  prorrogacoes,
  projetoId,
  agora,
}: PerguntaDaJanela): Trecho[] {
  return prorrogacoes
    .filter((p) => p.janela === janela && (p.projetoId === null || p.projetoId === projetoId))
    .map((p) => ({ criadaEm: Date.parse(p.criadaEm), ate: p.ate }))
    .filter(({ criadaEm }) => criadaEm - RECUO_TOLERADO_MS <= agora.getTime())
    .map(({ criadaEm, ate }) => {
      const inicioEm = Math.min(criadaEm, agora.getTime());
      return { inicioEm, de: diaNoFuso(new Date(inicioEm), configuracao.fuso), ate };
    });
}

function queCobre(trechos: readonly Trecho[], instante: number, fuso: string): Trecho | undefined {
  const dia = diaNoFuso(new Date(instante), fuso);
  return trechos.find(
    ({ de, ate, inicioEm }) => dia >= de && dia <= ate && (inicioEm === null || inicioEm <= instante),
  );
}

function primeiroInstante(trechos: readonly Trecho[], atual: Trecho, fuso: string): number {
  const inicio = atual.inicioEm ?? inicioDoDia(atual.de, fuso).getTime();
  const anterior = queCobre(trechos, inicio - 1, fuso);
  return anterior === undefined ? inicio : primeiroInstante(trechos, anterior, fuso);
}

function ultimoDia(trechos: readonly Trecho[], ate: string): string {
  const seguinte = trechos.find((t) => t.de <= somarDias(ate, 1) && t.ate > ate);
  return seguinte === undefined ? ate : ultimoDia(trechos, seguinte.ate);
}

interface Abertura {
  readonly abreEm: string;
  readonly fechaEm: string | null;
}

function aberturaDe(
  atual: Trecho,
  trechos: readonly Trecho[],
  regulares: readonly Periodo[],
  fuso: string,
): Abertura {
  const ate = ultimoDia(trechos, atual.ate);
  const semFim = ate !== atual.ate && regulares.at(-1)?.ate === ate;
  return {
    abreEm: new Date(primeiroInstante(trechos, atual, fuso)).toISOString(),
    fechaEm: semFim ? null : fimDoDia(ate, fuso).toISOString(),
  };
}

/**
 * The state of a window, asked by the server's check, the button and the page alike (D23). Days of
 * configuracao.fuso, both included.
 */
export function estadoDaJanela(pergunta: PerguntaDaJanela): EstadoDaJanela {
  const { janela, configuracao, agora } = pergunta;
  const { fuso } = configuracao;
  const hoje = diaNoFuso(agora, fuso);
  const regulares = aberturasDaJanela(janela, configuracao, hoje);
  const prorrogacoes = prorrogacoesQueValem(pergunta);
  const trechos: Trecho[] = [...regulares.map((p) => ({ ...p, inicioEm: null })), ...prorrogacoes];
  const atual = queCobre(trechos, agora.getTime(), fuso);
  const proxima = atual ?? trechos.find((t) => t.de > hoje);
  const abertura = proxima === undefined ? null : aberturaDe(proxima, trechos, regulares, fuso);
  return {
    janela,
    aberta: atual !== undefined,
    abreEm: abertura?.abreEm ?? null,
    fechaEm: abertura?.fechaEm ?? null,
    texto: textoDaJanela(janela, configuracao, atual === undefined ? hoje : null),
    prorrogadaAte:
      atual === undefined || atual.inicioEm === null
        ? null
        : prorrogacoes.reduce((ultimo, { ate }) => (ate > ultimo ? ate : ultimo), atual.ate),
  };
}

/** Throws 409, naming the window and its next opening (D23). */
export function exigirJanelaAberta(estado: EstadoDaJanela): void {
  if (estado.aberta) return;
  throw new DomainError('conflito', 'FORA_DA_JANELA', estado.texto, [], { abreEm: estado.abreEm });
}
