import { describe, expect, it } from 'vitest';
import { vocabularyProblems } from './vocabulary-problems.ts';

describe('what the house takes', () => {
  it.each([
    'packages/domain/src/projeto/rules.ts',
    'packages/domain/src/projeto/rules.test.ts',
    'packages/contract/src/projeto/contrato.ts',
    'apps/api/src/features/projeto/use-cases/submeter-projeto.ts',
    'apps/api/src/features/projeto/use-cases/submeter-projeto.test.ts',
    'apps/api/src/adapters/token.unit.test.ts',
    'apps/web/src/features/projeto/pages/detalhes.tsx',
    'apps/web/src/features/projeto/wizard/wizard-storage.ts',
    'apps/web/index.html',
  ])('%s', (path) => {
    expect(vocabularyProblems([path])).toEqual([]);
  });
});

describe('what it refuses', () => {
  it.each([
    ['packages/domain/src/projeto/service.ts', 'takes only types.ts'],
    ['packages/domain/src/appeal/rules.ts', 'is not in tools/house/vocabulary.ts'],
    ['packages/domain/src/projeto/Rules.ts', 'takes only'],
    ['packages/contract/src/projeto/dto.ts', 'takes only contrato.ts'],
    ['packages/contract/src/dates.ts', 'takes only access.ts'],
    ['apps/api/src/http/Serve.ts', 'takes only kebab-case'],
    ['apps/api/src/http/page.tsx', 'takes only kebab-case'],
    ['apps/api/src/features/projeto/use-cases/salvar_fase1.ts', 'takes only'],
    ['apps/api/src/services/mail.ts', 'is not in tools/house/vocabulary.ts'],
    ['apps/web/src/features/projeto/store.ts', 'takes only api.ts'],
    ['apps/web/src/ui/index.ts', 'a barrel'],
    ['apps/web/src/lib/utils.ts', 'says nothing'],
    ['apps/api/src/common/dates.ts', 'says nothing'],
    ['apps/api/src/adapters/file-helpers.ts', 'says nothing'],
  ])('%s', (path, says) => {
    expect(vocabularyProblems([path])).toEqual([expect.stringContaining(says)]);
  });
});
