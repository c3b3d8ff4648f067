import { Text } from '@mantine/core';
import classes from './configuracao.module.css';

/** What the call no longer lets change, as text with the reason. */
export function Fixo(props: { readonly label: string; readonly value: string; readonly porque: string }) {
  return (
    <div className={classes.fixo}>
      <Text size="sm">{props.label}</Text>
      <Text fw={600}>{props.value}</Text>
      <Text size="sm" c="dimmed">
        {props.porque}.
      </Text>
    </div>
  );
}
