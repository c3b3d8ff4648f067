import { contado } from '../../kernel/contagem.ts';
import { compararDias } from '../../kernel/datas.ts';
import { normalizarTexto } from '../../kernel/texto.ts';
import type { EditalGuardado } from '../types.ts';

type Prazo = Pick<EditalGuardado, 'fim' | 'inicio'>;

/** Whether the last day for submissions moves once they have begun: a reason, where one is given, is public. */
export function prorroga(antes: Prazo, depois: Pick<Prazo, 'fim'>, hoje: string): boolean {
  return antes.fim !== depois.fim && compararDias(hoje, antes.inicio) >= 0;
}

/** null where nothing is published. */
export function motivoDaProrrogacao(
  antes: Prazo,
  depois: Pick<Prazo, 'fim'>,
  motivo: string | null | undefined,
  hoje: string,
): string | null {
  const escrito = normalizarTexto(motivo ?? '');
  return escrito !== '' && prorroga(antes, depois, hoje) ? escrito : null;
}

/** The public reason for opening submissions again; `abriram` null where nobody was ever designated. */
export function motivoPublicoDaReabertura(motivo: string, abriram: number | null): string {
  const escrito = motivo.trim();
  if (abriram === null) return escrito;
  const frase =
    abriram === 0
      ? 'Nenhum avaliador tinha aberto propostas.'
      : `${contado(abriram, 'avaliador já tinha', 'avaliadores já tinham')} aberto propostas.`;
  return `${escrito}${/[.!?…]$/.test(escrito) ? '' : '.'} ${frase}`;
}
