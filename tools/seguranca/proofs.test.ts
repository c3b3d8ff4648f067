import { describe, expect, it } from 'vitest';
import { openRows, proofsIn, threatsIn } from './proofs.ts';

describe('the page of threats', () => {
  it('reads single rows and ranges out of a title', () => {
    expect(threatsIn('T-A1, T-G15–G18 and T-H1–3: kept')).toEqual([
      'T-A1',
      'T-G15',
      'T-G16',
      'T-G17',
      'T-G18',
      'T-H1',
      'T-H2',
      'T-H3',
    ]);
  });

  it('finds the titles of tests, tables and groups', () => {
    const source = `describe("T-A1: a", () => { it.each([1])('T-A2 b %s', () => {}); test(\`T-A3\`, f); notATest('T-A4'); });`;
    expect([...proofsIn('x.test.ts', source).keys()]).toEqual(['T-A1', 'T-A2', 'T-A3']);
  });

  it('names the rows that nothing closes', () => {
    const threats = ['T-A1', 'T-A2', 'T-A3'].map((id) => ({ id, ameaca: '', vale: '' }));
    const proofs = new Map([['T-A1', [{ file: 'x', title: 'T-A1' }]]]);
    expect(openRows(threats, proofs, { 'T-A3': 'not here yet' })).toEqual(['T-A2']);
  });
});
