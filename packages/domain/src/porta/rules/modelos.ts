import type {
  AtributosDaPorta,
  ConfiguracaoCas,
  ConfiguracaoLdap,
  ConfiguracaoOidc,
  ConfiguracaoSaml,
  ModeloDeOidc,
} from '../types.ts';

const DO_OIDC: AtributosDaPorta = { cpf: null, nome: 'name', email: 'email', vinculos: null, unidade: null };

/** The settings that a preset fills in; the administrator writes the rest. */
export const MODELOS: Readonly<Record<ModeloDeOidc, ConfiguracaoOidc>> = {
  keycloak: {
    modelo: 'keycloak',
    emissor: 'https://contas.exemplo.br/realms/universidade',
    cliente: 'instrutoria',
    metodo: 'client_secret_basic',
    escopos: 'openid email profile',
    enderecos: null,
    atributos: { ...DO_OIDC, cpf: 'cpf', vinculos: 'vinculos', unidade: 'unidade' },
  },
  // gov.br describes no discovery document. `sub` is the CPF.
  govbr: {
    modelo: 'govbr',
    emissor: 'https://sso.acesso.gov.br/',
    cliente: '',
    metodo: 'client_secret_basic',
    escopos: 'openid email profile govbr_confiabilidades',
    enderecos: {
      autorizacao: 'https://sso.acesso.gov.br/authorize',
      token: 'https://sso.acesso.gov.br/token',
      chaves: 'https://sso.acesso.gov.br/jwk',
      pessoa: 'https://sso.acesso.gov.br/userinfo',
      saida: 'https://sso.acesso.gov.br/logout',
    },
    atributos: { ...DO_OIDC, cpf: 'sub' },
  },
  entra: {
    modelo: 'entra',
    emissor: 'https://login.microsoftonline.com/ID-DO-DIRETORIO/v2.0',
    cliente: '',
    metodo: 'client_secret_post',
    escopos: 'openid email profile',
    enderecos: null,
    atributos: DO_OIDC,
  },
  google: {
    modelo: 'google',
    emissor: 'https://accounts.google.com',
    cliente: '',
    metodo: 'client_secret_post',
    escopos: 'openid email profile',
    enderecos: null,
    atributos: DO_OIDC,
  },
  outro: {
    modelo: 'outro',
    emissor: '',
    cliente: '',
    metodo: 'client_secret_basic',
    escopos: 'openid email profile',
    enderecos: null,
    atributos: DO_OIDC,
  },
};

export const NOMES_DOS_MODELOS = {
  keycloak: 'Keycloak',
  govbr: 'gov.br',
  entra: 'Microsoft Entra',
  google: 'Google Workspace',
  outro: 'Outro provedor OpenID Connect',
} as const satisfies Readonly<Record<ModeloDeOidc, string>>;

const DO_DIRETORIO: AtributosDaPorta = {
  cpf: 'brPersonCPF',
  nome: 'cn',
  email: 'mail',
  vinculos: 'eduPersonAffiliation',
  unidade: 'ou',
};

/** The first settings of a new door of another protocol. */
export const COMECOS = {
  saml: {
    metadadosEndereco: null,
    metadadosTexto: null,
    certificadoDaFederacao: null,
    provedor: '',
    certificado: null,
    assinatura: 'assercao',
    saidaUnica: false,
    atributoDoSujeito: 'eduPersonPrincipalName',
    atributos: DO_DIRETORIO,
  },
  cas: { endereco: '', atributos: DO_DIRETORIO },
  ldap: {
    endereco: '',
    iniciarTls: false,
    base: '',
    autoridade: null,
    modeloDoDn: null,
    filtro: '(uid={usuario})',
    usuarioDeBusca: null,
    atributoDoSujeito: 'entryUUID',
    atributos: DO_DIRETORIO,
  },
} as const satisfies {
  readonly saml: ConfiguracaoSaml;
  readonly cas: ConfiguracaoCas;
  readonly ldap: ConfiguracaoLdap;
};
