import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from '../../../../ui/dialogs/modal.ts';
import { useGuardedClose } from '../../../../ui/dialogs/use-guarded-close.ts';
import { useKept } from '../../../../ui/drafts/use-kept.ts';
import { useLateOpened } from '../../../../ui/drafts/use-late-opened.ts';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import type { FormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { RemovableList } from '../removable-list.tsx';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

export function ColaboradoresModal<T extends Pessoa>(props: {
  readonly title: string;
  readonly label: string;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly errors: FormErrors;
  readonly adicionados: readonly T[];
  readonly other: { readonly question: string; readonly label: string; readonly go: () => void };
  /** Something is chosen or typed that is not in the list yet. */
  readonly pending: boolean;
  /** Resolves to whether the person is in the list. */
  readonly onAdd: () => Promise<boolean>;
  readonly onAdicionados: (left: T[]) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { busy, adicionados, other } = props;
  const kept = useKept();
  const close = useGuardedClose(kept, props.onClose);
  const finish = async () => {
    if (!props.pending) close();
    else if (await props.onAdd()) props.onClose();
  };
  return (
    <Modal opened={useLateOpened(props.opened)} onClose={close} title={props.title} size="lg">
      <Form label={props.label} onSubmit={async () => void (await props.onAdd())} busy={busy} kept={kept}>
        <ErrorSummary {...props.errors.summary} />
        {props.children}
        <Group>
          <Button type="submit" loading={busy}>
            {R.adicionar}
          </Button>
        </Group>
        <RemovableList
          title="Adicionados"
          empty="Nenhum professor adicionado ainda."
          items={adicionados.map(({ id, nome }) => ({ nome, key: String(id) }))}
          onRemove={(key) => props.onAdicionados(adicionados.filter(({ id }) => String(id) !== key))}
        />
        <Text>
          {other.question}{' '}
          <Anchor component="button" type="button" onClick={other.go}>
            {other.label}
          </Anchor>
        </Text>
        <Group justify="flex-end">
          <Button variant="default" disabled={busy} onClick={() => void finish()}>
            Concluir
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
