import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { COM_INSTRUTOR } from '../../../testing/answers-do-instrutor.ts';
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

const conta = {
  ...{ banco: '001', nomeDoBanco: 'Banco do Brasil', agencia: '1584', digitoDaAgencia: '9' },
  ...{ conta: '210169', digito: '6', tipo: 'corrente', cpfDoTitular: '52998224725' },
};
const LIDA = {
  ...{ resumo: { nomeDoBanco: 'Banco do Brasil', final: '169' }, informadaPeloAlunoEm: null },
  ...{ versao: 1, conta, regras: { soDoTitular: true, poupanca: ['104'], contaSalario: false } },
  resposta: { situacao: 'livre', ate: null },
  mudancas: [{ em: '2026-05-02T12:00:00Z', autor: { id: 3, nome: 'Bia' }, motivo: null }],
  devolucao: { em: '2026-06-02T12:00:00Z', motivo: 'conta encerrada' },
};
const escrever = (nome: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: nome }), { target: { value } });

it('says what came back, warns of a digit that fails, asks a change for its reason, and says who typed it', async () => {
  server.answerWith({
    ...COM_INSTRUTOR,
    listarBancos: [{ codigo: '001', nome: 'Banco do Brasil' }],
    lerContaBancaria: LIDA,
  });
  await openScreen({ at: '/conferir_documentos/5', tipo: 'administrador' });
  fireEvent.click(await screen.findByRole('button', { name: /^Dados bancários/ }));
  await screen.findByText(/Pagamento devolvido em .*: conta encerrada\./);
  await screen.findByText(/Escritos por Bia/);
  expect(screen.queryByRole('textbox', { name: /^Motivo/ })).toBeNull();
  escrever(/^Dígito da conta/, '5');
  screen.getByText('Confira a conta: o dígito não confere com a agência e o número');
  fireEvent.click(screen.getByRole('button', { name: 'Salvar os dados bancários' }));
  screen.getByRole('textbox', { name: /^Motivo/, description: /Escreva o motivo da mudança/ });
});

it('says that the student denied the account, and takes the same numbers again with a reason', async () => {
  server.answerWith({
    ...COM_INSTRUTOR,
    listarBancos: [{ codigo: '001', nome: 'Banco do Brasil' }],
    lerContaBancaria: { ...LIDA, resposta: { situacao: 'negada', ate: null } },
  });
  await openScreen({ at: '/conferir_documentos/5', tipo: 'administrador' });
  fireEvent.click(await screen.findByRole('button', { name: /^Dados bancários/ }));
  await screen.findByText('O aluno respondeu que esta conta não é dele.');
  screen.getByRole('textbox', { name: /^Motivo/ });
});

it('says that the student wrote it, shows no number, and asks a new one for its reason', async () => {
  server.answerWith({
    ...COM_INSTRUTOR,
    listarBancos: [{ codigo: '001', nome: 'Banco do Brasil' }],
    lerContaBancaria: {
      ...{ ...LIDA, conta: null, informadaPeloAlunoEm: '2026-05-02T12:00:00Z' },
      mudancas: [{ em: '2026-05-02T12:00:00Z', autor: null, motivo: null }],
    },
  });
  await openScreen({ at: '/conferir_documentos/5', tipo: 'administrador' });
  fireEvent.click(await screen.findByRole('button', { name: /^Dados bancários/ }));
  await screen.findByText(/^Os dados bancários foram informados pelo próprio estudante em /);
  screen.getByText(/Banco do Brasil, conta terminada em 169/);
  screen.getByText(/^Informados pelo próprio estudante/);
  expect(screen.getByRole('textbox', { name: /^Número da conta/ })).toHaveProperty('value', '');
  screen.getByRole('textbox', { name: /^Motivo/ });
});

it('keeps the typing when another person wrote the account meanwhile, and saves it over the new version', async () => {
  const respostas = { ...COM_INSTRUTOR, listarBancos: [{ codigo: '001', nome: 'Banco do Brasil' }] };
  server.answerWith({ ...respostas, lerContaBancaria: LIDA });
  await openScreen({ at: '/conferir_documentos/5', tipo: 'administrador' });
  fireEvent.click(await screen.findByRole('button', { name: /^Dados bancários/ }));
  await screen.findByText(/Escritos por Bia/);
  escrever(/^Dígito da conta/, '5');
  escrever(/^Motivo/, 'o banco disse');
  server.answerWith({ ...respostas, lerContaBancaria: { ...LIDA, versao: 2 } });
  const sent = { status: 412, data: { code: 'DESATUALIZADO', message: 'mudou' }, header: () => null };
  server.fail('guardarContaBancaria', { name: '412', sent, text: 'mudou', id: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar os dados bancários' }));
  await screen.findByText(/Outra pessoa escreveu os dados bancários enquanto você digitava/);
  expect(screen.getByRole('textbox', { name: /^Dígito da conta/ })).toHaveProperty('value', '5');
  expect(screen.getByRole('textbox', { name: /^Motivo/ })).toHaveProperty('value', 'o banco disse');
  server.mend();
  server.answerWith({ ...respostas, guardarContaBancaria: { ...LIDA, versao: 3 } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar os dados bancários' }));
  await screen.findByText('dados bancários salvos');
});
