import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lateDialog } from '../../../ui/drafts/late.tsx';

const DisciplinasModal = lateDialog(
  () => import('../components/disciplinas-modal.tsx'),
  ({ onClose }) => onClose(),
);

export function RelatorioDasDisciplinas({ projetoId }: { readonly projetoId: number }) {
  const [aberto, setAberto] = useState(false);
  const [pedido, setPedido] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setPedido(true);
          setAberto(true);
        }}
      >
        Relatório das disciplinas
      </Button>
      {pedido && (
        <Suspense>
          <DisciplinasModal projetoId={projetoId} opened={aberto} onClose={() => setAberto(false)} />
        </Suspense>
      )}
    </>
  );
}
