/** A committed transaction survives a power cut, on any server (T-H3). */
export const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' } as const;
