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

const lancamento = (n: number) => ({
  instrutor: { id: n, nome: `Aluno ${n}`, email: `aluno${n}@ufva.test`, cpf: n === 7 ? '52998224725' : null },
  projeto: { id: 31, titulo: 'Monitoria' },
  ...{ competencia: '2026-04', tipo: 'NORMAL', pago: n % 2 === 0, motivo: null, causa: null },
  ...{ decisao: null, justificativa: null, horas: 40, vaga: null, concorrentes: [] },
  ...{ retencao: null, podeReter: n % 2 === 0, contaMudouEm: n === 2 ? '2026-05-03' : null },
  ...{ valorCheio: 70_000, valor: n % 2 === 0 ? 70_000 : null, dias: null, parcial: false },
});
const estorno = { ...lancamento(61), competencia: '2026-03', tipo: 'ESTORNO', motivo: null };
const folha = {
  ...{ mes: '2026-04', fechada: false, fechadaEm: null, fechadaPor: null, podeFechar: false },
  ...{ podeConferir: true, semSegundaPessoa: false, conferencia: null, motivoSemSegundaPessoa: null },
  ...{
    verbaQueFalta: null,
    impedimento: null,
    pagos: 30,
    naoPagos: 30,
    ajustes: 0,
    estornos: 1,
    estornosPorDecidir: 1,
  },
  ...{
    aPagar: 30,
    aDevolver: 0,
    valorAPagar: 2_100_000,
    valorADevolver: 0,
    semValor: 1,
    mesParcial: 'nenhuma',
  },
};
const COM_FOLHA = {
  listarFolhasDePagamento: [folha],
  lerFolhaDePagamento: {
    ...folha,
    retencoes: [],
    pontos: [],
    lancamentos: [estorno, ...Array.from({ length: 60 }, (_, n) => lancamento(n + 1))],
  },
};
const linhas = async () => {
  const tabela = await screen.findByRole('table', { name: 'Lançamentos de abril de 2026' });
  return within(tabela).getAllByRole('rowheader');
};

it('shows 50 lines of a month a page, and finds one by a CPF however it is written', async () => {
  server.answerWith(COM_FOLHA);
  await openScreen({ at: '/folha_pagamento', tipo: 'administrador' });
  expect(await linhas()).toHaveLength(50);
  expect(document.body.textContent).toContain('1 a 50 de 60 lançamentos');
  expect(document.body.textContent.match(/A conta mudou em 03\/05\/2026/g)).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: '529.982.247-25' } });
  await waitFor(async () =>
    expect((await linhas()).map((um) => um.textContent)).toEqual([expect.stringMatching(/^Aluno 7CPF/)]),
  );
});

it('reads from its address who does not receive, and counts what is to be decided on the chip that opens it', async () => {
  server.answerWith(COM_FOLHA);
  await openScreen({ at: '/folha_pagamento?mes=2026-04&pago=nao', tipo: 'administrador' });
  expect(await linhas()).toHaveLength(30);
  fireEvent.click(
    screen.getByRole('button', { name: /^Ajustes de meses anteriores: *1 ajuste, 1 a decidir/ }),
  );
  screen.getByRole('table', { name: 'Ajustes de meses anteriores' });
});

it('offers to hold a line that pays, and to release one that is held, here or in another sheet', async () => {
  const retencao = { id: 5, motivo: 'A conta é de outra pessoa.', em: '2026-05-02T12:00:00Z' };
  const por = { id: 1, nome: 'Ana' };
  const naLinha = { ...retencao, por, podeLiberar: true };
  const deOutra = { ...naLinha, id: 6, competencia: '2026-03', mes: '2026-03', valor: 70_000 };
  const pessoa = { instrutor: { id: 90, nome: 'Bruno Lima' }, projeto: { id: 31, titulo: 'Monitoria' } };
  const retido = { ...lancamento(3), motivo: 'RETIDA', justificativa: retencao.motivo, retencao: naLinha };
  server.answerWith({
    listarFolhasDePagamento: [folha],
    lerFolhaDePagamento: {
      ...folha,
      lancamentos: [lancamento(2), retido],
      pontos: [],
      retencoes: [
        { ...naLinha, ...retido, id: 5, mes: '2026-04', valor: null },
        { ...deOutra, ...pessoa },
      ],
    },
  });
  await openScreen({ at: '/folha_pagamento', tipo: 'administrador' });
  await linhas();
  screen.getByRole('button', { name: 'Reter: Aluno 2, 04/2026' });
  screen.getByRole('button', { name: 'Liberar: Aluno 3, 04/2026' });
  expect(document.body.textContent).toContain('não recebe: pagamento retido; A conta é de outra pessoa.');
  fireEvent.click(screen.getByRole('button', { name: /^Pagamentos retidos: *2 retidos/ }));
  const tabela = screen.getByRole('table', { name: 'Pagamentos retidos' });
  within(tabela).getByRole('button', { name: 'Liberar: Bruno Lima, 03/2026' });
});

it('shows what is to be looked at before the sheet is conferred, and the reasons already given', async () => {
  const conferido = { em: '2026-05-02T12:00:00Z', por: { id: 1, nome: 'Ana' }, motivo: 'São irmãos.' };
  const ponto = (marca: string, frase: string, dados: object) => ({
    ...{ marca, tipo: 'MESMA_CONTA', frase, conferido: null, podeConferir: true },
    ...dados,
  });
  const pontos = [
    ponto('a', 'Bia e Caio recebem na mesma conta bancária (final 123).', {}),
    ponto('b', 'Dora e Eva têm o mesmo arquivo: Comprovante bancário.', { conferido, podeConferir: false }),
  ];
  server.answerWith({
    listarFolhasDePagamento: [folha],
    lerFolhaDePagamento: { ...folha, lancamentos: [lancamento(2)], retencoes: [], pontos },
  });
  await openScreen({ at: '/folha_pagamento', tipo: 'administrador' });
  await linhas();
  expect(document.body.textContent).toContain('Para conferir: 1 ponto');
  screen.getByRole('button', { name: /^Dar por conferido: Bia e Caio recebem/ });
  expect(document.body.textContent).toMatch(/Dora e Eva .*Conferido por Ana em .*: São irmãos\./);
  expect(screen.getAllByRole('button', { name: /^Dar por conferido/ })).toHaveLength(1);
});
