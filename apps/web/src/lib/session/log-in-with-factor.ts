import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { api } from '../server/api.ts';
import { dispositivoGuardado } from './device.ts';
import { comecar } from './log-in.ts';
import { usarChave } from './passkey.ts';
import type { UsuarioDaSessao } from './session.ts';

/** The second step of a login, with a code or the answer of a passkey. Throws ApiError. */
export async function concluirSegundoFator(
  body: BodyInputOf<Api['concluirSegundoFator']>,
  conhecido?: UsuarioDaSessao,
): Promise<void> {
  await comecar(await api.concluirSegundoFator({ body: { ...body, ...dispositivoGuardado() } }), conhecido);
}

/** Only with a passkey, which the browser asks the person to choose. Throws ApiError. */
export async function entrarComChave(): Promise<void> {
  const { pedido, opcoes } = await api.opcoesParaEntrar();
  const chave = await usarChave(opcoes);
  await comecar(await api.entrarComChave({ body: { pedido, chave, ...dispositivoGuardado() } }));
}
