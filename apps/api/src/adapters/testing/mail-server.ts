import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  readonly remetente: string;
  readonly destinatarios: string[];
  readonly email: Email;
}

export interface MailServer {
  readonly url: string;
  readonly recebidos: ReceivedMail[];
  /** Serves a connection that was accepted elsewhere. */
  responder(socket: Socket): void;
  /** Calls back for each new connection. */
  conexoes(ouvir: (conexao: Socket) => void): void;
  close(): Promise<void>;
}

/**
 * An SMTP server on a free port that stores what it gets, and waits for `antesDeAceitar` before it accepts a
 * mail.
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  antesDeAceitar: () => Promise<void> = () => Promise.resolve(),
): Promise<MailServer> {
  const recebidos: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, pronto) {
      buffer(stream)
        .then((dados) => PostalMime.parse(dados))
        .then((email) => {
          const remetente = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          recebidos.push({ remetente, destinatarios: envelope.rcptTo.map((um) => um.address), email });
          return antesDeAceitar();
        })
        .then(() => pronto(), pronto);
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((pronto) => {
    server.listen(0, '127.0.0.1', pronto);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    recebidos,
    responder: (socket) => void server.server.emit('connection', socket),
    conexoes: (ouvir) => void server.server.on('connection', ouvir),
    close: () => new Promise((pronto) => server.close(() => pronto())),
  };
}
