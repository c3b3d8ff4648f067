import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './head-chip.module.css';

/** A short fact in the header of a page, which unfolds its details below the header. */
export function HeadChip(props: {
  /** The name of what it unfolds, before the fact: 'Para enviar à secretaria'. */
  readonly says: string;
  readonly tone?: 'plain' | 'warning';
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}) {
  const { says, tone = 'plain', open, onOpen, children } = props;
  return (
    <UnstyledButton
      className={classes.chip}
      data-tone={tone}
      aria-expanded={open}
      title={says}
      onClick={() => onOpen(!open)}
    >
      <span>
        <span className="sr-only">{says}: </span>
        {children}
      </span>
      <IconChevronDown aria-hidden size={16} className={classes.arrow} />
    </UnstyledButton>
  );
}
