import { Button, Group, Text } from '@mantine/core';
import { useAskFirst } from '../dialogs/confirm.tsx';

export function Pager(props: {
  readonly page: number;
  readonly size: number;
  readonly total: number | undefined;
  readonly of: string;
  readonly onChange: (page: number) => void;
  /** Typing on one page is kept on another. */
  readonly keeps?: boolean;
}) {
  const { page, size, total = 0, of, onChange, keeps = false } = props;
  const askFirst = useAskFirst();
  const turn = (to: number) => (keeps ? onChange(to) : void askFirst(() => onChange(to)));
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  const first = (page - 1) * size + 1;
  return (
    <Group component="nav" aria-label={`Páginas de ${of}`} justify="space-between" mt="md">
      <Text role="status" size="sm">
        {first} a {Math.min(page * size, total)} de {total} {of}
      </Text>
      <Group gap="sm">
        <Button variant="default" disabled={page === 1} onClick={() => turn(page - 1)}>
          Anterior
        </Button>
        <Button variant="default" disabled={page === pages} onClick={() => turn(page + 1)}>
          Próxima
        </Button>
      </Group>
    </Group>
  );
}
