import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { expect, it } from 'vitest';
import { exigirSemNomes, lerSemNomes } from './pdf-sem-nomes.ts';

const FORA_DE_ORDEM = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Author(Ana)>>');

it('withholds a file from readers without names, with the reason, when no copy can be made', async () => {
  expect(await lerSemNomes(FORA_DE_ORDEM)).toBe(null);
  await expect(exigirSemNomes(FORA_DE_ORDEM)).rejects.toMatchObject({
    kind: 'conflito',
    code: 'SEM_COPIA_SEM_NOMES',
    message: MENSAGENS_ARQUIVO.semCopiaSemNomes,
  });
});
