import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { ApiError } from '../server/api-error.ts';

type OpcoesDeUso = AnswerOf<Api['desafiarChave']>['opcoes'];
type OpcoesDeCadastro = AnswerOf<Api['opcoesDaChave']>['opcoes'];
/** The answer of a passkey to a challenge. */
export type UsoDaChave = NonNullable<BodyInputOf<Api['concluirSegundoFator']>['chave']>;
type ChaveNova = NonNullable<BodyInputOf<Api['cadastrarChave']>['chave']>;

const CAUSAS: Readonly<Record<string, string>> = {
  InvalidStateError: MENSAGENS_FATOR.chaveRepetida,
  // The page's host is not that of PUBLIC_URL.
  SecurityError: MENSAGENS_FATOR.chavesSemEndereco,
};

/** Mostly the browser says only that it did not happen: cancelled, waited too long, or no such key. */
async function perguntar<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const causa = error instanceof Error ? CAUSAS[error.name] : undefined;
    throw new ApiError(422, 'CHAVE_NAO_USADA', causa ?? MENSAGENS_FATOR.chaveNaoUsada);
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
