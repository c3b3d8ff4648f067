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
import { semEspaco } from './errno.ts';
import type { FileStorage } from './file-storage.ts';
import { arquivoNaoEncontrado, conferirChave } from './key.ts';
import { parseS3Url } from './s3-url.ts';

/** Otherwise the client warns on the console. */
const CALADO = { debug: nada, info: nada, warn: nada, error: nada };

/**
 * Objects in a bucket; the store acknowledges a PUT only when it is durable (T-D10). The S3 client is used
 * directly: flydrive's S3 driver needs a package for signed links, which we never give out (ADR 0006). Throws
 * on a malformed URL.
 */
export function createS3Storage(url: string): FileStorage {
  const { bucket, ...config } = parseS3Url(url);
  const s3 = new S3Client({
    ...config,
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    logger: CALADO,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
  const objeto = (key: string) => ({ Bucket: bucket, Key: conferirChave(key) });
  return {
    async put(key, tempPath) {
      const alvo = objeto(key);
      const { size } = await stat(tempPath);
      const corpo = createReadStream(tempPath);
      try {
        await s3.send(new PutObjectCommand({ ...alvo, Body: corpo, ContentLength: size }));
      } catch (erro) {
        throw traduzir(erro);
      } finally {
        corpo.destroy();
      }
      await rm(tempPath, { force: true });
    },
    async putBytes(key, bytes) {
      await s3.send(new PutObjectCommand({ ...objeto(key), Body: bytes })).catch(falhar);
    },
    async read(key) {
      const { Body } = await s3.send(new GetObjectCommand(objeto(key))).catch(falhar);
      if (!(Body instanceof Readable)) throw arquivoNaoEncontrado();
      return Body;
    },
    async bytes(key) {
      const { Body } = await s3.send(new GetObjectCommand(objeto(key))).catch(falhar);
      if (Body === undefined) throw arquivoNaoEncontrado();
      return Body.transformToByteArray();
    },
    async remove(key) {
      await s3.send(new DeleteObjectCommand(objeto(key))).catch(falhar);
    },
    async exists(key) {
      const alvo = objeto(key);
      try {
        await s3.send(new HeadObjectCommand(alvo));
        return true;
      } catch (erro) {
        if (status(erro) === 404) return false;
        throw traduzir(erro);
      }
    },
    async *list() {
      let pagina: string | undefined;
      do {
        const resposta = await s3
          .send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: pagina }))
          .catch(falhar);
        for (const { Key, LastModified } of resposta.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined) yield { key: Key, modificadoEm: LastModified };
        }
        pagina = resposta.NextContinuationToken;
      } while (pagina !== undefined);
    },
    async pronto() {
      try {
        await s3.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(3_000) });
        return true;
      } catch {
        return false;
      }
    },
  };
}

function nada(): void {}

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
