import { DATABASE_TESTS } from './database-tests.ts';

/** Vitest files, journeys or a program, with sizes that environment variables may change. */
export interface LongPart {
  readonly name: string;
  readonly files: readonly string[];
  /** Arguments of Playwright. */
  readonly journeys?: readonly string[];
  readonly command?: readonly string[];
  /** Whether it runs on the oldest PostgreSQL. */
  readonly naMaisAntiga?: true;
  readonly sizes: Readonly<Record<string, number>>;
}

const projeto = 'apps/api/src/features/projeto';
const conta = 'apps/api/src/features/conta';
const porta = 'apps/api/src/features/porta';
const recurso = 'apps/api/src/features/recurso';
const http = 'apps/api/src/http';
const longo = 'apps/api/src/longo';

/** The time within which the product must be ready after a kill. */
const PRONTA_EM_MS = 5000;

/** Most of them are also in `npm test`, with smaller sizes. */
export const longParts: readonly LongPart[] = [
  {
    name: 'quedas',
    files: [
      `${projeto}/queda.longo.test.ts`,
      'packages/postgres-embutido/src/kill.longo.test.ts',
      'packages/postgres-embutido/src/old-server.longo.test.ts',
    ],
    sizes: { QUEDAS: 500, QUEDAS_DO_BANCO: 100, PRONTA_EM_MS },
  },
  {
    name: 'energia',
    files: [`${projeto}/energia.longo.test.ts`, `${longo}/descargas.test.ts`],
    sizes: { CORTES: 25, PRONTA_EM_MS },
  },
  { name: 'importacao', files: [`${longo}/importacao.test.ts`], sizes: {} },
  {
    name: 'corridas',
    files: [
      `${projeto}/corridas.test.ts`,
      'apps/api/src/features/decisao/bolsas-por-unidade.test.ts',
      'apps/api/src/features/avaliacao/corridas.test.ts',
      'apps/api/src/features/correcao/corridas-do-resultado.test.ts',
      'apps/api/src/features/avaliacao/reabrir.test.ts',
      'apps/api/src/features/designacao/varios-avaliadores.test.ts',
      'apps/api/src/features/homologacao/corridas.test.ts',
      'apps/api/src/features/impedimento/corridas.test.ts',
      'apps/api/src/features/reuniao/corridas.test.ts',
      'apps/api/src/features/resultado/preliminar.test.ts',
      'apps/api/src/features/suplente/suplentes.test.ts',
      'apps/api/src/features/edital/regras.test.ts',
      `${http}/call/versoes.test.ts`,
      `${http}/call/resposta-perdida.test.ts`,
      `${projeto}/resposta-perdida.test.ts`,
      `${recurso}/corridas.test.ts`,
      `${recurso}/relatoria.test.ts`,
      `${recurso}/nada-diminui.test.ts`,
      'apps/api/src/features/instrutor/corridas.test.ts',
      'apps/api/src/features/frequencia/corridas.test.ts',
      'apps/api/src/features/frequencia/dias-ao-acaso.test.ts',
      'apps/api/src/features/relatorio/relatorios.test.ts',
    ],
    sizes: {
      INTEIRA: 1,
      RODADAS_DA_CHAVE: 1000,
      RODADAS_DA_AVALIACAO: 100,
      RODADAS_DE_VERSAO: 100,
      RODADAS_DO_RECURSO: 100,
      VOLTAS_DO_RECURSO: 112,
      RODADAS_DA_SESSAO: 100,
      RODADAS_DA_FREQUENCIA: 100,
      HISTORIAS_DOS_DIAS: 200,
      RODADAS_DO_RELATORIO: 100,
      RODADAS_DO_INSTRUTOR: 100,
    },
  },
  {
    name: 'pagamentos',
    files: [
      'apps/api/src/features/pagamento/contas.unit.test.ts',
      'apps/api/src/features/pagamento/contas.test.ts',
    ],
    sizes: { HISTORIAS_DE_PAGAMENTO: 2000, HISTORIAS_NO_BANCO: 25 },
  },
  {
    name: 'trilha',
    files: ['apps/api/src/features/auditoria/trilha.test.ts'],
    sizes: { LINHAS_DE_AUDITORIA: 1_000_000 },
  },
  {
    name: 'acesso',
    files: [
      ...['access-table', 'access-flips', 'mass-assignment'].map((name) => `${http}/access/${name}.test.ts`),
      'apps/api/src/features/arquivo/uso-cruzado.test.ts',
    ],
    sizes: { INTEIRA: 1, TROCAS_A_CADA: 1 },
  },
  {
    name: 'mundos',
    files: [
      'apps/api/src/features/avaliacao/mundos-pareados.test.ts',
      'apps/api/src/features/avaliacao/mundos-de-atos.test.ts',
      'apps/api/src/features/reuniao/mundos-pareados.test.ts',
      'apps/api/src/features/sorteio/sorteio.test.ts',
      `${projeto}/sem-nomes.test.ts`,
    ],
    sizes: { INTEIRA: 1 },
  },
  {
    name: 'portas',
    files: ['oidc-provider', 'slapd', 'django-cas', 'simplesamlphp'].map(
      (name) => `${porta}/${name}.longo.test.ts`,
    ),
    sizes: {},
  },
  { name: 'postgresql', files: DATABASE_TESTS, naMaisAntiga: true, sizes: {} },
  {
    name: 'demonstracao',
    files: [
      'apps/api/src/demo/instantes.test.ts',
      'packages/domain/src/janela/rules/estado-da-janela.test.ts',
      'packages/domain/src/janela/rules/janela-em-outros-fusos.test.ts',
    ],
    sizes: { INTEIRA: 1 },
  },
  { name: 'cliente', files: [`${http}/server/generated-client.longo.test.ts`], sizes: {} },
  { name: 'pacote', files: [`${longo}/pacote.test.ts`], sizes: { PROJETOS: 500 } },
  { name: 'gravacao', files: [`${longo}/gravacao.test.ts`], sizes: {} },
  {
    name: 'malformados',
    files: [
      ...['access/hostile-input', 'access/openapi-bodies', 'call/multipart'].map(
        (name) => `${http}/${name}.test.ts`,
      ),
      ...['projeto/hostil', 'relatorio/relatorio', 'declaracao/montar'].map(
        (name) => `apps/api/src/documents/pdf/${name}.unit.test.ts`,
      ),
      'apps/api/src/features/busca/busca.test.ts',
    ],
    sizes: { INTEIRA: 1, MALFORMADOS: 200_000, CORPOS_HOSTIS: 40, MULTIPARTS: 20_000 },
  },
  {
    name: 'memoria',
    files: [`${longo}/memoria.test.ts`, `${longo}/sobrecarga.test.ts`, `${longo}/contencao.test.ts`],
    sizes: { MINUTOS: 30, SEGUNDOS: 60 },
  },
  {
    name: 'ataques',
    files: [`${http}/access/ataques.test.ts`, `${http}/limits/disco-cheio.test.ts`],
    sizes: {
      ATAQUE_NAO_USADOS_MB: 200,
      ATAQUE_PDF_MB: 25,
      ATAQUE_IMAGEM_MP: 36,
      ATAQUE_EXPORTS: 40,
      ATAQUE_CORPOS: 400,
      ATAQUE_ESCRITAS: 600,
      ATAQUE_RODADAS: 30,
      ATAQUE_P95_MS: 2000,
    },
  },
  {
    name: 'balanceador',
    files: [`${http}/server/balanceador.longo.test.ts`],
    sizes: { BALANCEADORES_DO_DEBIAN: 1, RODADAS_BALANCEADOR: 5 },
  },
  {
    name: 'partida',
    files: [
      'apps/api/src/server/listen.test.ts',
      'apps/api/src/features/instalacao/por-arquivo.longo.test.ts',
      'apps/api/src/db/migrate.test.ts',
      `${http}/server/readiness.longo.test.ts`,
    ],
    sizes: { RODADAS_SIGTERM: 100, RODADAS_DE_PARTIDA: 20, RODADAS_BANCO_PARADO: 10 },
  },
  {
    name: 'tempos',
    files: [`${conta}/entrar.test.ts`, `${conta}/senhas.test.ts`, `${http}/limits/half-open.test.ts`],
    sizes: { AMOSTRAS_DE_TEMPO: 300, LOGINS_AO_MESMO_TEMPO: 200, SOQUETES_PELA_METADE: 500 },
  },
  {
    name: 'trancar',
    files: [`${conta}/trancar.test.ts`, `${conta}/ataque.longo.test.ts`],
    sizes: {
      HORAS_DE_ATAQUE: 24,
      ENTRADAS_DURANTE_O_ATAQUE: 15,
      PAUSA_ENTRE_ENTRADAS_MS: 60_000,
    },
  },
  {
    name: 'fora',
    files: [`${http}/server/fora.longo.test.ts`, `${http}/server/readiness.longo.test.ts`],
    sizes: { RODADAS_FORA: 20, RODADAS_BANCO_PARADO: 10 },
  },
  {
    name: 'copias',
    files: ['apps/api/src/backup/drill.test.ts', 'apps/api/src/backup/refusals.longo.test.ts'],
    sizes: { INTEIRA: 1, PAUSA_DA_ESCRITA_MS: 10 },
  },
  {
    name: 'correio',
    files: [
      'apps/api/src/adapters/mail/outbox-crash.longo.test.ts',
      'apps/api/src/features/webhook/queda.longo.test.ts',
    ],
    sizes: { RODADAS_CORREIO: 50, RODADAS_DOS_AVISOS: 10 },
  },
  {
    name: 'varredura',
    files: [],
    journeys: [
      ...['acessibilidade.spec', 'acessibilidade-vazia', 'dialogos.spec', 'contas.spec'],
      ...['texto-digitado', 'tema.spec'],
    ],
    sizes: { INTEIRA: 1 },
  },
  {
    // The journeys that `npm test` leaves out.
    name: 'navegador',
    files: [],
    journeys: ['--grep=@longo'],
    sizes: {},
  },
  {
    name: 'jornadas',
    files: [],
    journeys: ['mesa-de-documentos', 'avaliacao-mesa', 'edital-projetos', 'ano-da-professora'],
    sizes: { PROJETOS_DA_JORNADA: 200, INSTRUTORES_DA_JORNADA: 200 },
  },
  {
    name: 'aparencia',
    files: [],
    journeys: ['aparencia.spec'],
    sizes: { INTEIRA: 1 },
  },
  {
    name: 'lancamento',
    files: ['lancamento', 'universidade'].map((name) => `${longo}/${name}.test.ts`),
    sizes: {},
  },
  {
    name: 'assinaturas',
    files: [
      'apps/api/src/documents/assinatura/conferir-assinaturas.unit.test.ts',
      'apps/api/src/documents/assinatura/pdfsig.longo.test.ts',
    ],
    sizes: { MUTACOES: 2000 },
  },
  { name: 'guia', files: [`${longo}/guia.test.ts`], sizes: {} },
  {
    name: 'mutacao',
    files: [],
    command: ['node', 'tools/mutacao.ts'],
    sizes: { MUTANTES: 200, MINUTOS: 120, PISO: 67 },
  },
];
