import type { NomeDoCampo } from '@instrutoria/domain/projeto/campos.ts';
import { columns, pairs, type Sql } from '../../db/sql.ts';

export function colunasDosCampos(nomes: readonly NomeDoCampo[]): Sql {
  return columns(nomes, 'p');
}

export function paresDosCampos(nomes: readonly NomeDoCampo[]): Sql {
  return pairs(nomes, 'p');
}
