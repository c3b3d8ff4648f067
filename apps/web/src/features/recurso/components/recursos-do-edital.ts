import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { temPasso } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import type { Recurso } from '../api.ts';

/** Nobody has answered it. */
export const esperaDecisao = ({ status }: Recurso): boolean =>
  temPasso(MAQUINA_DO_RECURSO, 'aceitarRecurso', status);

/** Why another person must decide it: the reader coordinates the project, or declared a conflict with it (D30). */
export function deOutraPessoa(recurso: Recurso, leitor: number | undefined): string | null {
  const { coordenador } = recurso.projetoAprovacao.projeto;
  return coordenador.id === leitor ? MENSAGENS_AVALIACAO.voceParticipa : (recurso.impedimento ?? null);
}

/** Waits, and the reader may decide it. */
export const podeSerDecidido = (recurso: Recurso, leitor: number | undefined): boolean =>
  esperaDecisao(recurso) && deOutraPessoa(recurso, leitor) === null;

/** Those that wait first, and of them who asked first. */
export function emOrdemDeDecisao(recursos: readonly Recurso[]): readonly Recurso[] {
  const ordem = (recurso: Recurso) => (esperaDecisao(recurso) ? 0 : 1);
  return recursos.toSorted(
    (a, b) => ordem(a) - ordem(b) || a.criadoEm.localeCompare(b.criadoEm) || a.id - b.id,
  );
}
