import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useResume } from '../wizard/use-resume.tsx';

/** Brings the project into the wizard. Loaded apart: who only reads a project needs none of the wizard's rules. */
export default function EditAction({ projeto }: { readonly projeto: Projeto }) {
  const { resume, opening, modal } = useResume();
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconPencil aria-hidden size={18} />}
        loading={opening !== null}
        onClick={() => void resume(projeto.id)}
      >
        {projeto.aguardandoCronograma ? 'Completar os cronogramas' : 'Editar projeto'}
      </Button>
      {modal}
    </>
  );
}
