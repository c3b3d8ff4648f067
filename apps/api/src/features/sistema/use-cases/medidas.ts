import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EstadoDaParte } from '@instrutoria/domain/sistema/types.ts';
import { contarEmails } from '../../../adapters/mail/filas.ts';
import type { Medida } from '../../../adapters/metrics.ts';
import { lerOperacoes } from '../../../adapters/operations-file.ts';
import { tamanhosDasFilas } from '../../../adapters/turns.ts';
import type { Deps } from '../../../context.ts';
import { tamanhoDoBanco } from '../queries.ts';

const NANOS = 1e9;
const ATRASO = 'Atraso do laço de eventos desde a última leitura.';

/** Measures this process and its dependencies; watches the event loop from the moment it is created. */
export function createMedidas(deps: Deps): () => Promise<Medida[]> {
  const laco = monitorEventLoopDelay({ resolution: 20 });
  laco.enable();

  function doProcesso(): Medida[] {
    const { pool } = deps.database;
    const atrasos = [0.5, 0.99, 1].map(
      (q) => [{ quantil: String(q) }, laco.percentile(q * 100) / NANOS] as const,
    );
    laco.reset();
    return [
      um('instrutoria_memoria_residente_bytes', 'Memória residente do processo.', process.memoryUsage.rss()),
      gauge('instrutoria_laco_atraso_segundos', ATRASO, atrasos),
      gauge('instrutoria_banco_conexoes', 'Conexões do processo com o banco.', [
        [{ estado: 'abertas' }, pool.totalCount],
        [{ estado: 'livres' }, pool.idleCount],
        [{ estado: 'pedidos_esperando' }, pool.waitingCount],
      ]),
      gauge(
        'instrutoria_fila',
        'Trabalhos em curso e à espera, por fila.',
        tamanhosDasFilas().map(([fila, n]) => [{ fila }, n] as const),
      ),
    ];
  }

  async function comuns(): Promise<Medida[]> {
    const partes = await deps.partes.examinar();
    const bancoOk = partes.some(({ parte, situacao }) => parte === 'banco' && situacao === 'ok');
    const [doBanco, daCopia, doDisco] = await Promise.all([
      // An unreachable database must not hide the other measures.
      bancoOk ? medidasDoBanco(deps).catch(() => []) : [],
      medidasDaCopia(deps),
      medidasDoDisco(deps).catch(() => []),
    ]);
    return [...dasPartes(partes), ...doBanco, ...daCopia, ...doDisco];
  }

  return async () => [...doProcesso(), ...(await comuns())];
}

function dasPartes(partes: readonly EstadoDaParte[]): Medida[] {
  const valores = partes.map(({ parte, situacao }) => {
    const funciona = situacao === 'ok' || situacao === 'desligado';
    return [{ parte, situacao }, funciona ? 1 : 0] as const;
  });
  return [gauge('instrutoria_parte_ok', '1 se a parte funciona ou está desligada, 0 se não.', valores)];
}

async function medidasDoBanco({ database }: Deps): Promise<Medida[]> {
  const [bytes, { esperando, mortos }] = await Promise.all([
    tamanhoDoBanco(database.db),
    contarEmails(database.db),
  ]);
  return [
    um('instrutoria_banco_bytes', 'Tamanho do banco de dados.', bytes),
    gauge('instrutoria_emails', 'E-mails à espera e os que dez tentativas não enviaram.', [
      [{ estado: 'esperando' }, esperando],
      [{ estado: 'mortos' }, mortos],
    ]),
  ];
}

/** The age of the last good backup; absent without one, because an age of zero would look fresh. */
async function medidasDaCopia({ config, clock }: Deps): Promise<Medida[]> {
  const { copia, copiaBoa } = await lerOperacoes(config.dataDir);
  const idade = (boa: Date) => (clock.real().getTime() - boa.getTime()) / 1000;
  return [
    ...(copiaBoa === null
      ? []
      : [
          um(
            'instrutoria_copia_idade_segundos',
            'Idade da última cópia de segurança boa.',
            idade(copiaBoa.em),
          ),
        ]),
    ...(copia === null
      ? []
      : [
          um(
            'instrutoria_copia_ok',
            '1 se a última tentativa de cópia saiu inteira, 0 se não.',
            copia.ok ? 1 : 0,
          ),
        ]),
  ];
}

async function medidasDoDisco({ espaco }: Deps): Promise<Medida[]> {
  const { livre, total } = await espaco.ler();
  return [
    um('instrutoria_disco_livre_bytes', 'Espaço livre no disco de DATA_DIR.', livre),
    um('instrutoria_disco_total_bytes', 'Tamanho do disco de DATA_DIR.', total),
  ];
}

function gauge(nome: string, ajuda: string, valores: Medida['valores']): Medida {
  return { nome, ajuda, tipo: 'gauge', valores };
}

function um(nome: string, ajuda: string, valor: number): Medida {
  return gauge(nome, ajuda, [[{}, valor]]);
}
