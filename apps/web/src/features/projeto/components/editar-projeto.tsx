import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lateDialog } from '../../../ui/drafts/late.tsx';

// Loaded on demand: reading a project needs none of the wizard's rules.
const OpenInWizard = lateDialog(
  () => import('./open-in-wizard.tsx'),
  ({ onEnd }) => onEnd(),
);

export function EditarProjeto({ projeto }: { readonly projeto: Projeto }) {
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconPencil aria-hidden size={18} />}
        loading={busy}
        onClick={() => {
          setBusy(true);
          setTurn(turn + 1);
        }}
      >
        {projeto.aguardandoCronograma ? 'Completar os cronogramas' : 'Editar projeto'}
      </Button>
      {turn > 0 && (
        <Suspense>
          <OpenInWizard key={turn} id={projeto.id} onEnd={() => setBusy(false)} />
        </Suspense>
      )}
    </>
  );
}
