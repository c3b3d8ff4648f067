/** A number generator with the same sequence for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DEEP = 10_000;

/** Values as JSON text, to send also what no JavaScript value can express (T-C1, T-C2, T-C7). */
const HOSTILE: readonly string[] = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '-1',
    '1.5',
    '1e400',
    '-1e400',
    '1e-400',
    '2147483648',
    '9007199254740993',
  ],
  ...[
    '[]',
    '{}',
    '[null]',
    '[[]]',
    '{"id":null}',
    '{"id":"1"}',
    '{"id":-1}',
    '{"id":{"id":1}}',
    '[1,1]',
    '{"length":5}',
  ],
  ...[
    '""',
    '" "',
    '"NaN"',
    '"Infinity"',
    '"undefined"',
    '"0"',
    '"1 or 1=1"',
    '"2026-02-30"',
    '"9999-99-99"',
    '"0000-00-00"',
  ],
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202e\\u200b\\ufeff"',
  '"\\r\\nBcc: x@y.zz"',
  '"e\\u0301"',
  `"${'x'.repeat(5_000)}"`,
  `"${'\\ud83d\\ude42'.repeat(3_000)}"`,
  `"${'<b>'.repeat(3_000)}"`,
  '"<script>alert(1)</script>"',
  '"<img src=x onerror=alert(1)>"',
  `"'; drop table professor; --"`,
  `"' or '1'='1"`,
  '"\\\\\'; select pg_sleep(9); --"',
  '"%_\\\\%"',
  '"$1"',
  '"../../../../etc/passwd"',
  '"{{7*7}}"',
  `"arq_${'0'.repeat(32)}"`,
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"hasOwnProperty":2}',
  `${'['.repeat(200)}${']'.repeat(200)}`,
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
  `[${'1,'.repeat(2_000)}1]`,
];

/** Whole bodies that are no object, or not JSON. */
const BODIES: readonly string[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    '"',
    '{"a":}',
    '{"a":1,}',
    "{'a':1}",
    '{a:1}',
    'NaN',
    'undefined',
    '\u0000',
    '\ufeff{}',
    '01',
  ],
  ...[
    'null',
    'true',
    '7',
    '"texto"',
    '[]',
    '[null]',
    '[[[]]]',
    '{"":""}',
    '{"a":1,"a":2}',
    '{"id":1,"id":2}',
  ],
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const HOLE = '\u0001hole\u0001';

function pick<T>(list: readonly T[], random: () => number): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('an empty list');
  return item;
}

/** A copy with one random place, at any depth, replaced by the hole. */
function withHole(value: Json, random: () => number): Json {
  if (Array.isArray(value) && value.length > 0 && random() < 0.9) {
    const at = Math.floor(random() * value.length);
    return value.map((item, i) => (i === at ? withHole(item, random) : item));
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && random() < 0.9) {
    const key = pick([...Object.keys(value), 'id', 'novo'], random);
    return { ...value, [key]: key in value ? withHole(value[key] ?? null, random) : HOLE };
  }
  return HOLE;
}

/** A hostile body made from a valid one: a broken text, or the valid one with a hostile value. */
export function hostileBody(honest: unknown, random: () => number): string {
  if (honest === undefined || random() < 0.2) return pick(BODIES, random);
  const plain = JSON.parse(JSON.stringify(honest)) as Json;
  return JSON.stringify(withHole(plain, random)).replace(JSON.stringify(HOLE), () => pick(HOSTILE, random));
}

/** A hostile piece of a path or a query string, encoded. */
export function hostileText(random: () => number): string {
  return pick(
    [
      ...[
        '%00',
        '%ff',
        '%ed%a0%80',
        '%',
        '%zz',
        '..%2f..%2f',
        'x'.repeat(300),
        '%F0%9F%99%82',
        "'%3B--",
        '%0d%0aX:1',
      ],
      ...['1e9', '-1', '0x10', '١٢', '1,2', '%201', '', '[]', '__proto__', 'constructor', 'null', 'NaN'].map(
        encodeURI,
      ),
    ],
    random,
  );
}
