import { Text } from '@mantine/core';
import { formatarHora } from '../lib/format.ts';

/** Where what was typed is kept now; spoken politely when it changes. */
export function SaveStatus(props: {
  readonly state: 'saved' | 'saving' | 'unsaved' | 'failed';
  /** Where it is kept: 'neste navegador', 'no servidor'. */
  readonly where: string;
  readonly at?: Date | undefined;
}) {
  const { state, where, at } = props;
  const text = {
    saved: `Salvo ${where}${at === undefined ? '' : ` às ${formatarHora(at)}`}.`,
    saving: 'Salvando…',
    unsaved: 'Há alterações não salvas.',
    failed: `Não foi possível salvar ${where}. Não feche esta página.`,
  }[state];
  return (
    <Text size="sm" role="status" c={state === 'failed' ? 'red.9' : 'dimmed'}>
      {text}
    </Text>
  );
}
