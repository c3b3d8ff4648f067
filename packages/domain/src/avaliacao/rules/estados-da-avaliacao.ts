import type { Edital } from '../../edital/types.ts';
import { CRITERIOS, type Pontuacoes } from '../types.ts';

/** The states of an assessment. Refusing deletes it, so a refused one has no state. */
export const ESTADOS_DA_AVALIACAO = ['designada', 'aceita', 'concluida'] as const;
export type EstadoDaAvaliacao = (typeof ESTADOS_DA_AVALIACAO)[number];

export type Andamento = { readonly [C in 'aceito' | 'ja_foi_avaliado']: boolean | null };

export function estadoDaAvaliacao({ aceito, ja_foi_avaliado }: Andamento): EstadoDaAvaliacao {
  if (ja_foi_avaliado) return 'concluida';
  return aceito ? 'aceita' : 'designada';
}

const AINDA_ACEITA = { designada: ['aceita'], aceita: ['aceita'] } as const;
/** The states before and after each act, by the names of the contract's calls (D15). */
export const PASSOS_DA_AVALIACAO = {
  aceitarAvaliacao: { designada: ['aceita'] },
  recusarAvaliacao: { designada: [], aceita: [] },
  salvarFase1: AINDA_ACEITA,
  salvarFase2: AINDA_ACEITA,
  avaliar: { designada: ['concluida'], aceita: ['concluida'] },
  substituirAvaliador: { designada: ['designada'], aceita: ['designada'], concluida: ['designada'] },
  retirarDesignacao: { designada: [], aceita: [] },
  reabrirAvaliacao: { concluida: ['aceita'] },
} as const;

function podeAgora(aprovacao: Andamento, ato: keyof typeof PASSOS_DA_AVALIACAO): boolean {
  return estadoDaAvaliacao(aprovacao) in PASSOS_DA_AVALIACAO[ato];
}

export function podePontuar(aprovacao: Andamento): boolean {
  return podeAgora(aprovacao, 'salvarFase1');
}

export function semNotas(notas: Pontuacoes): boolean {
  return CRITERIOS.every((criterio) => notas[criterio] === null) && !notas.notas?.length;
}

/** Whether refusing is offered: accepted or not, but before any score. */
export function podeRecusar(aprovacao: Andamento & Pontuacoes): boolean {
  return podeAgora(aprovacao, 'recusarAvaliacao') && semNotas(aprovacao);
}

/** Whether taking the designation away is offered: before any score or opinion is saved. */
export function podeRetirar(aprovacao: Andamento & { readonly comecada: boolean }): boolean {
  return podeAgora(aprovacao, 'retirarDesignacao') && !aprovacao.comecada;
}

/** Whether another evaluator is offered; of a finished assessment only where its evaluator declared a conflict. */
export function podeSubstituir(aprovacao: Andamento, impedido: boolean): boolean {
  return (
    podeAgora(aprovacao, 'substituirAvaliador') && (estadoDaAvaliacao(aprovacao) !== 'concluida' || impedido)
  );
}

/** Whether reopening is offered; a call that was sent on goes back first (D45). */
export function podeReabrir(
  aprovacao: Andamento,
  { fase }: Pick<Edital, 'fase'>,
  impedido: boolean,
): boolean {
  return podeAgora(aprovacao, 'reabrirAvaliacao') && fase === 'avaliacao' && !impedido;
}
