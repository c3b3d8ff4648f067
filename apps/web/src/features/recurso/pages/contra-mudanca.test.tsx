import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { PUBLICADO, RECURSO_DE_OUTRO, recurso } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
// Imported for its longer time limit of `waitFor` on slow machines.
import '../../../testing/screen.ts';
import { QuadroDoRecurso } from '../components/quadro-do-recurso.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
// The library measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(() => {
  cleanup();
  server.answerWith({});
});

const body = () => document.body.textContent ?? '';
const diz = (texto: string) => waitFor(() => expect(body()).toContain(texto));
const mudanca = { versao: 3, posicao: { de: 5, para: 6 }, suplente: { de: null, para: null } };
const POR_EXTENSO = 'Na versão 3 passou do 5º para o 6º lugar.';

it('[C-G5] asks the coordinator only about the change, until its last day, and for no criterion', async () => {
  const cabe = { pode: true, motivo: null, ate: '2026-05-25', soMudanca: true };
  server.answerWith({
    ...PUBLICADO,
    lerAprovacao: {
      ...(PUBLICADO.lerAprovacao as object),
      recurso: { ...cabe, mudancas: [{ ...mudanca, ate: '2026-05-25' }] },
    },
    lerRegrasDoEdital: {
      versao: 2,
      regras: { ...REGRAS_PADRAO, recursoPorCriterio: true },
      retificacoes: [],
    },
  });
  await openScreen({ at: '/solicitar_recurso/11' });
  await diz('Este recurso é só contra a mudança do lugar do projeto no resultado');
  expect(body()).toContain(POR_EXTENSO);
  expect(body()).toMatch(/Recursos até .*25\/05\/2026/);
  expect(document.querySelectorAll('input[type="checkbox"]')).toHaveLength(0);
});

it('says on which day the appeals ended, and shows scores and opinion beside the text of a new one', async () => {
  const cabe = { ...{ pode: false, motivo: M.prazoTerminou, ate: null, soMudanca: false }, mudancas: [] };
  const aprovacao = PUBLICADO.lerAprovacao as { readonly projeto: { readonly edital: object } };
  const edital = { ...aprovacao.projeto.edital, fimRecursos: '2026-05-25' };
  const lerAprovacao = { ...aprovacao, projeto: { ...aprovacao.projeto, edital }, recurso: cabe };
  server.answerWith({ ...PUBLICADO, lerAprovacao });
  await openScreen({ at: '/solicitar_recurso/11' });
  await diz('O prazo para recursos terminou em 25/05/2026, 23h59');
  cleanup();
  server.answerWith(PUBLICADO);
  await openScreen({ at: '/solicitar_recurso/11' });
  await diz('Notas e parecer');
  expect(document.querySelector('details table')?.textContent).toContain('Total');
});

const adiada = {
  ...{ pode: false, motivo: M.mudancaDepoisDaDecisao, ate: null, soMudanca: false },
  mudancas: [{ ...mudanca, ate: null }],
};
const doCoordenador = { ...(PUBLICADO.lerAprovacao as object), recurso: adiada };

it.each(['/projetos/31/resultado', '/solicitar_recurso/11'])(
  '[C-G5] shows on %s that the days to appeal against a change begin with the decision of the pending appeal',
  async (at) => {
    server.answerWith({
      ...PUBLICADO,
      lerAprovacao: doCoordenador,
      lerAprovacaoDoProjeto: doCoordenador,
      listarRecursosDoProjeto: [recurso],
    });
    await openScreen({ at });
    await diz(`${M.mudancaDepoisDaDecisao}`);
    expect(body()).toContain(POR_EXTENSO);
    expect(body()).not.toContain('Cabe um recurso');
    expect(body().split(M.mudancaDepoisDaDecisao)).toHaveLength(2);
  },
);

it('[C-G5] shows the deciding person which version, from which position to which', async () => {
  server.answerWith(PUBLICADO);
  const contra = { ...recurso, contraMudanca: { so: true, mudancas: [mudanca] } };
  renderPage(<QuadroDoRecurso recurso={contra as never}>{null}</QuadroDoRecurso>, '/');
  await diz('Recurso só contra a mudança de lugar que outro projeto trouxe');
  expect(body()).toContain(POR_EXTENSO);
});

const contraMudanca = { so: true, mudancas: [mudanca] };

it('[C-G5] is named in the table of appeals by what it contests', async () => {
  const naMesa = {
    ...{ id: 5, status: 'PENDENTE', criadoEm: '2026-05-13T12:00:00Z', prazo: '2026-06-12', faltam: 3 },
    projeto: { id: 31, titulo: 'Monitoria', coordenador: 'Ana' },
    edital: { id: 3, nome: 'Edital 1' },
    ...{ criterios: [], relatoria: 'semRelator', relator: null, contraMudanca },
  };
  server.answerWith({ ...PUBLICADO, listarMesaDeRecursos: [naMesa] });
  await openScreen({ at: '/mesa_de_recursos', tipo: 'PRESIDENTE_COMISSAO' });
  await diz('a mudança de lugar: na versão 3 passou do 5º para o 6º lugar');
  expect(body()).not.toContain('o resultado todo');
});

it('[C-G5] shows those who may answer the old and the new position', async () => {
  server.answerWith({ ...PUBLICADO, listarRecursosDosOutros: [{ ...RECURSO_DE_OUTRO, contraMudanca }] });
  await openScreen({ at: '/projetos/31/resultado' });
  await diz('Recurso só contra a mudança de lugar que outro projeto trouxe');
  expect(body()).toContain(POR_EXTENSO);
});
