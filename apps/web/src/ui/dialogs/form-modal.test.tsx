import { TextInput } from '@mantine/core';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Form } from '../fields/form.tsx';
import { useFormErrors } from '../fields/use-form-errors.ts';
import { FormModal } from './form-modal.tsx';

afterEach(cleanup);

function Page() {
  const [opened, setOpened] = useState(true);
  const [late, setLate] = useState(false);
  const errors = useFormErrors();
  return (
    <>
      <button type="button" onClick={() => setLate(true)}>
        a lista chega
      </button>
      <FormModal
        title="Escolher"
        opened={opened}
        busy={false}
        errors={errors}
        onSubmit={() => undefined}
        onClose={() => setOpened(false)}
      >
        <TextInput label="Projeto" data-autofocus />
        {late && <TextInput label="Avaliador" />}
      </FormModal>
    </>
  );
}

/** Lets the list load after the first key, and closes the dialog. */
async function fecharDepoisDaLista(campo: HTMLElement): Promise<void> {
  fireEvent.click(screen.getByText('a lista chega'));
  fireEvent.focus(await screen.findByRole('textbox', { name: 'Avaliador' }));
  fireEvent.keyDown(campo, { key: 'Escape' });
}

it('counts the release of the key that opened a dialog as no typing: it closes without a question', async () => {
  renderPage(<Page />, '/');
  const campo = await screen.findByRole('textbox', { name: 'Projeto' });
  fireEvent.focus(campo);
  fireEvent.keyUp(campo, { key: 'Enter' });
  await fecharDepoisDaLista(campo);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('asks before typed values are lost', async () => {
  renderPage(<Page />, '/');
  const campo = await screen.findByRole('textbox', { name: 'Projeto' });
  fireEvent.focus(campo);
  fireEvent.keyDown(campo, { key: 'a' });
  fireEvent.change(campo, { target: { value: 'a' } });
  fireEvent.keyUp(campo, { key: 'a' });
  await fecharDepoisDaLista(campo);
  expect(await screen.findByRole('dialog', { name: /sair|descartar|perd/i })).not.toBeNull();
});

it('[C-M4] submits only itself when it was opened from a form', async () => {
  const [deFora, deDentro] = [vi.fn(), vi.fn()];
  function Aberto() {
    return (
      <Form label="Fora" onSubmit={deFora}>
        <FormModal
          title="Dentro"
          opened
          busy={false}
          errors={useFormErrors()}
          onSubmit={deDentro}
          onClose={() => undefined}
        >
          <TextInput label="Nome" />
        </FormModal>
      </Form>
    );
  }
  renderPage(<Aberto />, '/');
  fireEvent.submit(await screen.findByRole('form', { name: 'Dentro' }));
  await expect.poll(() => deDentro.mock.calls.length).toBe(1);
  expect(deFora).not.toHaveBeenCalled();
});
