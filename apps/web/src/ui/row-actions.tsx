import { Button, Group } from '@mantine/core';

/** Edit and delete of one row; each button says which record it is about. */
export function RowActions(props: {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete?: () => void;
}) {
  const { name, onEdit, onDelete } = props;
  return (
    <Group gap="xs">
      <Button size="sm" variant="light" onClick={onEdit}>
        Editar<span className="sr-only"> {name}</span>
      </Button>
      {onDelete !== undefined && (
        <Button size="sm" variant="subtle" color="red.9" onClick={onDelete}>
          Excluir<span className="sr-only"> {name}</span>
        </Button>
      )}
    </Group>
  );
}
