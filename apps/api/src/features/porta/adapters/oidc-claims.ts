import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { SUJEITO_MAXIMO } from '@instrutoria/domain/porta/limits.ts';
import type { ConfiguracaoOidc, PessoaDeFora } from '@instrutoria/domain/porta/types.ts';
import { DoorRefusal } from './door.ts';

type Claims = Readonly<Record<string, unknown>>;

/** A claim by its name, or inside others by a path with dots ('realm_access.roles'). */
function claimAt(claims: Claims, path: string | null): unknown {
  if (path === null || path === '') return undefined;
  if (path in claims) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      claims,
    );
}

function textAt(claims: Claims, path: string | null): string | null {
  const found = claimAt(claims, path);
  const text = Array.isArray(found) ? found[0] : found;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 500) : null;
}

function listAt(claims: Claims, path: string | null): string[] {
  const found = claimAt(claims, path);
  const list: unknown[] = Array.isArray(found) ? found : typeof found === 'string' ? found.split(/[,;]/) : [];
  return list.filter((one) => typeof one === 'string').map((one) => one.trim());
}

/** gov.br writes text in one token and a boolean in the other. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** gov.br's levels from prata on. */
const PRATA_OU_MAIS = new Set(['silver', 'gold', 'prata', 'ouro', '2', '3']);

function nivelDoGovbr(claims: Claims): boolean {
  const level = claimAt(claims, 'reliability_info.level');
  return PRATA_OU_MAIS.has(String(level).toLowerCase());
}

/** The person of the ID token with what the userinfo endpoint adds. Throws a DoorRefusal without an id. */
export function personOf(
  claims: Claims,
  { modelo, atributos }: ConfiguracaoOidc,
): Omit<PessoaDeFora, 'enderecoDeSaida'> {
  const govbr = modelo === 'govbr';
  const { sub, sid, iss } = claims;
  const cpf = normalizarCpf(textAt(claims, atributos.cpf) ?? '');
  // gov.br spells the CPF with and without its mask: both are one person.
  const sujeito = govbr ? cpf : typeof sub === 'string' ? sub : null;
  if (sujeito === null || sujeito === '' || sujeito.length > SUJEITO_MAXIMO) {
    throw new DoorRefusal('SEM_IDENTIFICADOR');
  }
  return {
    sujeito,
    provedor: typeof iss === 'string' ? iss : null,
    cpf,
    cpfConfirmado: govbr && nivelDoGovbr(claims),
    email: textAt(claims, atributos.email),
    emailVerificado: isTrue(claims.email_verified) || isTrue(claims.xms_edov),
    nome: textAt(claims, atributos.nome),
    vinculos: listAt(claims, atributos.vinculos),
    unidade: textAt(claims, atributos.unidade),
    sessaoDoProvedor: typeof sid === 'string' ? sid.slice(0, SUJEITO_MAXIMO) : null,
  };
}
