import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const TOO_OLD_MS = 15 * 60_000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Checks AWS "Signature Version 4" of a request as S3 does, including the body where its hash was signed. */
export function isSigned(
  req: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: S3Credentials,
): boolean {
  const [, key, day = '', region = '', signed = '', signature = ''] =
    FORM.exec(req.headers.authorization ?? '') ?? [];
  const header = (name: string) =>
    String(req.headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ');
  const date = header('x-amz-date');
  const hash = header('x-amz-content-sha256');
  const names = signed.split(';');
  if (key !== accessKeyId || !date.startsWith(day) || !names.includes('host')) return false;
  const sent = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sent) < TOO_OLD_MS)) return false;
  if (/^[0-9a-f]{64}$/.test(hash) && hash !== sha256(body)) return false;

  const url = new URL(req.url ?? '/', 'http://stub');
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const canonical = [
    req.method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${header(name)}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const derived = [day, region, 's3', 'aws4_request'].reduce(
    (one: string | Buffer, text) => hmac(one, text),
    `AWS4${secretAccessKey}`,
  );
  return timingSafeEqual(hmac(derived, toSign), Buffer.from(signature, 'hex'));
}
