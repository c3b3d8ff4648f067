/** A committed transaction survives a power cut, on any server (T-H3). */
export const DURABLE = {
  // defence: T-H3
  fsync: 'on',
  full_page_writes: 'on',
  // defence: T-H1
  synchronous_commit: 'on',
} as const;
