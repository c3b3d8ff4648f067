import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailText } from './email-text.tsx';

it('[C-D1] copies an address whole, and breaks it only after its dots and its at sign', () => {
  const { container } = render(<EmailText>ana.beatriz@estudante.ufva.test</EmailText>);
  expect(container.textContent).toBe('ana.beatriz@estudante.ufva.test');
  expect(container.innerHTML.split('<wbr>')).toEqual(['ana.', 'beatriz@', 'estudante.', 'ufva.', 'test']);
});
