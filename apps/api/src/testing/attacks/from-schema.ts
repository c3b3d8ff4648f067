import fc from 'fast-check';

/** The keywords of a JSON schema that the document uses. */
interface EsquemaJson {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, EsquemaJson>>;
  readonly required?: readonly string[];
  readonly items?: EsquemaJson;
  readonly anyOf?: readonly EsquemaJson[];
  readonly oneOf?: readonly EsquemaJson[];
  readonly allOf?: readonly EsquemaJson[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}
export interface DocumentoComEsquemas {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const MAL_FORMADOS: readonly unknown[] = [
  ...[
    null,
    true,
    -0,
    -1,
    0.1,
    1e308,
    -1e308,
    2 ** 53,
    2 ** 31,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfffx',
  ],
  ...[
    '\u202e\u200b',
    'NaN',
    '2026-02-30',
    '9999-12-31T99:99:99Z',
    `arq_${'0'.repeat(32)}`,
    'x'.repeat(20_000),
  ],
  ...[[], {}, [null], [[[]]], [{}], { id: null }, { id: '1' }, { id: 2 ** 60 }, { length: -1 }],
  Object.fromEntries([['__proto__', { polluted: true }]]),
  { constructor: { prototype: { polluted: true } } },
];

/** Arrays and objects inside each other, deeper than any honest body. */
const fundo = fc
  .tuple(fc.boolean(), fc.integer({ min: 50, max: 1500 }))
  .map(([lista, n]) =>
    Array.from({ length: n }).reduce<unknown>((dentro) => (lista ? [dentro] : { a: dentro }), 1),
  );

const qualquer = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...MAL_FORMADOS) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fundo },
);

/**
 * Bodies that a schema describes, with broken places at any depth: wrong types, missing and extra fields, limits passed by one,
 * NUL, lone surrogates, huge numbers, deep nesting, `__proto__`. Some come out valid.
 */
export function corposHostis(documento: DocumentoComEsquemas, esquema: unknown): fc.Arbitrary<unknown> {
  const resolver = (um: EsquemaJson): EsquemaJson =>
    um.$ref === undefined
      ? um
      : resolver(documento.components.schemas[um.$ref.split('/').at(-1) ?? ''] as EsquemaJson);
  function doEsquema(escrito: EsquemaJson, resta: number): fc.Arbitrary<unknown> {
    const e = resolver(escrito);
    const bom = resta === 0 ? fc.constant(null) : bemFormado(e, resta);
    return fc.oneof({ weight: 6, arbitrary: bom }, { weight: 1, arbitrary: qualquer });
  }
  function bemFormado(e: EsquemaJson, resta: number): fc.Arbitrary<unknown> {
    const opcoes = e.anyOf ?? e.oneOf ?? e.allOf;
    if (opcoes !== undefined) return fc.oneof(...opcoes.map((um) => doEsquema(um, resta - 1)));
    if (e.const !== undefined) return fc.constant(e.const);
    if (e.enum !== undefined) return fc.constantFrom(...e.enum);
    const tipo = Array.isArray(e.type) ? (e.type as readonly string[])[0] : e.type;
    if (tipo === 'object' || e.properties !== undefined) return objeto(e, resta);
    if (tipo === 'array') return lista(e, resta);
    if (tipo === 'integer' || tipo === 'number') {
      const { minimum = 0, maximum = 1000 } = e;
      return fc.constantFrom(minimum, maximum, 1, minimum - 1, maximum + 1, maximum + 0.1);
    }
    if (tipo === 'boolean') return fc.boolean();
    if (tipo === 'null') return fc.constant(null);
    const { maxLength = 60 } = e;
    return fc.oneof(
      fc.string({ maxLength: Math.min(maxLength, 60) }),
      fc.constantFrom('x'.repeat(Math.min(maxLength, 20_000)), 'x'.repeat(Math.min(maxLength, 20_000) + 1)),
      fc.constantFrom('2026-05-01', '29841401509', 'a@b.test', '2026-05'),
    );
  }
  function objeto(e: EsquemaJson, resta: number): fc.Arbitrary<unknown> {
    const campos = Object.fromEntries(
      Object.entries(e.properties ?? {}).map(([nome, um]) => [nome, doEsquema(um, resta - 1)]),
    );
    const mais = fc.dictionary(fc.constantFrom('novo', '__proto__', 'constructor', 'id', ''), qualquer, {
      maxKeys: 1,
    });
    return fc
      .tuple(
        fc.boolean().chain((inteiro) => fc.record(campos, inteiro ? {} : { requiredKeys: [] })),
        mais,
        fc.integer({ min: 0, max: 3 }),
      )
      .map(([dele, extra, com]) =>
        Object.fromEntries([...Object.entries(dele), ...(com === 0 ? Object.entries(extra) : [])]),
      );
  }
  function lista(e: EsquemaJson, resta: number): fc.Arbitrary<unknown> {
    const item = doEsquema(e.items ?? {}, resta - 1);
    const demais = Math.min((e.maxItems ?? 100) + 1, 300);
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(item, { maxLength: 3 }) },
      { weight: 1, arbitrary: item.map((um) => Array.from({ length: demais }, () => um)) },
    );
  }
  const raiz = resolver(esquema as EsquemaJson);
  return fc.oneof({ weight: 12, arbitrary: bemFormado(raiz, 7) }, { weight: 1, arbitrary: qualquer });
}
