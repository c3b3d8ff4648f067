import { describe, expect, test } from 'vitest';
import { withoutOfficeNoise } from './without-office-noise.ts';

const SHORT = 500_000;
const TIMES = 8;
/** Linear growth gives 8 times, quadratic 64. On a busy machine linear work was measured at 33. */
const AT_MOST = 45;
const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** Milliseconds of CPU time, the minimum of three, so that other work on the machine does not count. */
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
  ])('takes linear time for %s', (_name, piece) => {
    const [short, long] = [fill(piece, SHORT), fill(piece, TIMES * SHORT)];
    const ofShort = cpu(() => withoutOfficeNoise(short));
    expect(cpu(() => withoutOfficeNoise(long)) / ofShort).toBeLessThan(AT_MOST);
  });
});

test('removes blocks with their content, in any case, and keeps text after a block without an end', () => {
  expect(withoutOfficeNoise('a<STYLE>x</Style>b<!-- c --><Xml><o:p>x</o:p></XML>d<v:shape id=1/>')).toBe(
    'abd',
  );
  expect(withoutOfficeNoise('a<style>b<!-- c -->d')).toBe('a<style>bd');
  expect(withoutOfficeNoise('İ<!--x-->İ')).toBe('İİ');
});
