import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** An administrator may have none, because the installation invents none. */
export function LattesLink({ lattes, children }: { readonly lattes: string; readonly children: ReactNode }) {
  if (lattes === '') return '—';
  return (
    <Anchor href={lattes} target="_blank" rel="noopener noreferrer">
      {children} (abre em nova janela)
    </Anchor>
  );
}
