import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { candidato } from '../../../testing/answers-da-avaliacao.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answer, whenThere } from '../../../testing/screen.ts';
import DesignarModal from './designar-modal.tsx';

const { listarCandidatos, designarAvaliador } = vi.hoisted(() => ({
  listarCandidatos: vi.fn<() => Promise<unknown>>(),
  designarAvaliador: vi.fn<(pedido: unknown) => Promise<unknown>>(() => Promise.resolve({})),
}));
vi.mock('../../../lib/server/api.ts', () => ({ api: { listarCandidatos, designarAvaliador } }));
// The library measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(cleanup);

it('designates by a SIAPE that is sent before the possible evaluators are loaded', async () => {
  let chegam: (lista: readonly unknown[]) => void = () => undefined;
  listarCandidatos.mockReturnValue(
    new Promise((resolve) => {
      chegam = resolve;
    }),
  );
  const onClose = vi.fn<() => void>();
  const projetos = [{ id: 31, titulo: 'Monitoria' }];
  renderPage(<DesignarModal opened projetos={projetos} inicial={31} onClose={onClose} />, '/');
  const siape = await whenThere(() => screen.queryByLabelText<HTMLInputElement>('SIAPE'));
  fireEvent.change(siape, { target: { value: candidato.siape } });
  await answer('Designar');
  chegam([candidato]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(designarAvaliador).toHaveBeenCalledWith({ body: { projeto: 31, avaliador: candidato.id } });
  const nome = screen.getByRole<HTMLInputElement>('combobox', { name: /Nome do avaliador/ });
  expect(nome.value).toBe(candidato.nome);
});
