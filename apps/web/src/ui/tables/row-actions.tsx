import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

export function RowActions(props: {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete?: () => void;
  readonly children?: ReactNode;
}) {
  const { name, onEdit, onDelete, children } = props;
  return (
    <Group gap="xs">
      <Button size="sm" variant="light" onClick={onEdit}>
        Editar<span className="sr-only"> {name}</span>
      </Button>
      {onDelete !== undefined && (
        <Button size="sm" variant="subtle" color="red" onClick={onDelete}>
          Excluir<span className="sr-only"> {name}</span>
        </Button>
      )}
      {children}
    </Group>
  );
}
