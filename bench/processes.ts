import { readdirSync, readFileSync } from 'node:fs';
import { cpuMs } from './usage.ts';

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The process and everything that it started: the server with its own PostgreSQL. [] where /proc is not. */
export function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of listed()) {
    const stat = read(`/proc/${name}/stat`);
    if (stat === null) continue;
    // The name in parentheses may hold spaces; the parent is the second field after it.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree: number[] = [];
  const open = children.size === 0 ? [] : [pid];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    tree.push(next);
    open.push(...(children.get(next) ?? []));
  }
  return tree;
}

function listed(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/**
 * Memory of the process and everything that it started, MiB: what several share counts once (PSS). null where it
 * cannot be seen, or belongs to somebody else.
 */
export function treeMemoryMiB(pid: number): number | null {
  let kib = 0;
  for (const each of treeOf(pid)) {
    const rollup = read(`/proc/${each}/smaps_rollup`);
    // One that ended meanwhile holds nothing.
    if (rollup === null && read(`/proc/${each}/stat`) === null) continue;
    const [, own] = /^Pss:\s+(\d+) kB/m.exec(rollup ?? '') ?? [];
    if (own === undefined) return null;
    kib += Number(own);
  }
  return kib === 0 ? null : kib / 1024;
}

/** Processor time that each of them has used so far, milliseconds. */
export function treeCpu(pid: number): ReadonlyMap<number, number> {
  return new Map(treeOf(pid).map((each) => [each, cpuMs(each) ?? 0]));
}

/** What they used since; a process that ended in between is not counted. */
export function cpuSince(pid: number, before: ReadonlyMap<number, number>): number {
  return [...treeCpu(pid)].reduce((sum, [each, ms]) => sum + ms - (before.get(each) ?? 0), 0);
}
