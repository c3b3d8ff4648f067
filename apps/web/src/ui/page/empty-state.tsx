import { Text } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export function EmptyState(props: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={classes.empty}>
      <span className={classes.disc}>
        <IconInbox aria-hidden size={28} stroke={1.6} />
      </span>
      <Text fw={600}>{props.title}</Text>
      {props.children !== undefined && (
        <Text component="div" c="dimmed">
          {props.children}
        </Text>
      )}
      {props.action}
    </div>
  );
}
