import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { ApiError } from '../server/api-error.ts';
import type { UsoDaChave } from './log-in.ts';

type OpcoesDeUso = AnswerOf<Api['desafiarChave']>['opcoes'];
type OpcoesDeCadastro = AnswerOf<Api['opcoesDaChave']>['opcoes'];
type ChaveNova = NonNullable<BodyInputOf<Api['cadastrarChave']>['chave']>;

/** Whether this browser has passkeys; not on pages without HTTPS, except localhost. */
export function temChaves(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** The browser says only that it did not happen: the person cancelled, waited too long, or has no such key. */
async function perguntar<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const repetida = error instanceof Error && error.name === 'InvalidStateError';
    throw new ApiError(
      422,
      'CHAVE_NAO_USADA',
      repetida ? MENSAGENS_FATOR.chaveRepetida : MENSAGENS_FATOR.chaveNaoUsada,
    );
  }
}

/** Asks the person for a passkey. The library loads only now. */
export async function usarChave(opcoes: OpcoesDeUso): Promise<UsoDaChave> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await perguntar(() => startAuthentication({ optionsJSON: opcoes }));
  return { id, rawId, type, response };
}

/** Makes a new passkey on the person's device. */
export async function criarChave(opcoes: OpcoesDeCadastro): Promise<ChaveNova> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await perguntar(() => startRegistration({ optionsJSON: opcoes }));
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: {
      clientDataJSON,
      attestationObject,
      ...(transports === undefined ? {} : { transports: [...transports] }),
    },
  };
}
