import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { menuDe } from '@instrutoria/domain/conta/policies.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { umProfessor } from '@instrutoria/domain/testing/contas.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceWizard } from '../features/projeto/wizard/autosave/wizard-storage.ts';
import { WIZARD_VAZIO, type WizardData } from '../features/projeto/wizard/wizard-data.ts';
import { iniciarSessao } from '../lib/session/session.ts';
import { ANSWERS } from '../testing/answers.ts';
import { faultyClient } from '../testing/faults.ts';
import { renderPage } from '../testing/render-page.tsx';
import { click } from '../testing/screen.ts';
import { Shell } from './shell/shell.tsx';

const [rascunho] = ANSWERS.listarRascunhos as readonly object[];
const server = faultyClient({
  ...ANSWERS,
  professorAtual: umProfessor({ programa: null }),
  listarRascunhos: [{ ...rascunho, titulo: '' }],
});
vi.mock('../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));

type Page = () => Promise<{ readonly default: ComponentType }>;
interface Row {
  readonly page: Page;
  readonly texts: readonly string[];
  readonly wizard?: Partial<WizardData>;
  readonly prepare?: () => Promise<void>;
}
const COLABORADOR: Partial<WizardData> = {
  temColaboradores: true,
  colaboradores: [{ id: 9, nome: 'Carla' }],
};

/** The texts that the spec quotes, with the screens that must show them. */
const SCREENS: Readonly<Record<string, Row>> = {
  'identificar-email': {
    page: () => import('../features/conta/pages/identificar-email.tsx'),
    texts: ['Recuperar Senha', 'Cancelar'],
  },
  cadastro_professor: {
    page: () => import('../features/conta/pages/cadastro-professor.tsx'),
    texts: ['Dados pessoais', 'Salvar', 'Cancelar'],
  },
  menu: {
    page: () => import('../features/inicio/pages/menu.tsx'),
    texts: ['você tem rascunhos salvos!', 'clique para ver mais'],
  },
  cadastro_projeto: {
    page: () => import('../features/projeto/pages/coordenador.tsx'),
    texts: ['não possui', 'Não', 'Sim', 'Cadastrar', 'excluir', 'salvar rascunho'],
    wizard: COLABORADOR,
  },
  'cadastro_projeto, registered collaborators': {
    page: () => import('../features/projeto/pages/coordenador.tsx'),
    texts: ['adicionar', 'excluir'],
    wizard: COLABORADOR,
    prepare: () => click('Cadastrar'),
  },
  'cadastro_projeto, unregistered collaborators': {
    page: () => import('../features/projeto/pages/coordenador.tsx'),
    texts: ['40h/DE', '20h/DE', '40h', '20h', 'adicionar', 'excluir'],
    wizard: { ...COLABORADOR, naoCadastrados: [{ id: 4, nome: 'Davi' }] },
    prepare: async () => {
      await click('Cadastrar');
      await click('Adicionar professor não cadastrado');
    },
  },
  especificacoes_projeto: {
    page: () => import('../features/projeto/pages/especificacoes.tsx'),
    texts: ['40h/DE', '20h/DE', '40h', '20h', 'salvar rascunho'],
  },
  cadastro_disciplina: {
    page: () => import('../features/projeto/pages/cadastro-disciplina.tsx'),
    texts: ['salvar rascunho'],
  },
  identificacao_projeto: {
    page: () => import('../features/projeto/pages/identificacao.tsx'),
    texts: ['Identificação do projeto', 'salvar rascunho'],
  },
  introducao_projeto: {
    page: () => import('../features/projeto/pages/introducao-upload.tsx'),
    texts: ['salvar rascunho'],
  },
  rascunhos_salvos: {
    page: () => import('../features/projeto/pages/rascunhos-salvos.tsx'),
    texts: ['SEM TITULO', 'NÃO', 'excluir'],
  },
};

/** The text of each text node of the page, unchanged. */
function nodes(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
  return found;
}

beforeEach(() => {
  localStorage.clear();
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
});
afterEach(cleanup);

describe('the texts of the spec stand in the page as they are written, case too', () => {
  test.each(Object.entries(SCREENS))('%s', async (_name, { page, texts, wizard, prepare }) => {
    replaceWizard({ ...WIZARD_VAZIO, ...wizard });
    const Page = lazy(page);
    renderPage(
      <Suspense>
        <Page />
      </Suspense>,
      '/',
    );
    await prepare?.();
    await waitFor(() => expect(nodes()).toEqual(expect.arrayContaining([...texts])));
  });

  test.each(TIPOS_DE_USUARIO)('the menu of %s', (tipo) => {
    iniciarSessao('t', { id: 7, nome: 'Ana', tipo });
    renderPage(<Shell />, '/menu');
    const rotulos = menuDe(tipo).flatMap(({ entradas }) => entradas.map(({ rotulo }) => rotulo));
    expect(nodes()).toEqual(expect.arrayContaining(rotulos));
  });
});

/**
 * The only change of letters that styles may make: the first letter of a catalogue's label is shown as a
 * capital.
 */
const CAPITAL = /::first-letter\s*\{\s*text-transform: uppercase;\s*\}/g;

test('[C-D3] shows letters as in the text, apart from the capital of a label', () => {
  const folder = join(import.meta.dirname, '..');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const files = globSync('**/*.{css,tsx,ts}', { cwd: folder }).filter((name) => !name.includes('.test.'));
  const capitals = files.filter((name) => read(name).match(CAPITAL) !== null);
  expect(capitals.sort()).toEqual([
    'app/shell/main-menu.module.css',
    'app/theme/theme.css',
    'features/estudante/components/vinculo.module.css',
  ]);
  const changed = files.filter((name) =>
    /text-transform|textTransform|first-letter|font-variant:|small-caps|\btt="/.test(
      read(name).replace(CAPITAL, ''),
    ),
  );
  expect(changed).toEqual([]);
});
