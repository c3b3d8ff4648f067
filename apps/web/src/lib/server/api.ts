import { createClient } from '@instrutoria/contract/client.ts';
import { touchSession } from '../session/idle.ts';
import { retornoDaSessao, sessaoAtual, sessaoTerminou } from '../session/session.ts';
import { send } from './send.ts';
import { createTransport } from './transport.ts';

export const api = createClient(
  createTransport({
    send,
    token: () => sessaoAtual()?.token ?? null,
    onSessionEnded: sessaoTerminou,
    whileAway: retornoDaSessao,
    // The answer to a logout arrives after the browser's data were deleted, and must store nothing (T-K2).
    onAnswer: () => {
      if (sessaoAtual() !== null) touchSession();
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }),
);
