import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'chromium-'));
});

function executable(path: string): string {
  const full = join(home, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, '');
  chmodSync(full, 0o755);
  return full;
}

it('uses the one that CHROMIUM names', () => {
  const named = executable('mine/chrome');
  executable('bin/chromium');
  expect(findChromium({ CHROMIUM: named, PATH: join(home, 'bin'), HOME: home })).toBe(named);
});

it('throws when CHROMIUM names nothing that runs', () => {
  expect(() => findChromium({ CHROMIUM: join(home, 'none'), HOME: home })).toThrow('CHROMIUM names');
});

it('uses the first on PATH', () => {
  const onPath = executable('bin/chromium');
  expect(findChromium({ PATH: join(home, 'bin'), HOME: home }, [])).toBe(onPath);
});

it('prefers the headless shell at any place on PATH', () => {
  executable('bin/chromium');
  const shell = executable('sbin/chromium-headless-shell');
  const PATH = [join(home, 'bin'), join(home, 'sbin')].join(delimiter);
  expect(findChromium({ PATH, HOME: home }, [])).toBe(shell);
});

it("uses the newest of Playwright's own when the machine has none", () => {
  executable('.cache/ms-playwright/chromium-1200/chrome-linux64/chrome');
  const newest = executable('.cache/ms-playwright/chromium-1300/chrome-linux64/chrome');
  expect(findChromium({ PATH: '', HOME: home }, [])).toBe(newest);
});

it('gives null when there is none', () => {
  expect(findChromium({ PATH: '', HOME: home }, [])).toBeNull();
});
