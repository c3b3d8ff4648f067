import { DomainError } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { MENSAGENS_COORDENACAO as M } from '../messages.ts';
import type { OrigemDaFrequencia, PresencaDeQuemAge, QuemAge } from '../types.ts';
import { problemasDoMotivo } from './afastamento.ts';

function podeAgir({ contaEncerrada, afastado }: PresencaDeQuemAge): boolean {
  return !contaEncerrada && !afastado;
}

/** Whether nobody can act for a project today: only then an administrator registers its attendance (D61). */
export function ninguemPodeAgir({ coordenador, vice }: QuemAge): boolean {
  return !podeAgir(coordenador) && (vice === null || !podeAgir(vice));
}

export function exigirQueNinguemPossaAgir(quem: QuemAge): void {
  if (!ninguemPodeAgir(quem)) throw new DomainError('conflito', 'ALGUEM_PODE_AGIR', M.alguemPodeAgir);
}

/** Throws unless the person may appeal: the coordinator, or the vice while the coordinator is away (D61). */
export function exigirQuePossaRecorrer(ehVice: boolean, { coordenador }: QuemAge): void {
  if (ehVice && !coordenador.afastado) {
    throw new DomainError('conflito', 'VICE_SO_NA_AUSENCIA', M.viceSoNaAusencia);
  }
}

/** Errors in attendance that an administrator registers: its source, and the reason. */
export function problemasDoDeOficio(registro: {
  readonly origem: OrigemDaFrequencia | null;
  readonly documento: string | null;
  readonly motivo: string;
}): Problema[] {
  const { origem, documento, motivo } = registro;
  return reunir(
    origem === null ? problema('origem', 'CAMPOS_VAZIOS', M.escolhaAOrigem) : null,
    origem === 'documento' && documento === null
      ? problema('documento', 'CAMPOS_VAZIOS', M.anexeODocumento)
      : null,
    ...problemasDoMotivo(motivo),
  );
}
