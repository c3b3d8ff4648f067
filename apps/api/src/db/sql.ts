/** Objects are stored as JSON only through `json`. */
export type Value = string | number | bigint | boolean | Date | Uint8Array | null | readonly Value[];

type Stored<T> = { readonly [K in keyof T]: Value | undefined };

/** A literal of the program: a computed `string` is refused by its type. */
type Written<S extends string> = string extends S ? never : S;

class Fragment {
  readonly strings: readonly string[];
  readonly values: readonly Value[];

  constructor(strings: readonly string[], values: readonly Value[]) {
    this.strings = strings;
    this.values = values;
  }

  get text(): string {
    const known = texts.get(this.strings);
    if (known !== undefined) return known;
    const text = this.strings.reduce((before, after, i) => `${before}$${i}${after}`);
    texts.set(this.strings, text);
    return text;
  }
}

/** One array for the whole process has one text: a long statement is written out, and hashed, once. */
const texts = new WeakMap<readonly string[], string>();

/** What a template becomes with these parts in it; `kept` when it comes again with the same parts. */
interface Made {
  readonly after: WeakMap<readonly string[], Made>;
  strings: readonly string[] | null;
}
const made = new WeakMap<readonly string[], Made>();
/** Arrays that come again: of templates, of literals of the program, and what is made of them. */
const kept = new WeakSet<readonly string[]>();
/** Stands for any value. */
const VALUE: readonly string[] = [];

function then(from: WeakMap<readonly string[], Made>, strings: readonly string[]): Made {
  const known = from.get(strings);
  if (known !== undefined) return known;
  const next: Made = { after: new WeakMap(), strings: null };
  from.set(strings, next);
  return next;
}

function keep(strings: readonly string[]): readonly string[] {
  kept.add(strings);
  return strings;
}

type Parts = readonly (Value | Fragment)[];

function together(strings: readonly string[], parts: Parts): readonly string[] {
  const joined = [strings[0] ?? ''];
  for (const [i, part] of parts.entries()) {
    const after = strings[i + 1] ?? '';
    if (part instanceof Fragment) {
      const [first = '', ...rest] = part.strings;
      joined.push(`${joined.pop() ?? ''}${first}`, ...rest);
      joined.push(`${joined.pop() ?? ''}${after}`);
    } else {
      joined.push(after);
    }
  }
  return joined;
}

function compose(strings: readonly string[], parts: Parts, comesAgain: boolean): Fragment {
  const values: Value[] = [];
  let again = comesAgain;
  for (const part of parts) {
    if (!(part instanceof Fragment)) values.push(part);
    else {
      again &&= kept.has(part.strings);
      values.push(...part.values);
    }
  }
  if (!again) return new Fragment(together(strings, parts), values);
  let one = then(made, strings);
  for (const part of parts) one = then(one.after, part instanceof Fragment ? part.strings : VALUE);
  one.strings ??= keep(together(strings, parts));
  return new Fragment(one.strings, values);
}

const literals = new Map<string, readonly string[]>();
/** Far more than the program has; names of fields that came from elsewhere would not fill the memory. */
const MOST_LITERALS = 5000;

/** The strings of this key, which stand in the program: made, and their names judged, once. */
function literal(key: string, make: () => readonly string[]): readonly string[] {
  const known = literals.get(key);
  if (known !== undefined) return known;
  const strings = make();
  if (literals.size < MOST_LITERALS) literals.set(key, keep(strings));
  return strings;
}

function fixed(text: string): Fragment {
  return new Fragment(
    literal(`text ${text}`, () => [text]),
    [],
  );
}

/** Lists of every length are texts of their own. */
const MOST_JOINED = 8;

/** A statement or a part of one, made only here: nothing from outside can become its text. */
export type Sql = Fragment;

export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  return compose(strings, parts, true);
}

export const nothing = sql``;

export function join(
  parts: readonly Sql[],
  between: ', ' | ' and ' | ' or ' | ' + ' | ' union all ' = ', ',
): Sql {
  const [first] = parts;
  if (first === undefined) return nothing;
  if (parts.length === 1) return first;
  const strings = () => ['', ...parts.slice(1).map(() => between), ''];
  if (parts.length > MOST_JOINED) return compose(strings(), parts, false);
  return compose(literal(`join ${parts.length}${between}`, strings), parts, true);
}

/** All conditions must hold; nothing without any. */
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

/** `'campo', t."coluna"`, for json_build_object. */
export function pairs<const K extends string, const T extends string>(
  fields: readonly Written<K>[],
  table: Written<T>,
): Sql {
  const from = columnOf(table);
  return fixed(fields.map((field) => `'${field}', ${from}."${columnOf(field)}"`).join(', '));
}

/**
 * `coluna, …`, for an insert that selects.
 * @soDosTestes
 */
export function insertColumns<const K extends string>(fields: readonly Written<K>[]): Sql {
  return fixed(fields.map((field) => `"${columnOf(field)}"`).join(', '));
}

/** `(coluna, …) values ($1, …)`, of records with the same fields. */
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
    const strings = literal(`list ${all.length}`, () => ['(', ...all.slice(1).map(() => ', '), ')']);
    return new Fragment(strings, all);
  });
  const names = new Fragment(
    literal(`names ${fields.join()}`, () => [fields.map((field) => `"${columnOf(field)}"`).join(', ')]),
    [],
  );
  return sql`(${names}) values ${join(lists)}`;
}

export function assignments<T>(record: Stored<T>): Sql {
  const row = given(record);
  if (row.length === 0) throw new Error('nothing to update');
  const strings = literal(`set ${row.map(([field]) => field).join()}`, () => [
    ...row.map(([field], i) => `${i === 0 ? '' : ', '}"${columnOf(field)}" = `),
    '',
  ]);
  return new Fragment(
    strings,
    row.map(([, value]) => value),
  );
}

function given<T>(record: Stored<T>): (readonly [string, Value])[] {
  const entries = Object.entries<Value | undefined>(record);
  return entries.flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const]));
}
