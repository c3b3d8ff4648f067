import { api } from '../server/api.ts';
import { dispositivoGuardado, guardarDispositivo } from './device.ts';
import { iniciarSessao, type UsuarioDaSessao } from './session.ts';
import { usuarioDoToken } from './token-user.ts';

/** The token has only id and type, so the name is loaded, except for `conhecido`. Throws ApiError. */
export async function entrar(
  body: { readonly cpf: string; readonly password: string },
  conhecido?: UsuarioDaSessao,
): Promise<void> {
  const { token, dispositivo } = await api.entrar({ body: { ...body, ...dispositivoGuardado() } });
  guardarDispositivo(dispositivo);
  const quem = usuarioDoToken(token);
  if (quem.id === conhecido?.id) {
    iniciarSessao(token, { ...quem, nome: conhecido.nome });
    return;
  }
  await iniciarCom(token);
}

/** Starts the session of this token and loads the person's name. Throws ApiError. */
export async function iniciarCom(token: string): Promise<void> {
  const quem = usuarioDoToken(token);
  iniciarSessao(token, { ...quem, nome: '' });
  const { id, nome, tipo } = await api.professorAtual();
  iniciarSessao(token, { id, nome, tipo });
}
