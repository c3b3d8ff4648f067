import type { Email } from '../../../adapters/mail/email.ts';
import type { Remessa } from '../../../adapters/mail/templates/layout.ts';
import type { Contexto } from '../../../context.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import type { ProjetoDosInstrutores } from '../projeto-queries.ts';

export async function avisarCoordenador(
  ctx: Contexto,
  { coordenadorId, projetoId }: Pick<ProjetoDosInstrutores, 'coordenadorId' | 'projetoId'>,
  escrever: (remessa: Remessa) => Email,
): Promise<void> {
  const sobre = { pessoaId: coordenadorId, especie: 'instrutores', projetos: [projetoId] } as const;
  await avisarSobreProjetos(ctx, sobre, escrever);
}
