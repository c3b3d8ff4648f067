import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { PRAZO_DA_ENTREGA_MS } from '@instrutoria/domain/webhook/limits.ts';
import { MENSAGENS_WEBHOOK as M } from '@instrutoria/domain/webhook/messages.ts';
import { EnderecoInterno, enderecoFixado, type Resolver } from './public-address.ts';

export interface Envio {
  readonly endereco: string;
  readonly corpo: string;
  readonly cabecalhos: Readonly<Record<string, string>>;
}

/** `erro`: null when the receiver took it (2xx); else why not, in words, without anything that it answered. */
export interface Recebimento {
  readonly status: number | null;
  readonly erro: string | null;
}

export interface OpcoesDoEnvio {
  /** http, and addresses of the operator's networks (WEBHOOKS_INTERNOS). */
  readonly internos: boolean;
  readonly resolver?: Resolver;
  readonly prazoMs?: number;
}

const peloSistema: Resolver = async (nome) => {
  const achados = await lookup(nome, { all: true, verbatim: true });
  return achados.map(({ address }) => address);
};

/** Posts once, to one resolved address, without redirects; reads the status and nothing else of the answer. Never throws. */
export async function postar(envio: Envio, opcoes: OpcoesDoEnvio): Promise<Recebimento> {
  const { internos, resolver = peloSistema, prazoMs = PRAZO_DA_ENTREGA_MS } = opcoes;
  // One limit for name, connection and answer.
  const prazo = AbortSignal.timeout(prazoMs);
  try {
    const url = new URL(envio.endereco);
    if (url.protocol !== 'https:' && !(internos && url.protocol === 'http:')) {
      return { status: null, erro: M.enderecoRecusado };
    }
    const endereco = await comPrazo(enderecoFixado(url, resolver, internos), prazo);
    return avaliar(await statusDe(url, endereco, envio, prazo));
  } catch (error) {
    if (error instanceof EnderecoInterno) return { status: null, erro: M.enderecoRecusado };
    return { status: null, erro: prazo.aborted ? M.semResposta : M.naoConectou };
  }
}

function comPrazo<T>(feito: Promise<T>, prazo: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  prazo.addEventListener('abort', () => reject(new Error('too late')), { once: true });
  return Promise.race([feito, promise]);
}

function avaliar(status: number): Recebimento {
  if (status >= 200 && status < 300) return { status, erro: null };
  return { status, erro: status >= 300 && status < 400 ? M.redirecionou : `respondeu ${status}` };
}

function statusDe(url: URL, endereco: string, envio: Envio, prazo: AbortSignal): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const familia = isIP(endereco);
  const pedido = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: false,
    signal: prazo,
    headers: { ...envio.cabecalhos, 'content-length': String(Buffer.byteLength(envio.corpo)) },
    // Certificate and Host stay those of the name; only the connection goes to the checked address.
    lookup: (_nome, { all }, feito) => {
      if (all === true) feito(null, [{ address: endereco, family: familia }]);
      else feito(null, endereco, familia);
    },
  });
  pedido.on('response', (resposta) => {
    resolve(resposta.statusCode ?? 0);
    // The body may be endless, and nobody reads it.
    resposta.on('error', () => undefined);
    resposta.destroy();
  });
  pedido.on('error', reject);
  pedido.end(envio.corpo);
  return promise;
}
