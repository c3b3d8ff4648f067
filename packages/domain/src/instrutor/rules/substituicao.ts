import { formatarDia, somarDias } from '../../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../../kernel/domain-error.ts';
import { mesDoDia } from '../../kernel/meses.ts';
import { problema } from '../../kernel/problema.ts';
import { MENSAGENS_INSTRUTOR as M } from '../messages.ts';
import type { InstrutorGuardado } from '../types.ts';
import { nuncaComecou, type Vigencia } from './mes-de-inicio.ts';

/**
 * The first month of the successor of an ended vínculo: the month of the day after it ended. The
 * month of a change is shared, and paid once (D55). Never before the month in which the ended vínculo would
 * have begun; null where it had none, as for any new vínculo. Throws 422 where the call has no such month.
 */
export function mesDeQuemEntra(
  { mesInicio, fimVinculo }: Pick<InstrutorGuardado, 'fimVinculo' | 'mesInicio'>,
  vigencia: Vigencia,
): string | null {
  if (fimVinculo === null) throw new Error('the vínculo has not ended');
  const seguinte = somarDias(fimVinculo.data, 1);
  if (seguinte > vigencia.fim) {
    const texto = `${M.semMesParaQuemEntra} ${formatarDia(vigencia.fim)}`;
    exigirSemProblemas([problema('data', 'SEM_MES_PARA_QUEM_ENTRA', texto)]);
  }
  if (mesInicio === null) return null;
  const mes = mesDoDia(seguinte);
  return mes > mesInicio ? mes : mesInicio;
}

/** A later holder of the same place. */
export interface TitularPosterior {
  readonly nome: string;
  readonly mesInicio: string | null;
  readonly fim: string | null;
}

/**
 * Throws 409 unless every later holder of the place ended without having begun, and no earlier one came back after this
 * vínculo had taken over (`voltaram`, by name): else two vínculos would have held one place at the same time.
 */
export function exigirVagaNaoPassada(
  posteriores: readonly TitularPosterior[],
  voltaram: readonly string[],
): void {
  const vivo = posteriores.find(({ fim }) => fim === null);
  if (vivo !== undefined) {
    const texto = `A vaga passou a ${vivo.nome}. ${M.encerreAntesQuemEntrou}`;
    throw new DomainError('conflito', 'VAGA_PASSADA', texto);
  }
  const quem = posteriores.find((um) => !nuncaComecou(um))?.nome ?? voltaram[0];
  if (quem === undefined) return;
  throw new DomainError('conflito', 'VAGA_PASSADA', `A vaga passou a ${quem}. ${M.cadastreDeNovo}`);
}
