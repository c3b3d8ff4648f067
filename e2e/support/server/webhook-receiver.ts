import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Aviso {
  readonly id: string;
  readonly instante: string;
  readonly assinatura: string;
  readonly corpo: string;
}

/** Another system's address for notices: keeps what it is sent, and answers 204. */
export async function startWebhookReceiver(): Promise<{
  readonly url: string;
  readonly recebidos: readonly Aviso[];
  close(): void;
}> {
  const recebidos: Aviso[] = [];
  const server = createServer(async (request, response) => {
    const corpo = await text(request);
    const cabecalho = (nome: string) => String(request.headers[`webhook-${nome}`]);
    const [id, instante, assinatura] = [cabecalho('id'), cabecalho('timestamp'), cabecalho('signature')];
    recebidos.push({ id, instante, assinatura, corpo });
    response.writeHead(204).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/avisos`,
    recebidos,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
