import { describe, expect, test } from 'vitest';
import { withoutOfficeNoise } from './without-office-noise.ts';

const SHORT = 500_000;
const TIMES = 8;
/** Grown with the length: 8 times; with its square: 64. On a busy machine the first was seen to be 33. */
const AT_MOST = 45;
const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** Milliseconds of processor time, the least of three: this machine's other work does not count. */
function cpu(work: () => unknown): number {
  const rounds = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.min(...rounds));
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
  ])('%s', (_name, piece) => {
    const [short, long] = [fill(piece, SHORT), fill(piece, TIMES * SHORT)];
    const ofShort = cpu(() => withoutOfficeNoise(short));
    expect(cpu(() => withoutOfficeNoise(long)) / ofShort).toBeLessThan(AT_MOST);
  });
});

test('blocks go with their content, in any case, and what follows a block without end stays', () => {
  expect(withoutOfficeNoise('a<STYLE>x</Style>b<!-- c --><Xml><o:p>x</o:p></XML>d<v:shape id=1/>')).toBe(
    'abd',
  );
  expect(withoutOfficeNoise('a<style>b<!-- c -->d')).toBe('a<style>bd');
  expect(withoutOfficeNoise('İ<!--x-->İ')).toBe('İİ');
});
