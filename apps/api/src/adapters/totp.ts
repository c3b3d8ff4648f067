import { DIGITOS_DO_TOTP, PASSO_DO_TOTP_S, PASSOS_DE_TOLERANCIA } from '@instrutoria/domain/fator/limits.ts';
import { Secret, TOTP } from 'otpauth';

function totpDe(segredo: string, rotulo: { readonly conta: string; readonly emissor: string } | null): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(segredo),
    algorithm: 'SHA1',
    digits: DIGITOS_DO_TOTP,
    period: PASSO_DO_TOTP_S,
    ...(rotulo === null ? {} : { label: rotulo.conta, issuer: rotulo.emissor }),
  });
}

/** 160 random bits in base32 (RFC 4226), as every authenticator application takes them. */
export function novoSegredoTotp(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth: address that a QR code holds. */
export function enderecoTotp(segredo: string, rotulo: { conta: string; emissor: string }): string {
  return totpDe(segredo, rotulo).toString();
}

/** The step (RFC 6238) of a right code, at most one away from `agora`; null for a wrong one. */
export function passoDoCodigo(segredo: string, codigo: string, agora: Date): number | null {
  const totp = totpDe(segredo, null);
  const timestamp = agora.getTime();
  const distancia = totp.validate({ token: codigo, timestamp, window: PASSOS_DE_TOLERANCIA });
  return distancia === null ? null : totp.counter({ timestamp }) + distancia;
}
