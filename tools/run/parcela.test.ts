import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../prepare/step.mjs';
import { sementeDaParcela } from './parcela.ts';

it('is the number that was given', () => {
  expect(sementeDaParcela({ PARCELA: '0' })).toBe(0);
  expect(sementeDaParcela({ PARCELA: '4294967295' })).toBe(4_294_967_295);
  for (const PARCELA of ['-1', '1.5', 'um', '12345678901']) {
    expect(() => sementeDaParcela({ PARCELA })).toThrow(PARCELA);
  }
});

it('else one that the commit makes', () => {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  expect(sementeDaParcela({}).toString(16).padStart(8, '0')).toBe(commit.slice(0, 8));
});
