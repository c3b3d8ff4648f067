/** Objects can be stored as JSON only through `json`. */
export type Value = string | number | bigint | boolean | Date | Uint8Array | null | readonly Value[];

type Stored<T> = { readonly [K in keyof T]: Value | undefined };

/** Accepts only a literal of the program: the type refuses a computed `string`. */
type Written<S extends string> = string extends S ? never : S;

class Fragment {
  /** The texts around the values: one more than there are values. */
  readonly strings: readonly string[];
  readonly values: readonly Value[];

  constructor(strings: readonly string[], values: readonly Value[]) {
    this.strings = strings;
    this.values = values;
  }

  get text(): string {
    return this.strings.reduce((before, after, i) => `${before}$${i}${after}`);
  }
}

function compose(strings: readonly string[], parts: readonly (Value | Fragment)[]): Fragment {
  const around = [strings[0] ?? ''];
  const values: Value[] = [];
  for (const [i, part] of parts.entries()) {
    const after = strings[i + 1] ?? '';
    if (part instanceof Fragment) {
      const [first = '', ...rest] = part.strings;
      around.push(`${around.pop() ?? ''}${first}`, ...rest);
      around.push(`${around.pop() ?? ''}${after}`);
      values.push(...part.values);
    } else {
      around.push(after);
      values.push(part);
    }
  }
  return new Fragment(around, values);
}

/** A fragment with a text of the program. */
function fixed(text: string): Fragment {
  return new Fragment([text], []);
}

/** A statement or a part of one, made only here, so that no input can become its text. */
export type Sql = Fragment;

export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  return compose(strings, parts);
}

export const nothing = sql``;

export function join(
  parts: readonly Sql[],
  between: ', ' | ' and ' | ' or ' | ' + ' | ' union all ' = ', ',
): Sql {
  if (parts.length === 0) return nothing;
  return compose(['', ...parts.slice(1).map(() => between), ''], parts);
}

/** Requires all conditions; empty without any. */
export function where(...conditions: readonly (Sql | null)[]): Sql {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? nothing : sql`where ${join(given, ' and ')}`;
}

export function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

/** `coordenadorId` → `coordenador_id`. */
export function columnOf(field: string): string {
  if (!/^[a-z][a-zA-Z0-9_]*$/.test(field)) throw new Error(`not the name of a field: ${field}`);
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function name<const S extends string>(written: Written<S>): Sql {
  if (!/^[a-zA-Z][a-zA-Z0-9_]*$/.test(written)) throw new Error(`not a name: ${written}`);
  return fixed(`"${written}"`);
}

export function column<const K extends string, const T extends string>(
  field: Written<K>,
  table: Written<T>,
): Sql {
  return fixed(`${columnOf(table)}."${columnOf(field)}"`);
}

export function columns<const K extends string, const T extends string>(
  fields: readonly Written<K>[],
  table?: Written<T>,
): Sql {
  const from = table === undefined ? '' : `${columnOf(table)}.`;
  const selected = fields.map((field) => `${from}"${columnOf(field)}" as "${field}"`);
  return fixed(selected.join(', '));
}

/** `'campo', t."coluna"` for each field, for json_build_object. */
export function pairs<const K extends string, const T extends string>(
  fields: readonly Written<K>[],
  table: Written<T>,
): Sql {
  const from = columnOf(table);
  return fixed(fields.map((field) => `'${field}', ${from}."${columnOf(field)}"`).join(', '));
}

/**
 * `coluna, …`, for an insert with a select.
 * @soDosTestes
 */
export function insertColumns<const K extends string>(fields: readonly Written<K>[]): Sql {
  return fixed(fields.map((field) => `"${columnOf(field)}"`).join(', '));
}

/** `(coluna, …) values ($1, …)`, for records with the same fields. */
export function values<T>(...records: readonly Stored<T>[]): Sql {
  const rows = records.map((record) => new Map(given(record)));
  const fields = [...(rows[0]?.keys() ?? [])];
  if (fields.length === 0) throw new Error('nothing to insert');
  const lists = rows.map((row) => {
    const cells = fields.map((field) => row.get(field));
    const all = cells.filter((cell) => cell !== undefined);
    if (row.size !== all.length || all.length !== fields.length) {
      throw new Error('the records of one insert have the same fields');
    }
    return new Fragment(['(', ...all.slice(1).map(() => ', '), ')'], all);
  });
  const names = fixed(fields.map((field) => `"${columnOf(field)}"`).join(', '));
  return sql`(${names}) values ${join(lists)}`;
}

export function assignments<T>(record: Stored<T>): Sql {
  const row = given(record);
  if (row.length === 0) throw new Error('nothing to update');
  const columns = row.map(([field, value]) => compose([`"${columnOf(field)}" = `, ''], [value]));
  return join(columns);
}

function given<T>(record: Stored<T>): (readonly [string, Value])[] {
  const entries = Object.entries<Value | undefined>(record);
  return entries.flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const]));
}
