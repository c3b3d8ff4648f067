import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `work` while no other process on this machine holds the lock file; waits for the holder, and takes the
 * lock over if its process is dead.
 * @param {string} file
 * @param {() => void} work
 */
export async function withLock(file, work) {
  let told = false;
  while (!take(file)) {
    if (!told) process.stderr.write('prepare: another prepare is running here, waiting for it …\n');
    told = true;
    await wait(200);
  }
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    // A hard link appears whole or not at all, so a lock always has an owner.
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  const owner = read(file);
  if (owner !== null && !isAlive(owner)) removeLockOf(owner, file, mine);
  return false;
}

/**
 * Among several waiting processes, one removes the dead owner's lock; a lock that another process took
 * meanwhile is put back.
 * @param {number} owner
 * @param {string} file
 * @param {string} aside
 */
function removeLockOf(owner, file, aside) {
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) === owner) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

/**
 * null when the file was just removed.
 * @param {string} file
 */
function read(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
