import { DomainError } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { MENSAGENS_COORDENACAO as M } from '../messages.ts';
import type { OrigemDaFrequencia, PresencaDeQuemAge } from '../types.ts';
import { problemasDoMotivo } from './afastamento.ts';

/** Whether nobody can act for a project today: only then an administrator registers its attendance (D61). */
export function ninguemPodeAgir(coordenador: PresencaDeQuemAge): boolean {
  return coordenador.contaEncerrada || coordenador.afastado;
}

export function exigirQueNinguemPossaAgir(coordenador: PresencaDeQuemAge): void {
  if (!ninguemPodeAgir(coordenador)) throw new DomainError('conflito', 'ALGUEM_PODE_AGIR', M.alguemPodeAgir);
}

/** Of attendance that an administrator registers: where it comes from, and why. */
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
