export const TIPOS_DE_PORTA = ['oidc', 'saml', 'cas', 'ldap'] as const;
export type TipoDePorta = (typeof TIPOS_DE_PORTA)[number];

/** A person as the institution's provider describes them at one entry. */
export interface PessoaDeFora {
  /** The provider's own id of the person, never reused for another; at most 500 characters. */
  readonly sujeito: string;
  /** The issuer (OpenID Connect) or entityID (SAML); null where the door has one provider only. */
  readonly provedor: string | null;
  /** Eleven digits. */
  readonly cpf: string | null;
  /** Whether the provider states that the CPF was verified (gov.br from prata on). */
  readonly cpfConfirmado: boolean;
  readonly email: string | null;
  readonly emailVerificado: boolean;
  readonly nome: string | null;
  /** Affiliations as the provider spells them: 'faculty', 'Docente'. */
  readonly vinculos: readonly string[];
  /** The unit as the provider spells it, for the door's table of units. */
  readonly unidade: string | null;
  /** The provider's id of this session, for a logout from there. */
  readonly sessaoDoProvedor: string | null;
  /** SHA-256 of SAML's NameID, which a logout from there names. */
  readonly nameIdSha256?: string | null;
  /** Where a browser ends its session at the provider too; null: the provider offers no such page. */
  readonly enderecoDeSaida: string | null;
}

/** The directory's name of each attribute that the product reads; null when it has none. */
export interface AtributosDaPorta {
  readonly cpf: string | null;
  readonly nome: string | null;
  readonly email: string | null;
  readonly vinculos: string | null;
  readonly unidade: string | null;
}

/** The settings that every kind of door has. */
export interface ConfiguracaoComum {
  /** Whether the provider vouches for the CPF of all its people: the university's own directory. */
  readonly confiaNoCpf: boolean;
  /** E-mail domains whose verified addresses prove who a person is. */
  readonly dominios: readonly string[];
  /** Affiliations whose first entry makes a coordenador. */
  readonly vinculosDeProfessor: readonly string[];
  readonly vinculosDeEstudante: readonly string[];
  readonly unidades: readonly { readonly valor: string; readonly unidade: number }[];
  /** Whom a person without an account writes to: name, e-mail or telephone. */
  readonly aQuemEscrever: string;
  /** Permits addresses of the internal network. */
  readonly redeInterna: boolean;
}

export const MODELOS_DE_OIDC = ['keycloak', 'govbr', 'entra', 'google', 'outro'] as const;
export type ModeloDeOidc = (typeof MODELOS_DE_OIDC)[number];
export const METODOS_DO_CLIENTE = ['client_secret_basic', 'client_secret_post'] as const;

export interface ConfiguracaoOidc {
  readonly modelo: ModeloDeOidc;
  readonly emissor: string;
  readonly cliente: string;
  readonly metodo: (typeof METODOS_DO_CLIENTE)[number];
  readonly escopos: string;
  /** null: read from the provider's discovery document. */
  readonly enderecos: {
    readonly autorizacao: string;
    readonly token: string;
    readonly chaves: string;
    readonly pessoa: string | null;
    readonly saida: string | null;
  } | null;
  readonly atributos: AtributosDaPorta;
}

export const ASSINATURAS_DE_SAML = ['resposta', 'assercao', 'ambas'] as const;

export interface ConfiguracaoSaml {
  /** Exactly one of address and text. */
  readonly metadadosEndereco: string | null;
  readonly metadadosTexto: string | null;
  /** PEM; present: the address holds a federation's metadata, signed with it. */
  readonly certificadoDaFederacao: string | null;
  /** The entityID of the chosen provider. */
  readonly provedor: string;
  /** Ours (PEM); the door's secret is its key: requests are signed, encrypted assertions are read. */
  readonly certificado: string | null;
  readonly assinatura: (typeof ASSINATURAS_DE_SAML)[number];
  /** Whether a logout here offers that of the provider (single logout). */
  readonly saidaUnica: boolean;
  /** The attribute with the person's id; null: the NameID. */
  readonly atributoDoSujeito: string | null;
  readonly atributos: AtributosDaPorta;
}

export interface ConfiguracaoCas {
  /** 'https://cas.exemplo.br/cas', without /login. */
  readonly endereco: string;
  readonly atributos: AtributosDaPorta;
}

export interface ConfiguracaoLdap {
  /** 'ldaps://host:636' or 'ldap://host:389'. */
  readonly endereco: string;
  /** StartTLS on an ldap:// address. */
  readonly iniciarTls: boolean;
  readonly base: string;
  /** PEM of the authority that issued the server's certificate; null: a public one. */
  readonly autoridade: string | null;
  /** 'uid={usuario},ou=pessoas,dc=exemplo,dc=br': binds without a search; `filtro` is then not used. */
  readonly modeloDoDn: string | null;
  /** '(uid={usuario})'; the typed name is escaped. */
  readonly filtro: string;
  /** The user that searches, with the door's secret as password; null for an anonymous search. */
  readonly usuarioDeBusca: string | null;
  readonly atributoDoSujeito: string;
  readonly atributos: AtributosDaPorta;
}

export interface ConfiguracaoDaPorta {
  readonly comum: ConfiguracaoComum;
  /** The part of the door's type; the others are absent. */
  readonly oidc?: ConfiguracaoOidc | undefined;
  readonly saml?: ConfiguracaoSaml | undefined;
  readonly cas?: ConfiguracaoCas | undefined;
  readonly ldap?: ConfiguracaoLdap | undefined;
}

/** One thing that the test of a door tried. `campo`: the setting to change, as in the body ('oidc.emissor'). */
export interface PassoDoTeste {
  readonly passo: string;
  readonly ok: boolean;
  readonly mensagem: string | null;
  readonly campo: string | null;
}
