import { type CodigoDaRecusa, RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import type {
  ConfiguracaoCas,
  ConfiguracaoComum,
  ConfiguracaoLdap,
  ConfiguracaoOidc,
  ConfiguracaoSaml,
  PassoDoTeste,
  PessoaDeFora,
  TipoDePorta,
} from '@instrutoria/domain/porta/types.ts';
import type { Seal } from '../../../adapters/mail/seal.ts';
import type { OutboundNetwork } from '../../../adapters/outbound-network.ts';

interface ConfiguracaoDoTipo {
  readonly oidc: ConfiguracaoOidc;
  readonly saml: ConfiguracaoSaml;
  readonly cas: ConfiguracaoCas;
  readonly ldap: ConfiguracaoLdap;
}

/** The settings and dependencies of a door, which is one way to log in with an account of the institution. */
export interface DoorSettings<T extends TipoDePorta = TipoDePorta> {
  readonly id: number;
  readonly nome: string;
  readonly config: ConfiguracaoDoTipo[T];
  readonly comum: ConfiguracaoComum;
  /** The client's secret (oidc) or the searching user's password (ldap), in the clear. */
  readonly segredo: string | null;
  /** PUBLIC_URL/api/porta/ID/retorno, where the provider sends the browser back by GET or POST. */
  readonly retorno: string;
  /** PUBLIC_URL. */
  readonly publicUrl: string;
  /** Sends all requests of the door; refuses private addresses unless `comum.redeInterna`. */
  readonly network: OutboundNetwork;
  readonly now: () => Date;
  /** Seals data that a browser keeps for us. */
  readonly seal: Seal;
  readonly cache: DoorCache;
}

/** One text per door, which `atualizar` read from the provider; all instances share it. */
export interface DoorCache {
  get(): Promise<{ readonly texto: string; readonly lidoEm: Date } | null>;
  set(texto: string): Promise<void>;
}

/** The provider's answer, as the callback received it. */
export interface ProviderAnswer {
  readonly metodo: 'GET' | 'POST';
  readonly query: URLSearchParams;
  /** The form of a POST; null for a GET. */
  readonly corpo: URLSearchParams | null;
}

/** The id of a request under way: a random state, RelayState or XML id. */
export const PEDIDO = /^p[0-9a-f]{64}$/;

/** Data that `comecar` hands to `concluir`: nonce, PKCE verifier, id of the SAML request. Stored encrypted. */
export type Kept = Readonly<Record<string, string>>;

/** An expected refusal; the person reads its words, and the cause goes to the log. */
export class DoorRefusal extends Error {
  readonly codigo: CodigoDaRecusa;

  constructor(codigo: CodigoDaRecusa, cause?: unknown) {
    super(RECUSAS_DA_PORTA[codigo], { cause });
    this.name = 'DoorRefusal';
    this.codigo = codigo;
  }
}

/** A logout of the provider. At least one of subject, NameID and sessions is named. */
export interface ProviderLogout {
  readonly provedor: string | null;
  readonly sujeito: string | null;
  readonly nameIdSha256: string | null;
  /** Empty: all sessions of the subject. */
  readonly sessoesDoProvedor: readonly string[];
  /** Unique per message: a second one with it is refused. null: the message is not signed, and may come again. */
  readonly jti: string | null;
}

/** A logout that the provider sends by the person's browser (SAML): a query as it was written, or a form. */
export type BrowserMessage = { readonly query: string } | { readonly formulario: URLSearchParams };

export interface BrowserLogout extends ProviderLogout {
  /** Where the browser takes our answer; null: the provider has no address for it. */
  readonly destino: string | null;
}

interface AnyDoor {
  /** Tries the settings without a login. Never throws: a failure is a step that names the wrong setting. */
  testar(): Promise<PassoDoTeste[]>;
}

/** OpenID Connect, SAML, CAS: the browser goes to the provider and comes back. */
export interface RedirectDoor extends AnyDoor {
  readonly modo: 'redireciona';
  /**
   * `pedido` is random, `p` and 64 hexadecimal digits: usable as state, RelayState or XML id. Throws a
   * DoorRefusal when the provider cannot be reached.
   */
  comecar(pedido: string): Promise<{ readonly endereco: string; readonly guardar: Kept }>;
  /** The `pedido` that an unverified answer names; null when it names none. */
  pedidoDa(resposta: ProviderAnswer): string | null;
  /** Throws a DoorRefusal for anything but a valid answer to this request. */
  concluir(
    pedido: string,
    vindo: { readonly guardar: Kept; readonly resposta: ProviderAnswer },
  ): Promise<PessoaDeFora>;
  /** Reads a back-channel logout; throws a DoorRefusal unless it proves that the provider sent it. */
  lerSaida?(corpo: URLSearchParams): Promise<ProviderLogout>;
  /**
   * Reads a logout that the browser brings; null: the provider confirms one that began here. Throws a DoorRefusal
   * unless it proves that the provider sent it.
   */
  lerSaidaDoNavegador?(mensagem: BrowserMessage): Promise<BrowserLogout | null>;
  /** Where a browser ends the session that an `enderecoDeSaida` of ours names. Throws a DoorRefusal. */
  sairDoProvedor?(de: string): Promise<string>;
  /** Reads the provider's metadata again, once a day. Throws when they cannot be read; what was kept stays. */
  atualizar?(): Promise<void>;
  /** Our own metadata, for the administrator of the provider (SAML). */
  metadados?(): Promise<string>;
}

/** LDAP: name and password are typed in a form of the product. */
export interface PasswordDoor extends AnyDoor {
  readonly modo: 'senha';
  /** Throws a DoorRefusal; an empty password is refused before the directory is asked. */
  entrar(credenciais: { readonly usuario: string; readonly senha: string }): Promise<PessoaDeFora>;
}

export type Door = RedirectDoor | PasswordDoor;
export type OpenDoor<T extends TipoDePorta> = (settings: DoorSettings<T>) => Door;
