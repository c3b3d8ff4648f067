import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { MENSAGENS_IMPORTACAO } from '@instrutoria/domain/importacao/messages.ts';
import type { ArquivoLido, Diferenca } from '@instrutoria/domain/importacao/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { createTurns } from '../../adapters/turns.ts';
import { corrente, type Pedacos } from '../corrente.ts';
import { csvEmPedacos } from './csv.ts';
import type { Comparacao, PedidoDePlanilha, Planilha, RespostaDaPlanilha } from './modelo.ts';

/** A sheet that fills memory ends only its thread (T-F6). */
const MEMORIA = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
/**
 * Sheets at the same time: each reads from its own connection. Only one of them for Excel, because there is
 * one thread.
 */
const SIMULTANEAS = 2;
/** A queued sheet holds no rows, so many may queue. */
const FILA = 256;
const OCIOSO_MS = 60_000;
/** A file that takes longer to read ends the thread. */
const LEITURA_MS = 60_000;
/** Next to this file in the sources, next to the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './planilhas-worker.ts' : './planilhas-worker.js',
  import.meta.url,
);

export interface ArquivoDaPlanilha {
  readonly tipo:
    | 'text/csv; charset=utf-8'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  readonly bytes: NodeJS.ReadableStream;
  readonly nome: string;
}

export interface Planilhas {
  /** A file in the requested form; `nome` without its extension. */
  arquivo(
    formato: 'csv' | 'xlsx',
    nome: string,
    preparar: () => Promise<Planilha>,
  ): Promise<ArquivoDaPlanilha>;
  /**
   * An .xlsx file, written by a thread that is kept. `preparar` reads the rows when it is the sheet's turn.
   * DomainError 'indisponivel' when the queue is full, and after `close`.
   */
  xlsx(preparar: () => Promise<Planilha>): Promise<NodeJS.ReadableStream>;
  /** An .ods file, written in the same thread. */
  ods(preparar: () => Promise<Planilha>): Promise<NodeJS.ReadableStream>;
  /** A text that is sent while its rows are read, in the same queue; its turn ends when it was sent. */
  texto(preparar: () => Promise<Pedacos>): Promise<NodeJS.ReadableStream>;
  /**
   * The sheets of a file that a person sent, read in the thread. DomainError 'invalido' with the reason for one
   * that cannot be read.
   */
  ler(bytes: Uint8Array): Promise<ArquivoLido>;
  /** What the rows would change, compared in the thread. */
  comparar(comparacao: Comparacao): Promise<Diferenca>;
  close(): Promise<void>;
}

export interface PlanilhasOptions {
  /** How long an idle thread is kept. */
  readonly ociosoMs?: number;
}

function indisponivel(): DomainError {
  return new DomainError(
    'indisponivel',
    'PLANILHA_INDISPONIVEL',
    'Não foi possível gerar a planilha agora. Tente outra vez em instantes.',
  );
}

function arquivoRecusado(mensagem: string): DomainError {
  return new DomainError('invalido', 'PLANILHA_ILEGIVEL', mensagem, [
    problema('file', 'PLANILHA_ILEGIVEL', mensagem),
  ]);
}

/** Writes sheets in turn, also after a failure. */
export function createPlanilhas({ ociosoMs = OCIOSO_MS }: PlanilhasOptions = {}): Planilhas {
  const turnos = createTurns({
    nome: 'planilhas',
    concorrencia: SIMULTANEAS,
    fila: FILA,
    porPessoa: { aoMesmoTempo: 1, esperando: 40 },
    cheia: indisponivel,
  });
  const fio = createTurns({ concorrencia: 1, fila: SIMULTANEAS, cheia: indisponivel });
  let vivo: Worker | null = null;
  let ocioso: NodeJS.Timeout | undefined;
  let fechado = false;

  function comecar(): Worker {
    // The thread gets no arguments and no environment, which holds secrets.
    const novo = new Worker(WORKER, {
      execArgv: [],
      env: {},
      resourceLimits: MEMORIA,
    });
    novo.on('error', () => undefined);
    novo.on('exit', () => {
      if (vivo === novo) vivo = null;
    });
    return novo;
  }

  async function largar(): Promise<void> {
    const morto = vivo;
    vivo = null;
    clearTimeout(ocioso);
    await morto?.terminate();
  }

  /** Resolves with the last byte, so that the next sheet finds the thread free. */
  async function escrever({ linhas, ...folha }: Planilha, saida: PassThrough, ods: boolean): Promise<void> {
    if (fechado) throw indisponivel();
    clearTimeout(ocioso);
    vivo ??= comecar();
    const worker = vivo;
    worker.ref();
    const pedir = (pedido: PedidoDePlanilha): void => worker.postMessage(pedido);
    const fim = new AbortController();
    /**
     * Rows are read and sent only when the thread asks for them, so that it holds one piece, not the sheet.
     */
    const entregar = async (): Promise<void> => {
      const pedaco = await linhas.proximas();
      pedir(pedaco.length === 0 ? { fim: true } : { linhas: pedaco });
    };
    try {
      await new Promise<void>((resolve, reject) => {
        const ouvir = (resposta: RespostaDaPlanilha): void => {
          if ('mais' in resposta) entregar().catch(reject);
          else if ('erro' in resposta) reject(new Error(resposta.erro));
          else if ('fim' in resposta) resolve();
          else if ('bytes' in resposta) saida.write(resposta.bytes);
        };
        const acabou = (): void => reject(indisponivel());
        worker.on('message', ouvir).on('error', reject).on('exit', acabou);
        // The caller may have closed the connection.
        saida.on('close', acabou);
        fim.signal.addEventListener('abort', () => {
          worker.off('message', ouvir).off('error', reject).off('exit', acabou);
          saida.off('close', acabou);
        });
        pedir({ abrir: { ...folha, quantas: linhas.quantas, ods } });
      });
      saida.end();
      worker.unref();
      ocioso = setTimeout(() => void largar(), ociosoMs).unref();
    } catch (error) {
      // The thread still holds half a sheet.
      await largar();
      throw error;
    } finally {
      fim.abort();
    }
  }

  /**
   * One question and its answer, in the caller's turn. A file that fills the thread's memory or takes too long
   * ends the thread, and counts as one that is too large.
   */
  async function perguntar<T extends object>(
    pedido: PedidoDePlanilha,
    resposta: (r: RespostaDaPlanilha) => T | null,
  ): Promise<T> {
    const ateOFim = async (): Promise<T | string> => {
      if (fechado) throw indisponivel();
      clearTimeout(ocioso);
      vivo ??= comecar();
      const worker = vivo;
      worker.ref();
      const fim = new AbortController();
      try {
        return await new Promise<T | string>((resolve, reject) => {
          const ouvir = (r: RespostaDaPlanilha): void => {
            const lida = resposta(r);
            if (lida !== null) resolve(lida);
            else if ('recusado' in r) resolve(r.recusado);
            else reject(new Error('erro' in r ? r.erro : 'an unexpected answer of the thread'));
          };
          const acabou = (): void =>
            reject(fechado ? indisponivel() : arquivoRecusado(MENSAGENS_IMPORTACAO.inflada));
          const limite = setTimeout(acabou, LEITURA_MS).unref();
          worker.on('message', ouvir).on('error', acabou).on('exit', acabou);
          fim.signal.addEventListener('abort', () => {
            clearTimeout(limite);
            worker.off('message', ouvir).off('error', acabou).off('exit', acabou);
          });
          worker.postMessage(pedido);
        });
      } catch (error) {
        // The thread may still be busy with it.
        await largar();
        throw error;
      } finally {
        fim.abort();
        worker.unref();
        ocioso = setTimeout(() => void largar(), ociosoMs).unref();
      }
    };
    const lida = await turnos.run(() => fio.run(ateOFim));
    if (typeof lida === 'string') throw arquivoRecusado(lida);
    return lida;
  }

  async function noFio(preparar: () => Promise<Planilha>, ods: boolean): Promise<NodeJS.ReadableStream> {
    const saida = new PassThrough({ highWaterMark: 1 << 20 });
    // A reader gets the error; without a listener it would end the whole process.
    saida.on('error', () => undefined);
    const pronta = turnos.run(() =>
      fio.run(async () => {
        if (fechado) throw indisponivel();
        const planilha = await preparar();
        try {
          await escrever(planilha, saida, ods);
        } finally {
          await planilha.linhas.fechar();
        }
      }),
    );
    pronta.catch((error: unknown) => {
      saida.destroy(error instanceof Error ? error : indisponivel());
    });
    // Waits for the first byte, so that a failing sheet is refused instead of cut off.
    await Promise.race([once(saida, 'readable'), pronta]);
    return saida;
  }

  async function texto(preparar: () => Promise<Pedacos>): Promise<NodeJS.ReadableStream> {
    const sair = await turnos.enter();
    try {
      if (fechado) throw indisponivel();
      const { proximo, fechar } = await preparar();
      return corrente({ proximo, fechar: () => fechar().finally(sair) });
    } catch (error) {
      sair();
      throw error;
    }
  }

  const xlsx = (preparar: () => Promise<Planilha>) => noFio(preparar, false);
  return {
    xlsx,
    ods: (preparar) => noFio(preparar, true),
    texto,
    ler: (bytes) => perguntar({ ler: bytes }, (r) => ('lido' in r ? r.lido : null)),
    comparar: (comparacao) =>
      perguntar({ comparar: comparacao }, (r) => ('diferenca' in r ? r.diferenca : null)),
    async arquivo(formato, nome, preparar) {
      if (formato === 'csv') {
        const bytes = await texto(async () => csvEmPedacos(await preparar()));
        return { tipo: 'text/csv; charset=utf-8', bytes, nome: `${nome}.csv` };
      }
      const tipo = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      return { tipo, bytes: await xlsx(preparar), nome: `${nome}.xlsx` };
    },
    async close() {
      fechado = true;
      await largar();
    },
  };
}
