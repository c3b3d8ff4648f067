/** The areas of the product; the same words stand in domain, contract, server and browser. */
const areas = [
  ...[
    'conta',
    'edital',
    'janela',
    'projeto',
    'avaliacao',
    'recurso',
    'resultado',
    'instrutor',
    'frequencia',
    'relatorio',
    'pagamento',
    'declaracao',
    'aviso',
  ],
  ...[
    'acompanhamento',
    'arquivo',
    'auditoria',
    'configuracao',
    'inicio',
    'painel',
    'programa',
    'sistema',
    'unidade',
  ],
];

/** The file names that mean something in one kind of folder. */
export interface FolderWords {
  /** A path from the top; `<area>` stands for one of the areas, `*` for any one kebab-case name. */
  readonly folder: string;
  /** Names, where `*` is any kebab-case word. */
  readonly files: readonly string[];
}

const code = ['*.ts', '*.tsx'];
const screens = ['*.tsx', '*.module.css'];
const projectFiles = ['package.json', 'tsconfig.json'];

/** docs/adr/0001, as a table. A folder that is not named here fails the check. */
export const vocabulary: readonly FolderWords[] = [
  { folder: 'packages/domain', files: projectFiles },
  { folder: 'packages/domain/src/kernel', files: ['*.ts'] },
  { folder: 'packages/domain/src/testing', files: ['*.ts'] },
  {
    folder: 'packages/domain/src/<area>',
    files: [
      'types.ts',
      'limits.ts',
      'messages.ts',
      'rules.ts',
      'maquina.ts',
      'transitions.ts',
      'policies.ts',
    ],
  },
  { folder: 'packages/domain/src/<area>/rules', files: ['*.ts'] },
  { folder: 'packages/domain/src/<area>/data', files: ['*.ts'] },

  { folder: 'packages/contract', files: projectFiles },
  // What is generated: tools/check-contrato.ts.
  { folder: 'packages/contract/src', files: ['*.ts', '*.gerada.ts'] },
  { folder: 'packages/contract/src/<area>', files: ['contrato.ts', 'schemas.ts'] },

  // The appliances: they know nothing of the product, and each says in its README what it answers.
  { folder: 'packages/copia-de-seguranca', files: [...projectFiles, 'README.md'] },
  { folder: 'packages/copia-de-seguranca/src', files: ['*.ts'] },
  { folder: 'packages/pdf-seguro', files: [...projectFiles, 'README.md'] },
  { folder: 'packages/pdf-seguro/src', files: ['*.ts'] },
  { folder: 'packages/pdf-seguro/src/testing', files: ['*.ts'] },
  { folder: 'packages/postgres-embutido', files: [...projectFiles, 'README.md'] },
  { folder: 'packages/postgres-embutido/src', files: ['*.ts'] },
  { folder: 'packages/postgres-embutido/src/testing', files: ['*.ts'] },
  { folder: 'packages/postgres-embutido/src/testing/programs', files: ['*.ts'] },

  { folder: 'apps/api', files: [...projectFiles, 'drizzle.config.ts'] },
  { folder: 'apps/api/migrations', files: ['*_*_*_*.sql', '*_*.sql', '*_*_*.sql'] },
  {
    folder: 'apps/api/src',
    files: ['main.ts', 'app.ts', 'config.ts', 'context.ts', 'handlers.ts', 'listen.ts', 'start.ts'],
  },
  { folder: 'apps/api/src/http', files: ['*.ts'] },
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
  { folder: 'apps/api/src/features/<area>/use-cases', files: ['*.ts'] },
  { folder: 'apps/api/src/documents', files: ['*.ts'] },
  { folder: 'apps/api/src/documents/pdf', files: ['*.ts', '*.typ'] },
  { folder: 'apps/api/src/documents/pdf/<area>', files: ['*.ts'] },
  { folder: 'apps/api/src/documents/pdf/<area>/secoes', files: ['*.ts'] },
  { folder: 'apps/api/src/documents/pdf/template', files: ['*.typ'] },
  { folder: 'apps/api/src/documents/planilhas', files: ['*.ts'] },
  { folder: 'apps/api/src/db', files: ['*.ts', 'README.md'] },
  { folder: 'apps/api/src/db/invariants', files: ['*.ts'] },
  { folder: 'apps/api/src/db/schema', files: ['*.ts'] },
  { folder: 'apps/api/src/adapters', files: ['*.ts'] },
  { folder: 'apps/api/src/adapters/testing', files: ['*.ts'] },
  { folder: 'apps/api/src/adapters/files', files: ['*.ts'] },
  { folder: 'apps/api/src/adapters/files/*', files: ['*.ts'] },
  { folder: 'apps/api/src/adapters/mail', files: ['*.ts'] },
  { folder: 'apps/api/src/adapters/mail/templates', files: ['*.ts'] },
  { folder: 'apps/api/src/backup', files: ['*.ts'] },
  { folder: 'apps/api/src/cli', files: ['*.ts'] },
  { folder: 'apps/api/src/demo', files: ['*.ts'] },
  { folder: 'apps/api/src/demo/content', files: ['*.json'] },
  { folder: 'apps/api/src/demo/content/diagramas', files: ['*.json'] },
  { folder: 'apps/api/src/demo/content/projetos', files: ['*.md'] },
  { folder: 'apps/api/src/demo/content/rascunhos', files: ['*.md'] },
  { folder: 'apps/api/src/demo/drawings', files: ['*.ts'] },
  { folder: 'apps/api/src/demo/seeding', files: ['*.ts'] },
  { folder: 'apps/api/src/longo', files: ['*.ts'] },
  { folder: 'apps/api/src/testing', files: ['*.ts'] },
  { folder: 'apps/api/src/testing/programs', files: ['*.ts'] },
  { folder: 'apps/api/src/testing/probes', files: ['*.ts'] },
  // Filled installations of earlier releases, and what they answered: the upgrade is tried on them.
  { folder: 'apps/api/src/testing/versoes', files: ['*.bak', '*.json'] },

  { folder: 'apps/web', files: [...projectFiles, 'vite.config.ts', 'index.html'] },
  { folder: 'apps/web/public', files: ['*.svg', '*.txt', '*.png', '*.webmanifest'] },
  { folder: 'apps/web/vite', files: ['*.ts'] },
  { folder: 'apps/web/src', files: ['main.tsx'] },
  { folder: 'apps/web/src/app', files: [...code, '*.css', '*.module.css'] },
  { folder: 'apps/web/src/app/fonts', files: ['*.woff2', 'OFL.txt'] },
  { folder: 'apps/web/src/features/<area>', files: ['api.ts', 'routes.ts'] },
  { folder: 'apps/web/src/features/<area>/pages', files: screens },
  { folder: 'apps/web/src/features/<area>/components', files: [...screens, '*.ts'] },
  // What a feature offers to the pages of others; everything else of it is its own.
  { folder: 'apps/web/src/features/<area>/offered', files: [...screens, '*.ts'] },
  { folder: 'apps/web/src/features/projeto/wizard', files: [...screens, '*.ts'] },
  // What makes the PDF of a report in the browser; loaded by itself.
  { folder: 'apps/web/src/features/relatorio/pdf', files: ['*.ts'] },
  { folder: 'apps/web/src/ui', files: [...code, '*.css', '*.module.css'] },
  { folder: 'apps/web/src/ui/*', files: [...code, '*.css', '*.module.css'] },
  { folder: 'apps/web/src/lib', files: code },
  { folder: 'apps/web/src/testing', files: code },

  { folder: 'e2e', files: [...projectFiles, 'playwright.config.ts', 'screenshots.ts', 'manual.ts'] },
  { folder: 'e2e/support', files: ['*.ts', 'foto.png'] },
  { folder: 'e2e/journeys', files: ['*.spec.ts'] },
  { folder: 'bench', files: [...projectFiles, '*.ts'] },
  { folder: 'bench/*', files: ['*.ts'] },

  {
    folder: 'tools',
    files: [
      'tsconfig.json',
      'prepare.mjs',
      'check.ts',
      'test.ts',
      'longo.ts',
      'mutacao.ts',
      'medir.ts',
      'check-*.ts',
    ],
  },
  { folder: 'tools/prepare', files: ['*.mjs'] },
  { folder: 'tools/run', files: ['*.ts'] },
  { folder: 'tools/house', files: ['*.ts'] },
  { folder: 'tools/citacoes', files: ['*'] },
  { folder: 'tools/textos', files: ['*'] },
  { folder: 'tools/seguranca', files: ['*'] },
  { folder: 'tools/seguranca/defesas', files: ['*.json'] },
  { folder: 'tools/correcoes', files: ['*'] },
  { folder: 'tools/medida', files: ['*.ts'] },
];

/** The pattern of a folder of the table. */
export function folderPattern({ folder }: FolderWords): RegExp {
  return new RegExp(`^${folder.replace('<area>', `(?:${areas.join('|')})`).replace('*', word)}$`);
}

/** The pattern of the file names that a folder takes; a test may stand beside any code. */
export function filePattern({ files }: FolderWords): RegExp {
  const names = files.map((name) => name.replaceAll('.', '\\.').replaceAll('*', name === '*' ? '.+' : word));
  const tests = files.some((name) => /\.(tsx?|mjs)$/.test(name))
    ? [`${word}(?:\\.${word})*\\.test\\.tsx?`]
    : [];
  return new RegExp(`^(?:${[...names, ...tests].join('|')})$`);
}

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
