import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useOpened } from './use-opened.ts';

afterEach(cleanup);

function Part() {
  const [open, setOpen] = useOpened('part');
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      Part
    </button>
  );
}
const expanded = () => screen.getByRole('button').getAttribute('aria-expanded');

it('is as it was left for who goes back, and folded for who comes anew', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Part /> },
      { path: '/other', element: <p>Other</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button'));
  expect(expanded()).toBe('true');
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  expect(expanded()).toBe('true');
  await act(() => router.navigate('/other'));
  await act(() => router.navigate('/'));
  expect(expanded()).toBe('false');
});
