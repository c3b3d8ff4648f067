import type { Socket } from 'node:net';
import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';

interface MailServer {
  readonly url: string;
  responder(socket: Socket): void;
  readonly recebidos: readonly { readonly destinatarios: readonly string[]; readonly email: Email }[];
  close(): Promise<void>;
}

// The file name is computed, as for the other shared test tables, so that its types stay in the API.
const source = new URL('../../../apps/api/src/adapters/testing/mail-server.ts', import.meta.url).href;
const { startMailServer } = (await import(source)) as { readonly startMailServer: () => Promise<MailServer> };

interface Outage {
  readonly port: number;
  stop(): Promise<void>;
  work(): Promise<void>;
}
const outage = new URL('../../../apps/api/src/adapters/testing/outage.ts', import.meta.url).href;
const { createOutage } = (await import(outage)) as {
  readonly createOutage: (serve: (socket: Socket) => void) => Promise<Outage>;
};
const attempt = new URL('../../../apps/api/src/testing/programs/ultima-tentativa.ts', import.meta.url).href;
const { ultimaTentativa } = (await import(attempt)) as {
  readonly ultimaTentativa: (dataDir: string) => Promise<number>;
};

export { ultimaTentativa };

/** A mail server that can be stopped and started again. */
export interface CorreioQuePara {
  /** The value for SMTP_URL. */
  readonly url: string;
  /** The subjects of the mails that have come for this address. */
  assuntosPara(email: string): readonly (string | undefined)[];
  parar(): Promise<void>;
  voltar(): Promise<void>;
  close(): Promise<void>;
}

export async function correioQuePara(): Promise<CorreioQuePara> {
  const server = await startMailServer();
  const porta = await createOutage((socket) => server.responder(socket));
  return {
    url: `smtp://127.0.0.1:${porta.port}`,
    assuntosPara: (para) =>
      server.recebidos
        .filter(({ destinatarios }) => destinatarios.includes(para))
        .map(({ email }) => email.subject),
    parar: () => porta.stop(),
    voltar: () => porta.work(),
    async close() {
      await porta.stop();
      await server.close();
    },
  };
}

/** A mail server that keeps the mails it gets. */
export interface Correio {
  /** The value for SMTP_URL. */
  readonly url: string;
  /** Waits until so many links that confirm this address have come, and returns the last. */
  linkPara(email: string, quantos: number): Promise<URL>;
  close(): Promise<void>;
}

export async function receberEmails(): Promise<Correio> {
  const server = await startMailServer();
  const links = (para: string) =>
    server.recebidos.flatMap(({ destinatarios, email }) => {
      const [link] = /https?:\/\/\S+\/confirmar-email\S*/.exec(email.text ?? '') ?? [];
      return link !== undefined && destinatarios.includes(para) ? [new URL(link)] : [];
    });
  return {
    url: server.url,
    async linkPara(email, quantos) {
      await expect(() => expect(links(email)).toHaveLength(quantos)).toPass({ timeout: 120_000 });
      const ultimo = links(email).at(-1);
      if (ultimo === undefined) throw new Error('unreachable');
      return ultimo;
    },
    close: () => server.close(),
  };
}
