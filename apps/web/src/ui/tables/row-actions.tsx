import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function RowActions(props: {
  readonly name: string;
  /** The act, or the page where it is done. */
  readonly edit: string | (() => void);
  readonly onDelete?: () => void;
  readonly children?: ReactNode;
}) {
  const { name, edit, onDelete, children } = props;
  return (
    <Group gap="xs">
      {typeof edit === 'string' ? (
        <Button size="sm" variant="light" component={Link} to={edit}>
          Editar<span className="sr-only"> {name}</span>
        </Button>
      ) : (
        <Button size="sm" variant="light" onClick={edit}>
          Editar<span className="sr-only"> {name}</span>
        </Button>
      )}
      {onDelete !== undefined && (
        <Button size="sm" variant="subtle" color="red" onClick={onDelete}>
          Excluir<span className="sr-only"> {name}</span>
        </Button>
      )}
      {children}
    </Group>
  );
}
