import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { lateDialog } from '../../../../ui/drafts/late.tsx';
import type { StepFields } from '../../wizard/steps/use-step.ts';
import { RemovableList } from '../removable-list.tsx';

const CadastradosModal = lateDialog(
  () => import('./cadastrados-modal.tsx'),
  ({ onClose }) => onClose(),
);
const NaoCadastradosModal = lateDialog(
  () => import('./nao-cadastrados-modal.tsx'),
  ({ onClose }) => onClose(),
);

/** The step's fields, and dialogs that must be outside its form. */
export function useColaboradores({ dados, change }: StepFields): {
  readonly fields: ReactNode;
  readonly modals: ReactNode;
} {
  const [open, setOpen] = useState<'cadastrados' | 'naoCadastrados' | null>(null);
  const [used, setUsed] = useState(false);
  const { temColaboradores, colaboradores, naoCadastrados } = dados;
  const close = () => setOpen(null);
  const fields = (
    <Stack gap="md">
      <NativeSelect
        label="Outros professores participam do projeto?"
        value={temColaboradores ? 'sim' : 'nao'}
        onChange={(event) => change({ temColaboradores: event.currentTarget.value === 'sim' })}
        maw={420}
      >
        <option value="nao">Não</option>
        <option value="sim">Sim</option>
      </NativeSelect>
      {temColaboradores && (
        <>
          <RemovableList
            title="Professores colaboradores"
            empty="Nenhum professor adicionado ainda."
            items={[
              ...colaboradores.map((cada) => ({ ...cada, key: `c${cada.id}` })),
              ...naoCadastrados.map((cada) => ({
                ...cada,
                key: `n${cada.id}`,
                note: 'não cadastrado no sistema',
              })),
            ]}
            onRemove={(key) =>
              change({
                colaboradores: colaboradores.filter(({ id }) => `c${id}` !== key),
                naoCadastrados: naoCadastrados.filter(({ id }) => `n${id}` !== key),
              })
            }
          />
          <Group>
            <Button
              variant="light"
              onClick={() => {
                setUsed(true);
                setOpen('cadastrados');
              }}
            >
              {R.cadastrar}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
  const modals = used && (
    <Suspense>
      <CadastradosModal
        opened={open === 'cadastrados'}
        dados={dados}
        change={change}
        onClose={close}
        onNaoCadastrado={() => setOpen('naoCadastrados')}
      />
      <NaoCadastradosModal
        opened={open === 'naoCadastrados'}
        dados={dados}
        change={change}
        onClose={close}
        onCadastrado={() => setOpen('cadastrados')}
      />
    </Suspense>
  );
  return { fields, modals };
}
