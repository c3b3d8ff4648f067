import { emailValido, normalizarEmail } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import type { AtributosDaPorta, PessoaDeFora } from '@instrutoria/domain/porta/types.ts';

/** Short names of LDAP, eduPerson and brPerson, and how SAML spells them (urn:oid:…). */
const OIDS: Readonly<Record<string, string>> = {
  uid: '0.9.2342.19200300.100.1.1',
  mail: '0.9.2342.19200300.100.1.3',
  cn: '2.5.4.3',
  sn: '2.5.4.4',
  givenname: '2.5.4.42',
  o: '2.5.4.10',
  ou: '2.5.4.11',
  displayname: '2.16.840.1.113730.3.1.241',
  departmentnumber: '2.16.840.1.113730.3.1.2',
  employeenumber: '2.16.840.1.113730.3.1.3',
  employeetype: '2.16.840.1.113730.3.1.4',
  edupersonaffiliation: '1.3.6.1.4.1.5923.1.1.1.1',
  edupersonprimaryaffiliation: '1.3.6.1.4.1.5923.1.1.1.5',
  edupersonprincipalname: '1.3.6.1.4.1.5923.1.1.1.6',
  edupersonscopedaffiliation: '1.3.6.1.4.1.5923.1.1.1.9',
  edupersontargetedid: '1.3.6.1.4.1.5923.1.1.1.10',
  edupersonuniqueid: '1.3.6.1.4.1.5923.1.1.1.13',
  brpersoncpf: '1.3.6.1.4.1.15996.100.1.1.1.1',
};
const BY_OID: ReadonlyMap<string, string> = new Map(
  Object.entries(OIDS).map(([name, oid]) => [`urn:oid:${oid}`, name]),
);
const PREFIXES = ['urn:mace:dir:attribute-def:', 'urn:oasis:names:tc:saml:attribute:'];

/** One spelling for a short name, its urn:oid and its urn:mace, in lower case as directories compare names. */
function canonical(name: string): string {
  const lower = name.trim().toLowerCase();
  const prefix = PREFIXES.find((one) => lower.startsWith(one));
  return BY_OID.get(lower) ?? (prefix === undefined ? lower : lower.slice(prefix.length));
}

/** How SAML spells a short name; other names stay. */
export function samlNameOf(name: string): string {
  const oid = OIDS[canonical(name)];
  return oid === undefined ? name : `urn:oid:${oid}`;
}

/** A person's values from the provider, by attribute; the names in a door's settings find them in any spelling. */
export class PersonAttributes {
  readonly #values = new Map<string, string[]>();

  /** Blank values are left out. */
  add(name: string, values: readonly string[]): void {
    const said = values.map((value) => value.trim()).filter((value) => value !== '');
    if (said.length === 0) return;
    const key = canonical(name);
    this.#values.set(key, [...(this.#values.get(key) ?? []), ...said]);
  }

  has(name: string): boolean {
    return this.#values.has(canonical(name));
  }

  /** All values; none for null, which is an attribute that the settings do not name. */
  all(name: string | null): readonly string[] {
    return name === null ? [] : (this.#values.get(canonical(name)) ?? []);
  }

  first(name: string | null): string | null {
    return this.all(name)[0] ?? null;
  }

  /** Drops the values for which `test` is false. */
  keep(test: (name: string, value: string) => boolean): void {
    for (const [name, values] of this.#values) {
      const kept = values.filter((value) => test(name, value));
      if (kept.length === 0) this.#values.delete(name);
      else this.#values.set(name, kept);
    }
  }
}

/** Attributes whose values end in @scope: the domain that the provider may speak for. */
export const SCOPED = new Set([
  'edupersonprincipalname',
  'edupersonscopedaffiliation',
  'edupersonuniqueid',
  'subject-id',
  'pairwise-id',
]);

/** At most this long, as the table of linked accounts stores it. */
const SUBJECT_MAX = 500;

/** The provider's id of the person; null when it is missing, ambiguous or too long. */
export function subjectOf(values: readonly string[]): string | null {
  const [subject, ...others] = values;
  return subject === undefined || others.length > 0 || subject.length > SUBJECT_MAX ? null : subject;
}

function cpfOf(text: string | null): string | null {
  return text === null ? null : normalizarCpf(text);
}

function emailOf(values: readonly string[]): string | null {
  return values.map(normalizarEmail).find(emailValido) ?? null;
}

/** 'faculty' of 'faculty@exemplo.br'. */
function withoutScope(affiliation: string): string {
  return affiliation.replace(/@[^@]*$/, '');
}

/** The fields that the settings name. A text that is no CPF or e-mail is left out: the person types it. */
export function describePerson(
  said: PersonAttributes,
  names: AtributosDaPorta,
): Pick<PessoaDeFora, 'cpf' | 'email' | 'nome' | 'vinculos' | 'unidade'> {
  return {
    cpf: cpfOf(said.first(names.cpf)),
    email: emailOf(said.all(names.email)),
    nome: said.first(names.nome),
    vinculos: said.all(names.vinculos).map(withoutScope),
    unidade: said.first(names.unidade),
  };
}
