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
import { within } from './time-limit.ts';

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
    const agora = clock.real();
    const desde = antes?.situacao === exame.situacao ? antes.desde : agora;
    const passou = antes !== undefined && antes.causa !== null && exame.causa === null;
    const ultimaFalha = passou
      ? { causa: antes.causa, de: antes.desde, ate: agora }
      : (antes?.ultimaFalha ?? null);
    const estado = { parte, ...exame, desde, ultimaFalha };
    conhecidas.set(parte, estado);
    if (exame.causa !== null) log.warn({ parte, ...exame }, 'parte do sistema com defeito');
    else if (antes !== undefined) log.info({ parte }, 'parte do sistema voltou');
    return estado;
  }

  async function examinarTodas(): Promise<readonly EstadoDaParte[]> {
    return Promise.all(
      PARTES_DO_SISTEMA.map(async (parte) => {
        // A part that hangs is out; nothing waits for it any longer.
        const fora: ExameDaParte = { situacao: 'fora', causa: naoRespondeu(parte) };
        return lembrar(parte, await within(limiteMs, exames[parte]()).catch(() => fora));
      }),
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
