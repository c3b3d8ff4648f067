import { createClient } from '@instrutoria/contract/client.ts';
import { touchSession } from './idle.ts';
import { send } from './send.ts';
import { expirarSessao, sessaoAtual } from './session.ts';
import { createTransport } from './transport.ts';

/** The typed client of every call of the contract, over the browser's transport. */
export const api = createClient(
  createTransport({
    send,
    token: () => sessaoAtual()?.token ?? null,
    // Another tab may have logged in anew meanwhile: only the token that was refused ends.
    onSessionEnded: (token) => {
      if (sessaoAtual()?.token === token) expirarSessao();
    },
    // The answer to a logout comes after the browser was emptied, and leaves nothing behind (T-K2).
    onAnswer: () => {
      if (sessaoAtual() !== null) touchSession();
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }),
);
