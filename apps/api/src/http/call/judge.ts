import type { Route } from '@instrutoria/contract/route.ts';
import { exigirNaoParticipar, recusaDeQuemParticipa } from '@instrutoria/domain/avaliacao/policies.ts';
import type { NomeadoDoProjeto } from '@instrutoria/domain/avaliacao/types.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { projetoJulgado } from '../../features/impedimento/julgado-queries.ts';
import { exigirNaoTerDeclarado, exigirPoderJulgar } from '../../features/impedimento/repository.ts';
import type { Call } from './call.ts';
import { naoEncontrado } from './problems.ts';
import { TEXTO_NAO_ENCONTRADO } from './relations.ts';
import { readableFields } from './request-parts.ts';

/** The id in the field named by `julgado`; null for a body without a readable one, which the act refuses. */
export function judgedReference(route: Route, params: unknown, body: unknown): number | null {
  if (route.julgado === null) return null;
  const [onde, campo = ''] = route.julgado.em.split('.');
  const campos =
    onde === 'params' ? (params as Record<string, unknown>) : readableFields(route, body, [campo]);
  const id = campos[campo];
  return typeof id === 'number' ? id : null;
}

/**
 * The text for an unknown id, and before publication for one that concerns the caller's project: the same
 * bytes.
 */
const DESCONHECIDO: Readonly<Record<NomeadoDoProjeto, string | null>> = {
  // The use case itself has the text for an unknown one.
  projeto: null,
  instrutor: null,
  avaliacao: TEXTO_NAO_ENCONTRADO.aprovacao,
  recurso: MENSAGENS_RECURSO.naoEncontrado,
};

/**
 * Throws for a participant of the project that the call names and, where the call declares it, for a person
 * who declared a conflict with it or gave its scores. The only place that checks all three (D58).
 */
export async function checkJudged(
  { route, usuario, julgado }: Pick<Call, 'julgado' | 'route' | 'usuario'>,
  db: Executor,
): Promise<void> {
  if (route.julgado === null || usuario === null || julgado === null) return;
  const { tipo, barra } = route.julgado;
  const projeto = await projetoJulgado(db, usuario.id, tipo, julgado);
  const desconhecido = DESCONHECIDO[tipo];
  if (projeto === null) {
    if (desconhecido !== null) throw naoEncontrado(desconhecido);
    return;
  }
  if (projeto.participa) {
    const { fase } = projeto;
    const recusa = recusaDeQuemParticipa(tipo, fase === null ? null : { fase });
    if (recusa === 'desconhecido' && desconhecido !== null) throw naoEncontrado(desconhecido);
    exigirNaoParticipar('dono');
  }
  if (barra === 'impedimento') await exigirNaoTerDeclarado(db, usuario, projeto.projetoId);
  if (barra === 'notas') await exigirPoderJulgar(db, usuario, projeto.projetoId);
}
