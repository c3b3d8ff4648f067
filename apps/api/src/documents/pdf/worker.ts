// The thread's entry: one message is one document. Node runs this file by type stripping.
import { parentPort } from 'node:worker_threads';
import type { Answer } from './one-worker.ts';
import { arquivosDo } from './projeto/imagens.ts';
import type { DocumentoDoProjeto } from './projeto/modelo.ts';
import { montarProjeto } from './projeto/montar.ts';
import { createTypst, type Rendered } from './typst.ts';

const port = parentPort;
if (port === null) throw new Error('worker.ts runs in a worker thread only');

const typst = createTypst();

function draw(documento: DocumentoDoProjeto): Answer<Rendered> {
  try {
    return { output: typst.render(montarProjeto(documento), arquivosDo(documento)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (documento: DocumentoDoProjeto) => port.postMessage(draw(documento)));
