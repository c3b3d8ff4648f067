import { expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { importProblems, importRules } from './rules.ts';

const api = 'apps/api/src';
const web = 'apps/web/src';

/** A file, one line of it, and words of the rule that the line breaks (null: it is allowed). */
const cases: readonly (readonly [path: string, text: string, says: string | null])[] = [
  [
    'packages/domain/src/conta/rules/campos-da-conta.ts',
    "import { x } from 'zod';",
    'the domain imports nothing but',
  ],
  [
    'packages/domain/src/conta/rules/campos-da-conta.ts',
    "import { x } from '@instrutoria/contract/route.ts';",
    'the domain imports',
  ],
  ['packages/domain/src/conta/rules/campos-da-conta.ts', "import { x } from '../kernel/cpf.ts';", null],
  ['packages/domain/src/conta/rules/campos-da-conta.test.ts', "import { it } from 'vitest';", null],
  [
    'packages/contract/src/route.ts',
    "import type { x } from 'fastify';",
    'the contract imports the domain and zod',
  ],
  ['packages/contract/src/route.ts', "import { z } from 'zod';", null],
  [
    'packages/postgres-embutido/src/embedded.ts',
    "import { x } from '@instrutoria/domain/kernel/cpf.ts';",
    'a standalone package imports nothing of the repository',
  ],
  ['packages/postgres-embutido/src/embedded.ts', "import pg from 'pg';", null],
  [
    'e2e/support/app.ts',
    "import { x } from '@instrutoria/postgres-embutido/embedded.ts';",
    'only the server and the measurements use a standalone package',
  ],
  [`${api}/db/embedded.ts`, "import { x } from '@instrutoria/postgres-embutido/embedded.ts';", null],
  [`${api}/http/bind.ts`, "import x from '../../../web/src/lib/api.ts';", 'the server imports the contract'],
  [`${web}/lib/api.ts`, "import x from '@instrutoria/api/src/app.ts';", 'the browser imports the contract'],
  [`${web}/lib/api.ts`, "import { x } from '@instrutoria/contract/conta/schemas.ts';", 'the browser takes'],
  [`${web}/lib/api.ts`, "import type { X } from '@instrutoria/contract/conta/schemas.ts';", null],
  [
    `${web}/lib/api.ts`,
    "import { rotas } from '@instrutoria/contract/conta/contrato.ts';",
    'the browser takes',
  ],
  [`${web}/lib/api.ts`, "import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';", null],
  ['e2e/journeys/login.spec.ts', "import { x } from '../../apps/api/src/app.ts';", 'the journeys import'],
  ['e2e/support/browser.ts', "import { findChromium } from '../prepare/chromium.mjs';", null],
  [`${api}/features/conta/handlers.ts`, "import type { X } from 'fastify';", 'know the web framework'],
  [`${api}/adapters/token.ts`, "import x from '@fastify/static';", 'know the web framework'],
  [`${api}/http/bind.ts`, "import x from '@fastify/static';", null],
  [
    `${api}/features/conta/handlers.ts`,
    "import { x } from '../../http/bind.ts';",
    'nothing that http/ binds',
  ],
  [
    `${api}/features/conta/use-cases/a.ts`,
    "import { x } from '../../edital/use-cases/b.ts';",
    'its repository.ts',
  ],
  [`${api}/features/conta/use-cases/a.ts`, "import { x } from '../../edital/queries.ts';", null],
  [`${api}/features/conta/use-cases/a.ts`, "import pg from 'pg';", 'speak SQL'],
  [`${api}/features/conta/repository.ts`, "import { sql } from '../../db/sql.ts';", null],
  [`${api}/documents/pdf/a.ts`, "import { x } from '../../features/conta/queries.ts';", 'know no feature'],
  [
    `${web}/features/conta/api.ts`,
    "import { x } from '../edital/pages/lista.tsx';",
    'its api.ts and its offered/ only',
  ],
  [`${web}/features/conta/pages/login.tsx`, "import { x } from '../../edital/offered/lista.tsx';", null],
  [
    `${web}/features/conta/pages/login.tsx`,
    "import { x } from '../../edital/components/lista.tsx';",
    'offered/ only',
  ],
  [`${web}/features/conta/pages/login.tsx`, "import { x } from '../../edital/api.ts';", null],
  [`${web}/app/routes.tsx`, "const page = () => import('../features/edital/pages/lista.tsx');", null],
  [
    `${web}/ui/stepper.tsx`,
    "import { x } from '@instrutoria/domain/projeto/types.ts';",
    'ui/ knows no feature',
  ],
  [`${web}/lib/session.ts`, "import { x } from '../app/menu.ts';", 'lib/ knows no feature'],
  [`${api}/app.ts`, "import { x } from './testing/harness.ts';", 'for tests only'],
];

it.each(cases)('%s: %s', (path, text, says) => {
  const problems = importProblems([{ path, text: `// first line\n${text}\n` }]);
  if (says === null) expect(problems).toEqual([]);
  else expect(problems).toEqual([expect.stringMatching(new RegExp(`^${path}:2 .*${says}`))]);
});

it('has a row for every rule', () => {
  const provoked = cases.flatMap(([path, text]) => importProblems([{ path, text }])).join('\n');
  for (const { says } of importRules) expect(provoked).toContain(says);
});

it('names two features that import each other, for a type too', () => {
  const files = [
    { path: `${api}/features/conta/queries.ts`, text: "import type { E } from '../edital/queries.ts';" },
    { path: `${api}/features/edital/repository.ts`, text: "import { c } from '../conta/queries.ts';" },
  ];
  expect(importProblems(files)).toEqual([expect.stringContaining('features that need each other')]);
  expect(importProblems(files.slice(0, 1))).toEqual([]);
});

it('reads every form of an import', () => {
  const text = `
    import type { A } from './a.ts';
    import {
      type B,
      c,
    } from './b.ts';
    import './c.css';
    export * from './d.ts';
    export type { E } from './e.ts';
    const f = () => import('./f.tsx');
    import type from './g.ts';
  `;
  const found = importsOf({ path: 'apps/web/src/x.ts', text });
  expect(found.map(({ to, atRunTime }) => `${to.replace('apps/web/src/', '')} ${atRunTime}`).sort()).toEqual([
    'a.ts false',
    'b.ts true',
    'c.css true',
    'd.ts true',
    'e.ts false',
    'f.tsx true',
    'g.ts true',
  ]);
});
