import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '..');

/** Files whose mails concern no single project, but an account, the installation, or a whole call. */
const SEM_PROJETO = [
  'arquivo/use-cases/armazenamento-conferido.ts',
  'arquivo/use-cases/vigiar-espaco.ts',
  'auditoria/cabeca-repository.ts',
  'configuracao/use-cases/configuracoes.ts',
  'conta/avisar-fator.ts',
  'conta/link-de-confirmacao-repository.ts',
  'conta/mudanca-de-contato.ts',
  'conta/use-cases/atualizar-professor.ts',
  'conta/use-cases/redefinir-senha.ts',
  'conta/use-cases/senha-alterada.ts',
  'edital/use-cases/avisar-devolucao.ts',
  'estudante/use-cases/entrar-por-link.ts',
  'estudante/use-cases/senha.ts',
  'porta/use-cases/avisar-vinculo.ts',
  'tarefa/housekeeping.ts',
  // The code that signs is a secret of the student's.
  'termo/use-cases/assinar-como-aluno.ts',
];

it('[C-L4] queues every mail about a project by the one function that shows it on the project', () => {
  const quem = globSync('**/*.ts', { cwd: features })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.endsWith('.test.ts') && path !== 'carta/repository.ts')
    .filter((path) => readFileSync(join(features, path), 'utf8').includes('outbox.enfileirar('));
  expect(quem.toSorted()).toEqual(SEM_PROJETO);
});
