import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import classes from './removable-list.module.css';

interface RemovableItem {
  readonly key: string;
  readonly nome: string;
  readonly note?: string;
}

export function RemovableList(props: {
  readonly title: string;
  readonly empty: string;
  readonly items: readonly RemovableItem[];
  readonly onRemove: (key: string) => void;
}) {
  return (
    <section aria-label={props.title}>
      <Text fw={600} mb={6}>
        {props.title}
      </Text>
      {props.items.length === 0 ? (
        <Text c="dimmed">{props.empty}</Text>
      ) : (
        <ul className={classes.list}>
          {props.items.map(({ key, nome, note }) => (
            <li key={key} className={classes.item}>
              <span className={classes.name}>
                {nome}
                {note !== undefined && (
                  <Text span size="sm" c="dimmed">
                    {' '}
                    ({note})
                  </Text>
                )}
              </span>
              <Button size="sm" variant="subtle" color="red" onClick={() => props.onRemove(key)}>
                {R.excluir}
                <VisuallyHidden> {nome}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
