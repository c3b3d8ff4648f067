import { expect, it } from 'vitest';
import { documentedConfig } from './documented-balancer.ts';

// `test:longo` (balanceador.longo.test.ts) runs nginx and HAProxy with it.
it.each(['nginx', 'haproxy'] as const)('finds the configuration of %s in the guide', async (name) => {
  const config = await documentedConfig(name, [41_001, 41_002], [41_003, 41_004]);
  for (const port of [41_001, 41_003, 41_004]) expect(config).toContain(`127.0.0.1:${port}`);
  expect(config).not.toMatch(/:300[12]|443|\.pem|\.key/);
});
