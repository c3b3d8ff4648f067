import type { Conferencia, InstrutorGuardado } from '../types.ts';

/**
 * The fields of an instructor that are kept as dated facts, one open row a field (D39). Rows of origin
 * RECONSTRUIDO were written by the upgrade: the time before the first of them is unknown (D52).
 */
export const CAMPOS_DO_HISTORICO = ['SITUACAO', 'TIPO', 'DOCUMENTOS', 'VINCULO'] as const;
export type CampoDoHistorico = (typeof CAMPOS_DO_HISTORICO)[number];

/** In order: all accepted; let past by an administrator with a reason; some unchecked; some refused. */
export const VALORES_DOS_DOCUMENTOS = ['EM_ORDEM', 'DISPENSADO', 'POR_CONFERIR', 'RECUSADO'] as const;
export type ValorDosDocumentos = (typeof VALORES_DOS_DOCUMENTOS)[number];

export function valorDosDocumentos(
  conferencias: readonly Pick<Conferencia, 'dispensa' | 'situacao'>[],
): ValorDosDocumentos {
  if (conferencias.some(({ situacao }) => situacao === 'RECUSADO')) return 'RECUSADO';
  const pendentes = conferencias.filter(({ situacao }) => situacao === 'PENDENTE');
  if (conferencias.some(({ situacao }) => situacao === 'POR_ASSINAR')) return 'POR_CONFERIR';
  if (pendentes.some(({ dispensa }) => dispensa === null)) return 'POR_CONFERIR';
  return pendentes.length > 0 ? 'DISPENSADO' : 'EM_ORDEM';
}

/** Whether the documents allow REGULAR and payments (D25). */
export function documentosLiberam(valor: ValorDosDocumentos): boolean {
  return valor === 'EM_ORDEM' || valor === 'DISPENSADO';
}

export function fatosDoInstrutor(
  i: Omit<InstrutorGuardado, 'id' | 'versao'>,
): Readonly<Record<CampoDoHistorico, string>> {
  return {
    SITUACAO: i.situacaoInstrutor,
    TIPO: i.tipoAluno,
    DOCUMENTOS: valorDosDocumentos(i.conferencias),
    VINCULO: i.fimVinculo === null ? 'VIVO' : 'ENCERRADO',
  };
}

export function fatosMudados(
  antes: Omit<InstrutorGuardado, 'id' | 'versao'> | null,
  depois: Omit<InstrutorGuardado, 'id' | 'versao'>,
): readonly { readonly campo: CampoDoHistorico; readonly valor: string }[] {
  const eram = antes === null ? null : fatosDoInstrutor(antes);
  const sao = fatosDoInstrutor(depois);
  return CAMPOS_DO_HISTORICO.filter((campo) => eram?.[campo] !== sao[campo]).map((campo) => ({
    campo,
    valor: sao[campo],
  }));
}
