import { request } from 'node:http';

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface RawOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged. */
  readonly body?: string | Buffer;
}

/** Sends a request without normalising path and body (fetch resolves `..` and refuses TRACE). */
export function sendRaw(
  url: string,
  method: string,
  path: string,
  options: RawOptions = {},
): Promise<RawReply> {
  const { token, headers = {}, body } = options;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const req = request(
      {
        host: hostname,
        port,
        method,
        path,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          const text = bytes.toString('utf8');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text });
        });
        answer.on('error', reject);
      },
    );
    req.on('error', reject);
    req.end(body);
  });
}
