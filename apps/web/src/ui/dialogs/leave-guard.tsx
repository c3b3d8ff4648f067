import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { type Unsaved, unsavedNow } from '../../lib/drafts/unsaved.ts';
import { fimDaSessao, sessaoAtual, sessaoEmEspera } from '../../lib/session/session.ts';

function useLinkClicks(): { readonly current: boolean } {
  const clicked = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      clicked.current = target instanceof Element && target.closest('a[href]') !== null;
      setTimeout(() => {
        clicked.current = false;
      });
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return clicked;
}

/**
 * Asks before unsaved typing is lost by links, Back and the menu; when the window closes, the browser asks.
 * Dialogs use `useGuardedClose`, the logout `useMayLose`.
 */
export function LeaveGuard({ mayLose }: { readonly mayLose: (unsaved: Unsaved) => Promise<boolean> }) {
  const clicked = useLinkClicks();
  const saida = (action: 'PUSH' | 'REPLACE' | 'POP') =>
    action === 'POP' || clicked.current ? 'pessoa' : 'ato';
  const asks: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    if (sessaoEmEspera() !== null) return unsavedNow('pessoa') !== undefined;
    // The session is over: nothing can be saved, and nothing may stay visible (T-K2).
    if (sessaoAtual() === null && fimDaSessao() !== null) return false;
    return unsavedNow(saida(historyAction)) !== undefined;
  };
  const blocker = useBlocker(asks);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedNow('pessoa') !== undefined) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, []);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (sessaoEmEspera() !== null) {
      blocker.reset();
      return;
    }
    const unsaved = unsavedNow('pessoa');
    if (unsaved === undefined) blocker.proceed();
    else void mayLose(unsaved).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, mayLose]);
  return null;
}
