import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../lib/server/api-error.ts';
import { ErrorSummary } from './error-summary.tsx';
import { useFormErrors } from './use-form-errors.ts';

afterEach(cleanup);
// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

const PROBLEMAS = [
  { campo: 'nome', codigo: 'VAZIO', mensagem: 'campos vazios' },
  { campo: 'cpf', codigo: 'VAZIO', mensagem: 'campos vazios' },
];
const ROTULOS = { nome: 'Nome', cpf: 'CPF' };

function Screen() {
  const errors = useFormErrors(ROTULOS);
  return (
    <>
      <ErrorSummary {...errors.summary} />
      <input {...inputProps(errors.field('nome'))} aria-label="Nome" />
      <input {...inputProps(errors.field('cpf'))} aria-label="CPF" />
      <button type="button" onClick={() => errors.show(PROBLEMAS)}>
        salvar
      </button>
      <button
        type="button"
        onClick={() =>
          errors.showError(
            new ApiError(409, 'X', 'CPF já cadastrado', { errors: { cpf: 'CPF já cadastrado' } }),
          )
        }
      >
        recusar
      </button>
      <button type="button" onClick={() => errors.clear('nome')}>
        corrigir nome
      </button>
    </>
  );
}
const inputProps = ({ id, name, error }: { id: string; name: string; error: string | undefined }) => ({
  id,
  name,
  'aria-invalid': error !== undefined,
});

it('announces exactly the message, takes the focus, and links to each field (T-L4)', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(screen.getByText('salvar'));
  expect(screen.getByRole('alert').textContent).toBe('campos vazios');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Problemas no formulário' }));
  await user.click(screen.getByRole('link', { name: 'Digite o CPF' }));
  expect(document.activeElement).toBe(screen.getByLabelText('CPF'));
});

it('takes the focus again when the same problem comes twice', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(screen.getByText('salvar'));
  await user.click(screen.getByLabelText('Nome'));
  await user.click(screen.getByText('salvar'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Problemas no formulário' }));
});

it("shows the server's refusal beside its field", async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(screen.getByText('recusar'));
  expect(screen.getByRole('alert').textContent).toBe('CPF já cadastrado');
  expect(screen.getByLabelText('CPF').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Nome').getAttribute('aria-invalid')).toBe('false');
});

it('removes a corrected field and keeps the others', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(screen.getByText('salvar'));
  await user.click(screen.getByText('corrigir nome'));
  expect(screen.queryByRole('link', { name: 'Escreva o nome' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Digite o CPF' })).toBeDefined();
});

function Unlabelled() {
  const errors = useFormErrors();
  return (
    <>
      <ErrorSummary {...errors.summary} />
      <label htmlFor="titulo">
        Título <span aria-hidden>*</span>
      </label>
      <input {...inputProps(errors.field('titulo'))} />
      <fieldset id="regime" aria-labelledby="regime-nome">
        <span id="regime-nome">Regime</span>
        <input type="radio" name="regime" />
      </fieldset>
      <label htmlFor="resumo">Resumo</label>
      <textarea {...inputProps(errors.field('resumo'))} />
      <button
        type="button"
        onClick={() =>
          errors.show([
            { campo: 'titulo', codigo: 'VAZIO', mensagem: 'campos vazios' },
            { campo: 'resumo', codigo: 'LONGO', mensagem: 'no máximo 200 caracteres' },
            { campo: 'regime', codigo: 'VAZIO', mensagem: 'campos vazios' },
          ])
        }
      >
        salvar
      </button>
      <button
        type="button"
        onClick={() => {
          errors.clear('titulo');
          errors.clear('regime');
        }}
      >
        corrigir os vazios
      </button>
    </>
  );
}

it('[C-C9] says each exact sentence once, above the fields that it is about', async () => {
  const user = userEvent.setup();
  render(<Unlabelled />);
  await user.click(screen.getByText('salvar'));
  const ditas = () =>
    screen.getAllByRole('alert').map((alert) => [
      alert.textContent,
      ...within(alert.parentElement as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);
  expect(ditas()).toEqual([
    ['campos vazios', 'Escreva o título', 'Regime'],
    ['no máximo 200 caracteres', 'Resumo'],
  ]);
  await user.click(screen.getByText('corrigir os vazios'));
  expect(ditas()).toEqual([['no máximo 200 caracteres', 'Resumo: no máximo 200 caracteres']]);
});

it('says a sentence that is about no field beside those of the fields', async () => {
  function General() {
    const errors = useFormErrors();
    return (
      <>
        <ErrorSummary {...errors.summary} />
        <button
          type="button"
          onClick={() =>
            errors.show([
              { campo: 'nome', codigo: 'VAZIO', mensagem: 'campos vazios' },
              { campo: '', codigo: 'FECHADO', mensagem: 'O edital fechou' },
            ])
          }
        >
          salvar
        </button>
      </>
    );
  }
  const user = userEvent.setup();
  render(<General />);
  await user.click(screen.getByText('salvar'));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'campos vazios',
    'O edital fechou',
  ]);
});

it('[C-M4] names the first five of many fields in the words beside them, and counts the others', async () => {
  const campos = ['nome', 'cpf', 'unidade', 'siape', 'email', 'rg', 'departamento'];
  function Many() {
    const errors = useFormErrors();
    const problems = campos.map((campo) => ({ campo, codigo: 'VAZIO', mensagem: 'campos vazios' }));
    return (
      <>
        <ErrorSummary {...errors.summary} />
        <button type="button" onClick={() => errors.show(problems)}>
          salvar
        </button>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Many />);
  await user.click(screen.getByText('salvar'));
  expect(screen.getByRole('alert').textContent).toBe('campos vazios');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Escreva o nome',
    'Digite o CPF',
    'Escolha a unidade',
    'Digite o SIAPE',
    'Digite o e-mail',
  ]);
  expect(screen.getByText('e mais 2 campos')).toBeTruthy();
});
