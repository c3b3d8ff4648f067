import { Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './loading.module.css';

/** True once something has lasted longer than 400 ms: shorter waits show nothing, so nothing flickers. */
export function useSlow(waiting: boolean, after = 400): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setSlow(false);
      return undefined;
    }
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [waiting, after]);
  return waiting && slow;
}

/** A wait within a page, spoken and seen after 400 ms. */
export function Loading({ label = 'Carregando…' }: { readonly label?: string }) {
  const slow = useSlow(true);
  return (
    <div className={classes.wait} role="status">
      {slow && (
        <>
          <Loader size="sm" aria-hidden />
          <Text>{label}</Text>
        </>
      )}
    </div>
  );
}
