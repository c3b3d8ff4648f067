import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Busca } from '../../features/busca/offered/busca.tsx';
import { useAct } from '../../lib/server/use-act.ts';
import { iniciarSessao } from '../../lib/session/session.ts';
import { ANSWERS } from '../../testing/answers.ts';
import { FAULTS, faultyClient } from '../../testing/faults.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, choose, click, expectTold, type } from '../../testing/screen.ts';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { QueryState } from '../../ui/status/query-state.tsx';
import { closeToast, currentToasts } from '../../ui/status/toast-store.ts';
import { Toasts } from '../../ui/status/toasts.tsx';
import './uncaught-failures.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
// Mantine measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(() => iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'administrador' }));
afterEach(() => {
  cleanup();
  server.mend();
  for (const { id } of currentToasts()) closeToast(id);
});

const expectId = (id: string | undefined) =>
  waitFor(() =>
    expect(document.body.textContent).toContain(id === undefined ? '' : `Identificador da falha: ${id}`),
  );

/** A form with an act, as on every screen. */
function WithAct() {
  const [resumo, setResumo] = useState('');
  const [done, setDone] = useState(false);
  const errors = useFormErrors();
  const criar = useAct(['aviso'], () =>
    server.client.criarAviso({ body: { titulo: 'Aviso', resumo, texto: '', ordem: 1, de: null, ate: null } }),
  );
  const send = async () => {
    try {
      await criar.mutateAsync(undefined);
    } catch (error) {
      errors.showError(error);
      return;
    }
    setDone(true);
  };
  return (
    <>
      {done && <p>feito</p>}
      <FormModal
        title="Novo aviso"
        opened={!done}
        busy={criar.isPending}
        errors={errors}
        onSubmit={send}
        onClose={() => undefined}
      >
        <Textarea
          {...errors.field('resumo')}
          label="Resumo"
          value={resumo}
          onChange={({ currentTarget }) => setResumo(currentTarget.value)}
        />
      </FormModal>
    </>
  );
}

function WithRead() {
  const query = useQuery({ queryKey: ['cursos'], queryFn: () => server.client.listarCursos() });
  return <QueryState query={query}>{(cursos) => <p>{cursos.join(', ')}</p>}</QueryState>;
}

describe('T-K13: a failed call is seen and spoken', () => {
  it.each(FAULTS)('shows $name in a form, loses no typed text, and works when repeated', async (fault) => {
    renderPage(<WithAct />, '/');
    server.fail('criarAviso', fault);
    await type({ resumo: 'Um texto longo' });
    await answer('Salvar');
    await expectTold(fault.text);
    await expectId(fault.id);
    expect(document.querySelector('textarea')?.value).toBe('Um texto longo');
    server.mend();
    await answer('Salvar');
    await screen.findByText('feito');
  });

  it('shows a refusal for one field beside that field', async () => {
    renderPage(<WithAct />, '/');
    const data = {
      code: 'CAMPO',
      message: 'Confira o resumo',
      errors: { resumo: 'O resumo é longo demais' },
    };
    const sent = { status: 422, data, header: () => null };
    server.fail('criarAviso', { name: '422', text: data.message, id: undefined, sent });
    await type({ resumo: 'Um texto longo' });
    await answer('Salvar');
    await expectTold('Confira o resumo');
    const field = document.querySelector('textarea');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    const described = (field?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'O resumo é longo demais',
    );
  });

  it.each(FAULTS)('shows $name on a page that cannot be read, and loads it on request', async (fault) => {
    server.fail('listarCursos', fault);
    renderPage(<WithRead />, '/');
    await expectTold(fault.text);
    await expectId(fault.id);
    server.mend();
    await click('Tentar de novo');
    await screen.findByText('Física');
  });

  it.each(FAULTS)('shows $name beside the field of an upload', async (fault) => {
    await openScreen({ at: '/cadastro_professor' });
    server.fail('enviarFoto', fault);
    await choose('foto', new File(['x'], 'a.png', { type: 'image/png' }));
    await expectTold(fault.text);
    await expectId(fault.id);
  });

  it.each(FAULTS)(
    'shows $name in the search of the top bar, and searches again on request',
    async (fault) => {
      server.fail('buscar', fault);
      renderPage(<Busca telas={[]} />, '/menu');
      await click('Buscar projeto, pessoa, tela…');
      const field = await waitFor(() => {
        const found = document.querySelector<HTMLInputElement>('[role=dialog] input');
        if (found === null) throw new Error('no field');
        return found;
      });
      await type({ [field.id]: 'calculo' });
      await expectTold(fault.text);
      await expectId(fault.id);
      server.mend();
      await click('Tentar de novo');
      await waitFor(() => expect(document.querySelector('a[href="/projetos/31"]')).not.toBeNull());
      expect(field.value).toBe('calculo');
    },
  );

  it('shows the failure of an act that no screen catches as a toast', async () => {
    renderPage(<Toasts />, '/');
    server.fail('criarUnidade', FAULTS[1] as (typeof FAULTS)[number]);
    const reason: unknown = await server.client
      .criarUnidade({ body: { nome: 'a', cidade: 'b' } })
      .catch((error: unknown) => error);
    globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    await expectTold('recusado com 500');
    await expectId('falha-500');
  });
});
