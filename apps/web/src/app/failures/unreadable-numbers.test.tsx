import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { MENSAGENS_CONFIGURACAO } from '@instrutoria/domain/configuracao/messages.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { MENSAGENS_SUPLENTE } from '@instrutoria/domain/suplente/messages.ts';
import { CAMPOS_PREENCHIDOS } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  flushWizard,
  readWizard,
  reloadWizard,
} from '../../features/projeto/wizard/autosave/wizard-storage.ts';
import { paraCorpo } from '../../features/projeto/wizard/proposta.ts';
import { incompleteSteps } from '../../features/projeto/wizard/steps/progress.ts';
import { ANSWERS, instituicaoEm } from '../../testing/answers.ts';
import { COM_SUPLENTES, PUBLICADO, recurso } from '../../testing/answers-da-avaliacao.ts';
import { REUNIAO_ABERTA } from '../../testing/answers-da-reuniao.ts';
import { type Answers, faultyClient } from '../../testing/faults.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, click, type } from '../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  server.answerWith({});
  server.asked.length = 0;
});
beforeEach(() => localStorage.clear());

const NAO_SE_LE = 'Digite o número inteiro, sem ponto de milhar';
const campo = (nome: string) => document.getElementById(nome) as HTMLInputElement;
const doCampo = (nome: string) =>
  (campo(nome).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** A screen with a numeric field, and the act that must not send an unreadable value. */
interface Uso {
  readonly call: NomeDaChamada;
  readonly at: string;
  readonly tipo?: TipoDeUsuario;
  readonly answers?: Answers;
  readonly prepare: () => Promise<void>;
  readonly act: () => Promise<void>;
}
const REGRA: Uso = {
  call: 'mudarConfiguracaoDoEdital',
  at: '/editais/3/configuracao',
  tipo: 'administrador',
  answers: {
    lerPendencias: { ato: null, bloqueios: [], avisos: [] },
    lerRegrasDoEdital: {
      versao: 2,
      regras: { ...REGRAS_PADRAO, avaliadores: 2, divergencia: 20 },
      retificacoes: [],
    },
  },
  prepare: async () => undefined,
  act: () => click('Salvar alterações'),
};
const AVISO: Uso = {
  call: 'criarAviso',
  at: '/administracao/avisos',
  prepare: async () => {
    await click('Novo aviso');
    await type({ titulo: 'a', resumo: 'b' });
  },
  act: () => answer('Salvar'),
};

const CHAMAR: Uso = {
  call: 'chamarSuplente',
  at: '/editais/3/resultado',
  answers: COM_SUPLENTES,
  prepare: () => click('Chamar o 1º suplente'),
  act: () => answer('Chamar'),
};
const CORRIGIR: Uso = {
  call: 'simularCorrecao',
  at: '/corrigir_resultado',
  answers: { ...PUBLICADO, lerAprovacaoDoProjeto: recurso.projetoAprovacao },
  prepare: () => type({ projeto: '31', justificativa: 'A soma estava errada.' }),
  act: () => click('Ver o que muda'),
};
const PRAZOS: Uso = {
  call: 'atualizarConfiguracao',
  at: '/janelas',
  answers: {
    listarJanelas: [
      {
        janela: 'frequencia',
        aberta: true,
        texto: 'O registro de frequência',
        prorrogadaAte: null,
        abreEm: '2026-05-11T00:00:00.000Z',
        fechaEm: '2026-05-20T23:59:59.999Z',
      },
    ],
    listarProrrogacoes: [],
    listarAvaliacoes: [],
    ...instituicaoEm('2026-05-13T12:00:00+00:00'),
    lerConfiguracao: CONFIGURACAO_PADRAO,
  },
  prepare: () => type({ 'motivo-da-mudanca': 'Recesso' }),
  act: () => click('Salvar os prazos'),
};
const DECIDIR: Uso = {
  call: 'decidirItemDaSessao',
  at: '/sessoes_da_comissao/5?item=31',
  tipo: 'administrador',
  answers: { lerSessaoDaComissao: REUNIAO_ABERTA },
  prepare: () => type({ motivo: 'Corte' }),
  act: () => click('Decidir'),
};

/** Every use of the field, and the message above the form. */
const USOS: readonly (readonly [string, Uso, string])[] = [
  ['regras.divergencia', REGRA, MENSAGENS_EDITAL.divergenciaInvalida],
  ['regras.avaliadores', REGRA, MENSAGENS_EDITAL.avaliadoresInvalidos],
  ['regras.parecerMinimo', REGRA, MENSAGENS_EDITAL.parecerMinimoInvalido],
  ['bolsas', CHAMAR, MENSAGENS_SUPLENTE.bolsasDemais],
  ['remunerados_aprovados', CORRIGIR, MENSAGENS_RECURSO.bolsistasFaltam],
  ['frequencia-diaFim', PRAZOS, MENSAGENS_CONFIGURACAO.diasInvalidos],
  ['remunerados', DECIDIR, MENSAGENS_DECISAO.remuneradosForaDaFaixa],
  ['ordem', AVISO, MENSAGENS_AVISO.ordemInvalida],
];

describe('a half-typed number has an error beside its field and is never sent', () => {
  it.each(USOS)('%s', async (nome, row, dito) => {
    server.answerWith(row.answers ?? {});
    await openScreen(row);
    await row.prepare();
    for (const texto of ['1,', '-']) {
      await type({ [nome]: texto });
      await row.act();
      await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain(dito));
      expect(doCampo(nome)).toContain(NAO_SE_LE);
      expect(campo(nome).value).toBe(texto);
      expect(document.body.textContent).not.toMatch(/NaN|as notas são combinadas|não basta/);
    }
    expect(server.asked).not.toContain(row.call);
  });

  it('counts an emptied number of places in the meeting as no decision', async () => {
    server.answerWith(DECIDIR.answers ?? {});
    await openScreen(DECIDIR);
    await type({ remunerados: '', motivo: 'Corte' });
    await DECIDIR.act();
    await waitFor(() => expect(doCampo('remunerados')).toContain(MENSAGENS_DECISAO.remuneradosForaDaFaixa));
    expect(server.asked).not.toContain('decidirItemDaSessao');
  });
});

describe('in a proposal', () => {
  const at = '/especificacoes_projeto';
  const wizard = { ...CAMPOS_PREENCHIDOS, remunerados: 1, voluntarios: 0, alteradoEm: null };

  it('blocks the step, is restored after a reload as to be typed again, and is not sent', async () => {
    await openScreen({ at, wizard });
    await type({ voluntarios: '1,' });
    await click('Salvar');
    await waitFor(() => expect(document.body.textContent).toContain(MENSAGENS_PROJETO.vagasInvalidas));
    expect(doCampo('voluntarios')).toContain(NAO_SE_LE);
    flushWizard();
    reloadWizard();
    expect(readWizard().voluntarios).toBeNaN();
    const etapas = incompleteSteps(readWizard()).flatMap(({ problems }) => problems.map((um) => um.campo));
    expect(etapas).toContain('voluntarios');
    expect(JSON.stringify(paraCorpo(readWizard()))).not.toContain('voluntarios');
    cleanup();
    await openScreen({ at, wizard: readWizard() });
    await waitFor(() => expect(doCampo('voluntarios')).toContain(NAO_SE_LE));
    expect(document.body.textContent).not.toContain('NaN');
  });
});
