import { join } from 'node:path';
import { createTransport as createMailer, type SendMailOptions } from 'nodemailer';
import { writeDurable } from '../files/durable-write.ts';
import type { Log } from '../log.ts';
import { conferirEmail, type Email } from './email.ts';

/** Sends one mail; its errors hold no address (T-I5). */
export interface Transporte {
  /** `id` is the same at each attempt of one mail (T-I2). */
  enviar(email: Email, id: string): Promise<void>;
  fechar(): void;
}

export interface TransportOptions {
  /** smtp://user:password@host:587 or smtps://…; absent: .eml files in DATA_DIR/emails. */
  readonly smtpUrl?: string | undefined;
  /** EMAIL_REMETENTE: one plain address. */
  readonly remetente: string;
  readonly dataDir: string;
  readonly log: Log;
  readonly limiteMs?: number;
}

/** Throws on a bad SMTP_URL or sender. */
export function createTransport(options: TransportOptions): Transporte {
  conferirEmail({ para: options.remetente, assunto: '', texto: '', html: '' });
  return options.smtpUrl === undefined ? emDisco(options) : porSmtp(options, options.smtpUrl);
}

function mailerDe(url: string, limiteMs: number) {
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol)) {
    // The URL holds a password: it is not repeated (T-M9).
    throw new Error(
      'SMTP_URL inválida. Use smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465',
    );
  }
  return createMailer({
    url,
    connectionTimeout: limiteMs,
    greetingTimeout: limiteMs,
    socketTimeout: limiteMs,
    dnsTimeout: limiteMs,
    // Nothing in a mail may make us fetch a file or a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Signs in at the server without sending anything. Throws without its address or words (T-M9). */
export async function conferirSmtp(url: string, limiteMs: number): Promise<void> {
  const mailer = mailerDe(url, limiteMs);
  try {
    await mailer.verify();
  } catch (erro) {
    throw new Error(motivo(erro));
  } finally {
    mailer.close();
  }
}

function porSmtp({ remetente, log, limiteMs = 20_000 }: TransportOptions, url: string): Transporte {
  const mailer = mailerDe(url, limiteMs);
  return {
    async enviar(email, id) {
      const carta = mensagem(email, remetente, id);
      try {
        await mailer.sendMail(carta);
      } catch (erro) {
        throw new Error(`SMTP: ${motivo(erro)}`);
      }
      log.info({ emailId: id }, 'e-mail entregue ao servidor de e-mail');
    },
    fechar: () => mailer.close(),
  };
}

function emDisco({ remetente, dataDir, log }: TransportOptions): Transporte {
  const mailer = createMailer({ streamTransport: true, buffer: true });
  return {
    async enviar(email, id) {
      const { message } = await mailer.sendMail(mensagem(email, remetente, id));
      // Named by the id: a second attempt overwrites the same file.
      const nome = `${id}.eml`;
      await writeDurable(join(dataDir, 'emails', nome), message as Buffer);
      log.info({ emailId: id, arquivo: nome }, 'e-mail gravado em DATA_DIR/emails');
    },
    fechar: () => mailer.close(),
  };
}

function mensagem(email: Email, remetente: string, id: string): SendMailOptions {
  const { para, assunto, texto, html } = conferirEmail(email);
  return {
    // Objects, so that nodemailer never splits a text into several addresses (T-C11).
    from: { name: 'Instrutoria', address: remetente },
    to: { name: '', address: para },
    subject: assunto,
    text: texto,
    html,
    messageId: `<${id}@${remetente.slice(remetente.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Code and status only: a server's words often repeat the recipient (T-M9). */
function motivo(erro: unknown): string {
  if (!(erro instanceof Error)) return 'falha desconhecida';
  const codigo = 'code' in erro ? String(erro.code) : erro.name;
  const resposta = 'responseCode' in erro ? ` ${String(erro.responseCode)}` : '';
  return `${codigo}${resposta}`;
}
