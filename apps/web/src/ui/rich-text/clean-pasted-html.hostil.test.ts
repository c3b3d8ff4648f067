import { describe, expect, test } from 'vitest';
import { withoutOfficeNoise } from './without-office-noise.ts';

const TWO_MEGABYTES = 2_000_000;
const fill = (piece: string) => piece.repeat(Math.ceil(TWO_MEGABYTES / piece.length));

/** Milliseconds of processor time: this machine's other work does not count. */
function cpu(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('T-E7: the time to clean a paste grows with its length alone', () => {
  test.each([
    ['paragraphs of Word', '<p class=MsoNormal style="mso-x:1"><o:p>&nbsp;</o:p>texto</p>'],
    ['comments', '<!--[if gte mso 9]><xml></xml><![endif]-->'],
    ['comments that never end', '<!-- x'],
    ['style sheets that never end', '<style>a{} '],
    ['every block, none ended', '<xml><head><title><script><style>'],
    ['Office elements that never end', '<o:p x '],
    ['pictures that never end', '<img src=x '],
    ['angles', '<'],
  ])('2 MB of %s', (_name, piece) => {
    const html = fill(piece);
    expect(cpu(() => withoutOfficeNoise(html))).toBeLessThan(200);
  });
});

test('blocks go with their content, in any case, and what follows a block without end stays', () => {
  expect(withoutOfficeNoise('a<STYLE>x</Style>b<!-- c --><Xml><o:p>x</o:p></XML>d<v:shape id=1/>')).toBe(
    'abd',
  );
  expect(withoutOfficeNoise('a<style>b<!-- c -->d')).toBe('a<style>bd');
  expect(withoutOfficeNoise('İ<!--x-->İ')).toBe('İİ');
});
