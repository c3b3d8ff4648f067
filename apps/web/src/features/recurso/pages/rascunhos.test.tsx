import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expirarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { COMO_RELATOR, PUBLICADO, RECURSO_DE_OUTRO, recurso } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, click, type, whenThere } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
vi.mock('../../../ui/rich-text/rich-text-field.tsx', () => ({
  RichTextField: ({ id, value, onChange }: EditorProps) => (
    <textarea id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  ),
}));
interface EditorProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}
// The library measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  server.answerWith({});
});

const RESTAURADO = 'Rascunho restaurado';
const body = () => document.body.textContent ?? '';
const guardados = () => Object.keys(localStorage).filter((chave) => chave.split(':')[1] === '7');
const achar = (campo: string) =>
  whenThere(() => {
    const achado = document.getElementById(campo) ?? document.getElementsByName(campo)[0];
    return achado as HTMLInputElement | undefined;
  });

const ANULACAO = {
  id: 3,
  diminui: [{ nome: 'total', de: 80, para: 70 }],
  justificativa: 'A soma estava errada.',
  propostaEm: '2026-05-13T12:00:00.000Z',
  responderAte: '2026-05-23',
  resposta: null,
  anula: null,
  parecer: null,
  podeResponder: true,
  podeDecidir: false,
};
const HOMOLOGACAO = {
  projeto: 31,
  versao: 2,
  estado: 'pendente',
  secoes: [],
  motivo: '',
  ate: null,
  prazoPassou: false,
  recorreu: false,
  temAvaliador: false,
  podeMarcar: true,
  podeDesfazer: true,
  podeProrrogar: true,
  podeDecidirRecurso: true,
  podeCorrigir: true,
  podeRecorrer: true,
  historico: [],
};
const noResultado = { at: '/projetos/31/resultado' } as const;

/** Each form: the call that sends it, a text field, how to open the form, and its screen. */
const FORMULARIOS = [
  [
    'solicitarRecurso',
    'mensagem',
    async () => undefined,
    { at: '/solicitar_recurso/11', answers: PUBLICADO },
  ],
  [
    'enviarContrarrazoes',
    'texto',
    () => click('Responder ao recurso nº 6…'),
    { ...noResultado, answers: { ...PUBLICADO, listarRecursosDosOutros: [RECURSO_DE_OUTRO] } },
  ],
  [
    'recusarRecurso',
    'feedback',
    () => click('Recusar'),
    { at: '/recursos?recurso=5', tipo: 'PRESIDENTE_COMISSAO', answers: PUBLICADO },
  ],
  [
    'salvarMinuta',
    'feedback-5',
    async () => undefined,
    { at: '/relatorias/5', tipo: 'avaliador', answers: COMO_RELATOR },
  ],
  [
    'corrigirResultado',
    'justificativa',
    () => type({ projeto: '31' }),
    { at: '/corrigir_resultado', answers: { ...PUBLICADO, lerAprovacaoDoProjeto: recurso.projetoAprovacao } },
  ],
  [
    'responderAnulacao',
    'resposta',
    () => click('Responder à proposta…'),
    { ...noResultado, answers: { ...PUBLICADO, lerAnulacao: { anulacao: ANULACAO } } },
  ],
  [
    'decidirAnulacao',
    'parecer',
    () => click('Decidir a anulação…'),
    {
      ...noResultado,
      tipo: 'administrador',
      answers: {
        ...PUBLICADO,
        lerAnulacao: { anulacao: { ...ANULACAO, podeResponder: false, podeDecidir: true } },
      },
    },
  ],
  [
    'recorrerDaHomologacao',
    'texto',
    async () => undefined,
    { at: '/projetos/31/homologacao', answers: { lerHomologacaoDoProjeto: HOMOLOGACAO } },
  ],
] as const;

describe.each(FORMULARIOS)('keeps text typed for %s', (_call, campo, abrir, tela) => {
  const abrirDeNovo = async () => {
    server.answerWith(tela.answers);
    await openScreen(tela);
    await abrir();
  };

  it('[C-B7] is restored after the session ended and the page was opened again, until it is discarded', async () => {
    await abrirDeNovo();
    await type({ [campo]: 'Escrevi por uma hora.' });
    cleanup();
    expirarSessao();
    await abrirDeNovo();
    await waitFor(() => expect(body()).toContain(RESTAURADO));
    expect((await achar(campo)).value).toBe('Escrevi por uma hora.');
    await click('Descartar o rascunho');
    await answer('Continuar aqui');
    expect((await achar(campo)).value).toBe('Escrevi por uma hora.');
    await click('Descartar o rascunho');
    await answer('Descartar');
    await waitFor(() => expect(body()).not.toContain(RESTAURADO));
    expect((await achar(campo)).value).not.toBe('Escrevi por uma hora.');
    cleanup();
    expect(guardados()).toEqual([]);
  });
});
