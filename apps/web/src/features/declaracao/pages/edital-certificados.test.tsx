import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const certificado = (nome: string, mudancas: object) => ({
  ...{ papel: 'INSTRUTOR', nome, projeto: { id: 31, titulo: 'Monitoria' } },
  ...{ situacao: 'PRONTO', faltas: [], declaracao: null },
  ...mudancas,
});
const LINHAS = [
  certificado('Carla Nunes', {
    ...{ papel: 'COORDENADOR', situacao: 'FALTA' },
    faltas: [M.semRelatorioDoCoordenador, M.comAjusteAberto],
  }),
  certificado('Ana Lima', {}),
  certificado('Bia Reis', { situacao: 'EMITIDO', declaracao: { id: 9 } }),
];
const EDITAL = umEdital({ id: 3, fase: 'resultado', vigenciaFim: '2025-12-31' });
const nomes = async () => {
  const tabela = await screen.findByRole('table', { name: 'Certificados do edital' });
  return within(tabela)
    .getAllByRole('rowheader')
    .map((um) => um.textContent);
};

it('shows who gets a certificate and what is missing for whom, and filters by that', async () => {
  server.answerWith({
    listarEditais: [EDITAL],
    listarCertificados: { abertos: true, vigenciaFim: '2025-12-31', linhas: LINHAS },
  });
  await openScreen({ at: '/editais/3/certificados', tipo: 'administrador' });
  expect(await nomes()).toEqual(['Carla Nunes', 'Ana Lima', 'Bia Reis']);
  screen.getByText(`${M.semRelatorioDoCoordenador}; ${M.comAjusteAberto}`);
  screen.getByRole('button', { name: 'Baixar todos em ZIP' });
  fireEvent.change(screen.getByLabelText('Certificado'), { target: { value: 'FALTA' } });
  await waitFor(async () => expect(await nomes()).toEqual(['Carla Nunes']));
});

it('issues them after a question that counts them, and says how many were issued', async () => {
  server.answerWith({
    listarEditais: [EDITAL],
    listarCertificados: { abertos: true, vigenciaFim: '2025-12-31', linhas: LINHAS },
    emitirCertificados: { emitidos: 1, jaEmitidos: 1, faltam: 1 },
  });
  await openScreen({ at: '/editais/3/certificados', tipo: 'administrador' });
  fireEvent.click(await screen.findByRole('button', { name: 'Emitir os certificados' }));
  const pergunta = await screen.findByRole('dialog', { name: M.desejaEmitirCertificados });
  within(pergunta).getByText(/1 certificado sai agora/);
  fireEvent.click(within(pergunta).getByRole('button', { name: 'Emitir' }));
  await screen.findByText(M.certificadosEmitidos(1));
});

it('says from which day they can be issued while the vigência runs', async () => {
  const emCurso = { ...EDITAL, vigenciaFim: '2026-12-31' };
  server.answerWith({
    listarEditais: [emCurso],
    listarCertificados: { abertos: false, vigenciaFim: '2026-12-31', linhas: [] },
  });
  await openScreen({ at: '/editais/3/certificados', tipo: 'administrador' });
  await screen.findByText(`${M.certificadosDepoisDe('31/12/2026')}.`);
  expect(screen.queryByRole('button', { name: 'Emitir os certificados' })).toBeNull();
});
