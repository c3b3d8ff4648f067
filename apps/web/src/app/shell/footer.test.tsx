import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Footer } from './footer.tsx';

afterEach(() => vi.unstubAllEnvs());

it('shows the version of the pages', () => {
  vi.stubEnv('VITE_VERSAO', '1.2.3');
  render(<Footer instituicao={{ nome: 'Universidade', programa: 'Monitoria', cidade: 'Crato' }} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText('versão 1.2.3').closest('footer')).not.toBeNull();
  expect(screen.getByText('Monitoria · Universidade · Crato').closest('footer')).not.toBeNull();
});
