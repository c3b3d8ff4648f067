import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isSigned, type S3Credentials } from './s3-signature.ts';

/** An S3 server of one bucket, in memory, that checks signatures and pages its lists by five. For tests. */
export interface S3Stub {
  readonly objetos: Map<string, { dados: Buffer; em: Date }>;
  readonly autorizacoes: string[];
  /** How many requests were refused because of their signature. */
  readonly recusadas: () => number;
  responder(req: IncomingMessage, res: ServerResponse): void;
  /** Answers each request with this status until `limpar`. */
  falharCom(status: number): void;
  /** Accepts requests and never answers, or stops after half of an object, until `limpar`. */
  calar(quando: 'tudo' | 'metade'): void;
  /** Refuses an HTTP method to the key; 'LIST' means GET of the bucket. */
  proibir(metodo: string): void;
  limpar(): void;
}

export function createS3Stub(bucket: string, credenciais: S3Credentials): S3Stub {
  const objetos = new Map<string, { dados: Buffer; em: Date }>();
  const autorizacoes: string[] = [];
  let falha = 0;
  let calado: 'tudo' | 'metade' | null = null;
  let proibido: string | null = null;
  let recusadas = 0;

  async function atender(req: IncomingMessage, res: ServerResponse): Promise<void> {
    autorizacoes.push(req.headers.authorization ?? '');
    const url = new URL(req.url ?? '/', 'http://stub');
    const [, balde, key = ''] = url.pathname.split('/');
    const recebido = await buffer(req);
    if (!isSigned(req, recebido, credenciais)) {
      recusadas += 1;
      return erro(res, 403, 'SignatureDoesNotMatch');
    }
    if (calado === 'tudo') return;
    const corpo = semBlocos(recebido, req.headers['content-encoding']);
    if (falha !== 0) return erro(res, falha, 'Falha');
    if (balde !== bucket) return erro(res, 404, 'NoSuchBucket');
    const metodo = key === '' && req.method === 'GET' ? 'LIST' : req.method;
    if (metodo === proibido) return erro(res, 403, 'AccessDenied');
    if (key === '') return req.method === 'HEAD' ? void res.end() : listar(res, url.searchParams);
    if (req.method === 'PUT') objetos.set(key, { dados: corpo, em: new Date() });
    if (req.method === 'DELETE') objetos.delete(key);
    const objeto = objetos.get(key);
    if (objeto === undefined) return req.method === 'DELETE' ? status(res, 204) : erro(res, 404, 'NoSuchKey');
    res.setHeader('ETag', '"x"').setHeader('Content-Length', req.method === 'PUT' ? 0 : objeto.dados.length);
    if (calado === 'metade') return void res.write(objeto.dados.subarray(0, objeto.dados.length / 2));
    res.end(req.method === 'GET' ? objeto.dados : undefined);
  }

  function listar(res: ServerResponse, parametros: URLSearchParams): void {
    const depois = parametros.get('continuation-token') ?? '';
    const chaves = [...objetos.keys()].toSorted().filter((key) => key > depois);
    const pagina = chaves.slice(0, 5);
    const mais = chaves.length > 5;
    const itens = pagina.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objetos.get(key)?.em.toISOString()}</LastModified></Contents>`,
    );
    const proxima = mais ? `<NextContinuationToken>${pagina.at(-1)}</NextContinuationToken>` : '';
    res.setHeader('Content-Type', 'application/xml');
    res.end(
      `<ListBucketResult><IsTruncated>${mais}</IsTruncated>${itens.join('')}${proxima}</ListBucketResult>`,
    );
  }

  return {
    objetos,
    autorizacoes,
    recusadas: () => recusadas,
    responder: (req, res) => {
      atender(req, res).catch((falhou: unknown) => res.destroy(falhou as Error));
    },
    falharCom: (valor) => {
      falha = valor;
    },
    calar: (quando) => {
      calado = quando;
    },
    proibir: (metodo) => {
      proibido = metodo;
    },
    limpar: () => {
      falha = 0;
      proibido = null;
      calado = null;
      objetos.clear();
    },
  };
}

/** Removes the length lines of aws-chunked bodies. */
function semBlocos(corpo: Buffer, encoding: string | undefined): Buffer {
  if (!encoding?.includes('aws-chunked')) return corpo;
  const partes: Buffer[] = [];
  for (let pos = 0; ; ) {
    const fim = corpo.indexOf('\r\n', pos);
    const tamanho = Number.parseInt(corpo.toString('latin1', pos, fim), 16);
    if (!(tamanho > 0)) return Buffer.concat(partes);
    partes.push(corpo.subarray(fim + 2, fim + 2 + tamanho));
    pos = fim + 2 + tamanho + 2;
  }
}

function status(res: ServerResponse, codigo: number): void {
  res.statusCode = codigo;
  res.end();
}

function erro(res: ServerResponse, codigo: number, nome: string): void {
  res.statusCode = codigo;
  res.setHeader('Content-Type', 'application/xml');
  res.end(`<Error><Code>${nome}</Code><Message>${nome}</Message></Error>`);
}
