import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { lateDialog } from '../../../ui/late.tsx';
import type { WizardData } from '../wizard/wizard-data.ts';
import { NamedList } from './named-list.tsx';

const RegisteredModal = lateDialog(
  () => import('./registered-modal.tsx'),
  ({ onClose }) => onClose(),
);
const UnregisteredModal = lateDialog(
  () => import('./unregistered-modal.tsx'),
  ({ onClose }) => onClose(),
);

export interface CollaboratorsProps {
  readonly dados: WizardData;
  readonly change: (parte: Partial<WizardData>) => void;
}

/**
 * Whether other professors take part and who they are; and the two modals that add them, apart: each is a form, and
 * stands outside the one of the step (E-PROJETO-2).
 */
export function useCollaborators({ dados, change }: CollaboratorsProps): {
  readonly fields: ReactNode;
  readonly modals: ReactNode;
} {
  const [open, setOpen] = useState<'registered' | 'unregistered' | null>(null);
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
          <NamedList
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
                setOpen('registered');
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
      <RegisteredModal
        opened={open === 'registered'}
        dados={dados}
        change={change}
        onClose={close}
        onUnregistered={() => setOpen('unregistered')}
      />
      <UnregisteredModal
        opened={open === 'unregistered'}
        dados={dados}
        change={change}
        onClose={close}
        onRegistered={() => setOpen('registered')}
      />
    </Suspense>
  );
  return { fields, modals };
}
