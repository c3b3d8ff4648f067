import { Button, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lateDialog } from '../../../ui/drafts/late.tsx';

// Loaded on demand, like the wizard.
const BeginFrom = lateDialog(
  () => import('../components/begin-from.tsx'),
  ({ onEnd }) => onEnd(),
);

/** Begins a new proposal from an own earlier project. */
export function UsarComoBase({ id, titulo }: { readonly id: number; readonly titulo: string }) {
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        loading={busy}
        onClick={(event) => {
          event.stopPropagation();
          setBusy(true);
          setTurn(turn + 1);
        }}
      >
        Usar como base
        <VisuallyHidden> {titulo}</VisuallyHidden>
      </Button>
      {turn > 0 && (
        <Suspense>
          <BeginFrom key={turn} id={id} onEnd={() => setBusy(false)} />
        </Suspense>
      )}
    </>
  );
}
