/** Seconds; Prometheus counts what took at most so long. */
const LIMITES_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Rotulos = Readonly<Record<string, string>>;

/** One name of docs/metricas.md. Labels are names of calls, parts and states, never ids or what a person typed. */
export interface Medida {
  readonly nome: string;
  readonly ajuda: string;
  readonly tipo: 'gauge' | 'counter';
  /** Of several processes the greatest is told, not the sum. */
  readonly maior?: true;
  readonly valores: readonly (readonly [Rotulos, number])[];
}

/** What one process has counted since it began, and what it measures of itself now. */
export interface Contagens {
  readonly pedidos: readonly (readonly [string, number])[];
  readonly duracoes: readonly (readonly [string, Duracao])[];
  readonly tarefas: readonly (readonly [string, number])[];
  readonly medidas: readonly Medida[];
}

export interface Metrics {
  pedido(chamada: string, status: number, segundos: number): void;
  tarefa(nome: string, resultado: 'ok' | 'falha'): void;
  contagens(medidas: readonly Medida[]): Contagens;
}

interface Duracao {
  readonly ate: readonly number[];
  readonly soma: number;
  readonly quantas: number;
}

/** As it is counted: one a call, and once a request. */
interface Contada {
  readonly ate: number[];
  soma: number;
  quantas: number;
  /** Its labels by status. */
  readonly rotulos: Map<number, string>;
}

export function createMetrics(): Metrics {
  const pedidos = new Map<string, number>();
  const duracoes = new Map<string, Contada>();
  const tarefas = new Map<string, number>();

  return {
    pedido(chamada, status, segundos) {
      const contada = duracoes.get(chamada) ?? nova();
      duracoes.set(chamada, contada);
      const qual = contada.rotulos.get(status) ?? rotulos({ chamada, status: String(status) });
      contada.rotulos.set(status, qual);
      somar(pedidos, qual);
      for (const [i, limite] of LIMITES_S.entries())
        if (segundos <= limite) contada.ate[i] = (contada.ate[i] ?? 0) + 1;
      contada.soma += segundos;
      contada.quantas += 1;
    },
    tarefa(nome, resultado) {
      somar(tarefas, rotulos({ tarefa: nome, resultado }));
    },
    contagens: (medidas) => ({
      pedidos: [...pedidos],
      duracoes: [...duracoes].map(([chamada, { ate, soma, quantas }]) => [
        chamada,
        { ate: [...ate], soma, quantas },
      ]),
      tarefas: [...tarefas],
      medidas,
    }),
  };
}

const nova = (): Contada => ({ ate: LIMITES_S.map(() => 0), soma: 0, quantas: 0, rotulos: new Map() });

/** Prometheus' text format, version 0.0.4: what the processes counted together, and what is the same for all. */
export function textoDasMetricas(processos: readonly Contagens[], comuns: readonly Medida[]): string {
  const pedidos = new Map<string, number>();
  const duracoes = new Map<string, Duracao>();
  const tarefas = new Map<string, number>();
  for (const contagens of processos) {
    for (const [qual, n] of contagens.pedidos) somar(pedidos, qual, n);
    for (const [qual, n] of contagens.tarefas) somar(tarefas, qual, n);
    for (const [chamada, duracao] of contagens.duracoes) juntarDuracao(duracoes, chamada, duracao);
  }
  return [
    ...cabeca('instrutoria_pedidos_total', 'Pedidos respondidos, por chamada e status.', 'counter'),
    ...[...pedidos].map(([qual, n]) => `instrutoria_pedidos_total${qual} ${n}`),
    ...cabeca('instrutoria_pedido_segundos', 'Tempo de resposta, por chamada.', 'histogram'),
    ...[...duracoes].flatMap(([chamada, duracao]) => histograma(chamada, duracao)),
    ...cabeca('instrutoria_tarefas_total', 'Rodadas das tarefas de fundo, por resultado.', 'counter'),
    ...[...tarefas].map(([qual, n]) => `instrutoria_tarefas_total${qual} ${n}`),
    ...[...juntas(processos.flatMap(({ medidas }) => medidas)), ...comuns].flatMap(
      ({ nome, ajuda, tipo, valores }) => [
        ...cabeca(nome, ajuda, tipo),
        ...valores.map(([quais, valor]) => `${nome}${rotulos(quais)} ${valor}`),
      ],
    ),
    '',
  ].join('\n');
}

/** One of each name: of the processes' values their sum, or the greatest. */
function juntas(medidas: readonly Medida[]): Medida[] {
  return [...Map.groupBy(medidas, ({ nome }) => nome).values()].flatMap((iguais) => {
    const [primeira] = iguais;
    if (primeira === undefined) return [];
    const doRotulo = Map.groupBy(
      iguais.flatMap(({ valores }) => valores),
      ([quais]) => rotulos(quais),
    );
    const valores = [...doRotulo.values()].map((todos) => {
      const numeros = todos.map(([, valor]) => valor);
      const valor = primeira.maior ? Math.max(...numeros) : numeros.reduce((a, b) => a + b, 0);
      return [todos[0]?.[0] ?? {}, valor] as const;
    });
    return [{ ...primeira, valores }];
  });
}

function juntarDuracao(duracoes: Map<string, Duracao>, chamada: string, mais: Duracao): void {
  const antes = duracoes.get(chamada);
  duracoes.set(
    chamada,
    antes === undefined
      ? mais
      : {
          ate: antes.ate.map((n, i) => n + (mais.ate[i] ?? 0)),
          soma: antes.soma + mais.soma,
          quantas: antes.quantas + mais.quantas,
        },
  );
}

function somar(contagens: Map<string, number>, chave: string, n = 1): void {
  contagens.set(chave, (contagens.get(chave) ?? 0) + n);
}

function cabeca(nome: string, ajuda: string, tipo: string): string[] {
  return [`# HELP ${nome} ${ajuda}`, `# TYPE ${nome} ${tipo}`];
}

function rotulos(quais: Rotulos): string {
  const escritos = Object.entries(quais).map(
    ([nome, valor]) => `${nome}="${valor.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  );
  return escritos.length === 0 ? '' : `{${escritos.join(',')}}`;
}

function histograma(chamada: string, { ate, soma, quantas }: Duracao): string[] {
  const nome = 'instrutoria_pedido_segundos';
  return [
    ...LIMITES_S.map((le, i) => `${nome}_bucket${rotulos({ chamada, le: String(le) })} ${ate[i] ?? 0}`),
    `${nome}_bucket${rotulos({ chamada, le: '+Inf' })} ${quantas}`,
    `${nome}_sum${rotulos({ chamada })} ${soma}`,
    `${nome}_count${rotulos({ chamada })} ${quantas}`,
  ];
}
