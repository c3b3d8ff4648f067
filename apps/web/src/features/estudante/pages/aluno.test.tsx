import { MENSAGENS_DA_CONTESTACAO as M } from '@instrutoria/domain/contestacao/messages.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
// Its patience with a slow machine.
import '../../../testing/screen.ts';
import type { MeuVinculo } from '../vinculos-api.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

// jsdom has no fonts, which a growing text field waits for.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const TERMO: MeuVinculo['documentos'][number] = {
  ...{ documento: 'termo_compromisso', situacao: 'CONFERIDO', motivo: null, peloAluno: false },
  ...{ conferidoEm: '2026-03-03T12:00:00Z', enviadoEm: '2026-03-02T12:00:00Z', deOutraPessoa: false },
};
const VINCULO: MeuVinculo = {
  ...{ id: 9, versao: 3, tipoAluno: 'BOLSISTA', situacao: 'REGULAR', aguardandoConferencia: false },
  ...{ projeto: { titulo: 'Monitoria de Cálculo', coordenador: 'Bia Reis' }, edital: { nome: 'Edital 1' } },
  ...{ falta: [], mesInicio: '2026-03', vigencia: { inicio: '2026-03-01', fim: '2026-12-31' }, fim: null },
  ...{
    nuncaComecou: false,
    termo: null,
    aFazer: [],
    documentos: [TERMO],
    totalPago: 70_000,
    devolucao: null,
    informaConta: true,
  },
  conta: {
    ...{ nomeDoBanco: 'Banco do Brasil S.A.', final: '169', problemas: [], situacao: 'livre' },
    ...{ em: '2026-03-02T12:00:00Z', peloAluno: true },
  },
  meses: [
    {
      ...{ mes: '2026-11', horas: 34, enviadas: null, motivo: null, ausente: false },
      ...{ contestarAte: null, contestacoes: [] },
      pagamentos: [
        {
          ...{ tipo: 'NORMAL', nome: 'do mês', estado: 'PAGO', texto: 'pago em 10/12/2026' },
          ...{ detalhe: null, valor: 70_000 },
        },
      ],
    },
  ],
  declaracoes: [],
};
const abrir = async (...vinculos: readonly MeuVinculo[]) => {
  server.answerWith({ ...ANSWERS, lerMeusVinculos: vinculos });
  await openScreen({ at: '/aluno' });
};

describe('the page of a student', () => {
  it('says that there is no vínculo yet, and who makes one', async () => {
    await abrir();
    await screen.findByText('Você ainda não tem vínculo de instrutor');
  });

  it('leads with where the last payment is', async () => {
    await abrir(VINCULO);
    const cartao = within(await screen.findByRole('region', { name: 'Monitoria de Cálculo' }));
    cartao.getByText('Bolsa de novembro de 2026: R$ 700,00');
    expect(cartao.getAllByText(/pago em 10\/12\/2026/)).toHaveLength(2);
    cartao.getByText('34 horas');
  });

  it('leads with what to do, and offers to send a refused document again', async () => {
    const recusado = { ...TERMO, situacao: 'RECUSADO', motivo: 'Falta a assinatura.' } as const;
    const texto = 'Envie de novo: Termo de compromisso';
    await abrir({
      ...VINCULO,
      documentos: [recusado],
      aFazer: [{ tipo: 'documento', documento: 'termo_compromisso', texto }],
    });
    await screen.findByText(texto);
    screen.getByText('Motivo: Falta a assinatura.');
    fireEvent.click(screen.getByRole('button', { name: /^Enviar de novo/ }));
    await screen.findByText('Um arquivo PDF de até 25 MB. É enviado quando você o escolhe.');
  });

  it('asks for a document of their own where the file is of the student of an earlier CPF', async () => {
    await abrir({ ...VINCULO, documentos: [{ ...TERMO, enviadoEm: null, deOutraPessoa: true }] });
    await screen.findByText('Este documento é de antes da correção do CPF. Envie o seu.');
    expect(screen.queryByRole('button', { name: /^Ver/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Enviar de novo/ }));
    await screen.findByText('Um arquivo PDF de até 25 MB. É enviado quando você o escolhe.');
  });

  it('asks before an accepted document is replaced, which holds the payment', async () => {
    await abrir(VINCULO);
    fireEvent.click(await screen.findByRole('button', { name: /^Trocar/ }));
    await screen.findByText(/o pagamento espera/);
  });

  it('offers no upload after the end, and lists the declarations', async () => {
    await abrir({
      ...VINCULO,
      fim: '2026-12-31',
      declaracoes: [{ id: 4, emitidaEm: '2027-01-05T12:00:00Z', situacao: 'VALIDA' }],
    });
    await screen.findByText('Declaração de participação');
    expect(screen.queryByRole('button', { name: /^Trocar/ })).toBeNull();
  });
});

describe('a month that may be contested', () => {
  const comMes = (mudancas: object): MeuVinculo => ({
    ...VINCULO,
    meses: VINCULO.meses.map((mes) => ({ ...mes, ...mudancas })),
  });
  const ABERTA = {
    ...{ id: 5, situacao: 'ABERTA', texto: 'Faltam 4 horas.', comArquivo: true, ate: '2026-12-30' },
    ...{ enviadaEm: '2026-11-30T12:00:00Z', razoes: null, respondidaEm: null },
  };

  it('takes a text, and asks for one', async () => {
    await abrir(comMes({ contestarAte: '2027-01-09' }));
    await screen.findByText(/^até 09\/01\/2027, 23h59/);
    fireEvent.click(screen.getByRole('button', { name: /^Contestar/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Contestar novembro de 2026' }));
    fireEvent.click(form.getByRole('button', { name: 'Enviar a contestação' }));
    expect((await form.findAllByText(M.escrevaOQueContesta)).length).toBeGreaterThan(0);
    fireEvent.change(form.getByLabelText(/^O que está errado/), { target: { value: 'Faltam 4 horas.' } });
    fireEvent.click(form.getByRole('button', { name: 'Enviar a contestação' }));
    await screen.findByText(M.enviada);
  });

  it('shows the last day of the answer, and withdraws the contest after a question', async () => {
    await abrir(comMes({ contestacoes: [ABERTA] }));
    await screen.findByText('em análise');
    expect(screen.queryByRole('button', { name: /^Contestar/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Retirar/ }));
    const pergunta = within(await screen.findByRole('dialog', { name: M.desejaRetirar }));
    fireEvent.click(pergunta.getByRole('button', { name: 'Retirar' }));
    await screen.findByText(M.retirada);
  });

  it('shows the answer with its reasons', async () => {
    const respondida = {
      situacao: 'PROCEDENTE',
      razoes: 'A lista mostra.',
      respondidaEm: '2026-12-01T12:00:00Z',
    };
    await abrir(comMes({ contestacoes: [{ ...ABERTA, ...respondida }] }));
    await screen.findByText('procedente');
    screen.getByText(/^Resposta em .*: A lista mostra\.$/);
  });
});

it('says who opened the data of the student, in what part, and gives them as a file', async () => {
  server.answerWith(ANSWERS);
  await openScreen({ at: '/aluno/meus_dados' });
  await screen.findByText('Bia Reis, coordenação do projeto');
  screen.getByText('dados bancários do instrutor');
  screen.getByRole('button', { name: 'Baixar os meus dados' });
});
