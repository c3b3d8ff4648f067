import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => {
  server.mend();
  cleanup();
});

const BANCOS = { listarBancos: [{ codigo: '001', nome: 'Banco do Brasil' }] };
const CONTA = {
  ...{ banco: '001', nomeDoBanco: 'Banco do Brasil', agencia: '1584', digitoDaAgencia: '9' },
  ...{ conta: '210169', digito: '6', tipo: 'corrente', cpfDoTitular: '52998224725' },
};
const REGRAS = { soDoTitular: true, poupanca: ['104'], contaSalario: false };
const abrir = async (lida: object = {}) => {
  const minha = { versao: 3, conta: CONTA, regras: REGRAS, devolucao: null, ...lida };
  server.answerWith({ ...BANCOS, lerMinhaConta: minha, guardarMinhaConta: minha });
  await openScreen({ at: '/aluno/conta/9' });
};
const campo = (nome: RegExp) => screen.findByRole('textbox', { name: nome });
const salvar = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar os dados bancários' }));

describe('the bank data of a student', () => {
  it('are refused beside each field, without a question for a reason', async () => {
    await abrir({ versao: 0, conta: null });
    fireEvent.change(await campo(/^Agência/), { target: { value: 'abc' } });
    salvar();
    await screen.findByRole('textbox', {
      name: /^Agência/,
      description: /Escreva a agência só com algarismos/,
    });
    expect(screen.queryByRole('textbox', { name: /^Motivo/ })).toBeNull();
    expect(server.asked).not.toContain('guardarMinhaConta');
  });

  it('are asked about before a payment goes again to the account from which it came back', async () => {
    await abrir({ devolucao: { em: '2026-06-02T12:00:00Z', motivo: 'conta inativa' } });
    await screen.findByText(/^Um pagamento voltou em .*: conta inativa$/);
    salvar();
    await screen.findByRole('dialog', { name: 'deseja receber na mesma conta?' });
    expect(server.asked).not.toContain('guardarMinhaConta');
    fireEvent.click(await screen.findByRole('button', { name: 'Receber nela' }));
    await screen.findByText('dados bancários salvos');
  });

  it('keep what was typed when the coordinator wrote them meanwhile', async () => {
    await abrir();
    const numero = await campo(/^Número da conta/);
    fireEvent.change(numero, { target: { value: '314159' } });
    const sent = { status: 412, data: { code: 'DESATUALIZADO', message: 'mudou' }, header: () => null };
    server.fail('guardarMinhaConta', { name: '412', sent, text: 'mudou', id: undefined });
    salvar();
    await screen.findByText(/Outra pessoa escreveu os dados bancários enquanto você digitava/);
    expect(await campo(/^Número da conta/)).toHaveProperty('value', '314159');
  });
});
