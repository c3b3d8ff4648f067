import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { umaReferencia } from '@instrutoria/domain/testing/instrutores.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWERS } from '../testing/answers.ts';
import { COM_INSTRUTOR } from '../testing/answers-do-instrutor.ts';
import type { Row } from '../testing/falha-row.ts';
import { faultyClient } from '../testing/faults.ts';
import { openRow } from '../testing/open-row.tsx';
import { choose, click, expectTold, type } from '../testing/screen.ts';
import { closeToast, currentToasts } from '../ui/toast-store.ts';

// Mantine measures text once fonts are there; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const server = faultyClient(ANSWERS);
vi.mock('../lib/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  server.mend();
  for (const { id } of currentToasts()) closeToast(id);
  vi.restoreAllMocks();
});

const PNG = new File(['x'], 'a.png', { type: 'image/png' });
const PDF = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
const noCadastro = {
  at: '/cadastro_instrutor/31',
};
const novoAviso = async () => {
  await click('Novo aviso');
  await type({ titulo: 'Aviso', resumo: 'Resumo', ordem: '1' });
  await click('Salvar');
};

/** A text of the server, and how a person meets it: as the refusal of a call with this status, or (0) after it. */
const TEXTOS: readonly (Row & {
  readonly texto: string;
  readonly status: number;
  readonly campo?: string;
})[] = [
  {
    texto: MENSAGENS_ARQUIVO.fotoAnonimaGrandeDemais,
    status: 413,
    call: 'enviarFoto',
    at: '/cadastro_professor',
    act: () => choose('foto', PNG),
  },
  {
    texto: MENSAGENS_ARQUIVO.espacoAcabando,
    status: 507,
    call: 'enviarFoto',
    at: '/cadastro_professor',
    act: () => choose('foto', PNG),
  },
  {
    texto: MENSAGENS_ARQUIVO.espacoAcabando,
    status: 507,
    ...noCadastro,
    answers: COM_INSTRUTOR,
    call: 'enviarTermo',
    act: () => choose('termo_compromisso', PDF),
  },
  {
    texto: MENSAGENS_ARQUIVO.danificado,
    status: 500,
    answers: COM_INSTRUTOR,
    call: 'lerTermo',
    at: '/instrutores/31',
    act: async () => {
      await click('Documentos');
      await click('Ver');
    },
  },
  {
    texto: MENSAGENS_PROJETO.encerradoSemInstrutores,
    status: 409,
    call: 'cadastrarInstrutor',
    ...noCadastro,
    answers: {
      ...COM_INSTRUTOR,
      enviarTermo: { data: umaReferencia('a') },
      enviarDeclaracao: { data: umaReferencia('b') },
      enviarHistorico: { data: umaReferencia('c') },
    },
    act: async () => {
      await type({ nome: 'Ana', email: 'ana@exemplo.br', programa_pos: 'Física', tipoAluno: 'VOLUNTARIO' });
      for (const documento of ['termo_compromisso', 'declaracao_aluno_detentor', 'historico_declaracao']) {
        await choose(documento, PDF);
        await waitFor(() => expect(document.getElementById(documento)?.textContent).toBe('Trocar arquivo'));
      }
      await click('Cadastrar');
    },
  },
  {
    texto: MENSAGENS_AVISO.ateAntesDeDe,
    status: 422,
    campo: 'ate',
    call: 'criarAviso',
    at: '/administracao/avisos',
    act: novoAviso,
  },
  {
    texto: MENSAGENS_AVISO.criado,
    status: 0,
    call: 'criarAviso',
    at: '/administracao/avisos',
    act: novoAviso,
  },
  {
    texto: MENSAGENS_CONTA.unidadeCriada,
    status: 0,
    call: 'criarUnidade',
    at: '/administracao/unidades',
    act: async () => {
      await click('Nova unidade');
      await type({ nome: 'Centro', cidade: 'Fortaleza' });
      await click('Salvar');
    },
  },
  {
    texto: MENSAGENS_CONTA.programaCriado,
    status: 0,
    call: 'criarPrograma',
    at: '/administracao/programas',
    act: async () => {
      await click('Novo programa');
      await type({ nome: 'Física' });
      await click('Salvar');
    },
  },
];

test.each(TEXTOS)('T-L4: “$texto” is read where $call gives it', async (row) => {
  const { texto, status, campo, call, answers } = row;
  server.answerWith({ ...answers, ...(status === 0 ? { [call]: { id: 1 } } : {}) });
  if (status !== 0) {
    const data = {
      code: 'RECUSADO',
      message: texto,
      ...(campo === undefined ? {} : { errors: { [campo]: texto } }),
    };
    const sent = { status, data, header: () => null };
    server.fail(call, { name: String(status), text: texto, id: undefined, sent });
  }
  await openRow(row);
  await row.act?.();
  await expectTold(texto);
});
