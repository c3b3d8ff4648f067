import { rotas } from '@instrutoria/contract/api.ts';
import { openApiDocument } from '@instrutoria/contract/openapi.ts';
import { palavrasDoCampo } from '@instrutoria/domain/kernel/palavras-dos-campos.ts';
import { expect, it } from 'vitest';
import { sourcesBelow } from '../house/source-file.ts';
import { root } from '../prepare/step.mjs';

/** Fields that only the program fills in, and objects whose parts a form asks for. */
const SO_DO_PROGRAMA = [
  'administrador',
  'anterior',
  'apagados',
  'ativo',
  'atributos',
  'attestationObject',
  'authenticatorAttachment',
  'authenticatorData',
  'cabecalho',
  'cadastroInstrutor',
  'campo',
  'cas',
  'chave',
  'clientDataJSON',
  'colunas',
  'completa',
  'comum',
  'confiaNoCpf',
  'configuracao',
  'cronogramas',
  'dados',
  'deixarUsadas',
  'desligada',
  'dispositivo',
  'encarregado',
  'enderecos',
  'envios',
  'frequencia',
  'id',
  'ids',
  'iniciarTls',
  'instituicao',
  'janelas',
  'ldap',
  'ligada',
  'ligado',
  'mesa',
  'modeloVersao',
  'oidc',
  'pesosDoSorteio',
  'previa',
  'rawId',
  'redeInterna',
  'regras',
  'relatorios',
  'response',
  'saml',
  'signature',
  'textos',
  'token',
  'transports',
  'type',
  'userHandle',
  'versao',
  'voltar',
];

/** Settings of doors, notices and imports: the server's sentence about each names what is wrong. */
const COM_FRASE_PROPRIA = [
  'assinatura',
  'atributoDoSujeito',
  'autorizacao',
  'base',
  'certificado',
  'certificadoDaFederacao',
  'chaves',
  'coluna',
  'dominios',
  'emissor',
  'endereco',
  'eventos',
  'excecoes',
  'filtro',
  'folha',
  'metadadosEndereco',
  'metadadosTexto',
  'metodo',
  'modeloDoDn',
  'provedor',
  'saida',
  'saidaUnica',
  'sha256',
  'tipoDaConta',
  'usuario',
  'usuarioDeBusca',
  'vinculos',
  'vinculosDeEstudante',
  'vinculosDeProfessor',
];

interface Json {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
}

interface Documented {
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Json } } };
}
const { paths, components } = openApiDocument(rotas, '') as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
};

function namesIn({ $ref, properties = {}, items, anyOf = [] }: Json): string[] {
  const named = $ref === undefined ? undefined : components.schemas[$ref.split('/').at(-1) ?? ''];
  const within = [
    ...Object.values(properties),
    ...anyOf,
    ...[items, named].filter((one) => one !== undefined),
  ];
  return [...Object.keys(properties), ...within.flatMap(namesIn)];
}

/** Each field name in the body of a call. */
const doContrato = Object.values(paths)
  .flatMap((calls) => Object.values(calls))
  .flatMap(({ requestBody }) => namesIn(requestBody?.content['application/json']?.schema ?? {}));

/** Each field name under which a form shows an error. */
const dasTelas = sourcesBelow(root)
  .filter(({ path }) => path.startsWith('apps/web/src/') && !/\.test\.tsx?$/.test(path))
  .flatMap(({ text }) => [...text.matchAll(/\.field\('([\w.-]+)'\)/g)].map(([, campo = '']) => campo));

const semPalavras = (campos: readonly string[]) =>
  [...new Set(campos)]
    .filter((campo) => palavrasDoCampo(campo) === undefined)
    .filter((campo) => !COM_FRASE_PROPRIA.includes(campo.split('.').at(-1) ?? ''))
    .toSorted();

it('[C-M4] has words that ask for every field of a call, except those that only the program fills in', () => {
  expect(doContrato.length).toBeGreaterThan(400);
  expect(semPalavras(doContrato)).toEqual(SO_DO_PROGRAMA);
});

it('[C-M4] has words that ask for every field that a form marks', () => {
  expect(dasTelas.length).toBeGreaterThan(100);
  expect(semPalavras(dasTelas)).toEqual([]);
});
