import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/server/api.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { chaves } from '../api.ts';

/** Shows 'token expirado' for a 401 on the pages of the disciplines (D35, D65); the login follows. */
export async function avisarTokenExpirado<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (erro) {
    if (erro instanceof ApiError && erro.status === 401) notify.error(MENSAGENS_CONTA.tokenExpirado);
    throw erro;
  }
}

/** Only an ended session leads to the login. */
export function useUnidadesOuLogin() {
  return useQuery({
    queryKey: chaves.unidades,
    queryFn: ({ signal }) => avisarTokenExpirado(api.listarUnidades({ signal })),
  });
}
