import { describe, expect, it } from 'vitest';
import { citationProblems } from './citations.ts';

// Ids are put together, so that the check does not look for those of its own test.
const decision = (n: number) => `D${n}`;
const rule = (n: number) => `E-CASA-${n}`;
const threat = (n: number) => `T-Z${n}`;
const correction = (n: number) => `C-Z${n}`;
const ofTheHouse = (name: string) => `docs/${'especificacao'}/${name}.md`;
const [casa, outra] = [ofTheHouse('casa'), ofTheHouse('outra')];

const pages = [
  {
    path: 'docs/decisoes.md',
    text: `# Decisões\n\n## ${decision(901)}\n\nTexto, também de ${decision(901)}.\n`,
  },
  { path: casa, text: `# Casa\n\n## ${rule(1)}\n\nTexto.\n` },
  { path: 'docs/seguranca.md', text: `| id | what |\n|---|---|\n| ${threat(1)} | x |\n` },
  { path: 'docs/correcoes.md', text: `| correction | what |\n|---|---|\n| ${correction(1)} | x |\n` },
];
const problemsWith = (text: string, path = 'apps/api/src/a.ts') =>
  citationProblems([...pages, { path, text }]);

describe('a cited id', () => {
  it.each([decision(901), rule(1), threat(1), correction(1)])('%s has its anchor', (id) => {
    expect(problemsWith(`/** Why (${id}). */`)).toEqual([]);
  });

  it.each([
    ['decision', decision(902)],
    ['rule', rule(2)],
    ['rule', 'E-OUTRA-'.concat('1')],
    ['threat', threat(2)],
    ['correction', correction(2)],
    // Longer than a known one, or the beginning of it.
    ['decision', decision(9011)],
    ['decision', decision(90)],
    ['rule', rule(11)],
  ])('without one is told with its place: %s %s', (kind, id) => {
    expect(problemsWith(`const a = 1;\n// because (${id})\n`)).toEqual([
      `apps/api/src/a.ts:2: there is no ${kind} ${id}`,
    ]);
  });

  it.each([
    ['a mention in the page', `Texto sobre ${decision(903)}.`],
    ['a heading that says more', `## ${decision(903)} e outras`],
    ['a heading of another level', `### ${decision(903)}`],
    ['a row of a table', `| ${decision(903)} | x |`],
  ])('has no anchor in %s', (_, text) => {
    const [first, ...others] = pages;
    const files = [{ path: 'docs/decisoes.md', text: `${first?.text ?? ''}\n${text}\n` }, ...others];
    expect(citationProblems(files)).toHaveLength(1);
  });

  it('has no anchor in a page of another kind', () => {
    expect(problemsWith(`## ${decision(904)}\n`, 'docs/operacao.md')).toHaveLength(1);
  });

  it('has one anchor only', () => {
    expect(problemsWith(`## ${rule(1)}\n`, outra)).toEqual([
      `${rule(1)} is defined more than once: ${casa}, ${outra}`,
    ]);
  });

  it('is no part of another word, nor the end of an id of another kind', () => {
    expect(problemsWith(`x${decision(905)}, ${decision(906)}x, ${correction(1)}`)).toEqual([]);
    expect(problemsWith(`T-${decision(907)}`)).toEqual([
      `apps/api/src/a.ts:1: there is no threat T-${decision(907)}`,
    ]);
  });

  it('is found at both ends of a range', () => {
    expect(problemsWith(`${decision(901)}-${decision(908)}`)).toHaveLength(1);
  });
});

it.each(['spec'.concat(' 2 §5'), 'api'.concat('.md'), 'decisions'.concat('.md'), '..'.concat('/shared')])(
  'tells of what is not in the repository: %s',
  (text) => {
    expect(problemsWith(`// see ${text}\n`)).toEqual([
      expect.stringMatching(/^apps\/api\/src\/a\.ts:1: '.*' is not in the repository$/),
    ]);
  },
);
