import { escolher } from '@instrutoria/domain/kernel/objetos.ts';
import { ESPECIFICACOES } from '@instrutoria/domain/projeto/campos.ts';
import { CAMPOS_PREENCHIDOS } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { readWizard, replaceWizard } from '../wizard/autosave/wizard-storage.ts';
import { WIZARD_VAZIO, type WizardData } from '../wizard/wizard-data.ts';
import EspecificacoesPage from './especificacoes.tsx';

function open(dados: Partial<WizardData>): void {
  replaceWizard({ ...WIZARD_VAZIO, ...escolher(CAMPOS_PREENCHIDOS, ESPECIFICACOES), ...dados });
  renderPage(<EspecificacoesPage />, '/especificacoes_projeto');
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
const alert = () => screen.getByRole('alert').textContent;

beforeEach(() => {
  localStorage.clear();
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
});
afterEach(cleanup);

describe('especificacoes_projeto', () => {
  test.each([
    [{ titulo: ' ' }, 'Preencha todos os campos'],
    [{ remunerados: 0 }, 'Preencha todos os campos'],
    [{ remunerados: null }, 'Preencha todos os campos'],
    [{ regimeTrabalho: '' }, 'Preencha todos os campos'],
    [{ remunerados: 3 }, 'Número máximo de instrutores remunerados: 2'],
    [{ remunerados: 2, voluntarios: 4 }, 'Número máximo de instrutores: 5'],
    [{ remunerados: 1, voluntarios: 4 }, 'Número máximo de instrutores voluntários: 3'],
  ])('%j: shows the exact message and stays on the page', async (dados, mensagem) => {
    open(dados);
    await save();
    expect(alert()).toBe(mensagem);
    expect(screen.getByTestId('where').textContent).toBe('/especificacoes_projeto');
  });

  test.each([
    [2, 4, 1],
    [1, 5, 2],
  ])(
    'D8: refuses %i paid and %i volunteers, then lowers the volunteers to %i',
    async (remunerados, voluntarios, sobram) => {
      open({ remunerados, voluntarios });
      await save();
      expect(alert()).toBe('Número máximo de instrutores: 5');
      expect(readWizard().voluntarios).toBe(sobram);
      expect(screen.getByLabelText('Instrutores voluntários')).toHaveProperty('value', String(sobram));
      await save();
      expect(screen.getByTestId('where').textContent).toBe('/cadastro_disciplina');
    },
  );

  test('does not change the counts while typing (D8)', async () => {
    open({ voluntarios: 0 });
    const campo = screen.getByLabelText('Instrutores voluntários');
    await userEvent.clear(campo);
    await userEvent.type(campo, '9');
    await userEvent.tab();
    expect(campo).toHaveProperty('value', '9');
    expect(readWizard().voluntarios).toBe(9);
  });

  test.each([
    ['-3', -3],
    ['1,5', 1.5],
    ['1.5', 1.5],
  ])('[C-D7] keeps %s as typed, with the error that it is no number', async (typed, value) => {
    open({});
    const campo = screen.getByLabelText(/^Instrutores bolsistas/);
    await userEvent.clear(campo);
    await userEvent.type(campo, typed);
    expect(campo).toHaveProperty('value', typed);
    expect(readWizard().remunerados).toBe(value);
    await save();
    expect(alert()).toBe('Informe um número inteiro entre 0 e 99');
    expect(campo).toHaveProperty('value', typed);
    expect(screen.getByTestId('where').textContent).toBe('/especificacoes_projeto');
  });

  test('shows progress in words: the current step, the done ones, the missing ones', () => {
    open({ edital: { id: 3, nome: 'Edital 2026', inicio: '', fim: '', tipoProjeto: 'TIPO I' } });
    const steps = screen.getByRole('navigation', { name: 'Etapa 2 de 7' });
    expect(steps.querySelector('[aria-current="step"]')?.textContent).toContain('Especificações');
    expect(screen.getByRole('link', { name: /Coordenador.*concluída/ })).toBeTruthy();
    expect(steps.textContent).toContain('Identificaçãoa fazer');
  });
});
