import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { editaisNaSecretaria } from '@instrutoria/domain/edital/rules/publicado.ts';
import type { Edital, Fase, TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Usuario } from '../../context.ts';

const ENVIADAS: readonly Fase[] = ['secretaria', 'resultado', 'arquivado'];

/** The ranking's default: the newest call past submissao, an unended one first. */
export function editalPadrao(editais: readonly Edital[], tipo: TipoDeProjeto): Edital | null {
  const passados = editais.filter((e) => e.tipoProjeto === tipo && e.fase !== 'submissao');
  return passados.find((e) => !e.encerrado) ?? passados[0] ?? null;
}

/** Those that wait there, else the newest that was ever sent. */
export function editaisDaSecretaria(editais: readonly Edital[], id: number | undefined): Edital[] {
  const enviados = editais.filter((e) => ENVIADAS.includes(e.fase));
  if (id !== undefined) return enviados.filter((e) => e.id === id);
  return [...editaisNaSecretaria(enviados)];
}

/** Until publication a participant sees nothing that depends on the assessment (D20). */
export function semOsDe(edital: Pick<Edital, 'fase'>, usuario: Usuario): number | undefined {
  return foiPublicado(edital) ? undefined : usuario.id;
}
