import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Usuario } from '../../context.ts';

/** Until publication a participant sees nothing that depends on the assessment (D20). */
export function semOsDe(edital: Pick<Edital, 'fase'>, usuario: Usuario): number | undefined {
  return foiPublicado(edital) ? undefined : usuario.id;
}
