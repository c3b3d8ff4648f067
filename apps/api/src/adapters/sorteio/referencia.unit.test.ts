import { expect, it } from 'vitest';
import { resumoDosSorteios } from '../../testing/programs/sorteios-de-referencia.ts';

/** The same on Node 24.21.0 and 26.10.0 on x64 and on Node 24.21.0 on arm64 (docs/adr/0035-sorteio.md). */
const SHA256_CONHECIDO = 'f3a003bf2ecedcf88600bb21a5f20702b2e0e842216a10a4d21d5ead645c7bfe';

it('draws sixty calls exactly as recorded from other machines (E-AVALIACAO-15)', async () => {
  expect(await resumoDosSorteios()).toEqual({ propostas: 40, impossiveis: 20, sha256: SHA256_CONHECIDO });
});
