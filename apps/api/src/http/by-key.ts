import type { NomeDaChamada } from '@instrutoria/contract/api.ts';

/**
 * Reads of one record by its key, or of the few calls that there are, which every screen begins with. They share the
 * connection of the checks (db/lane.ts): what many ask at once travels together, to one PostgreSQL process that knows
 * the statements. Whatever may take longer than some milliseconds would keep the others waiting, and is not here.
 */
const BY_KEY: readonly NomeDaChamada[] = [
  'instituicaoPublica',
  'professorAtual',
  'lerProjeto',
  'lerEditalDoProjeto',
  'lerCronogramas',
  'lerAprovacaoDoProjeto',
  'lerAprovacao',
  'listarEditais',
];

const names: ReadonlySet<string> = new Set(BY_KEY);

export function readsByKey(nome: string): boolean {
  return names.has(nome);
}
