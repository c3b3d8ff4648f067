// One thread makes one sheet. Node runs this file by type stripping.
import { parentPort } from 'node:worker_threads';
import { escreverCorrente, escreverInteira, LINHAS_INTEIRAS } from './escrever.ts';
import type { Celula, Pedido, Resposta } from './modelo.ts';

const port = parentPort;
if (port === null) throw new Error('planilhas-worker.ts runs in a worker thread only');

function responder(resposta: Resposta): void {
  // Copied first, since a piece may share a larger buffer, then transferred.
  const bytes = 'bytes' in resposta ? [Uint8Array.from(resposta.bytes)] : [];
  const [copia] = bytes;
  port?.postMessage(
    copia === undefined ? resposta : { bytes: copia },
    copia === undefined ? [] : [copia.buffer],
  );
}

type Linhas = Extract<Pedido, { linhas: unknown }>['linhas'];
let chegou: () => void = () => undefined;
const fila: (Linhas | null)[] = [];
let abertura: Extract<Pedido, { abrir: unknown }>['abrir'] | null = null;

async function* recebidas(): AsyncGenerator<readonly Celula[]> {
  for (;;) {
    const pedaco = fila.shift();
    if (pedaco === null) return;
    if (pedaco === undefined) await new Promise<void>((resolve) => (chegou = resolve));
    else yield* pedaco;
  }
}

async function escrever(folha: NonNullable<typeof abertura>): Promise<void> {
  if (folha.quantas <= LINHAS_INTEIRAS) {
    responder({ bytes: await escreverInteira(folha, await Array.fromAsync(recebidas())) });
  } else {
    for await (const bytes of escreverCorrente(folha, recebidas())) responder({ bytes });
  }
  responder({ fim: true });
}

port.on('message', (pedido: Pedido) => {
  if ('abrir' in pedido) {
    abertura = pedido.abrir;
    escrever(abertura).catch((error: unknown) =>
      responder({ erro: error instanceof Error ? error.message : String(error) }),
    );
    return;
  }
  fila.push('linhas' in pedido ? pedido.linhas : null);
  chegou();
});
