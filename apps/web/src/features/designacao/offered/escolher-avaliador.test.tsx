import { MantineProvider } from '@mantine/core';
import { cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { candidato } from '../../../testing/answers-da-avaliacao.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { type } from '../../../testing/screen.ts';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import type { Candidato } from '../api.ts';
import { AVALIADOR_EM_BRANCO, candidatoDe, EscolherAvaliador } from './escolher-avaliador.tsx';

Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
const CANDIDATOS: readonly Candidato[] = [
  candidato,
  {
    ...candidato,
    id: 9,
    nome: 'Carla Dias',
    siape: '8888888',
    designados: 0,
    pendentes: 0,
    avisos: ['Trabalha na mesma unidade do coordenador'],
    motivoDaRecusa: 'Sem tempo',
  },
];

function Campos({ candidatos = CANDIDATOS }: { readonly candidatos?: readonly Candidato[] }) {
  const [value, onChange] = useState(AVALIADOR_EM_BRANCO);
  const errors = useFormErrors();
  const campos = { candidatos, value, onChange, errors };
  return <EscolherAvaliador {...campos} primeiro={false} />;
}
const field = (label: string) =>
  [...document.querySelectorAll('label')]
    .filter(({ textContent }) => textContent?.startsWith(label))
    .map(({ htmlFor }) => document.getElementById(htmlFor) as HTMLInputElement)[0];

afterEach(cleanup);

it('fills the SIAPE from the chosen name, and clears it when the name is changed', async () => {
  renderPage(<Campos />, '/');
  await type({ avaliador: 'Bruno Telles · 7777777' });
  await waitFor(() => expect(field('SIAPE')?.value).toBe('7777777'));
  expect(field('Nome')?.value).toBe('Bruno Telles');
  await type({ avaliador: 'Bruno T' });
  expect(field('SIAPE')?.value).toBe('');
});

it('fills the name from the SIAPE, with the load and what advises against the person', async () => {
  renderPage(<Campos />, '/');
  const siape = field('SIAPE');
  if (siape === undefined) throw new Error('no SIAPE');
  siape.id = 'siape';
  await type({ siape: '8888888' });
  await waitFor(() => expect(field('Nome')?.value).toBe('Carla Dias'));
  for (const text of ['Nenhum projeto designado.', 'mesma unidade', 'Motivo da recusa: Sem tempo']) {
    expect(document.body.textContent).toContain(text);
  }
});

it('shows one sentence when nobody may be chosen, and not otherwise', () => {
  const impedidos = CANDIDATOS.map((um) => ({ ...um, impedimento: 'Declarou impedimento' }));
  const nobody = 'Nenhum avaliador pode avaliar este projeto';
  renderPage(<Campos candidatos={impedidos} />, '/');
  expect(document.body.textContent).toContain(nobody);
  cleanup();
  for (const candidatos of [[...impedidos, candidato], []]) {
    renderPage(<Campos candidatos={candidatos} />, '/');
    expect(document.body.textContent).not.toContain(nobody);
    cleanup();
  }
});

it('[C-D8] shows load and conflict of each option before the choice, outside any clipping element', async () => {
  renderPage(
    // As in a browser: in its test mode the library omits portals.
    <MantineProvider env="default">
      <div id="janela" style={{ overflow: 'hidden' }}>
        <Campos />
      </div>
    </MantineProvider>,
    '/',
  );
  field('Nome')?.focus();
  await type({ avaliador: 'l' });
  const options = await waitFor(() => {
    const found = [...document.querySelectorAll('[role="option"]')];
    expect(found.length).toBe(2);
    return found;
  });
  const carla = options.find(({ textContent }) => textContent?.includes('Carla Dias · 8888888'));
  for (const text of ['Nenhum projeto designado.', 'Trabalha na mesma unidade', 'Recusou: Sem tempo']) {
    expect(carla?.textContent).toContain(text);
  }
  expect(carla?.closest('#janela')).toBeNull();
});

it('finds the person by the whole SIAPE only', () => {
  expect(candidatoDe(CANDIDATOS, { nome: '', siape: ' 7777777 ' })?.nome).toBe('Bruno Telles');
  expect(candidatoDe(CANDIDATOS, { nome: 'Bruno Telles', siape: '777' })).toBeUndefined();
});
