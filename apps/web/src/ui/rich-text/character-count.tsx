import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';

interface Props {
  readonly id: string;
  readonly count: number;
  readonly min: number;
  readonly max: number;
}

const said = (n: number) => n.toLocaleString('pt-BR');

function spoken({ count, min, max }: Props): string {
  const base = `${said(count)} de ${said(max)} caracteres`;
  if (count > max) return `${base}: ${said(count - max)} a mais`;
  if (count > 0 && count < min) return `${base}: o mínimo é ${said(min)}`;
  return base;
}

/** Shown immediately, announced when the person pauses (T-L14). */
export function CharacterCount(props: Props) {
  const text = spoken(props);
  const [settled] = useDebouncedValue(text, 1200);
  const wrong = props.count > props.max || (props.count > 0 && props.count < props.min);
  return (
    <>
      <Text id={props.id} size="sm" c={wrong ? 'red.9' : 'dimmed'} fw={wrong ? 600 : 400} ta="right">
        {text}
      </Text>
      <span className="rich-text-note" aria-live="polite">
        {settled}
      </span>
    </>
  );
}
