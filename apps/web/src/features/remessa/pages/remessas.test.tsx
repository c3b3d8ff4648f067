import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
// Its patience with a slow machine.
import '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

const PREVIA = {
  linhas: [
    {
      instrutor: { id: 5, nome: 'Ana' },
      projeto: { id: 31, titulo: 'Cálculo' },
      centavos: 50_000,
      compensados: 20_000,
      outraConta: { origem: 'conferida', dia: '2026-05-03' },
    },
  ],
  fora: [{ instrutor: { id: 6, nome: 'Bia' }, centavos: 70_000, motivo: 'SEM_CONTA' }],
  soma: 50_000,
};

it('shows who goes, what is set off, and who stays out with the reason, before anything is generated', async () => {
  server.answerWith({
    lerRemessasDaFolha: {
      ...{ mes: '2026-04', fechada: true, situacao: 'nenhuma', pagamentos: 2, enviados: 0, remessas: [] },
    },
    preverRemessa: PREVIA,
  });
  await openScreen({ at: '/remessas/2026-04', tipo: 'administrador' });
  const vao = await screen.findByRole('table', { name: 'Vão nesta remessa' });
  expect(vao.textContent).toContain('R$ 500,00 (menos R$ 200,00 de estorno)');
  expect(vao.textContent).toContain('A conta mudou em 03/05/2026. Este pagamento vai para a conta conferida');
  const fora = screen.getByRole('table', { name: 'Ficam de fora' });
  within(fora).getByText('sem dados bancários');
  expect(document.body.textContent).toContain('Folha não enviada: 0 de 2 pagamentos em remessas.');
});

it('judges a layout of fixed widths while it is written, beside each field, and shows an example of it', async () => {
  server.answerWith({ listarLayoutsDaRemessa: [] });
  await openScreen({ at: '/layouts_de_remessa', tipo: 'administrador' });
  fireEvent.click(await screen.findByRole('button', { name: 'Novo layout de largura fixa' }));
  const exemplo = await screen.findByRole('region', { name: 'Exemplo do arquivo' });
  expect(
    exemplo
      .querySelector('pre')
      ?.textContent?.split('\r\n')
      .map((um) => um.trim()),
  ).toEqual([...['0', '1', '1', '9', '']]);
  const detalhe = screen.getByRole('group', { name: 'Pagamento (registro 2)' });
  fireEvent.click(within(detalhe).getByRole('button', { name: 'Acrescentar campo' }));
  const campo = within(detalhe).getByRole('group', { name: 'Campo 2' });
  fireEvent.change(within(campo).getByLabelText('Dado'), { target: { value: 'valor' } });
  fireEvent.change(within(campo).getByLabelText('Posição'), { target: { value: '80' } });
  fireEvent.change(within(campo).getByLabelText('Tamanho'), { target: { value: '10' } });
  within(campo).getByRole('combobox', { name: 'Dado', description: /O campo vai além do fim da linha/ });
  expect(exemplo.textContent).toContain('Corrija os campos marcados');
  fireEvent.change(within(campo).getByLabelText('Posição'), { target: { value: '2' } });
  expect(exemplo.querySelector('pre')?.textContent).toContain('10000070000');
});

it('says of each payment what the bank said, and asks the reason before it cancels', async () => {
  server.answerWith({
    lerRemessa: {
      ...{ id: 9, numero: 1, mes: '2026-04', forma: 'cnab240', layout: null, diaDoPagamento: '2026-05-05' },
      ...{ geradaEm: '2026-05-02T12:00:00Z', geradaPor: { id: 1, nome: 'Caio' }, sha256: 'ab12' },
      ...{ nomeDoArquivo: 'remessa.rem', linhas: 2, pagas: 1, devolvidas: 1, soma: 140_000 },
      ...{ canceladaEm: null, motivo: null, retornos: [] },
      lancamentos: [
        {
          ...{ id: 1, instrutor: { id: 5, nome: 'Ana' }, projeto: { id: 31, titulo: 'Cálculo' } },
          ...{ centavos: 70_000, situacao: 'paga', dia: '2026-05-05', motivo: null },
        },
        {
          ...{ id: 2, instrutor: { id: 6, nome: 'Bia' }, projeto: { id: 31, titulo: 'Cálculo' } },
          ...{ centavos: 70_000, situacao: 'devolvida', dia: null, motivo: 'conta encerrada' },
        },
      ],
    },
  });
  await openScreen({ at: '/remessas/2026-04/9', tipo: 'administrador' });
  const tabela = await screen.findByRole('table', { name: 'Pagamentos' });
  within(tabela).getByText('paga em 05/05/2026');
  within(tabela).getByText('devolvida: conta encerrada');
  expect(screen.queryByRole('button', { name: 'Cancelar a remessa' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Conferir o retorno' }));
  await screen.findAllByText(/Escolha o arquivo, ou cole a lista/);
});
