import type { FastifyRequest } from 'fastify';
import type { Caller } from '../adapters/caller.ts';
import { redeDoEndereco } from '../adapters/network.ts';

const LOGIN = '/auth/login';
const CPF_MAXIMO = 40;

/**
 * Whose share of the queues a request takes: the account's; at a login the CPF's from this address, so that a
 * university behind one address is not one person; else the address's.
 */
export function callerOf(request: FastifyRequest): Caller {
  const address = redeDoEndereco(request.ip);
  return { person: personOf(request, address), address, login: request.routeOptions.url === LOGIN };
}

function personOf({ usuario, body }: FastifyRequest, address: string): string {
  if (usuario) return `conta ${usuario.id}`;
  const cpf = typeof body === 'object' && body !== null && 'cpf' in body ? body.cpf : undefined;
  return typeof cpf === 'string' ? `${cpf.slice(0, CPF_MAXIMO)} de ${address}` : '';
}
