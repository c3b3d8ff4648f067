import { createPublicKey, verify } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { VerificarEd25519 } from '@instrutoria/domain/declaracao/rules/assinatura.ts';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { abrirSelado, type Seal } from '../../../adapters/mail/seal.ts';
import type { Deps, Executar } from '../../../context.ts';
import { type Executor, inTransaction } from '../../../db/connection/transaction.ts';
import { gravarChave, lerChaveAtual, lerChaves, travarChaves } from '../chave-repository.ts';

/** Characters of the thumbprint (RFC 7638) that name a key: the QR code has to stay small. */
const LETRAS_DO_KID = 12;

/** A new key for the institution; the private part of the earlier one is deleted. Returns its kid. */
export async function novaChave(db: Executor, seal: Seal, agora: Date): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const { x = '' } = await exportJWK(publicKey);
  const jwk = await exportJWK(privateKey);
  const kid = (await calculateJwkThumbprint(jwk)).slice(0, LETRAS_DO_KID);
  await gravarChave(db, { kid, publica: x, privada: seal.fechar(JSON.stringify(jwk)), criadaEm: agora });
  return kid;
}

/**
 * Makes the key at the first start, and a new one where the installation's secret was changed, because that
 * one opens the stored key no longer. Papers signed before keep their public key.
 */
export async function garantirChave({
  database,
  clock,
  sealOfKeys,
}: Pick<Deps, 'clock' | 'database' | 'sealOfKeys'>): Promise<void> {
  await inTransaction(database, async (db) => {
    await travarChaves(db);
    const atual = await lerChaveAtual(db);
    if (atual !== null && abrirSelado<JWK>(sealOfKeys, atual.privada) !== null) return;
    await novaChave(db, sealOfKeys, clock.real());
  });
}

/** For `conferirAssinatura`, outside a browser. */
export const verificarEd25519: VerificarEd25519 = (x, assinado, assinatura) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(assinado), key, Uint8Array.from(assinatura));
};

export const lerChavesPublicas: Executar<Api['lerChavesPublicas']> = async ({ db }) => ({
  status: 200,
  dados: {
    keys: (await lerChaves(db)).map((chave) => ({
      ...({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' } as const),
      ...chave,
    })),
  },
});
