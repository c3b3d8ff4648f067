import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { pendingWrites, subscribeToPendingWrites } from '../../lib/server/pending-writes.ts';
import { useSlow } from '../../ui/status/use-slow.ts';
import classes from './loading-bar.module.css';

export function LoadingBar() {
  const navigating = useNavigation().state !== 'idle';
  const saving = useSyncExternalStore(subscribeToPendingWrites, pendingWrites) > 0;
  const slow = useSlow(navigating || saving);
  return (
    <div role="status" className={classes.region}>
      {slow && (
        <>
          <div className={classes.bar} />
          <span className="sr-only">{navigating ? 'Carregando a página…' : 'Enviando…'}</span>
        </>
      )}
    </div>
  );
}
