import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
// Its patience with a slow machine.
import '../../../testing/screen.ts';
import { descartar, enfileirar } from '../components/fila-dos-dias.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

const LINHA = { id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', vinculo: 9 };
const abrir = async (porEnviar: { readonly dias: number; readonly meses: number }) => {
  const conta = { nome: 'Dora Alves', email: 'dora@aluno.ufx.br', sessaoPropria: true, soPorLink: true };
  server.answerWith({ estudanteAtual: { ...conta, porEnviar } });
  await openScreen({ at: '/aluno/meus_dados' });
};
const encerrar = async () => fireEvent.click(await screen.findByRole('button', { name: 'Encerrar a conta' }));

describe('closing the account of a student', () => {
  it('counts before the act what the coordination would not receive, and asks with it', async () => {
    await abrir({ dias: 3, meses: 1 });
    enfileirar([
      { ...LINHA, dia: '2026-05-04', horas: 4, atividade: 'Aula', versao: 0, apagar: false, recusa: null },
    ]);
    const texto =
      'A coordenação não recebe 1 dia salvo só neste aparelho, nem 3 dias de 1 mês que você não enviou.';
    await screen.findByText(new RegExp(`^${texto}`));
    await encerrar();
    const pergunta = await screen.findByRole('dialog', { name: 'deseja encerrar a conta?' });
    within(pergunta).getByText(new RegExp(`^${texto}`));
    expect(server.asked).not.toContain('encerrarContaDoEstudante');
    descartar(LINHA);
  });

  it('says nothing of it where all was sent', async () => {
    await abrir({ dias: 0, meses: 0 });
    await encerrar();
    const pergunta = await screen.findByRole('dialog', { name: 'deseja encerrar a conta?' });
    within(pergunta).getByText(/^Você não entra mais com este CPF/);
    expect(screen.queryByText('Há dias por enviar')).toBeNull();
  });
});
