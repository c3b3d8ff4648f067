import { unsavedNow } from '../drafts/unsaved.ts';

const NOME = 'instrutoria';
const PACIENCIA = 1500;

type Recado = { readonly pergunta: string } | { readonly resposta: string; readonly porSalvar: boolean };

function ehRecado(data: unknown): data is Recado {
  return typeof data === 'object' && data !== null && ('pergunta' in data || 'resposta' in data);
}

// Locks need a secure origin; without them each tab works alone.
const locks = globalThis.navigator?.locks;
const canal =
  locks === undefined || globalThis.BroadcastChannel === undefined ? null : new BroadcastChannel(NOME);

if (canal !== null) {
  // Held while the page exists, so that crashed tabs do not count.
  void locks.request(NOME, { mode: 'shared' }, () => new Promise(() => undefined));
  canal.addEventListener('message', ({ data }) => {
    if (!ehRecado(data) || !('pergunta' in data)) return;
    canal.postMessage({ resposta: data.pergunta, porSalvar: unsavedNow('logout') !== undefined });
  });
}

export async function porSalvarEmOutraAba(): Promise<boolean> {
  if (canal === null) return false;
  const { held = [] } = await locks.query();
  let faltam = held.filter(({ name }) => name === NOME).length - 1;
  if (faltam <= 0) return false;
  const pergunta = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const ouvir = ({ data }: MessageEvent) => {
    if (!ehRecado(data) || !('resposta' in data) || data.resposta !== pergunta) return;
    faltam -= 1;
    if (data.porSalvar) resolve(true);
    else if (faltam === 0) resolve(false);
  };
  canal.addEventListener('message', ouvir);
  const fim = setTimeout(() => resolve(false), PACIENCIA);
  canal.postMessage({ pergunta });
  try {
    return await promise;
  } finally {
    clearTimeout(fim);
    canal.removeEventListener('message', ouvir);
  }
}
