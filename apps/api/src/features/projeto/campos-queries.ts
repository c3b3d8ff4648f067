import type { NomeDoCampo } from '@instrutoria/domain/projeto/campos.ts';
import { columns, pairs, type Sql } from '../../db/sql.ts';

/** Of the project named `p`, each under its name. */
export function colunasDosCampos(nomes: readonly NomeDoCampo[]): Sql {
  return columns(nomes, 'p');
}

/** For json_build_object. */
export function paresDosCampos(nomes: readonly NomeDoCampo[]): Sql {
  return pairs(nomes, 'p');
}
