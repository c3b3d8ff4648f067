/** In seconds; Prometheus counts the requests that took at most this long. */
const LIMITES_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Rotulos = Readonly<Record<string, string>>;

/** One name of docs/metricas.md. Labels are names of calls, parts and states, never ids or what a person typed. */
export interface Medida {
  readonly nome: string;
  readonly ajuda: string;
  readonly tipo: 'gauge' | 'counter';
  readonly valores: readonly (readonly [Rotulos, number])[];
}

export interface Metrics {
  pedido(chamada: string, status: number, segundos: number): void;
  tarefa(nome: string, resultado: 'ok' | 'falha'): void;
  /**
   * Prometheus' text format, version 0.0.4: this process's counters since its start, and the values measured
   * now.
   */
  texto(medidas: readonly Medida[]): string;
}

/** One per call, updated once per request. */
interface Duracao {
  readonly ate: number[];
  soma: number;
  quantas: number;
  /** The labels by status. */
  readonly rotulos: Map<number, string>;
}

export function createMetrics(): Metrics {
  const pedidos = new Map<string, number>();
  const duracoes = new Map<string, Duracao>();
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
    texto: (medidas) =>
      [
        ...cabeca('instrutoria_pedidos_total', 'Pedidos respondidos, por chamada e status.', 'counter'),
        ...[...pedidos].map(([qual, n]) => `instrutoria_pedidos_total${qual} ${n}`),
        ...cabeca('instrutoria_pedido_segundos', 'Tempo de resposta, por chamada.', 'histogram'),
        ...[...duracoes].flatMap(([chamada, duracao]) => histograma(chamada, duracao)),
        ...cabeca('instrutoria_tarefas_total', 'Rodadas das tarefas de fundo, por resultado.', 'counter'),
        ...[...tarefas].map(([qual, n]) => `instrutoria_tarefas_total${qual} ${n}`),
        ...medidas.flatMap(({ nome, ajuda, tipo, valores }) => [
          ...cabeca(nome, ajuda, tipo),
          ...valores.map(([quais, valor]) => `${nome}${rotulos(quais)} ${valor}`),
        ]),
        '',
      ].join('\n'),
  };
}

const nova = (): Duracao => ({ ate: LIMITES_S.map(() => 0), soma: 0, quantas: 0, rotulos: new Map() });

function somar(contagens: Map<string, number>, chave: string): void {
  contagens.set(chave, (contagens.get(chave) ?? 0) + 1);
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
