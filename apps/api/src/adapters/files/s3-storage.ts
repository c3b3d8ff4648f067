import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { FUNCIONA, fora, PROVA_MS } from '../part-check.ts';
import { semEspaco } from './errno.ts';
import type { FileStorage } from './file-storage.ts';
import { arquivoNaoEncontrado, conferirChave } from './key.ts';
import { parseS3Url } from './s3-url.ts';

/** The longest time that a request waits for a hanging store, retries included. */
const LIMITE_MS = 15_000;
/** Enough for a file of 25 MB over a slow line to the store. */
const ENVIO_MS = 60_000;

export interface S3Options {
  readonly limiteMs?: number;
  readonly envioMs?: number;
}

/** Silences the client, which otherwise warns on the console. */
const CALADO = { debug: nada, info: nada, warn: nada, error: nada };

/**
 * Objects in a bucket; the store acknowledges a PUT only when it is durable (T-D10). Throws on a
 * malformed URL.
 */
export function createS3Storage(
  url: string,
  { limiteMs = LIMITE_MS, envioMs = ENVIO_MS }: S3Options = {},
): FileStorage {
  const { bucket, ...config } = parseS3Url(url);
  const s3 = new S3Client({
    ...config,
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    logger: CALADO,
    // Limits silence, also in the middle of a body. `requestTimeout` alone would only warn.
    requestHandler: { connectionTimeout: Math.min(5_000, limiteMs), socketTimeout: limiteMs },
  });
  const objeto = (key: string) => ({ Bucket: bucket, Key: conferirChave(key) });
  return {
    async put(key, tempPath) {
      const alvo = objeto(key);
      const { size } = await stat(tempPath);
      const corpo = createReadStream(tempPath);
      try {
        await dentroDe(envioMs, (limite) =>
          s3.send(new PutObjectCommand({ ...alvo, Body: corpo, ContentLength: size }), limite),
        );
      } catch (erro) {
        throw traduzir(erro);
      } finally {
        corpo.destroy();
      }
      await rm(tempPath, { force: true });
    },
    async putBytes(key, bytes) {
      const pedido = new PutObjectCommand({ ...objeto(key), Body: bytes });
      await dentroDe(envioMs, (limite) => s3.send(pedido, limite)).catch(falhar);
    },
    async read(key) {
      const pedido = new GetObjectCommand(objeto(key));
      // Limits the time up to the first byte: how long the rest takes depends on the reader too.
      const { Body } = await dentroDe(limiteMs, (limite) => s3.send(pedido, limite)).catch(falhar);
      if (!(Body instanceof Readable)) throw arquivoNaoEncontrado();
      return Body;
    },
    async bytes(key) {
      const pedido = new GetObjectCommand(objeto(key));
      const lido = await dentroDe(envioMs, async (limite) => {
        const { Body } = await s3.send(pedido, limite);
        return Body?.transformToByteArray();
      }).catch(falhar);
      if (lido === undefined) throw arquivoNaoEncontrado();
      return lido;
    },
    async remove(key) {
      const pedido = new DeleteObjectCommand(objeto(key));
      await dentroDe(limiteMs, (limite) => s3.send(pedido, limite)).catch(falhar);
    },
    async exists(key) {
      const alvo = objeto(key);
      try {
        await dentroDe(limiteMs, (limite) => s3.send(new HeadObjectCommand(alvo), limite));
        return true;
      } catch (erro) {
        if (status(erro) === 404) return false;
        throw traduzir(erro);
      }
    },
    async *list() {
      let pagina: string | undefined;
      do {
        const pedido = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: pagina });
        const resposta = await dentroDe(limiteMs, (limite) => s3.send(pedido, limite)).catch(falhar);
        for (const { Key, LastModified } of resposta.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined) yield { key: Key, modificadoEm: LastModified };
        }
        pagina = resposta.NextContinuationToken;
      } while (pagina !== undefined);
    },
    async examinar(provaMs = Math.min(PROVA_MS, limiteMs)) {
      const pedido = new HeadBucketCommand({ Bucket: bucket });
      try {
        await dentroDe(provaMs, (limite) => s3.send(pedido, limite));
        return FUNCIONA;
      } catch (erro) {
        return fora(motivo(status(erro)));
      }
    },
  };
}

function nada(): void {}

/** Aborts the act when the time is over. */
async function dentroDe<T>(
  ms: number,
  act: (limite: { readonly abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const desistir = new AbortController();
  const espera = setTimeout(() => desistir.abort(), ms);
  try {
    return await act({ abortSignal: desistir.signal });
  } finally {
    clearTimeout(espera);
  }
}

function motivo(codigo: number | undefined): string {
  if (codigo === undefined) return 'O armazenamento de arquivos (S3) não respondeu.';
  if (codigo === 404) return 'O armazenamento de arquivos (S3) não tem o balde configurado.';
  if (codigo === 401 || codigo === 403)
    return 'O armazenamento de arquivos (S3) recusou a chave configurada.';
  return `O armazenamento de arquivos (S3) respondeu com o erro ${codigo}.`;
}

function status(erro: unknown): number | undefined {
  return erro instanceof S3ServiceException ? erro.$metadata.httpStatusCode : undefined;
}

function falhar(erro: unknown): never {
  throw traduzir(erro);
}

function traduzir(erro: unknown): unknown {
  if (status(erro) === 404) return arquivoNaoEncontrado();
  if (status(erro) === 507) return semEspaco();
  const indisponivel = new DomainError(
    'indisponivel',
    'ARMAZENAMENTO_INDISPONIVEL',
    'O armazenamento de arquivos não respondeu. Tente outra vez em alguns minutos.',
  );
  // For the log; the answer has only the message.
  indisponivel.cause = erro;
  return indisponivel;
}
