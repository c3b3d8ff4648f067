/** A threat or fault, and what must hold. */
export interface Threat {
  readonly id: string;
  readonly ameaca: string;
  readonly vale: string;
}

/** A test that says in its title which threats it proves. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

const TEST_TITLE =
  /\b(?:describe|it|test)(?:\.[a-z]+)*(?:\([^'"`)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
const THREAT = /\bT-([A-M])(\d{1,2})(?!\d)(?:–(?:T-)?\1?(\d{1,2}))?/g;

/** The ids in a title; 'T-G15–G18' and 'T-H1–10' are ranges. */
export function threatsIn(title: string): string[] {
  return [...title.matchAll(THREAT)].flatMap(([, group = '', from = '', to]) => {
    const first = Number(from);
    const last = to === undefined ? first : Number(to);
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => `T-${group}${first + i}`);
  });
}

/** The tests of one file by threat. */
export function proofsIn(file: string, source: string): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const [, , title = ''] of source.matchAll(TEST_TITLE)) {
    for (const id of threatsIn(title)) proofs.set(id, [...(proofs.get(id) ?? []), { file, title }]);
  }
  return proofs;
}

/** Rows that neither a test nor a written reason closes. */
export function openRows(
  threats: readonly Threat[],
  proofs: ReadonlyMap<string, readonly Proof[]>,
  reasons: Readonly<Record<string, string>>,
): string[] {
  return threats.filter(({ id }) => !proofs.has(id) && reasons[id] === undefined).map(({ id }) => id);
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The page: each threat with its tests or its reason. */
export function securityPage(
  threats: readonly Threat[],
  proofs: ReadonlyMap<string, readonly Proof[]>,
  reasons: Readonly<Record<string, string>>,
): string {
  const rows = threats.map(({ id, ameaca, vale }) => {
    const tests = (proofs.get(id) ?? []).map(({ file, title }) => `${cell(title)} (\`${file}\`)`);
    const reason = reasons[id] === undefined ? [] : [`*${cell(reasons[id])}*`];
    return `| ${id} | ${cell(ameaca)} | ${cell(vale)} | ${[...tests, ...reason].join('<br>')} |`;
  });
  return `# Threats and faults, and what proves that each is closed

Written by \`node tools/check-seguranca.ts --write\`: the tests are those whose titles name the row; what stands in italics
is a reason from \`tools/seguranca/razoes.json\`. The check fails when a row has neither, or when this page is old.

| row | threat or fault | what holds | proved by |
|---|---|---|---|
${rows.join('\n')}
`;
}
