import type { EventoDoWebhook } from '@instrutoria/domain/webhook/types.ts';
import { linkPublico } from '../../adapters/mail/link.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { inserirEntregas } from './repository.ts';

/**
 * Tells other systems, if and only if the act's transaction commits. `caminho` is that of a call that reads the record:
 * the notice itself names nobody.
 */
export async function registrarEvento(
  { db, deps, agora }: Pick<Contexto<Usuario | null>, 'agora' | 'db' | 'deps'>,
  evento: EventoDoWebhook,
  caminho: string,
): Promise<void> {
  const link = linkPublico(deps.config.publicUrl, caminho);
  await deps.webhooks.enfileirar(db, await inserirEntregas(db, { evento, link, em: agora }));
}
