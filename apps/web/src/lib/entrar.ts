import { api } from './api.ts';
import { dispositivoGuardado, guardarDispositivo } from './dispositivo.ts';
import { iniciarSessao } from './session.ts';
import { usuarioDoToken } from './usuario-do-token.ts';

/** Logs in; the name is asked from the server, since the token carries only id and type. Throws ApiError. */
export async function entrar(body: { readonly cpf: string; readonly password: string }): Promise<void> {
  const { token, dispositivo } = await api.entrar({ body: { ...body, ...dispositivoGuardado() } });
  guardarDispositivo(dispositivo);
  const { id, nome, tipo } = await professorDoToken(token);
  iniciarSessao(token, { id, nome, tipo });
}

async function professorDoToken(token: string) {
  iniciarSessao(token, { ...usuarioDoToken(token), nome: '' });
  return api.professorAtual();
}
