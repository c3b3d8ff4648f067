import { rotasDaInstalacao } from '@instrutoria/contract/instalacao/contrato.ts';
import { MENSAGENS_INSTALACAO } from '@instrutoria/domain/instalacao/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../db/connection/transaction.ts';
import { instalacaoPendente } from '../../features/instalacao/repository.ts';
import { sendProblem } from '../call/error-handler.ts';
import { nomeiaPagina } from './web-app.ts';

const PAGINA = '/instalacao';
const DAS_CHAMADAS = /^\/(?:api|auth)(?:\/|$)/i;

const DO_ASSISTENTE: ReadonlySet<string> = new Set(
  [
    rotasDaInstalacao.abrirInstalacao,
    rotasDaInstalacao.testarEmailDaInstalacao,
    rotasDaInstalacao.concluirInstalacao,
  ].map(({ path }) => path),
);

/**
 * Until the installation only the assistant's page, its calls, health and files are served. A process that
 * starts after it never checks; one that started before checks until it is installed.
 */
export async function registerPendingInstallation(app: FastifyInstance, db: Executor): Promise<void> {
  let pendente = await instalacaoPendente(db);
  if (!pendente) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!pendente) return;
    // The router's path, because the address may be encoded (%61pi).
    const caminho = request.routeOptions.url ?? request.url;
    const daApi = DAS_CHAMADAS.test(caminho);
    if (daApi ? DO_ASSISTENTE.has(caminho) : !nomeiaPagina(request)) return;
    if (request.url.split('?')[0] === PAGINA) return;
    pendente = await instalacaoPendente(db);
    if (!pendente) return;
    if (!daApi) return reply.header('cache-control', 'no-store').redirect(PAGINA, 302);
    return sendProblem(reply, {
      status: 503,
      code: 'INSTALACAO_PENDENTE',
      message: MENSAGENS_INSTALACAO.pendente,
    });
  });
}
