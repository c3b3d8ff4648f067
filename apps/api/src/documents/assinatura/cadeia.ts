import type { Cadeia } from '@instrutoria/domain/assinatura/types.ts';
import { type BasicConstraints, Certificate, CertificateChainValidationEngine } from 'pkijs';
import type { Raizes } from '../../adapters/signature-roots.ts';
import { assinaForte } from './algoritmos.ts';

const LIMITES_BASICOS = '2.5.29.19';
/** The engine's codes for a chain that ends at no trusted certificate. */
const SEM_CAMINHO = [-1, 60, 97];

/** Whether the signer's certificate leads to an installed root at this instant. Revocation is not asked. */
export async function conferirCadeia(
  signatario: Certificate,
  outros: readonly Certificate[],
  raizes: Raizes | null,
  em: Date,
): Promise<Cadeia> {
  if (raizes === null) return 'semRaizes';
  const daInstituicao = raizes.certificados.map((der) => Certificate.fromBER(der));
  const autoridade = (um: Certificate) => limitesDe(um)?.cA === true;
  const ancoras = daInstituicao.filter((um) => um.subject.isEqual(um.issuer));
  const intermediarios = [...daInstituicao, ...outros].filter(
    (um) => !ancoras.includes(um) && um !== signatario && autoridade(um),
  );
  const motor = new CertificateChainValidationEngine({
    trustedCerts: ancoras,
    // The engine takes the last one for the one to be checked.
    certs: [...intermediarios, signatario],
    checkDate: em,
  });
  const { result, resultCode, certificatePath } = await motor.verify().catch(() => ({
    result: false,
    resultCode: SEM_CAMINHO[0],
    certificatePath: undefined,
  }));
  if (!result) return SEM_CAMINHO.includes(Number(resultCode)) ? 'desconhecida' : 'recusada';
  const caminho = certificatePath ?? [];
  return caminho.length > 1 && caminho.every(permitido) ? 'conferida' : 'recusada';
}

/** What the engine leaves open: weak algorithms below the root, and how many authorities may follow one. */
function permitido(um: Certificate, altura: number, caminho: readonly Certificate[]): boolean {
  const raiz = altura === caminho.length - 1;
  if (!raiz && !assinaForte(um.signatureAlgorithm)) return false;
  const maximo = limitesDe(um)?.pathLenConstraint;
  return altura === 0 || typeof maximo !== 'number' || altura - 1 <= maximo;
}

function limitesDe({ extensions }: Certificate): BasicConstraints | undefined {
  return extensions?.find(({ extnID }) => extnID === LIMITES_BASICOS)?.parsedValue;
}
