import { Button, Group, Stack, Text } from '@mantine/core';
import { useLateOpened } from '../drafts/use-late-opened.ts';
import type { Choice, Question } from './confirm-question.ts';
import { Modal } from './modal.ts';

const LOOKS = {
  primary: { variant: 'filled' },
  danger: { variant: 'filled', color: 'red' },
  quiet: { variant: 'default' },
} as const;

/** The title is the exact text; the first choice gets the focus. */
export default function ConfirmModal(props: {
  readonly question: Question;
  readonly opened: boolean;
  readonly onAnswer: (value: string | null) => void;
}) {
  const { question, opened, onAnswer } = props;
  return (
    // Above the dialog that asks before it closes.
    <Modal
      opened={useLateOpened(opened)}
      onClose={() => onAnswer(null)}
      title={question.text}
      size="md"
      zIndex={250}
    >
      <Stack gap="lg">
        {question.detail !== undefined && <Text component="div">{question.detail}</Text>}
        <Group gap="sm">
          {question.choices.map((choice, index) => (
            <ChoiceButton key={choice.value} choice={choice} first={index === 0} onAnswer={onAnswer} />
          ))}
        </Group>
      </Stack>
    </Modal>
  );
}

function ChoiceButton(props: {
  readonly choice: Choice<string>;
  readonly first: boolean;
  readonly onAnswer: (value: string) => void;
}) {
  const { choice, first, onAnswer } = props;
  return (
    <Button
      {...LOOKS[choice.look ?? (first ? 'primary' : 'quiet')]}
      {...(first ? { 'data-autofocus': true } : {})}
      onClick={() => onAnswer(choice.value)}
    >
      {choice.label}
    </Button>
  );
}
