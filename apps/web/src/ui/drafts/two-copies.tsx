import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../dialogs/dialog.tsx';
import classes from './two-copies.module.css';

interface Choice {
  readonly label: string;
  readonly choose: () => void;
}

/** On a phone the buttons are below. */
export const FIRST = { 'data-autofocus': true } as const;

/** The server's copy differs (412): shows both, and the person chooses. Closing loses nothing. */
export function TwoCopies(props: {
  readonly title: string;
  readonly explanation: ReactNode;
  readonly children: ReactNode;
  readonly choices: readonly [Choice, ...Choice[]];
  readonly choicesBelow?: boolean;
  readonly focusOnChoice?: boolean;
  readonly size?: 'lg' | 'xl';
  readonly closeOnClickOutside?: boolean;
  readonly onClose: () => void;
}) {
  const { title, explanation, children, choices, onClose } = props;
  const { choicesBelow = false, focusOnChoice = true, size = 'xl', closeOnClickOutside = false } = props;
  const buttons = (
    <Group gap="sm">
      {choices.map(({ label, choose }, index) => (
        <Button
          key={label}
          variant={index === 0 ? 'filled' : 'default'}
          {...(index === 0 && focusOnChoice && FIRST)}
          onClick={choose}
        >
          {label}
        </Button>
      ))}
      <Button variant="subtle" onClick={onClose}>
        Decidir depois
      </Button>
    </Group>
  );
  return (
    <Dialog opened onClose={onClose} title={title} size={size} closeOnClickOutside={closeOnClickOutside}>
      <Stack gap="md">
        <Text>{explanation}</Text>
        {!choicesBelow && buttons}
        {children}
        {choicesBelow && buttons}
      </Stack>
    </Dialog>
  );
}

interface Side {
  readonly title: string;
  readonly content: ReactNode;
}

export function BothSides(props: {
  readonly label: string;
  readonly note?: string | undefined;
  readonly sides: readonly Side[];
}) {
  const { label, note, sides } = props;
  return (
    <section aria-label={label}>
      <Title order={3} size="h5">
        {label}
      </Title>
      {note !== undefined && <Text size="sm">{note}</Text>}
      <div className={classes.sides}>
        {sides.map(({ title, content }) => (
          <div key={title} className={classes.side}>
            <Text size="sm" fw={600}>
              {title}
            </Text>
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
