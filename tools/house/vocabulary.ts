/** The areas of the product: the same words in domain, contract, server and browser. */
const areas = [
  ...[
    'conta',
    'edital',
    'janela',
    'projeto',
    'avaliacao',
    'barema',
    'homologacao',
    'impedimento',
    'recurso',
    'sessao',
    'resultado',
    'publicacao',
    'instrutor',
    'frequencia',
    'relatorio',
    'pagamento',
    'declaracao',
    'aviso',
    'tarefa',
    'busca',
  ],
  ...[
    'acompanhamento',
    'ajuda',
    'arquivo',
    'auditoria',
    'configuracao',
    'inicio',
    'painel',
    'programa',
    'instalacao',
    'sistema',
    'sorteio',
    'unidade',
  ],
];

export interface FolderWords {
  /** `<area>` is one of the areas. */
  readonly folder: string;
  readonly files: readonly string[];
}

const projectFiles = ['package.json', 'tsconfig.json'];

/** docs/adr/0001, as a table: the folders where a file's name says what it is. */
export const vocabulary: readonly FolderWords[] = [
  { folder: 'packages/domain', files: projectFiles },
  {
    folder: 'packages/domain/src/<area>',
    files: [
      'types.ts',
      'campos.ts',
      'limits.ts',
      'messages.ts',
      'textos.ts',
      'textos-da-relatoria.ts',
      'rules.ts',
      'maquina.ts',
      'transitions.ts',
      'policies.ts',
    ],
  },

  { folder: 'packages/contract', files: projectFiles },
  {
    folder: 'packages/contract/src',
    files: [
      'access.ts',
      'api.ts',
      'client.ts',
      'docs-html.ts',
      'error-body.ts',
      'fields.ts',
      'ler-tabela.ts',
      'openapi.ts',
      'quem.ts',
      'retry.ts',
      'route.ts',
      'senhas.ts',
      '*.gerada.ts',
    ],
  },
  { folder: 'packages/contract/src/<area>', files: ['contrato.ts', 'schemas.ts'] },

  { folder: 'packages/copia-de-seguranca', files: [...projectFiles, 'README.md'] },
  { folder: 'packages/pdf-seguro', files: [...projectFiles, 'README.md'] },
  { folder: 'packages/postgres-embutido', files: [...projectFiles, 'README.md'] },

  { folder: 'apps/api', files: [...projectFiles, 'drizzle.config.ts'] },
  { folder: 'apps/api/src/db', files: ['README.md'] },
  { folder: 'apps/api/migrations', files: ['*_*_*_*.sql', '*_*.sql', '*_*_*.sql'] },
  {
    folder: 'apps/api/src',
    files: [
      'main.ts',
      'app.ts',
      'compile-cache.ts',
      'config.ts',
      'misspelled.ts',
      'um-a-um.ts',
      'context.ts',
      'deps.ts',
      'handlers.ts',
      'listen.ts',
      'processos.ts',
      'start.ts',
      'versao.ts',
    ],
  },
  {
    folder: 'apps/api/src/features/<area>',
    files: [
      'handlers.ts',
      'repository.ts',
      '*-repository.ts',
      'queries.ts',
      '*-queries.ts',
      '*-columns.ts',
      'housekeeping.ts',
    ],
  },
  // Installations of earlier releases and their answers, for tests of the upgrade.
  { folder: 'apps/api/src/testing/versoes', files: ['*.bak', '*.json'] },

  { folder: 'apps/web', files: [...projectFiles, 'vite.config.ts', 'index.html'] },
  { folder: 'apps/web/public', files: ['*.svg', '*.txt', '*.png', '*.webmanifest'] },
  { folder: 'apps/web/src', files: ['main.tsx'] },
  { folder: 'apps/web/src/app/fonts', files: ['*.woff2', 'OFL.txt'] },
  { folder: 'apps/web/src/features/<area>', files: ['api.ts', 'routes.ts'] },

  {
    folder: 'e2e',
    files: [...projectFiles, 'playwright.config.ts', 'screenshots.ts', 'manual.ts', 'olhares.ts'],
  },
  { folder: 'e2e/support', files: ['foto.png'] },
  { folder: 'e2e/journeys', files: ['*.spec.ts'] },
  { folder: 'bench', files: projectFiles },

  {
    folder: 'tools',
    files: [
      'tsconfig.json',
      'prepare.mjs',
      'check.ts',
      'test.ts',
      'longo.ts',
      'mutacao.ts',
      'mutacao-dominio.ts',
      'medir.ts',
      'release.ts',
      'check-*.ts',
    ],
  },
  { folder: 'tools/seguranca/defesas', files: ['*.json'] },
];

export interface Room {
  readonly room: string;
  readonly endings: readonly string[];
}

const server = ['ts'];
const screens = ['tsx', 'module.css'];

/** Files outside of these rooms and of the table's folders fail the check. */
export const rooms: readonly Room[] = [
  ...['kernel', 'testing', '<area>/rules', '<area>/data'].map((name) => ({
    room: `packages/domain/src/${name}`,
    endings: server,
  })),
  ...['copia-de-seguranca', 'pdf-seguro', 'postgres-embutido'].map((name) => ({
    room: `packages/${name}/src`,
    endings: server,
  })),
  ...['http', 'features/<area>/use-cases', 'db', 'adapters', 'backup', 'cli', 'demo', 'longo', 'testing'].map(
    (name) => ({ room: `apps/api/src/${name}`, endings: server }),
  ),
  { room: 'apps/api/src/demo/content', endings: ['json', 'md'] },
  { room: 'apps/api/src/documents', endings: ['ts', 'typ'] },

  { room: 'apps/web/vite', endings: server },
  { room: 'apps/web/src/features/<area>/pages', endings: screens },
  // Everything else of a feature is its own.
  ...['components', 'offered'].map((name) => ({
    room: `apps/web/src/features/<area>/${name}`,
    endings: [...screens, 'ts'],
  })),
  { room: 'apps/web/src/features/projeto/wizard', endings: [...screens, 'ts'] },
  { room: 'apps/web/src/features/relatorio/pdf', endings: server },
  ...['app', 'ui'].map((name) => ({ room: `apps/web/src/${name}`, endings: [...screens, 'ts', 'css'] })),
  ...['lib', 'testing'].map((name) => ({ room: `apps/web/src/${name}`, endings: ['ts', 'tsx'] })),

  { room: 'e2e/support', endings: server },
  { room: 'bench', endings: server },
  { room: 'tools/prepare', endings: ['mjs'] },
  ...['run', 'house', 'medida', 'release'].map((name) => ({ room: `tools/${name}`, endings: server })),
  ...['citacoes', 'textos', 'seguranca', 'correcoes'].map((name) => ({
    room: `tools/${name}`,
    endings: ['ts', 'json', 'txt'],
  })),
];

/** Everything below a room, and the files that it takes. */
export function roomPatterns({ room, endings }: Room): { readonly tree: RegExp; readonly file: RegExp } {
  const ends = endings.map((ending) => ending.replace('.', '\\.')).join('|');
  const name = `${word}(?:\\.(?:${ends})|(?:\\.${word})*\\.test\\.tsx?)`;
  return {
    tree: new RegExp(`^${within(room)}/`),
    file: new RegExp(`^${within(room)}/(?:${word}/)*${name}$`),
  };
}

function within(folder: string): string {
  return folder.replace('<area>', `(?:${areas.join('|')})`);
}

export function folderPattern({ folder }: FolderWords): RegExp {
  return new RegExp(`^${within(folder)}$`);
}

export function filePattern({ files }: FolderWords): RegExp {
  const names = files.map((name) => name.replaceAll('.', '\\.').replaceAll('*', word));
  const tests = files.some((name) => /\.(tsx?|mjs)$/.test(name))
    ? [`${word}(?:\\.${word})*\\.test\\.tsx?`]
    : [];
  return new RegExp(`^(?:${[...names, ...tests].join('|')})$`);
}

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
