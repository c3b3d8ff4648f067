import { fatosDaDeclaracao } from '@instrutoria/domain/declaracao/rules/fatos.ts';
import type { DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import { CompactSign, importJWK, type JWK } from 'jose';
import { abrirSelado, type Seal } from '../../adapters/mail/seal.ts';
import type { Bytes, Contexto, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { montarDeclaracao } from '../../documents/pdf/declaracao/montar.ts';
import { lerLogotipo } from '../arquivo/repository.ts';
import { lerChaveAtual } from './chave-repository.ts';

/** The facts of a declaration as a compact JWS, signed with the key in use. */
async function assinarDeclaracao(db: Executor, seal: Seal, declaracao: DeclaracaoGuardada): Promise<string> {
  const chave = await lerChaveAtual(db);
  const privada = chave === null ? null : abrirSelado<JWK>(seal, chave.privada);
  if (chave === null || privada === null) throw new Error('no key of the institution to sign with');
  const fatos = new TextEncoder().encode(JSON.stringify(fatosDaDeclaracao(declaracao)));
  return new CompactSign(fatos)
    .setProtectedHeader({ alg: 'EdDSA', kid: chave.kid })
    .sign(await importJWK(privada, 'EdDSA'));
}

/** The paper, made in its turn by the PDF process. That of a revoked one says that it is revoked. */
export async function papelDaDeclaracao(
  { db, deps }: Pick<Contexto<Usuario | null>, 'db' | 'deps'>,
  declaracao: DeclaracaoGuardada,
): Promise<Bytes & { readonly bytes: Uint8Array }> {
  const { storage, config } = deps;
  const bytes = await deps.pdf.documento(async () => {
    const { instituicao, fuso } = await lerConfiguracao(db);
    const logo = await lerLogotipo(storage, instituicao.logo);
    const endereco = `${config.publicUrl}/declaracao/${declaracao.codigo}`;
    const assinado =
      declaracao.revogadaEm === null
        ? `${config.publicUrl}/conferir#${await assinarDeclaracao(db, deps.sealOfKeys, declaracao)}`
        : null;
    return montarDeclaracao({ declaracao, instituicao, logo, fuso, endereco, assinado });
  });
  return { tipo: 'application/pdf', bytes, nome: `declaracao-${declaracao.id}.pdf` };
}
