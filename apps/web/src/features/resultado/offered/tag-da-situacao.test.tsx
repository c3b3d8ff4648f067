import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TagDaSituacao } from './tag-da-situacao.tsx';

afterEach(cleanup);

it('keeps the icon on the line of the words, which alone may break', () => {
  const { container } = render(
    <MantineProvider>
      <TagDaSituacao situacao="APROVADO PARCIALMENTE" vagas={null} />
    </MantineProvider>,
  );
  const sinal = container.querySelector('svg');
  expect(sinal?.getAttribute('class')).toContain('sign');
  // The words have their own box, so that a narrow column wraps inside it, not between icon and words.
  expect(sinal?.nextElementSibling?.textContent).toBe('APROVADO PARCIALMENTE');
});
