import { expect, it, vi } from 'vitest';
import { runParts, tell, withoutProgress } from './parts.ts';

const node = process.execPath;

function part(name: string, program: string) {
  return { name, command: [node, '-e', program] };
}

it('returns every part in the given order, whichever ends first', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const results = await runParts(
    [
      part('slow', 'setTimeout(() => console.log("slow"), 150)'),
      part('wrong', 'console.error("why"); process.exit(3)'),
      { name: 'absent', command: ['no-such-program-here'] },
    ],
    2,
  );
  write.mockRestore();
  expect(results.map(({ name, ok, output }) => [name, ok, output.trim()])).toEqual([
    ['slow', true, 'slow'],
    ['wrong', false, 'why'],
    ['absent', false, expect.stringContaining('ENOENT')],
  ]);
});

it('prints the output of failed parts only', async () => {
  let printed = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  await runParts(
    [part('fine', 'console.log("quiet")'), part('wrong', 'console.log("loud"); process.exit(1)')],
    1,
  );
  write.mockRestore();
  expect(printed).toMatch(/^ok {4}fine .* s\nFAIL {2}wrong .* s\nloud\n/);
});

it('names the failures before the whole output', () => {
  let printed = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  tell({ name: 'wrong', ok: false, seconds: 1, output: 'loud\n' }, ['failed: a.spec.ts › wrong: why']);
  write.mockRestore();
  expect(printed.split('\n').slice(1, 3)).toEqual(['failed: a.spec.ts › wrong: why', 'loud']);
});

it("keeps a runner's failures and removes its progress", () => {
  const output = 'Running 2 tests\n[1/2] a.spec.ts › fine\n[2/2] b.spec.ts › wrong\n  1) b.spec.ts › wrong\n';
  expect(withoutProgress(output)).toBe('Running 2 tests\n  1) b.spec.ts › wrong\n');
});
