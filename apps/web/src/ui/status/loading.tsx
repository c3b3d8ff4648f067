import classes from './loading.module.css';
import { useSlow } from './use-slow.ts';

export function Loading({ label = 'Carregando…' }: { readonly label?: string }) {
  const slow = useSlow(true);
  return (
    <div className={classes.wait} role="status">
      {slow && (
        <>
          <span className={classes.ring} aria-hidden />
          {label}
        </>
      )}
    </div>
  );
}
