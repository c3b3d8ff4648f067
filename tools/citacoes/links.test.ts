import { describe, expect, it } from 'vitest';
import { unknownTexts } from './catalogue-names.ts';
import { headingAnchors, linkProblems } from './links.ts';

const home = { path: 'README.md', text: '# Casa\n\n## Como rodar\n' };
const page = ['docs', 'a.md'].join('/');
const all = new Set(['README.md', page, ['docs', 'adr', '0001-casa.md'].join('/')]);
const problemsWith = (text: string) => linkProblems([home, { path: page, text }], all);

describe('a link', () => {
  it.each([
    'https://example.org/x',
    '../README.md',
    '../README.md#como-rodar',
    '#o-titulo',
    'adr',
    'adr/0001-casa.md',
  ])('leads somewhere: %s', (target) => {
    expect(problemsWith(`# O título\n\n[x](${target})`.replace('título', 'titulo'))).toEqual([]);
  });

  it.each(['b.md', '../README.md#outra', '#outro', '../src'])('leads nowhere: %s', (target) => {
    expect(problemsWith(`# O título\n\n[x](${target})`)).toHaveLength(1);
  });

  it('is found in code, too, by name', () => {
    const named = ['docs', 'nao-ha.md'].join('/');
    const adr = ['ADR', '0009'].join(' ');
    expect(linkProblems([{ path: 'a.ts', text: `// ${named}, ${adr}, ADR 0001` }], all)).toHaveLength(2);
  });
});

it('makes anchors as GitHub does', () => {
  const text = '# E-CASA: (x)\n\n## D1, e D2\n\n```sh\n# no heading\n```\n';
  expect([...headingAnchors(text)]).toEqual(['e-casa-x', 'd1-e-d2']);
});

describe('a text that a page names', () => {
  const catalogues = { MENSAGENS_CASA: { porta: 'feche a porta' } };
  const problems = (text: string) => unknownTexts([{ path: page, text }], catalogues);

  it('is in its catalogue', () => {
    expect(problems('`MENSAGENS_CASA` e `MENSAGENS_CASA.porta`.')).toEqual([]);
  });

  it.each(['`MENSAGENS_CASA.janela`', '`MENSAGENS_RUA.porta`'])('is reported when it is not: %s', (text) => {
    expect(problems(text)).toHaveLength(1);
  });
});
