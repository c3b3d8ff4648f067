import type { ConferenciaDeAssinaturas } from '@instrutoria/domain/assinatura/types.ts';
import { lerRaizes } from '../../adapters/signature-roots.ts';
import type { Deps } from '../../context.ts';
import { VERSAO_DA_CONFERENCIA } from './conferir-assinaturas.ts';
import { conferirNaThread } from './na-thread.ts';

export interface ConferenciaDatada extends ConferenciaDeAssinaturas {
  /** Of the judged content. */
  readonly sha256: string;
  readonly versao: number;
  readonly raizes: string | null;
  readonly conferidaEm: Date;
}

/** Judges the signatures of a stored PDF with the roots that the operator installed; the caller keeps the result. */
export async function conferirArquivo(
  { clock, config, log, storage }: Pick<Deps, 'clock' | 'config' | 'log' | 'storage'>,
  { referencia, sha256 }: { readonly referencia: string; readonly sha256: string },
): Promise<ConferenciaDatada> {
  // Real time: it is held against the instants that signers claim.
  const agora = clock.real();
  const raizes = raizesInstaladas(config, log);
  const bytes = await storage.bytes(referencia);
  const conferencia = await conferirNaThread({ bytes, raizes, agora });
  return {
    ...conferencia,
    sha256,
    versao: VERSAO_DA_CONFERENCIA,
    raizes: raizes?.data ?? null,
    conferidaEm: agora,
  };
}

/** Read for each file, so that a lost bundle stops no upload; null, with a warning, when it is gone. */
function raizesInstaladas({ raizesDeAssinatura }: Deps['config'], log: Deps['log']) {
  if (raizesDeAssinatura === undefined) return null;
  try {
    return lerRaizes(raizesDeAssinatura);
  } catch (error) {
    log.warn({ erro: String(error) }, 'as raízes de assinatura não se leem');
    return null;
  }
}
