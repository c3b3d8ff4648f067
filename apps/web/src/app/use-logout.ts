import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../lib/api.ts';
import { apagarSessao } from '../lib/session.ts';
import { notify } from '../ui/toast-store.ts';

/** How long a bad network may hold back a logout. Milliseconds. */
const PATIENCE = 3000;

/**
 * Ends the session on the server and empties the browser. The browser is emptied even when the server cannot be
 * reached (T-A11); the session then ends by itself.
 */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await api.sair({ signal: AbortSignal.timeout(PATIENCE) });
    } catch {
      notify.info(
        'Você saiu neste navegador, mas o servidor não confirmou. A sessão termina sozinha em até uma hora; em “Sessões” você pode encerrá-la antes.',
      );
    } finally {
      apagarSessao();
    }
    await navigate('/login', { replace: true });
  }, [navigate]);
}
