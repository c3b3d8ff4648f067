import { rotasDaInstalacao } from '@instrutoria/contract/instalacao/contrato.ts';
import { MENSAGENS_INSTALACAO } from '@instrutoria/domain/instalacao/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../db/transaction.ts';
import { instalacaoPendente } from '../features/instalacao/repository.ts';
import { sendProblem } from './error-handler.ts';

const PAGINA = '/instalacao';
const DAS_CHAMADAS = /^\/(?:api|auth)(?:\/|$)/i;
/** Without a dot in its last part: files of the pages have one. */
const DE_PAGINA = /^\/(?:[^/?]*\/)*[^/.?]*(?:\?|$)/;

const DO_ASSISTENTE: ReadonlySet<string> = new Set(
  [
    rotasDaInstalacao.abrirInstalacao,
    rotasDaInstalacao.testarEmailDaInstalacao,
    rotasDaInstalacao.concluirInstalacao,
  ].map(({ path }) => path),
);

/**
 * Until somebody installs it, the assistant's page, its calls, health and files are all that is served. Once
 * installed nothing is asked any more.
 */
export async function registerPendingInstallation(app: FastifyInstance, db: Executor): Promise<void> {
  let instalada = !(await instalacaoPendente(db));
  app.addHook('onRequest', async (request, reply) => {
    if (instalada) return;
    const caminho = request.routeOptions.url ?? request.url;
    if (DO_ASSISTENTE.has(caminho) || caminho.startsWith('/saude/')) return;
    const daApi = DAS_CHAMADAS.test(caminho);
    const dePagina = request.method === 'GET' && DE_PAGINA.test(request.url);
    if (!daApi && (!dePagina || request.url.split('?')[0] === PAGINA)) return;
    instalada = !(await instalacaoPendente(db));
    if (instalada) return;
    if (dePagina && !daApi) return reply.header('cache-control', 'no-store').redirect(PAGINA, 302);
    return sendProblem(reply, {
      status: 503,
      code: 'INSTALACAO_PENDENTE',
      message: MENSAGENS_INSTALACAO.pendente,
    });
  });
}
