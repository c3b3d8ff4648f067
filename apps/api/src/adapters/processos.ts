import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { Contagens } from './metrics.ts';

/** Between the first process and those that answer. */
export type Recado =
  | { readonly tipo: 'pronto'; readonly url: string }
  | { readonly tipo: 'pedirContagens'; readonly pedido: string }
  | { readonly tipo: 'contagens'; readonly pedido: string; readonly contagens: Contagens }
  | { readonly tipo: 'todas'; readonly pedido: string; readonly todas: readonly Contagens[] };

/** All processes of this installation on this machine, as one of them sees them (PROCESSOS). */
export interface Processos {
  /** Lets the others ask for this one's counts; gives those of all, its own too. */
  contador(proprias: () => Contagens): () => Promise<readonly Contagens[]>;
}

/** A process that is alone. */
export const sozinho: Processos = { contador: (proprias) => async () => [proprias()] };

/** One of several: the first process asks each for its counts, and tells them all to whoever wants them. */
export function umDosProcessos(): Processos {
  return {
    contador(proprias) {
      const esperam = new Map<string, (todas: readonly Contagens[]) => void>();
      process.on('message', (recado: Recado) => {
        if (recado.tipo === 'todas') {
          esperam.get(recado.pedido)?.(recado.todas);
          esperam.delete(recado.pedido);
        }
        if (recado.tipo === 'pedirContagens') {
          dizer({ tipo: 'contagens', pedido: recado.pedido, contagens: proprias() });
        }
      });
      return () => {
        const pedido = randomUUID();
        const { promise, resolve } = Promise.withResolvers<readonly Contagens[]>();
        esperam.set(pedido, resolve);
        dizer({ tipo: 'pedirContagens', pedido });
        return promise;
      };
    },
  };
}

/** To the first process. */
export function dizer(recado: Recado): void {
  cluster.worker?.send(recado);
}
