import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from './confirm.tsx';

/** While `unsaved`, leaving the page asks first: by a link of ours with our question, by the browser with its own. */
export function useUnsaved(unsaved: boolean, question: string): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question, { yes: 'Sair sem salvar', no: 'Continuar aqui', danger: true }).then((leave) =>
      leave ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirm, question]);
}
