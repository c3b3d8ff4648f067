import { MENSAGENS_SISTEMA as M, naoRespondeu } from '@instrutoria/domain/sistema/messages.ts';
import { exameDoDisco } from '@instrutoria/domain/sistema/rules.ts';
import type { EstadoDaParte, ExameDaParte, ParteDoSistema } from '@instrutoria/domain/sistema/types.ts';
import { PARTES_DO_SISTEMA } from '@instrutoria/domain/sistema/types.ts';
import type { Clock } from './clock.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { FreeSpace } from './files/free-space.ts';
import type { VirusScan } from './files/virus-scan.ts';
import { DESLIGADO } from './files/virus-scan.ts';
import type { Log } from './log.ts';
import type { Transporte } from './mail/transport.ts';

/** What works and what does not. */
export interface Partes {
  /** Each part by itself and within three seconds; never throws. Who asks meanwhile gets the same answer. */
  examinar(): Promise<readonly EstadoDaParte[]>;
}

export interface PartesOptions {
  readonly banco: () => Promise<unknown>;
  readonly storage: FileStorage;
  readonly transporte: Transporte;
  readonly virusScan: VirusScan;
  readonly espaco: FreeSpace;
  readonly clock: Clock;
  readonly log: Log;
  readonly limiteMs?: number;
}

const LIMITE_MS = 3_000;
/** Every call of health may ask; the parts are asked once in so long. */
const VALE_MS = 2_000;

const OK: ExameDaParte = { situacao: 'ok', causa: null };

function doDefeito(defeito: string | null): ExameDaParte {
  if (defeito === null) return OK;
  return defeito === DESLIGADO
    ? { situacao: 'desligado', causa: null }
    : { situacao: 'fora', causa: defeito };
}

export function createPartes(options: PartesOptions): Partes {
  const { banco, storage, transporte, virusScan, espaco, clock, log, limiteMs = LIMITE_MS } = options;
  const exames: Readonly<Record<ParteDoSistema, () => Promise<ExameDaParte>>> = {
    banco: () =>
      banco().then(
        () => OK,
        () => ({ situacao: 'fora', causa: M.bancoFora }),
      ),
    arquivos: async () => doDefeito(await storage.defeito()),
    email: async () => doDefeito(await transporte.defeito()),
    antivirus: async () => doDefeito(await virusScan.defeito()),
    disco: async () => exameDoDisco(await espaco.ler()),
  };
  const conhecidas = new Map<ParteDoSistema, EstadoDaParte>();
  let rodada: { readonly ate: number; readonly resposta: Promise<readonly EstadoDaParte[]> } | null = null;

  function lembrar(parte: ParteDoSistema, exame: ExameDaParte): EstadoDaParte {
    const antes = conhecidas.get(parte);
    if (antes?.situacao === exame.situacao && antes.causa === exame.causa) return antes;
    const desde = antes?.situacao === exame.situacao ? antes.desde : clock.real();
    const estado = { parte, ...exame, desde };
    conhecidas.set(parte, estado);
    if (exame.causa !== null) log.warn({ parte, ...exame }, 'parte do sistema com defeito');
    else if (antes !== undefined) log.info({ parte }, 'parte do sistema voltou');
    return estado;
  }

  async function examinarTodas(): Promise<readonly EstadoDaParte[]> {
    return Promise.all(
      PARTES_DO_SISTEMA.map(async (parte) => lembrar(parte, await noPrazo(parte, exames[parte], limiteMs))),
    );
  }

  return {
    examinar() {
      const agora = performance.now();
      if (rodada === null || rodada.ate < agora) {
        rodada = { ate: agora + VALE_MS, resposta: examinarTodas() };
      }
      return rodada.resposta;
    },
  };
}

/** A part that hangs is out; nothing waits for it any longer. */
async function noPrazo(
  parte: ParteDoSistema,
  exame: () => Promise<ExameDaParte>,
  ms: number,
): Promise<ExameDaParte> {
  const fora: ExameDaParte = { situacao: 'fora', causa: naoRespondeu(parte) };
  const { promise: cansou, resolve: cansar } = Promise.withResolvers<ExameDaParte>();
  const espera = setTimeout(() => cansar(fora), ms);
  try {
    return await Promise.race([exame().catch(() => fora), cansou]);
  } finally {
    clearTimeout(espera);
  }
}
