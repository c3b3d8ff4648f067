import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { click, whenThere } from '../../../testing/screen.ts';
import type { Achados } from '../api.ts';
import { Busca } from './busca.tsx';

interface PedidoDeBusca {
  readonly q: string;
  readonly signal: AbortSignal;
  readonly responder: (achados: Achados) => void;
}

const pedidos: PedidoDeBusca[] = [];
vi.mock('../../../lib/server/api.ts', () => ({
  api: {
    buscar: ({ query, signal }: { query: { q: string }; signal: AbortSignal }) =>
      new Promise<Achados>((responder) => pedidos.push({ q: query.q, signal, responder })),
  },
}));

const vazio = { achados: [], temMais: false };
const comProjeto = (titulo: string, id: number, temMais = false): Achados => ({
  projetos: {
    achados: [{ id, titulo, coordenador: 'Ana Prado', edital: 'Edital 2026', caminho: `/projetos/${id}` }],
    temMais,
  },
  pessoas: vazio,
  instrutores: vazio,
  editais: vazio,
});
const TELAS = [
  { rotulo: 'Folha de pagamento', caminho: '/folha_pagamento' },
  { rotulo: 'Sessões', caminho: '/sessoes' },
];

const campo = () => whenThere(() => document.querySelector<HTMLInputElement>('[role=dialog] input'));
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a')];
const pedidoDe = (q: string) => whenThere(() => pedidos.findLast((um) => um.q === q));
async function escrever(texto: string): Promise<void> {
  fireEvent.change(await campo(), { target: { value: texto } });
}

beforeEach(() => {
  pedidos.length = 0;
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'administrador' });
});
afterEach(cleanup);

describe('the search', () => {
  it('aborts an older request, whose response never replaces a newer one', async () => {
    renderPage(<Busca telas={[]} />, '/menu');
    await click('Buscar projeto, pessoa, tela…');
    await escrever('mare');
    const velho = await pedidoDe('mare');
    await escrever('plancton');
    const novo = await pedidoDe('plancton');
    await waitFor(() => expect(velho.signal.aborted).toBe(true));
    novo.responder(comProjeto('Plâncton', 2));
    await waitFor(() =>
      expect(links().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Plâncton')]),
    );
    velho.responder(comProjeto('Maré', 1));
    await escrever('planctons');
    await pedidoDe('planctons');
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/projetos/2']);
  });

  it('finds screens without the server, each word from its beginning', async () => {
    renderPage(<Busca telas={TELAS} />, '/menu');
    await click('Buscar projeto, pessoa, tela…');
    await escrever('pag fol');
    await waitFor(() =>
      expect(links().map((link) => link.getAttribute('href'))).toEqual(['/folha_pagamento']),
    );
    await escrever('sessoes');
    await waitFor(() => expect(links().map((link) => link.getAttribute('href'))).toEqual(['/sessoes']));
  });

  it('goes through the links by arrows, and Enter opens the first result of this text only', async () => {
    renderPage(<Busca telas={TELAS} />, '/menu');
    await click('Buscar projeto, pessoa, tela…');
    await escrever('folha');
    const field = await campo();
    field.focus();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByTestId('where').textContent).toBe('/menu');
    (await pedidoDe('folha')).responder(comProjeto('Folhas e galhos', 8, true));
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(screen.getByText('Projetos, mais de 1')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(links()[0]);
    fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(links()[1]);
    fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(links()[1]);
    fireEvent.keyDown(document.activeElement ?? field, { key: 'x' });
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByTestId('where').textContent).toBe('/projetos/8');
  });

  it('tells when nothing is found, and that one letter is too short', async () => {
    renderPage(<Busca telas={[]} />, '/menu');
    await click('Buscar projeto, pessoa, tela…');
    await escrever('z');
    expect(await screen.findByText('Escreva ao menos duas letras.')).toBeTruthy();
    expect(pedidos).toEqual([]);
    await escrever('zzz');
    (await pedidoDe('zzz')).responder({ ...comProjeto('', 1), projetos: vazio });
    expect(await screen.findByText('Nada encontrado para “zzz”.')).toBeTruthy();
  });
});

describe('Ctrl+K', () => {
  const apertar = (target: Element, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {
      key: 'k',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
      ...init,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('opens it from a field, but not in an editor or a dialog, or with other keys', async () => {
    renderPage(
      <>
        <input data-testid="campo" />
        <div data-testid="editor" contentEditable suppressContentEditableWarning>
          texto
        </div>
        <Busca telas={[]} />
      </>,
      '/menu',
    );
    const editor = screen.getByTestId('editor');
    editor.setAttribute('contenteditable', 'true');
    expect(apertar(editor)).toBe(false);
    expect(apertar(document.body, { shiftKey: true })).toBe(false);
    expect(apertar(document.body, { ctrlKey: false })).toBe(false);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(apertar(screen.getByTestId('campo'))).toBe(true);
    await campo();
    expect(apertar(document.body)).toBe(false);
  });
});
