import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { api } from '../server/api.ts';
import { dispositivoGuardado, guardarDispositivo } from './device.ts';
import { setFactorRequired } from './factor-required.ts';
import { iniciarSessao, mesmaPessoa, type UsuarioDaSessao } from './session.ts';
import { usuarioDoToken } from './token-user.ts';

type Entrada = AnswerOf<Api['concluirSegundoFator']>;
/** What an account with a second factor asks after the right password. */
export type PedidoDeFator = Extract<
  AnswerOf<Api['entrar']>,
  { readonly segundoFator: unknown }
>['segundoFator'];

/** The token has only id and type, so the name is loaded, except for `conhecido`. */
export async function comecar({ token, dispositivo }: Entrada, conhecido?: UsuarioDaSessao): Promise<void> {
  guardarDispositivo(dispositivo);
  setFactorRequired(false);
  const quem = { ...usuarioDoToken(token), nome: '' };
  if (conhecido !== undefined && mesmaPessoa(quem, conhecido)) {
    iniciarSessao(token, { ...quem, nome: conhecido.nome });
    return;
  }
  await iniciarCom(token);
}

/** Starts the session of this token and loads the person's name. Throws ApiError. */
export async function iniciarCom(token: string): Promise<void> {
  const quem = usuarioDoToken(token);
  iniciarSessao(token, { ...quem, nome: '' });
  if (quem.tipo === 'estudante') {
    const { nome } = await api.estudanteAtual();
    iniciarSessao(token, { ...quem, nome });
    return;
  }
  const { id, nome, tipo } = await api.professorAtual();
  iniciarSessao(token, { id, nome, tipo });
}

/** null once the session has begun; else the second step that it needs. Throws ApiError. */
export async function entrar(
  body: { readonly cpf: string; readonly password: string },
  conhecido?: UsuarioDaSessao,
): Promise<PedidoDeFator | null> {
  const resposta = await api.entrar({ body: { ...body, ...dispositivoGuardado() } });
  if ('segundoFator' in resposta) return resposta.segundoFator;
  await comecar(resposta, conhecido);
  return null;
}
