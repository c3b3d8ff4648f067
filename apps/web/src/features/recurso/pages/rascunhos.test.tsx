import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expirarSessao } from '../../../lib/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { ATOS_DA_AVALIACAO } from '../../../testing/falhas-da-avaliacao.ts';
import { ATOS_DA_HOMOLOGACAO } from '../../../testing/falhas-da-homologacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openRow } from '../../../testing/open-row.tsx';
import { click, type, whenThere } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/api.ts', () => ({
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
// The library measures text once fonts are there; jsdom has none.
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

/** The last field of each form, by the call that sends it; the same screens as the test of its failures. */
const FORMULARIOS = [
  ['solicitarRecurso', 'mensagem', async () => undefined],
  ['enviarContrarrazoes', 'texto', () => click('Responder ao recurso nº 6…')],
  ['recusarRecurso', 'feedback', () => click('Recusar')],
  ['salvarMinuta', 'feedback-5', async () => undefined],
  ['corrigirResultado', 'justificativa', () => type({ projeto: '31' })],
  ['responderAnulacao', 'resposta', () => click('Responder à proposta…')],
  ['decidirAnulacao', 'parecer', () => click('Decidir a anulação…')],
  ['recorrerDaHomologacao', 'texto', async () => undefined],
] as const;

const telaDe = (call: string) => {
  const tela = [...ATOS_DA_AVALIACAO, ...ATOS_DA_HOMOLOGACAO].find((um) => um.call === call);
  if (tela === undefined) throw new Error(`no screen for ${call}`);
  return tela;
};

describe.each(FORMULARIOS)('what is typed for %s', (call, campo, abrir) => {
  const tela = telaDe(call);
  const abrirDeNovo = async () => {
    server.answerWith(tela.answers ?? {});
    await openRow(tela);
    await abrir();
  };

  it('[C-B7] is there after the session ended and the page came again, until it is discarded', async () => {
    await abrirDeNovo();
    await type({ [campo]: 'Escrevi por uma hora.' });
    cleanup();
    expirarSessao();
    await abrirDeNovo();
    await waitFor(() => expect(body()).toContain(RESTAURADO));
    expect((await achar(campo)).value).toBe('Escrevi por uma hora.');
    await click('Descartar o rascunho');
    await waitFor(() => expect(body()).not.toContain(RESTAURADO));
    expect((await achar(campo)).value).not.toBe('Escrevi por uma hora.');
    cleanup();
    expect(guardados()).toEqual([]);
  });
});
