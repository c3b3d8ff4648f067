import { MENSAGENS_SISTEMA as M, naoRespondeu } from '@instrutoria/domain/sistema/messages.ts';
import { exameDoDisco } from '@instrutoria/domain/sistema/rules.ts';
import type { EstadoDaParte, ExameDaParte, ParteDoSistema } from '@instrutoria/domain/sistema/types.ts';
import { PARTES_DO_SISTEMA } from '@instrutoria/domain/sistema/types.ts';
import type { Clock } from './clock.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { FreeSpace } from './files/free-space.ts';
import type { VirusScan } from './files/virus-scan.ts';
import type { Log } from './log.ts';
import type { Transporte } from './mail/transport.ts';
import { FUNCIONA, fora } from './part-check.ts';
import { within } from './time-limit.ts';

/** The state of each part. */
export interface Partes {
  /**
   * Tests each part separately, within three seconds; never throws. Simultaneous callers share one round.
   * `agora`: for a person who wants to see whether it works by now.
   */
  examinar(como?: { readonly agora?: boolean }): Promise<readonly EstadoDaParte[]>;
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
/** Every health call may ask; the parts are tested once in this time. */
const VALE_MS = 2_000;

interface Rodada {
  readonly ate: number;
  readonly agora: boolean;
  readonly resposta: Promise<readonly EstadoDaParte[]>;
}

export function createPartes(options: PartesOptions): Partes {
  const { banco, storage, transporte, virusScan, espaco, clock, log, limiteMs = LIMITE_MS } = options;
  const exames: Readonly<Record<ParteDoSistema, (agora: boolean) => Promise<ExameDaParte>>> = {
    banco: () =>
      banco().then(
        () => FUNCIONA,
        () => fora(M.bancoFora),
      ),
    arquivos: () => storage.examinar(),
    email: (agora) => transporte.examinar({ agora }),
    antivirus: () => virusScan.examinar(),
    disco: async () => exameDoDisco(await espaco.ler()),
  };
  const conhecidas = new Map<ParteDoSistema, EstadoDaParte>();
  let rodada: Rodada | null = null;

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

  async function examinarTodas(agora: boolean): Promise<readonly EstadoDaParte[]> {
    return Promise.all(
      PARTES_DO_SISTEMA.map(async (parte) => {
        // A part that hangs counts as down; nothing waits for it any longer.
        const calada = fora(naoRespondeu(parte));
        return lembrar(parte, await within(limiteMs, exames[parte](agora)).catch(() => calada));
      }),
    );
  }

  return {
    examinar({ agora = false } = {}) {
      const vale = rodada !== null && rodada.ate > performance.now() && (rodada.agora || !agora);
      if (rodada === null || !vale) {
        rodada = { ate: performance.now() + VALE_MS, agora, resposta: examinarTodas(agora) };
      }
      return rodada.resposta;
    },
  };
}
