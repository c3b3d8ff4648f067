import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { editaisNaSecretaria } from '@instrutoria/domain/edital/rules.ts';
import type { Edital, Fase, TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Usuario } from '../../context.ts';

/** Phases of a call that was sent to the secretariat. */
const ENVIADAS: readonly Fase[] = ['secretaria', 'resultado', 'arquivado'];

/** The call that a ranking of this type shows without being told: the newest past submissao, an unended one first (D18). */
export function editalPadrao(editais: readonly Edital[], tipo: TipoDeProjeto): Edital | null {
  const passados = editais.filter((e) => e.tipoProjeto === tipo && e.fase !== 'submissao');
  return passados.find((e) => !e.encerrado) ?? passados[0] ?? null;
}

/** The calls of the secretariat's list: those that wait there, else the newest that was ever sent. */
export function editaisDaSecretaria(editais: readonly Edital[], id: number | undefined): Edital[] {
  const enviados = editais.filter((e) => ENVIADAS.includes(e.fase));
  if (id !== undefined) return enviados.filter((e) => e.id === id);
  return [...editaisNaSecretaria(enviados)];
}

/** Until publication whoever takes part in a project reads nothing that depends on its assessment (D20). */
export function semOsDe(edital: Pick<Edital, 'fase'>, usuario: Usuario): number | undefined {
  return foiPublicado(edital) ? undefined : usuario.id;
}
