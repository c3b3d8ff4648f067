import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { ExameDaParte } from '@instrutoria/domain/sistema/types.ts';
import { DESLIGADA, FUNCIONA, fora, PROVA_MS } from '../part-check.ts';

export interface VirusScan {
  /**
   * Throws 422 for an infected file, and 503 when the scanner is down, slow or gives an unknown answer
   * (T-D15).
   */
  scan(path: string): Promise<void>;
  /** Tests whether the scanner works; 'desligado' when none is configured. Never throws. */
  examinar(limiteMs?: number): Promise<ExameDaParte>;
}

/** clamd at host:port, tcp://host:port or unix:///path; without a URL no scan. Throws on a bad URL. */
export function createVirusScan(url?: string, { timeoutMs = 30_000 } = {}): VirusScan {
  if (url === undefined) {
    return { scan: () => Promise.resolve(), examinar: () => Promise.resolve(DESLIGADA) };
  }
  const endereco = enderecoDoClamd(url);
  const abrir = () => connect(endereco);
  return {
    async scan(path) {
      const veredito = await perguntar(abrir, path, timeoutMs).catch(() => '');
      if (/^stream: OK\s*$/.test(veredito)) return;
      throw / FOUND\s*$/.test(veredito) ? infectado(veredito) : indisponivel(veredito);
    },
    async examinar(limiteMs = Math.min(PROVA_MS, timeoutMs)) {
      const resposta = await perguntar(abrir, null, limiteMs).catch(() => null);
      if (resposta === null || resposta === '') return fora('O antivírus não respondeu.');
      if (/^PONG\s*$/.test(resposta)) return FUNCIONA;
      return fora('O antivírus respondeu, mas não disse que está pronto.');
    },
  };
}

type EnderecoDoClamd = { readonly port: number; readonly host: string } | { readonly path: string };

export function enderecoDoClamd(url: string): EnderecoDoClamd {
  const endereco = /^[\w.-]+:\d+$/.test(url) ? `tcp://${url}` : url;
  const lida = URL.canParse(endereco) ? new URL(endereco) : null;
  if (lida?.protocol === 'tcp:' && lida.port !== '') return { port: Number(lida.port), host: lida.hostname };
  if (lida?.protocol === 'unix:' && lida.pathname !== '') return { path: lida.pathname };
  throw new Error('Endereço do clamd inválido. Use servidor:3310 ou unix:///caminho/clamd.sock');
}

/** PING without a file. INSTREAM: chunks after their length in four bytes, a zero length at the end, one line of answer. */
async function perguntar(abrir: () => Socket, path: string | null, timeoutMs: number): Promise<string> {
  const socket = abrir();
  const limite = setTimeout(() => socket.destroy(new Error('clamd: tempo esgotado')), timeoutMs);
  try {
    const resposta = lerTudo(socket);
    // It may reject while this function still writes.
    resposta.catch(() => undefined);
    if (path === null) {
      await escrever(socket, Buffer.from('zPING\0'));
      return (await resposta).replace(/\0/g, '');
    }
    await escrever(socket, Buffer.from('zINSTREAM\0'));
    for await (const chunk of createReadStream(path)) {
      const bytes = chunk as Buffer;
      const tamanho = Buffer.alloc(4);
      tamanho.writeUInt32BE(bytes.byteLength);
      await escrever(socket, Buffer.concat([tamanho, bytes]));
    }
    await escrever(socket, Buffer.alloc(4));
    return (await resposta).replace(/\0/g, '');
  } finally {
    clearTimeout(limite);
    socket.destroy();
  }
}

function escrever(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((pronto, falhou) => {
    socket.write(bytes, (erro) => (erro ? falhou(erro) : pronto()));
  });
}

async function lerTudo(socket: Socket): Promise<string> {
  let texto = '';
  for await (const chunk of socket) {
    texto += String(chunk);
    if (texto.includes('\0') || texto.includes('\n')) break;
  }
  return texto;
}

/** The scanner's answer names the threat, not the file, and is only logged. */
function comCausa(erro: DomainError, veredito: string): DomainError {
  erro.cause = new Error(`clamd: ${veredito.trim() === '' ? 'sem resposta' : veredito.trim().slice(0, 200)}`);
  return erro;
}

function infectado(veredito: string): DomainError {
  const erro = new DomainError(
    'invalido',
    'ARQUIVO_INFECTADO',
    'O antivírus encontrou uma ameaça neste arquivo. Ele não foi salvo.',
  );
  return comCausa(erro, veredito);
}

function indisponivel(veredito: string): DomainError {
  const erro = new DomainError(
    'indisponivel',
    'ANTIVIRUS_INDISPONIVEL',
    'O antivírus não respondeu e o arquivo não pôde ser conferido. Tente outra vez em alguns minutos.',
  );
  return comCausa(erro, veredito);
}
