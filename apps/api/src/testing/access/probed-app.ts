import type { TestApp } from '../app.ts';
import { createTestApp } from '../app.ts';

/** An application for the probes of every call: no throttle stops them, and it can send mails. */
export function createProbedApp(): Promise<TestApp> {
  return createTestApp({ env: { LIMITE_ANONIMO: '100000', SMTP_URL: 'smtp://127.0.0.1:1' } });
}
