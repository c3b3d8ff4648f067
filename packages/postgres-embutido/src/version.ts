/**
 * The PostgreSQL in the package. A test compares it with the binaries, so that an upgrade also updates the
 * day on which PostgreSQL published that version.
 */
export const EMBEDDED_VERSION = { version: '18.4', published: new Date('2026-05-14T00:00:00Z') };
