import { type App, startApp } from './app.ts';
import { modelo } from './demonstracao-copiada.ts';

/** The server that a journey asks for: journeys that ask for the same share one. */
export interface Qual {
  readonly modo: 'jornada' | 'vazio';
  readonly propria: string | null;
  readonly relogio: string | null;
}

/** The one server of a worker. */
export interface Servidor {
  /** Returns the present server if it fits; else stops it and starts another. */
  para(qual: Qual): Promise<App>;
  parar(): Promise<void>;
}

export function umServidor(): Servidor {
  let atual: { readonly chave: string; readonly app: App } | null = null;
  const parar = async (): Promise<void> => {
    const fim = atual?.app;
    atual = null;
    await fim?.stop();
  };
  return {
    parar,
    async para(qual) {
      const chave = JSON.stringify(qual);
      if (atual?.chave === chave) return atual.app;
      await parar();
      const app = await iniciar(qual);
      atual = { chave, app };
      return app;
    },
  };
}

async function iniciar({ modo, relogio }: Qual): Promise<App> {
  return startApp({
    modo,
    ...(modo === 'jornada' ? { copiaDe: await modelo(relogio) } : {}),
    // A journey receives notices on this machine.
    env: { WEBHOOKS_INTERNOS: 'sim', ...(relogio === null ? {} : { RELOGIO: relogio }) },
  });
}

const feitos = new WeakMap<App, Map<string, Promise<unknown>>>();

/** Makes something once for each server, at the first test that asks for it. */
export function umaVez<O>(app: App, nome: string, fazer: () => Promise<O>): Promise<O> {
  const deste = feitos.get(app) ?? new Map<string, Promise<unknown>>();
  feitos.set(app, deste);
  const feito = deste.get(nome) ?? fazer();
  deste.set(nome, feito);
  // Each name has one type, that of its caller.
  return feito as Promise<O>;
}
