import { Group, Input, Skeleton, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { latePart } from '../drafts/late.tsx';
import { CharacterCount } from './character-count.tsx';
import { leftOutText, NOTHING_LEFT_OUT } from './left-out.ts';
import './rich-text.css';

// The editor's code loads with the first field.
const RichTextEditor = latePart(() => import('./rich-text-editor.tsx'));

interface Props {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly compact?: boolean;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The length by the rule (D12). */
  readonly count: (html: string) => number;
  readonly min: number;
  readonly max: number;
  /** The advice for a pasted picture, where there is one ('use Anexo'). */
  readonly wayOut?: string | undefined;
}

export function RichTextField(props: Props) {
  const { id, label, description, error, required = false, compact = false, value, count } = props;
  const own = useId();
  const ids = { label: `${own}-l`, description: `${own}-d`, error: `${own}-e`, count: `${own}-c` };
  const [leftOut, setLeftOut] = useState(NOTHING_LEFT_OUT);
  const describedBy = [error && ids.error, description && ids.description, ids.count]
    .filter(Boolean)
    .join(' ');
  return (
    <Stack gap={6}>
      <Group gap="0 0.75rem" align="baseline">
        <Input.Label id={ids.label} labelElement="div" required={required}>
          {label}
        </Input.Label>
        {description !== undefined && (
          <Text id={ids.description} size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </Group>
      {error !== undefined && (
        <Input.Error id={ids.error} size="md">
          {error}
        </Input.Error>
      )}
      <RichTextEditor
        waiting={<Skeleton h={compact ? 140 : 280} role="img" aria-label="Abrindo o editor" />}
        id={id}
        label={label}
        labelId={ids.label}
        describedBy={describedBy}
        invalid={error !== undefined}
        required={required}
        compact={compact}
        value={value}
        onChange={props.onChange}
        onPaste={setLeftOut}
      />
      <Text role="status" size="sm">
        {leftOutText(leftOut, props.wayOut)}
      </Text>
      <CharacterCount id={ids.count} count={count(value)} min={props.min} max={props.max} />
    </Stack>
  );
}
