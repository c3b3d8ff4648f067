import type { NomeDoCampo } from '@instrutoria/domain/projeto/campos.ts';
import { columns, pairs, type Sql } from '../../db/sql.ts';

/** These fields of the project named `p`, each under its name, to be selected. */
export function colunasDosCampos(nomes: readonly NomeDoCampo[]): Sql {
  return columns(nomes, 'p');
}

/** The same as pairs of a json_build_object. */
export function paresDosCampos(nomes: readonly NomeDoCampo[]): Sql {
  return pairs(nomes, 'p');
}
