import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { handleNotFound } from '../call/error-handler.ts';

const CAMINHO = '/.well-known/security.txt';
/** Shorter than the maximum of a year in RFC 9116; readers ask again. */
const VALE_MS = 90 * 24 * 3_600_000;

/**
 * The contact for security reports (RFC 9116): the setting, else the institution's data protection officer,
 * whose address the pages show anyway. An administrator's address is never published, so without either there
 * is no such file.
 */
export function registerSecurityTxt(app: FastifyInstance, { config, database, clock }: Deps): void {
  app.get(CAMINHO, async (request, reply) => {
    const { email } = (await lerConfiguracao(database.db)).encarregado;
    const contato = config.contatoDeSeguranca ?? (email === '' ? null : `mailto:${encodeURI(email)}`);
    if (contato === null) return handleNotFound(request, reply);
    const linhas = [
      `Contact: ${contato}`,
      `Expires: ${new Date(clock.real().getTime() + VALE_MS).toISOString()}`,
      'Preferred-Languages: pt',
      `Canonical: ${config.publicUrl}${CAMINHO}`,
    ];
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${linhas.join('\n')}\n`);
  });
}
