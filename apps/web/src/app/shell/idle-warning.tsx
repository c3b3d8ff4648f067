import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/server/api.ts';
import { ninguemRespondeu } from '../../lib/server/failure.ts';
import { type IdleState, idleState, KEEP_ALIVE_EVERY, sessionClock } from '../../lib/session/idle.ts';
import { sessaoAtual } from '../../lib/session/session.ts';
import { lateDialog } from '../../ui/drafts/late.tsx';

const IdleModal = lateDialog(
  () => import('./idle-modal.tsx'),
  () => undefined,
);
const LOOK_EVERY = 10_000;

/**
 * Warns two minutes before an idle session ends (T-A12). Typing counts as use: a call is sent for it now and
 * then. At the end the server is asked, and its 401 leads to the login. Where nobody answers, the session has
 * not ended as far as anyone knows, and the person goes on typing.
 */
export function IdleWarning() {
  const [state, setState] = useState<IdleState>('fresh');
  const asking = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);

  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      await (sessaoAtual()?.usuario.tipo === 'estudante' ? api.estudanteAtual() : api.listarSessoes());
      setFailure(null);
    } catch (error) {
      setFailure(error);
    } finally {
      asking.current = false;
      setState(idleState(sessionClock()));
    }
  }, []);

  useEffect(() => {
    const look = () => {
      const next = idleState(sessionClock());
      setState(next);
      if (next === 'fresh') setFailure(null);
      if (next === 'over') void ask();
    };
    const use = () => {
      const clock = sessionClock();
      if (clock.idle > KEEP_ALIVE_EVERY && idleState(clock) === 'fresh') void ask();
    };
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('keydown', use);
    document.addEventListener('pointerdown', use);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', use);
      document.removeEventListener('pointerdown', use);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);

  const [seen, setSeen] = useState(false);
  if (state === 'fresh' || (state === 'ending' && seen)) return null;
  if (failure === null ? state === 'over' : ninguemRespondeu(failure)) return null;
  return (
    <Suspense>
      <IdleModal
        ending={state === 'ending'}
        failure={failure}
        onStay={() => (state === 'ending' ? setSeen(true) : void ask())}
      />
    </Suspense>
  );
}
