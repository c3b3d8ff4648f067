import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../lib/api.ts';
import { apagarSessao } from '../lib/session.ts';

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
      // Said on the next page by the absence of a session; nothing else can be done from here.
    } finally {
      apagarSessao();
    }
    await navigate('/login', { replace: true });
  }, [navigate]);
}
