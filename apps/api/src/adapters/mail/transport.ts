import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExameDaParte } from '@instrutoria/domain/sistema/types.ts';
import type { SendMailOptions } from 'nodemailer';
import { writeDurable } from '../files/durable-write.ts';
import { errno } from '../files/errno.ts';
import type { Log } from '../log.ts';
import { DESLIGADA, FUNCIONA, fora, PROVA_MS } from '../part-check.ts';
import { within } from '../time-limit.ts';
import { conferirEmail, type Email } from './email.ts';
import { enderecoSmtp } from './smtp-url.ts';

/** Sends one mail; its errors contain no address (T-I5). */
export interface Transporte {
  /** `id` is the same at each attempt to send one mail (T-I2). */
  enviar(email: Email, id: string): Promise<void>;
  /**
   * Tests whether it works. Logs in to the server only after five minutes without a login or after a failure,
   * or with `agora`. Never throws.
   */
  examinar(como?: { readonly agora?: boolean }): Promise<ExameDaParte>;
  fechar(): void;
}

export interface TransportOptions {
  /** smtp://user:password@host:587 or smtps://…; absent: .eml files in DATA_DIR/emails. */
  readonly smtpUrl?: string | undefined;
  /** EMAIL_REMETENTE: one plain address. */
  readonly remetente: string;
  readonly dataDir: string;
  readonly log: Log;
  /** EMAIL_SIMULTANEOS: connections kept open. */
  readonly simultaneos?: number;
  /** For each step of a conversation; the whole conversation may take three times that. */
  readonly limiteMs?: number;
}

/** A server may count and limit logins: without this every process of ours would log in every minute. */
const VALE_MS = 5 * 60_000;

/** Throws on a bad SMTP_URL or sender. */
export function createTransport(options: TransportOptions): Transporte {
  conferirEmail({ para: options.remetente, assunto: '', texto: '', html: '' });
  return options.smtpUrl === undefined ? emDisco(options) : porSmtp(options, options.smtpUrl);
}

/** Throws on a bad URL. */
function enderecoDe(url: string) {
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol)) {
    // The URL holds a password, so the error does not repeat it (T-M9).
    throw new Error(
      'SMTP_URL inválida. Use smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465',
    );
  }
  return enderecoSmtp(url);
}

async function mailerDe(endereco: ReturnType<typeof enderecoDe>, limiteMs: number, simultaneos: number) {
  const { createTransport: createMailer } = await import('nodemailer');
  return createMailer({
    ...endereco,
    pool: true,
    maxConnections: simultaneos,
    // A server may close an idle connection just when it is used again; the queue makes further attempts.
    maxRequeues: 1,
    connectionTimeout: limiteMs,
    greetingTimeout: limiteMs,
    socketTimeout: limiteMs,
    dnsTimeout: limiteMs,
    // No mail may cause this process to fetch a file or a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Creates the mailer lazily, so that a process that sends no mail never loads nodemailer. */
function paraOPrimeiro<T extends { close(): void }>(fazer: () => Promise<T>) {
  let feito: Promise<T> | null = null;
  return {
    pegar: (): Promise<T> => {
      feito ??= fazer();
      return feito;
    },
    fechar(): void {
      feito?.then(
        (mailer) => mailer.close(),
        () => undefined,
      );
    },
  };
}

/** Logs in to the server without sending anything. */
export async function examinarSmtp(url: string, limiteMs: number): Promise<ExameDaParte> {
  const mailer = await mailerDe(enderecoDe(url), limiteMs, 1);
  try {
    await within(limiteMs, mailer.verify());
    return FUNCIONA;
  } catch (erro) {
    return fora(emPalavras(erro));
  } finally {
    mailer.close();
  }
}

function porSmtp(
  { remetente, log, simultaneos = 10, limiteMs = 20_000 }: TransportOptions,
  url: string,
): Transporte {
  const endereco = enderecoDe(url);
  const mailer = paraOPrimeiro(() => mailerDe(endereco, limiteMs, simultaneos));
  let funcionaAte = 0;
  const lembrar = (funciona: boolean) => {
    funcionaAte = funciona ? performance.now() + VALE_MS : 0;
  };
  return {
    async enviar(email, id) {
      const carta = mensagem(email, remetente, id);
      const desistencia = new AbortController();
      try {
        // A server that answers a word now and then never exceeds the limits of the steps.
        const correio = await mailer.pegar();
        await within(3 * limiteMs, correio.sendMail({ ...carta, signal: desistencia.signal }));
      } catch (erro) {
        // Closes the connection of an abandoned conversation, which would otherwise stay open in the pool.
        desistencia.abort();
        lembrar(false);
        throw new Error(`SMTP: ${motivo(erro)}`);
      }
      lembrar(true);
      log.info({ emailId: id }, 'e-mail entregue ao servidor de e-mail');
    },
    async examinar({ agora = false } = {}) {
      if (!agora && performance.now() < funcionaAte) return FUNCIONA;
      const exame = await examinarSmtp(url, Math.min(PROVA_MS, limiteMs));
      lembrar(exame.situacao === 'ok');
      return exame;
    },
    fechar: mailer.fechar,
  };
}

/** Mails on disk contain links and names; people who try the product read them immediately. */
const GUARDA_EM_DISCO_MS = 7 * 24 * 3_600_000;

/** Deletes mails older than seven days, and those to these addresses. Returns how many. */
export async function varrerEmailsEmDisco(
  dataDir: string,
  { agora, para = [] }: { readonly agora: Date; readonly para?: readonly string[] },
): Promise<number> {
  const pasta = join(dataDir, 'emails');
  const nomes = await readdir(pasta).catch((error: unknown) => {
    if (errno(error) === 'ENOENT') return [];
    throw error;
  });
  let removidos = 0;
  for (const nome of nomes.filter((um) => um.endsWith('.eml'))) {
    const caminho = join(pasta, nome);
    const velho = (await stat(caminho)).mtimeMs < agora.getTime() - GUARDA_EM_DISCO_MS;
    if (velho || (para.length > 0 && (await vaiPara(caminho, para)))) {
      await rm(caminho, { force: true });
      removidos += 1;
    }
  }
  return removidos;
}

async function vaiPara(caminho: string, enderecos: readonly string[]): Promise<boolean> {
  const [, para = ''] = /^To: (.*)$/im.exec(await readFile(caminho, 'utf8')) ?? [];
  return enderecos.some((um) => para.toLowerCase().includes(um.toLowerCase()));
}

function emDisco({ remetente, dataDir, log }: TransportOptions): Transporte {
  const mailer = paraOPrimeiro(async () => {
    const { createTransport: createMailer } = await import('nodemailer');
    return createMailer({ streamTransport: true, buffer: true });
  });
  return {
    async enviar(email, id) {
      const carta = mensagem(email, remetente, id);
      const { message } = await (await mailer.pegar()).sendMail(carta);
      // Named by the id: a second attempt overwrites the same file.
      const nome = `${id}.eml`;
      await writeDurable(join(dataDir, 'emails', nome), message as Buffer);
      log.info({ emailId: id, arquivo: nome }, 'e-mail gravado em DATA_DIR/emails');
    },
    examinar: () => Promise.resolve(DESLIGADA),
    fechar: mailer.fechar,
  };
}

function mensagem(email: Email, remetente: string, id: string): SendMailOptions {
  const { para, assunto, texto, html, descadastro } = conferirEmail(email);
  return {
    // Objects, so that nodemailer never splits a text into several addresses (T-C11).
    from: { name: 'Instrutoria', address: remetente },
    to: { name: '', address: para },
    subject: assunto,
    text: texto,
    html,
    messageId: `<${id}@${remetente.slice(remetente.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(descadastro === undefined ? {} : { 'List-Unsubscribe': `<${descadastro}>` }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Code and status only: a server's message often repeats the recipient (T-M9). */
function motivo(erro: unknown): string {
  if (!(erro instanceof Error)) return 'falha desconhecida';
  const codigo = 'code' in erro ? String(erro.code) : erro.name;
  const resposta = 'responseCode' in erro ? ` ${String(erro.responseCode)}` : '';
  return `${codigo}${resposta}`;
}

const EM_PALAVRAS: Readonly<Record<string, string>> = {
  ETLS: 'O servidor de e-mail não oferece conexão cifrada (TLS), e sem ela nada é enviado.',
  EAUTH: 'O servidor de e-mail recusou o usuário ou a senha.',
  EDNS: 'O nome do servidor de e-mail não foi encontrado.',
  ETIMEDOUT: 'O servidor de e-mail não respondeu a tempo.',
  ESOCKET: 'Não foi possível conectar ao servidor de e-mail.',
  ECONNECTION: 'Não foi possível conectar ao servidor de e-mail.',
  EPROTOCOL: 'O servidor de e-mail respondeu de um jeito inesperado.',
  EENVELOPE: 'O servidor de e-mail recusou o destinatário ou o remetente.',
  EMESSAGE: 'O servidor de e-mail recusou a mensagem.',
};

/** The cause for people, from the error of `enviar` as the queue stored it. */
export function causaDoErro(mensagem: string | null): string {
  const [, codigo = ''] = /^SMTP: (\w+)/.exec(mensagem ?? '') ?? [];
  return EM_PALAVRAS[codigo] ?? 'O e-mail não pôde ser enviado.';
}

/** The error for people; `motivo` is for the log. */
function emPalavras(erro: unknown): string {
  const codigo = erro instanceof Error && 'code' in erro ? String(erro.code) : '';
  return EM_PALAVRAS[codigo] ?? 'O servidor de e-mail falhou.';
}
