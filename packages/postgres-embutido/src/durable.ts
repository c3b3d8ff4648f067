/** T-H3: what makes an acknowledged commit survive a power cut, on any server. */
export const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' } as const;
