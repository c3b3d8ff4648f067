import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './two-copies.module.css';
import { useLateOpened } from './use-late-opened.ts';

interface Choice {
  readonly label: string;
  readonly choose: () => void;
}

/** The first choice has the focus: on a phone the buttons lie below. */
export const FIRST = { 'data-autofocus': true } as const;

/**
 * What stands here was saved otherwise elsewhere (412): both copies are shown, and the person chooses. Closing it
 * loses nothing.
 */
export function TwoCopies(props: {
  readonly title: string;
  readonly explanation: ReactNode;
  /** What differs between both. */
  readonly children: ReactNode;
  readonly choices: readonly [Choice, ...Choice[]];
  /** Absent: above what differs, as one decides by the whole. */
  readonly choicesBelow?: boolean;
  /** False where something in `children` takes the focus. */
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
    <Modal
      opened={useLateOpened(true)}
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={closeOnClickOutside}
    >
      <Stack gap="md">
        <Text>{explanation}</Text>
        {!choicesBelow && buttons}
        {children}
        {choicesBelow && buttons}
      </Stack>
    </Modal>
  );
}

interface Side {
  readonly title: string;
  readonly content: ReactNode;
}

/** A text that differs, as it stands in both copies. */
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
