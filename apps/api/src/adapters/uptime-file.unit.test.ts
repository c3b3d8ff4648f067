import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUptime } from './uptime-file.ts';

const at = (minutes: number) => new Date(Date.parse('2026-11-27T14:00:00Z') + minutes * 60_000);
let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uptime-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('reports no interruption before one happens, nor after a quick restart', async () => {
  expect(await createUptime(dataDir).last()).toBeNull();
  const { note } = createUptime(dataDir);
  await note(at(0));
  await note(at(1));
  await createUptime(dataDir).note(at(2));
  expect(await createUptime(dataDir).last()).toBeNull();
});

it('reports the last period without a running process', async () => {
  await createUptime(dataDir).note(at(0));
  const { note } = createUptime(dataDir);
  await note(at(25));
  await note(at(26));
  expect(await createUptime(dataDir).last()).toEqual({ de: at(0), ate: at(25) });
  await createUptime(dataDir).note(at(100));
  expect(await createUptime(dataDir).last()).toEqual({ de: at(26), ate: at(100) });
});

it('answers what the last note read, without the file', async () => {
  await createUptime(dataDir).note(at(0));
  const uptime = createUptime(dataDir);
  expect(await uptime.last()).toBeNull();
  await uptime.note(at(25));
  await rm(join(dataDir, 'funcionamento.json'));
  expect(await uptime.last()).toEqual({ de: at(0), ate: at(25) });
});

it('does not count minutes in which it ran and could not write', async () => {
  const { note } = createUptime(dataDir);
  await note(at(0));
  await rm(dataDir, { recursive: true });
  await writeFile(dataDir, '');
  for (let minute = 1; minute <= 10; minute += 1) await note(at(minute)).catch(() => undefined);
  await rm(dataDir);
  await note(at(11));
  expect(await createUptime(dataDir).last()).toBeNull();
});

it('treats a broken file as an absent one', async () => {
  await writeFile(join(dataDir, 'funcionamento.json'), '{"seen": "ontem", "interrupcao": 3');
  await createUptime(dataDir).note(at(0));
  expect(await createUptime(dataDir).last()).toBeNull();
});
