import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../testing/render-page.tsx';
import { RichTextField } from './rich-text-field.tsx';

afterEach(cleanup);

function paste(html: string, text: string, files: readonly File[] = []): void {
  const data: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': text, Text: text };
  fireEvent.paste(screen.getByRole('textbox'), {
    clipboardData: {
      getData: (type: string) => data[type] ?? '',
      files,
      items: [],
      types: Object.keys(data),
    },
  });
}

test('[C-J5] lists what a paste left out in one line below the editor, until the next paste', async () => {
  render(
    <MantineProvider env="test">
      <RichTextField
        {...{ id: 'resumo', label: 'Resumo', value: '', min: 0, max: 2000, wayOut: 'use Anexo' }}
        onChange={() => undefined}
        count={() => 0}
      />
    </MantineProvider>,
  );
  await screen.findByRole('textbox');
  const line = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  paste('<p>a<img src="a.png"><img src="b.png"></p>', 'a');
  await waitFor(() => expect(line()).toContain('2 figuras não vieram: use Anexo.'));
  paste('', 'só texto');
  await waitFor(() => expect(line()).not.toContain('figura'));
  paste('', '', [new File(['x'], 'f.png', { type: 'image/png' })]);
  await waitFor(() => expect(line()).toContain('1 figura não veio: use Anexo.'));
});
