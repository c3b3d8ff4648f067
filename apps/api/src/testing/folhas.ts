import { send } from './client.ts';
import type { Pessoa } from './world.ts';

/** Confers a sheet as one person and closes it as another; answers the first refusal, else the closed sheet. */
export async function fecharPorDuas<T>(
  url: string,
  { confere, fecha }: { readonly confere: Pick<Pessoa, 'token'>; readonly fecha: Pick<Pessoa, 'token'> },
  body: { readonly mes: string; readonly total?: number | undefined },
) {
  const pedir = (quem: Pick<Pessoa, 'token'>, ato: string) =>
    send<T>(url, 'POST', `/api/pagamento/${ato}`, { token: quem.token, body });
  const conferida = await pedir(confere, 'conferir');
  return conferida.status === 200 ? pedir(fecha, 'fechar') : conferida;
}
