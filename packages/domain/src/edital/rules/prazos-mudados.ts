import type { EditalGuardado } from '../types.ts';
import { faseEmVigor } from './datas-e-fase.ts';

export interface InscricoesMudadas {
  readonly caso: 'encerradas' | 'mudou' | 'reabertas';
  readonly de: string;
  readonly ate: string;
}

/** The effect of a change of the call on those who work towards its deadlines; null: none. */
export interface PrazosMudados {
  /** For people with a draft. */
  readonly inscricoes: InscricoesMudadas | null;
  /** For evaluators with unfinished projects; `ate` null: the deadline was removed. */
  readonly avaliacao: { readonly de: string | null; readonly ate: string | null } | null;
}

type Prazos = Pick<EditalGuardado, 'fase' | 'fim' | 'prazoAvaliacao'>;

function inscricoes(antes: Prazos, depois: Prazos, agora: Date, fuso: string): InscricoesMudadas | null {
  const recebia = faseEmVigor(antes, agora, fuso) === 'submissao';
  const recebe = faseEmVigor(depois, agora, fuso) === 'submissao';
  const dias = { de: antes.fim, ate: depois.fim };
  if (recebia && !recebe) return { caso: 'encerradas', ...dias };
  if (!recebia && recebe) return { caso: 'reabertas', ...dias };
  return recebe && antes.fim !== depois.fim ? { caso: 'mudou', ...dias } : null;
}

export function prazosMudados(antes: Prazos, depois: Prazos, agora: Date, fuso: string): PrazosMudados {
  const { prazoAvaliacao: de } = antes;
  const { prazoAvaliacao: ate } = depois;
  return {
    inscricoes: inscricoes(antes, depois, agora, fuso),
    avaliacao: de === ate ? null : { de, ate },
  };
}
