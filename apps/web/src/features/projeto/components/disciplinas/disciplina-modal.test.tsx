import { dadosDeDisciplina } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { answer, type } from '../../../../testing/screen.ts';
import DisciplinaModal from './disciplina-modal.tsx';

Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(cleanup);

function open() {
  const onSave = vi.fn();
  const initial = dadosDeDisciplina();
  const unidades = [{ id: initial.unidade_oferta ?? 1, nome: 'Matemática', cidade: 'Crato' }];
  renderPage(
    <DisciplinaModal
      opened
      initial={initial}
      unidades={unidades}
      onSave={onSave}
      onClose={() => undefined}
    />,
    '/',
  );
  return onSave;
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const error = (id: string) => document.getElementById(`${id}-error`)?.textContent;

test.each([
  ['tsd', '120', 'A taxa de sucesso deve estar entre 0 e 100'],
  ['tsd', '-3', 'A taxa de sucesso deve estar entre 0 e 100'],
  ['tsd', '', 'Digite a taxa de sucesso'],
  ['carga_horaria', '-3', 'A carga horária deve ser maior que 0 e no máximo 9.999'],
  ['carga_horaria', '1.200', 'Digite um número, por exemplo 60 ou 58,5'],
  ['carga_horaria', '60h', 'Digite um número, por exemplo 60 ou 58,5'],
])('[C-D7] keeps %s as typed, %j, with the error beside it', async (id, typed, text) => {
  const onSave = open();
  await type({ [id]: typed });
  await answer('Salvar disciplina');
  await waitFor(() => expect(error(id)).toBe(text));
  expect(field(id).value).toBe(typed);
  expect(onSave).not.toHaveBeenCalled();
});

test('[C-D7] reads 1.5 and 58,5 as numbers', async () => {
  const onSave = open();
  await type({ carga_horaria: '1.5', tsd: '58,5' });
  await answer('Salvar disciplina');
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ carga_horaria: 1.5, tsd: 58.5 });
});

test('saves the course still in its field, which leaving the field does not move into the list', async () => {
  const onSave = open();
  const lista = () => document.querySelectorAll('section[aria-label="Cursos adicionados"] li').length;
  const antes = lista();
  await type({ cursos_ofertadas: ' Física ' });
  fireEvent.blur(field('cursos_ofertadas'));
  expect(lista()).toBe(antes);
  await answer('Salvar disciplina');
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0].cursos_ofertadas.at(-1)).toBe('Física');
});
