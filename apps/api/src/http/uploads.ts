import { ARQUIVO_MAXIMO_BYTES } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as M } from '@instrutoria/domain/arquivo/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReceivedFile } from '../adapters/files/receive.ts';
import { receiveToTemp } from '../adapters/files/receive.ts';
import { tempDirOf } from '../adapters/files/temp-dir.ts';
import type { Deps } from '../context.ts';

/** The one file of a multipart request. */
export interface Upload {
  /** Receives it, once; later calls answer the same. */
  file(): Promise<ReceivedFile>;
  /** Removes what is left of it. */
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

/** A multipart body that its parser cannot follow: the sender's fault, whatever the parser calls it (T-D16). */
class UnreadableMultipart extends Error {
  readonly statusCode = 400;
}

/** Our own refusals and failures of the disk keep what they are. */
function isOurs(error: unknown): boolean {
  return error instanceof DomainError || (error instanceof Error && 'syscall' in error);
}

async function receive(deps: Deps, request: FastifyRequest): Promise<ReceivedFile> {
  try {
    return await receiveParts(deps, request);
  } catch (error) {
    throw isOurs(error) ? error : new UnreadableMultipart('unreadable multipart', { cause: error });
  }
}

async function receiveParts(deps: Deps, request: FastifyRequest): Promise<ReceivedFile> {
  if (!request.isMultipart()) {
    throw new DomainError('tipoNaoAceito', 'TIPO_NAO_ACEITO', 'Envie o arquivo como multipart/form-data.');
  }
  for await (const part of request.parts({
    limits: { files: 1, fields: 5, fieldSize: 1000, fileSize: ARQUIVO_MAXIMO_BYTES + 1 },
  })) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    const received = await receiveToTemp(part.file, {
      maxBytes: ARQUIVO_MAXIMO_BYTES,
      tempDir: tempDirOf(deps.config.dataDir),
    });
    if (received.bytes > 0) return received;
    await received.remove();
    throw arquivoVazio();
  }
  throw semArquivo();
}

/** Receives it all, and only then takes a place among the requests that are answered. */
async function receiveAndEnter(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReceivedFile> {
  const file = await receive(deps, request);
  try {
    await request.server.admit(request, reply);
    return file;
  } catch (error) {
    await file.remove();
    throw error;
  }
}

/** A lazy upload: bytes are read only after the checks that come before them. */
export function receiveUpload(deps: Deps, request: FastifyRequest, reply: FastifyReply): Upload {
  let started: Promise<ReceivedFile> | undefined;
  return {
    file() {
      started ??= receiveAndEnter(deps, request, reply);
      return started;
    },
    async discard() {
      const file = await started?.catch(() => undefined);
      await file?.remove();
    },
  };
}
