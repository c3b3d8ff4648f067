import { MENSAGENS_ARQUIVO as M } from '@instrutoria/domain/arquivo/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReceivedFile } from '../../adapters/files/receive.ts';
import { receiveToTemp } from '../../adapters/files/receive.ts';
import { tempDirOf } from '../../adapters/files/temp-dir.ts';
import type { Deps } from '../../context.ts';
import { maximoDoEnvio, reservarEnvio } from '../../features/arquivo/use-cases/reservar-envio.ts';

export interface Upload {
  /** Receives the file; later calls return the same one. */
  file(): Promise<ReceivedFile>;
  /** Deletes the file and frees its reserved room; later calls do nothing. */
  discard(): Promise<void>;
}

function semArquivo(): DomainError {
  const mensagem = M.naoEnviado;
  return new DomainError('invalido', 'SEM_ARQUIVO', mensagem, [
    { campo: 'file', codigo: 'SEM_ARQUIVO', mensagem },
  ]);
}

function arquivoVazio(): DomainError {
  const mensagem = M.vazio;
  return new DomainError('invalido', 'ARQUIVO_VAZIO', mensagem, [
    { campo: 'file', codigo: 'ARQUIVO_VAZIO', mensagem },
  ]);
}

/** The sender's error, for every error of the parser (T-D16). */
class UnreadableMultipart extends Error {
  readonly statusCode = 400;
}

/** The application's refusals and disk failures pass unchanged. */
function isOurs(error: unknown): boolean {
  return error instanceof DomainError || (error instanceof Error && 'syscall' in error);
}

type Devolver = () => Promise<void>;

interface Kept {
  readonly file: ReceivedFile;
  readonly devolver: Devolver;
}

async function receive(deps: Deps, request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  try {
    return await receiveParts(deps, request, maxBytes);
  } catch (error) {
    throw isOurs(error) ? error : new UnreadableMultipart('unreadable multipart', { cause: error });
  }
}

async function receiveParts(deps: Deps, request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  for await (const part of request.parts({
    limits: { files: 1, fields: 5, fieldSize: 1000, fileSize: maxBytes + 1 },
  })) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    const received = await receiveToTemp(part.file, { maxBytes, tempDir: tempDirOf(deps.config.dataDir) });
    if (received.bytes > 0) return received;
    await received.remove();
    throw arquivoVazio();
  }
  throw semArquivo();
}

/** The declared length of the upload; the maximum without one. */
function announced(request: FastifyRequest, maxBytes: number): number {
  const length = Number(request.headers['content-length']);
  return Number.isInteger(length) && length >= 0 ? Math.min(length, maxBytes) : maxBytes;
}

/** Enters the request queue only after the whole file was received. */
async function receiveAndEnter(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Kept> {
  if (!request.isMultipart()) {
    throw new DomainError('tipoNaoAceito', 'TIPO_NAO_ACEITO', 'Envie o arquivo como multipart/form-data.');
  }
  const pessoa = request.usuario?.id ?? null;
  const estudante = pessoa === null ? (request.estudante?.id ?? null) : null;
  const maxBytes = maximoDoEnvio({ pessoa, estudante });
  const devolver = await reservarEnvio(deps, { pessoa, estudante, bytes: announced(request, maxBytes) });
  let file: ReceivedFile | undefined;
  try {
    file = await receive(deps, request, maxBytes);
    await request.server.admit(request, reply);
    return { file, devolver };
  } catch (error) {
    await file?.remove();
    await devolver();
    throw error;
  }
}

/** Lazy: reads bytes only after the earlier checks. */
export function receiveUpload(deps: Deps, request: FastifyRequest, reply: FastifyReply): Upload {
  let started: Promise<Kept> | undefined;
  let discarded = false;
  return {
    async file() {
      started ??= receiveAndEnter(deps, request, reply);
      return (await started).file;
    },
    async discard() {
      if (discarded) return;
      discarded = true;
      const kept = await started?.catch(() => undefined);
      await kept?.file.remove();
      await kept?.devolver();
    },
  };
}
