import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ConfirmProvider, useAsk, useConfirm } from './confirm.tsx';

beforeAll(() => {
  // Mantine needs functions that jsdom lacks.
  globalThis.matchMedia ??= () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
});
afterEach(cleanup);

const answers: unknown[] = [];

function Asker() {
  const confirm = useConfirm();
  const ask = useAsk();
  const keep = (answer: Promise<unknown>) => void answer.then((value) => answers.push(value));
  return (
    <>
      <button type="button" onClick={() => keep(confirm('deseja cancelar?'))}>
        confirmar
      </button>
      <button type="button" onClick={() => keep(confirm('<img src=x onerror=alert(1)>', { danger: true }))}>
        perigo
      </button>
      <button
        type="button"
        onClick={() =>
          keep(
            ask('salvar?', [
              { value: 'sim', label: 'Sim' },
              { value: 'nao', label: 'Não' },
            ]),
          )
        }
      >
        escolher
      </button>
    </>
  );
}

async function opened(button: string) {
  answers.length = 0;
  render(
    <MantineProvider env="test">
      <ConfirmProvider>
        <Asker />
      </ConfirmProvider>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  return { user, dialog };
}

it('asks with the exact text and returns yes', async () => {
  const { user, dialog } = await opened('confirmar');
  expect(dialog.textContent).toContain('deseja cancelar?');
  await user.click(screen.getByRole('button', { name: 'Sim' }));
  expect(answers).toEqual([true]);
});

it('treats Escape as no', async () => {
  const { user } = await opened('confirmar');
  await user.keyboard('{Escape}');
  expect(answers).toEqual([false]);
});

it('distinguishes a closed question from an answered no', async () => {
  const { user } = await opened('escolher');
  await user.keyboard('{Escape}');
  expect(answers).toEqual([null]);
});

it('shows markup of people as text (T-E8)', async () => {
  const { dialog } = await opened('perigo');
  expect(dialog.querySelector('img')).toBeNull();
  expect(dialog.textContent).toContain('<img src=x onerror=alert(1)>');
});

function AsksOnArrival() {
  const ask = useAsk();
  useEffect(() => {
    void ask('continuar ou começar outro?', [{ value: 'continuar', label: 'Continuar' }]).then((value) =>
      answers.push(value),
    );
  }, [ask]);
  return <Link to="/outra">outra</Link>;
}

it('[C-B6] keeps a question that the opening page asks; leaving that page closes it', async () => {
  answers.length = 0;
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <ConfirmProvider>
          <Routes>
            <Route path="/" element={<Link to="/chegada">chegada</Link>} />
            <Route path="/chegada" element={<AsksOnArrival />} />
            <Route path="/outra" element={<p>outra página</p>} />
          </Routes>
        </ConfirmProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'chegada' }));
  expect(await screen.findByRole('dialog', { name: 'continuar ou começar outro?' })).toBeDefined();
  expect(answers).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'outra', hidden: true }));
  await screen.findByText('outra página');
  expect(answers).toEqual([null]);
});
