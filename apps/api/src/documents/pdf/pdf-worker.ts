// Handles one document per message. Node runs this file by type stripping.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Answer } from './one-worker.ts';
import { arquivosDo } from './projeto/imagens.ts';
import { montarProjeto } from './projeto/montar.ts';
import type { Trabalho } from './trabalho.ts';
import { createTypst, type Rendered } from './typst.ts';

/** The lowest of 20 priorities: it gets a third of a busy core, which is enough even on an overloaded machine. */
const LOWER = 5;

const port = parentPort;
if (port === null) throw new Error('pdf-worker.ts runs in a worker thread only');

// Gives short requests precedence. Only on Linux is this the thread's priority and not the process's.
if (process.platform === 'linux') setPriority(LOWER);

const typst = createTypst();

function desenhar(trabalho: Trabalho): Rendered {
  if (trabalho.tipo === 'pronto') {
    return typst.render(trabalho.documento.modelo, trabalho.documento.arquivos);
  }
  return typst.render(montarProjeto(trabalho.documento), arquivosDo(trabalho.documento));
}

function draw(trabalho: Trabalho): Answer<Rendered> {
  try {
    return { output: desenhar(trabalho) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (trabalho: Trabalho) => port.postMessage(draw(trabalho)));
