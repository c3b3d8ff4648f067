import { randomBytes } from 'node:crypto';
import type {
  ConfiguracaoComum,
  ConfiguracaoDaPorta,
  ConfiguracaoOidc,
  ConfiguracaoSaml,
} from '@instrutoria/domain/porta/types.ts';
import { sha256 } from '../../adapters/sha256.ts';
import { hashOfNameId } from '../../features/porta/adapters/saml-logout.ts';
import { makeCertificate, type TestCertificate } from '../../features/porta/adapters/testing/certificate.ts';
import {
  BASE,
  type Directory,
  SERVICE,
  startDirectory,
} from '../../features/porta/adapters/testing/directory.ts';
import { ATRIBUTOS } from '../../features/porta/adapters/testing/door-settings.ts';
import { IDP_ID, metadataOf } from '../../features/porta/adapters/testing/identity-provider.ts';
import type { TestApp } from '../app.ts';
import { type Reply, send } from '../client.ts';
import { CLIENT, createFakeProvider, type FakeProvider } from '../provider/fake-provider.ts';
import { insertInto, rowsOf, updateRows } from '../rows.ts';
import { proximo, type World } from '../world.ts';

export const COMUM: ConfiguracaoComum = {
  confiaNoCpf: true,
  dominios: ['exemplo.test'],
  vinculosDeProfessor: ['docente'],
  vinculosDeEstudante: ['discente'],
  unidades: [],
  aQuemEscrever: 'suporte@exemplo.test',
  redeInterna: true,
};

export function oidcDe(issuer: string): ConfiguracaoOidc {
  return {
    modelo: 'keycloak',
    emissor: issuer,
    cliente: CLIENT.id,
    metodo: 'client_secret_basic',
    escopos: 'openid email profile',
    enderecos: null,
    atributos: { cpf: 'cpf', nome: 'name', email: 'email', vinculos: 'vinculos', unidade: 'unidade' },
  };
}

let comum: Promise<FakeProvider> | null = null;

/** One provider for tests that only need some provider. */
export function umProvedor(): Promise<FakeProvider> {
  comum ??= createFakeProvider();
  return comum;
}

export interface MudancasDaPorta {
  readonly comum?: Partial<ConfiguracaoComum>;
  readonly oidc?: Partial<ConfiguracaoOidc>;
  readonly ligada?: boolean;
  readonly segredo?: string;
}

/** The body of a door at this provider. */
export function corpoDaPorta(issuer: string, mudancas: MudancasDaPorta = {}) {
  const configuracao: ConfiguracaoDaPorta = {
    comum: { ...COMUM, ...mudancas.comum },
    oidc: { ...oidcDe(issuer), ...mudancas.oidc },
  };
  return {
    tipo: 'oidc' as const,
    nome: `Universidade ${proximo()}`,
    configuracao,
    segredo: CLIENT.secret as string,
  };
}

/** A stored door, on by default. */
export async function umaPorta(
  { deps }: Pick<TestApp, 'deps'>,
  issuer: string,
  mudancas: MudancasDaPorta = {},
): Promise<{ readonly id: number; readonly nome: string; readonly versao: number }> {
  const agora = deps.clock.real();
  const { segredo, ...corpo } = corpoDaPorta(issuer, mudancas);
  const linha = await insertInto(deps.database.db, 'porta', {
    ...corpo,
    segredo: deps.sealOfDoors.fechar(mudancas.segredo ?? segredo),
    ligada: mudancas.ligada ?? true,
    ...{ criadaEm: agora, atualizadaEm: agora },
  });
  return { id: linha.id, nome: corpo.nome, versao: linha.versao };
}

export interface Navegador {
  readonly segredo: string;
  readonly marca: string;
}

export function umNavegador(): Navegador {
  const segredo = randomBytes(32).toString('base64url');
  return { segredo, marca: sha256(segredo) };
}

type Onde = Pick<TestApp, 'url'>;

export function comecar(
  { url }: Onde,
  porta: number,
  { marca }: Navegador,
  voltar?: string,
): Promise<Reply<{ readonly endereco: string; readonly code: string; readonly message: string }>> {
  return send(url, 'POST', `/auth/porta/${porta}/comecar`, { body: { marca, voltar } });
}

/** The path and query with which the provider sends the browser back. */
export async function respostaDoProvedor(endereco: string): Promise<string> {
  const answer = await fetch(endereco, { redirect: 'manual' });
  const { pathname, search } = new URL(answer.headers.get('location') ?? 'http://nenhum');
  return pathname + search;
}

/** What the fragment of our page says after the callback: { codigo } or { recusa }. */
export function fragmentoDe({ headers }: Reply): { readonly codigo?: string; readonly recusa?: string } {
  const [, fragmento = ''] = (headers.get('location') ?? '').split('#');
  return Object.fromEntries(new URLSearchParams(fragmento));
}

export interface Chegou extends Navegador {
  readonly codigo: string;
}

/** A browser that has come back from the provider, with the code of its address bar. */
export async function chegar(t: Onde, porta: number, voltar?: string): Promise<Chegou> {
  const navegador = umNavegador();
  const { status, body } = await comecar(t, porta, navegador, voltar);
  if (status !== 200) throw new Error(`comecar: ${status} ${JSON.stringify(body)}`);
  const volta = await send(t.url, 'GET', await respostaDoProvedor(body.endereco));
  const { codigo, recusa } = fragmentoDe(volta);
  if (codigo === undefined) throw new Error(`the callback refused: ${recusa}`);
  return { ...navegador, codigo };
}

export interface Concluida {
  readonly situacao: string;
  readonly token: string;
  readonly voltar: string | null;
  readonly ligou: string | null;
  readonly codigo: string;
  readonly code: string;
  readonly message: string;
  readonly [campo: string]: unknown;
}

export function concluir({ url }: Onde, { codigo, segredo }: Chegou): Promise<Reply<Concluida>> {
  return send(url, 'POST', '/auth/porta/concluir', { body: { codigo, segredo } });
}

/** The whole way of one entry. */
export async function entrarPela(t: Onde, porta: number): Promise<Reply<Concluida>> {
  return concluir(t, await chegar(t, porta));
}

/** The same up to the form that follows for somebody without an account. */
export async function semContaPela(t: Onde, porta: number): Promise<Chegou> {
  const chegou = await chegar(t, porta);
  const { body } = await concluir(t, chegou);
  return { ...chegou, codigo: body.codigo };
}

let assinante: TestCertificate | null = null;

/** The key of the provider of `umaPortaSaml`, made once because that takes long. */
export function assinanteDoSaml(): TestCertificate {
  assinante ??= makeCertificate({ name: 'idp.exemplo.br' });
  return assinante;
}

export interface PortaSaml {
  readonly id: number;
  /** Where the provider sends its logouts. */
  readonly saida: string;
}

/** A SAML door with pasted metadata, which needs no provider that runs. */
export async function umaPortaSaml(
  { deps }: Pick<TestApp, 'deps'>,
  { ligada = true, ...saml }: Partial<ConfiguracaoSaml> & { readonly ligada?: boolean } = {},
): Promise<PortaSaml> {
  const agora = deps.clock.real();
  const signer = assinanteDoSaml();
  const metadadosTexto = metadataOf({
    ...{ signOn: 'https://idp.exemplo.br/sso', signOut: 'https://idp.exemplo.br/slo' },
    certificates: [signer],
  });
  // Our key is the same, which no provider would have.
  const configuracao: ConfiguracaoDaPorta = {
    comum: COMUM,
    saml: {
      ...{ metadadosEndereco: null, metadadosTexto, certificadoDaFederacao: null, provedor: IDP_ID },
      ...{ certificado: signer.cert, assinatura: 'assercao', saidaUnica: true },
      ...{ atributoDoSujeito: 'eduPersonPrincipalName', atributos: ATRIBUTOS, ...saml },
    },
  };
  const { id } = await insertInto(deps.database.db, 'porta', {
    ...{ tipo: 'saml', nome: `SAML ${proximo()}`, configuracao, ligada },
    segredo: deps.sealOfDoors.fechar(signer.key),
    ...{ criadaEm: agora, atualizadaEm: agora },
  });
  return { id, saida: `${deps.config.publicUrl}/api/porta/${id}/saida` };
}

/** A session of this person by that door. */
export async function umaSessaoSaml(
  { t, w }: { readonly t: Pick<TestApp, 'deps'>; readonly w: World },
  porta: PortaSaml,
  de: { readonly pessoa: number; readonly nameId: string; readonly sessao: string },
): Promise<string> {
  const { db } = t.deps.database;
  const agora = t.deps.clock.real();
  const dela = { professorId: de.pessoa, portaId: porta.id };
  const [ja] = await rowsOf(db, 'identidade', dela);
  const identidade =
    ja ??
    (await insertInto(db, 'identidade', {
      ...dela,
      ...{ provedor: IDP_ID, sujeito: `sub ${proximo()}`, como: 'cpf', criadaEm: agora, ultimoUso: agora },
    }));
  const { token, sessao } = await w.abrirSessao(de.pessoa, 'coordenador');
  const nameIdSha256 = hashOfNameId(de.nameId);
  const porEla = {
    portaId: porta.id,
    identidadeId: identidade.id,
    sessaoDoProvedor: de.sessao,
    nameIdSha256,
  };
  await updateRows(db, 'sessao', porEla, { id: sessao });
  return token;
}

let diretorio: Promise<Directory> | null = null;

/** One directory, in which 'ana' has the password 'senha-da-ana'. */
function umDiretorio(): Promise<Directory> {
  const ana = { senha: 'senha-da-ana', atributos: { cn: 'Ana Lima', employeenumber: '1001' } };
  diretorio ??= startDirectory({ people: { ana } });
  return diretorio;
}

/** A door to that directory, in which ana is this person. */
export async function umaPortaDeSenha({ deps }: Pick<TestApp, 'deps'>, professorId: number): Promise<number> {
  const { db } = deps.database;
  const agora = deps.clock.real();
  const { port } = await umDiretorio();
  const configuracao: ConfiguracaoDaPorta = {
    comum: COMUM,
    ldap: {
      ...{ endereco: `ldap://127.0.0.1:${port}`, iniciarTls: false, autoridade: null, modeloDoDn: null },
      ...{ base: BASE, filtro: '(uid={usuario})', usuarioDeBusca: SERVICE.dn },
      ...{ atributoDoSujeito: 'employeeNumber', atributos: ATRIBUTOS },
    },
  };
  const { id } = await insertInto(db, 'porta', {
    ...{ tipo: 'ldap', nome: `Diretório ${proximo()}`, configuracao, ligada: true },
    segredo: deps.sealOfDoors.fechar(SERVICE.senha),
    ...{ criadaEm: agora, atualizadaEm: agora },
  });
  await insertInto(db, 'identidade', {
    ...{ professorId, portaId: id, provedor: '', sujeito: '1001', como: 'cpf' },
    ...{ criadaEm: agora, ultimoUso: agora },
  });
  return id;
}
