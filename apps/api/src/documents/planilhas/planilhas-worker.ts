// A thread that makes or reads one sheet after another. Node runs this file by type stripping.
import { parentPort } from 'node:worker_threads';
import { diferencaDaImportacao } from '@instrutoria/domain/importacao/rules/diferenca.ts';
import { escreverCorrente, escreverInteira, escreverOds, LINHAS_INTEIRAS } from './escrever.ts';
import { lerArquivo, PlanilhaRecusada } from './ler-arquivo.ts';
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
  if (folha.ods) {
    responder({ bytes: await escreverOds(folha, await Array.fromAsync(pedidas())) });
  } else if (folha.quantas <= LINHAS_INTEIRAS) {
    responder({ bytes: await escreverInteira(folha, await Array.fromAsync(pedidas())) });
  } else {
    for await (const bytes of escreverCorrente(folha, pedidas())) responder({ bytes });
  }
  responder({ fim: true });
}

async function ler(bytes: Uint8Array): Promise<void> {
  try {
    responder({ lido: await lerArquivo(bytes) });
  } catch (error) {
    if (!(error instanceof PlanilhaRecusada)) throw error;
    responder({ recusado: error.message });
  }
}

function falhou(error: unknown): void {
  responder({ erro: error instanceof Error ? error.message : String(error) });
}

port.on('message', (pedido: PedidoDePlanilha) => {
  if ('abrir' in pedido) {
    escrever(pedido.abrir).catch(falhou);
  } else if ('ler' in pedido) {
    ler(pedido.ler).catch(falhou);
  } else if ('comparar' in pedido) {
    const { folha, opcoes, acervo } = pedido.comparar;
    responder({ diferenca: diferencaDaImportacao(folha, opcoes, acervo) });
  } else {
    chegou('linhas' in pedido ? pedido.linhas : null);
  }
});
