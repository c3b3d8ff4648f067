import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Edital, TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Usuario } from '../../context.ts';

/** The ranking's default: the newest call past submissao, preferring one that has not ended. */
export function editalPadrao(editais: readonly Edital[], tipo: TipoDeProjeto): Edital | null {
  const passados = editais.filter((e) => e.tipoProjeto === tipo && e.fase !== 'submissao');
  return passados.find((e) => !e.encerrado) ?? passados[0] ?? null;
}

/** Until publication a participant sees nothing that depends on the assessment (D20). */
export function semOsDe(edital: Pick<Edital, 'fase'>, usuario: Usuario): number | undefined {
  return foiPublicado(edital) ? undefined : usuario.id;
}
