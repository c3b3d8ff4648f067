// A thread that makes one sheet after another. Node runs this file by type stripping.
import { parentPort } from 'node:worker_threads';
import { escreverCorrente, escreverInteira, LINHAS_INTEIRAS } from './escrever.ts';
import type { Celula, PedidoDePlanilha, RespostaDaPlanilha } from './modelo.ts';

const port = parentPort;
if (port === null) throw new Error('planilhas-worker.ts runs in a worker thread only');

function responder(resposta: RespostaDaPlanilha): void {
  // Copied first, because a piece may share a larger buffer, then transferred.
  const bytes = 'bytes' in resposta ? [Uint8Array.from(resposta.bytes)] : [];
  const [copia] = bytes;
  port?.postMessage(
    copia === undefined ? resposta : { bytes: copia },
    copia === undefined ? [] : [copia.buffer],
  );
}

type Abertura = Extract<PedidoDePlanilha, { abrir: unknown }>['abrir'];
type Linhas = Extract<PedidoDePlanilha, { linhas: unknown }>['linhas'];

/** Resolves with the requested rows, or null at their end. */
let chegou: (pedaco: Linhas | null) => void = () => undefined;

async function* pedidas(): AsyncGenerator<readonly Celula[]> {
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<Linhas | null>();
    chegou = resolve;
    responder({ mais: true });
    const pedaco = await promise;
    if (pedaco === null) return;
    yield* pedaco;
  }
}

async function escrever(folha: Abertura): Promise<void> {
  if (folha.quantas <= LINHAS_INTEIRAS) {
    responder({ bytes: await escreverInteira(folha, await Array.fromAsync(pedidas())) });
  } else {
    for await (const bytes of escreverCorrente(folha, pedidas())) responder({ bytes });
  }
  responder({ fim: true });
}

port.on('message', (pedido: PedidoDePlanilha) => {
  if ('abrir' in pedido) {
    escrever(pedido.abrir).catch((error: unknown) =>
      responder({ erro: error instanceof Error ? error.message : String(error) }),
    );
    return;
  }
  chegou('linhas' in pedido ? pedido.linhas : null);
});
