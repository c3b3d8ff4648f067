import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { COM_INSTRUTOR } from '../../../testing/answers-do-instrutor.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

it('says beside the document who signed it, and offers to judge old signatures again', async () => {
  const [assinado] = COM_INSTRUTOR.listarParaConferir as readonly {
    readonly assinaturas: readonly object[];
  }[];
  const antigas = assinado?.assinaturas.map((uma) => ({ ...uma, atual: false }));
  server.answerWith({ ...COM_INSTRUTOR, listarParaConferir: [{ ...assinado, assinaturas: antigas }] });
  await openScreen({ at: '/conferir_documentos/77', tipo: 'administrador' });
  await waitFor(() =>
    expect(document.body.textContent).toMatch(
      /Assinado por ANA SOUZA \(CPF \*{3}\.982\.247-\*{2}\) em .*: íntegra; cadeia não conferida;/,
    ),
  );
  expect(document.body.textContent).toContain('Conferir assinaturas');
});

const [um] = COM_INSTRUTOR.listarParaConferir as readonly { readonly projeto: object }[];
const link = (nome: string) =>
  [...document.querySelectorAll('tbody a')].find(({ textContent }) => textContent === nome);

it('[D30] leads each name to the desk with the filters, and that of an own project to its instructors', async () => {
  const proprio = {
    ...um,
    ...{ id: 77, nome: 'Davi Prates' },
    projeto: { ...um?.projeto, coordenador: { id: 7, nome: 'Ana' } },
  };
  server.answerWith({ ...COM_INSTRUTOR, listarParaConferir: [um, proprio] });
  await openScreen({ at: '/conferir_documentos?todos=sim', tipo: 'administrador' });
  await waitFor(() =>
    expect(link('Ana Souza')?.getAttribute('href')).toMatch(/^\/conferir_documentos\/\d+\?todos=sim$/),
  );
  expect(link('Davi Prates')?.getAttribute('href')).toBe('/instrutores/31');
});
