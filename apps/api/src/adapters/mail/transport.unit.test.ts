import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { DESLIGADA, FUNCIONA, fora } from '../part-check.ts';
import { createLogLines } from '../testing/log-lines.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { testDir } from '../testing/test-dir.ts';
import { createTransport } from './transport.ts';

const dir = testDir();
const EMAIL = {
  para: 'canario@ufx.br',
  assunto: 'Redefinição de senha — ação',
  texto: 'Olá, açaí.\nhttps://x.ufx.br/redefinir-senha?token=TOKENCANARIO\n',
  html: '<p>Olá, açaí.</p>',
};
const ID = '0190f3a2-0000-7000-8000-000000000001';

function preparar(smtpUrl?: string, limiteMs = 2_000) {
  const log = createLogLines();
  const transporte = createTransport({
    smtpUrl,
    remetente: 'nao-responda@ufx.br',
    dataDir: dir(),
    log,
    limiteMs,
  });
  return { log, transporte };
}

describe('by SMTP', () => {
  it('delivers one mail to one recipient, with both text and HTML, under its own Message-ID (T-I2)', async () => {
    const server = await startMailServer();
    const { transporte, log } = preparar(server.url);
    await transporte.enviar(EMAIL, ID);
    await transporte.enviar(EMAIL, ID);
    expect(server.recebidos).toHaveLength(2);
    for (const { remetente, destinatarios, email } of server.recebidos) {
      expect(remetente).toBe('nao-responda@ufx.br');
      expect(destinatarios).toEqual(['canario@ufx.br']);
      expect(email.messageId).toBe(`<${ID}@ufx.br>`);
      expect(email.subject).toBe(EMAIL.assunto);
      expect(email.text?.trim()).toBe(EMAIL.texto.trim());
      expect(email.html?.trim()).toBe(EMAIL.html);
      expect(email.to).toEqual([{ name: '', address: 'canario@ufx.br' }]);
      expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    }
    expect(log.linhas.join()).not.toMatch(/canario/i);
    transporte.fechar();
    await server.close();
  });

  it('names the way to unsubscribe from mails that are optional', async () => {
    const server = await startMailServer();
    const { transporte } = preparar(server.url);
    await transporte.enviar({ ...EMAIL, descadastro: 'https://x.ufx.br/meus_dados' }, ID);
    await transporte.enviar(EMAIL, ID);
    const ditos = server.recebidos.map(
      ({ email }) => email.headers.find(({ key }) => key === 'list-unsubscribe')?.value,
    );
    expect(ditos).toEqual(['<https://x.ufx.br/meus_dados>', undefined]);
    transporte.fechar();
    await server.close();
  });

  it('reuses its connection for further mails, and opens another when the server has closed it', async () => {
    const server = await startMailServer();
    const abertas: Socket[] = [];
    server.conexoes((conexao) => abertas.push(conexao));
    const { transporte } = preparar(server.url);
    for (let vez = 0; vez < 3; vez += 1) await transporte.enviar(EMAIL, ID);
    expect(abertas).toHaveLength(1);
    for (const aberta of abertas) aberta.end();
    await transporte.enviar(EMAIL, ID);
    expect([server.recebidos.length, abertas.length]).toEqual([4, 2]);
    transporte.fechar();
    await server.close();
  });

  it('delivers to an address with unusual characters unchanged', async () => {
    const server = await startMailServer();
    const para = "o'neil!#$%&*+/=?^_`{|}~-x@ufx.br";
    await preparar(server.url).transporte.enviar({ ...EMAIL, para }, ID);
    expect(server.recebidos[0]?.destinatarios).toEqual([para]);
    await server.close();
  });

  it('fails, without the address in the error or the log, when the server refuses (T-I5)', async () => {
    const server = await startMailServer({
      onRcptTo: ({ address }, _, pronto) =>
        pronto(Object.assign(new Error(`quem é ${address}?`), { responseCode: 550 })),
    });
    const { transporte, log } = preparar(server.url);
    const falha = await transporte.enviar(EMAIL, ID).catch((erro: unknown) => erro);
    expect(String(falha)).toBe('Error: SMTP: EENVELOPE 550');
    expect(JSON.stringify(falha, Object.getOwnPropertyNames(falha))).not.toMatch(/canario/i);
    expect(log.linhas).toEqual([]);
    await server.close();
  });

  it('fails when the server is temporarily full', async () => {
    const server = await startMailServer({
      onData: (stream, _, pronto) => {
        stream.resume().on('end', () => pronto(Object.assign(new Error('cheio'), { responseCode: 452 })));
      },
    });
    await expect(preparar(server.url).transporte.enviar(EMAIL, ID)).rejects.toThrow('SMTP: EMESSAGE 452');
    await server.close();
  });

  it('gives up on a server that never speaks (T-I1)', async () => {
    const mudo = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((pronto) => mudo.once('listening', pronto));
    const { port } = mudo.address() as AddressInfo;
    const { transporte } = preparar(`smtp://127.0.0.1:${port}`, 100);
    await expect(transporte.enviar(EMAIL, ID)).rejects.toThrow(/^SMTP: ETIMEDOUT/);
    mudo.close();
  });

  it('gives up on a server that stops in the middle of a mail', async () => {
    const server = await startMailServer({ onData: (stream) => void stream.resume() });
    await expect(preparar(server.url, 100).transporte.enviar(EMAIL, ID)).rejects.toThrow(/^SMTP: ETIMEDOUT/);
    await server.close();
  });

  it('fails when nothing listens at the address', async () => {
    await expect(preparar('smtp://127.0.0.1:9').transporte.enviar(EMAIL, ID)).rejects.toThrow(
      /^SMTP: ESOCKET/,
    );
  });

  it('sends no mail with a second header or recipient in it (T-C11)', async () => {
    const server = await startMailServer();
    const { transporte } = preparar(server.url);
    for (const troca of [
      { para: 'a@ufx.br\r\nBcc: b@ufx.br' },
      { para: 'a@ufx.br, b@ufx.br' },
      { assunto: 'x\r\nBcc: b@ufx.br' },
    ]) {
      await expect(transporte.enviar({ ...EMAIL, ...troca }, ID)).rejects.toMatchObject({ kind: 'invalido' });
    }
    expect(server.recebidos).toEqual([]);
    await server.close();
  });
});

describe('TLS', () => {
  const enviarPor = async (server: MailServer, mudar: (url: string) => string) => {
    const { transporte } = preparar(mudar(server.url));
    const falha = await transporte.enviar(EMAIL, ID).then(
      () => null,
      (erro: unknown) => String(erro),
    );
    const { causa: defeito } = await transporte.examinar({ agora: true });
    transporte.fechar();
    return { falha, defeito };
  };
  // Another name of this machine, since the rule compares the address as it is written.
  const outroNome = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

  it('is required: sends nothing to a server that does not offer it, and the error names the cause', async () => {
    const server = await startMailServer();
    expect(await enviarPor(server, outroNome)).toEqual({
      falha: expect.stringMatching(/^Error: SMTP: ETLS/),
      defeito: 'O servidor de e-mail não oferece conexão cifrada (TLS), e sem ela nada é enviado.',
    });
    expect(server.recebidos).toEqual([]);
    await server.close();
  });

  it('is optional when the address says so, and on this machine', async () => {
    const server = await startMailServer();
    for (const mudar of [(url: string) => `${outroNome(url)}?tls=opcional`, (url: string) => url]) {
      expect(await enviarPor(server, mudar)).toEqual({ falha: null, defeito: null });
    }
    expect(server.recebidos).toHaveLength(2);
    await server.close();
  });

  it('refuses an unknown word for TLS', () => {
    expect(() => preparar('smtp://u:segredoX@servidor?tls=nao')).toThrow("só serve 'opcional'");
    expect(() => preparar('smtp://u:segredoX@servidor?tls=nao')).not.toThrow('segredoX');
  });
});

it('gives up on a server that answers too slowly for ever', async () => {
  const sockets = new Set<Socket>();
  const gota = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const pingar = setInterval(() => socket.write('220-espere\r\n'), 20);
    socket.on('close', () => clearInterval(pingar));
  }).listen(0, '127.0.0.1');
  await new Promise((pronto) => gota.once('listening', pronto));
  const { port } = gota.address() as AddressInfo;
  const { transporte } = preparar(`smtp://127.0.0.1:${port}`, 100);
  await expect(transporte.enviar(EMAIL, ID)).rejects.toThrow(/^SMTP: ETIMEDOUT/);
  // The abandoned conversation keeps no connection open.
  for (const socket of sockets) if (!socket.destroyed) await once(socket, 'close');
  expect(await transporte.examinar()).toEqual(fora('O servidor de e-mail não respondeu a tempo.'));
  for (const socket of sockets) socket.destroy();
  gota.close();
});

it('caches whether the login works, but not after a failure or when a fresh check is requested', async () => {
  const server = await startMailServer();
  let conexoes = 0;
  server.conexoes(() => {
    conexoes += 1;
  });
  const { transporte } = preparar(server.url);
  for (let i = 0; i < 3; i += 1) expect(await transporte.examinar()).toEqual(FUNCIONA);
  expect(conexoes).toBe(1);
  expect(await transporte.examinar({ agora: true })).toEqual(FUNCIONA);
  expect(conexoes).toBe(2);
  await server.close();
  // Without `agora` a recent result counts, until a mail fails.
  expect(await transporte.examinar()).toEqual(FUNCIONA);
  await expect(transporte.enviar(EMAIL, ID)).rejects.toThrow(/^SMTP: /);
  expect(await transporte.examinar()).toEqual(fora('Não foi possível conectar ao servidor de e-mail.'));
  transporte.fechar();
});

describe('on disk', () => {
  it('writes one readable .eml, once, for the owner only, and logs neither address nor token (T-I5)', async () => {
    const { transporte, log } = preparar();
    await transporte.enviar(EMAIL, ID);
    await transporte.enviar(EMAIL, ID);
    const pasta = join(dir(), 'emails');
    expect(await readdir(pasta)).toEqual([`${ID}.eml`]);
    const path = join(pasta, `${ID}.eml`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const email = await PostalMime.parse(await readFile(path));
    expect(email).toMatchObject({ subject: EMAIL.assunto, messageId: `<${ID}@ufx.br>` });
    expect(email.text?.trim()).toBe(EMAIL.texto.trim());
    expect(email.to?.[0]).toMatchObject({ address: 'canario@ufx.br' });
    expect(log.linhas).toHaveLength(2);
    expect(log.linhas[0]).toContain(`${ID}.eml`);
    expect(log.linhas.join()).not.toMatch(/canario/i);
    // Mails that stay on disk reach nobody.
    expect(await transporte.examinar()).toEqual(DESLIGADA);
  });
});

it('refuses a sender that is not a plain address', () => {
  const comRemetente = (remetente: string) => () =>
    createTransport({ remetente, dataDir: dir(), log: createLogLines() });
  expect(comRemetente('Instrutoria <nao-responda@ufx.br>')).toThrow('endereço de e-mail');
});

it.each(['servidor', 'http://u:segredoX@h', 'segredoX@servidor:587'])(
  'refuses the SMTP_URL %s without repeating it (T-M9)',
  (smtpUrl) => {
    expect(() => preparar(smtpUrl)).toThrow('SMTP_URL inválida');
    expect(() => preparar(smtpUrl)).not.toThrow('segredoX');
  },
);
