import { PRAZO_DA_ENTREGA_MS } from '@instrutoria/domain/webhook/limits.ts';
import { MENSAGENS_WEBHOOK as M } from '@instrutoria/domain/webhook/messages.ts';
import { createOutboundNetwork, OutboundRefused, type Resolver } from '../outbound-network.ts';

export interface Envio {
  readonly endereco: string;
  readonly corpo: string;
  readonly cabecalhos: Readonly<Record<string, string>>;
}

/** `erro`: null when the receiver answered 2xx; else the reason in words, without any part of its answer. */
export interface Recebimento {
  readonly status: number | null;
  readonly erro: string | null;
}

export interface OpcoesDoEnvio {
  /** Allows http, and addresses of the operator's networks (WEBHOOKS_INTERNOS). */
  readonly internos: boolean;
  readonly resolver?: Resolver;
  readonly prazoMs?: number;
}

/** Posts once; reads the status and nothing else of the answer. Never throws. */
export async function postar(envio: Envio, opcoes: OpcoesDoEnvio): Promise<Recebimento> {
  const { endereco, corpo: body, cabecalhos: headers } = envio;
  const { internos, resolver, prazoMs: limitMs = PRAZO_DA_ENTREGA_MS } = opcoes;
  const network = createOutboundNetwork(internos, resolver);
  try {
    return avaliar(await network.status(endereco, { method: 'POST', headers, body, limitMs }));
  } catch (error) {
    if (error instanceof OutboundRefused) return { status: null, erro: M.enderecoRecusado };
    const tarde = error instanceof Error && error.name === 'AbortError';
    return { status: null, erro: tarde ? M.semResposta : M.naoConectou };
  }
}

function avaliar(status: number): Recebimento {
  if (status >= 200 && status < 300) return { status, erro: null };
  return { status, erro: status >= 300 && status < 400 ? M.redirecionou : `respondeu ${status}` };
}
