import { formaDeReferencia } from '../../arquivo/rules/tipo-e-tamanho.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { estaVazio } from '../../kernel/texto.ts';
import { LITERAL_DA_BOLSA_UNICA, LITERAL_DO_TERMO_POR_ASSINAR, LITERAL_DO_VOLUNTARIO } from '../limits.ts';
import { MENSAGENS_INSTRUTOR as M } from '../messages.ts';
import {
  type Acumulo,
  type Conferencia,
  type DadosDoInstrutor,
  DOCUMENTOS,
  type Documento,
  type TipoDeAluno,
} from '../types.ts';

/** Whether the text names an uploaded file; anything else is a literal of D26, or nothing. */
export function ehArquivo(valor: string | null | undefined): valor is string {
  return typeof valor === 'string' && formaDeReferencia.test(valor);
}

/** Whether this is the termo, to be signed in the product. */
export function esperaAssinaturas(documento: Documento, valor: string | null | undefined): boolean {
  return documento === 'termo_compromisso' && valor === LITERAL_DO_TERMO_POR_ASSINAR;
}

/** An update without a file keeps a termo that waits for its signatures; a sent mark never replaces a file. */
export function comTermoGuardado<D extends DadosDoInstrutor>(
  dados: D,
  guardado: { readonly termo_compromisso: string },
): D {
  const { termo_compromisso: dito } = dados;
  const espera = esperaAssinaturas('termo_compromisso', guardado.termo_compromisso);
  const fica =
    esperaAssinaturas('termo_compromisso', dito) || (espera && dito !== undefined && estaVazio(dito));
  return fica ? { ...dados, termo_compromisso: guardado.termo_compromisso } : dados;
}

/**
 * The data with the mark of a termo to be signed in the place of a missing file, where termos are signed in the
 * product; elsewhere a sent mark counts as nothing.
 */
export function comTermoPorAssinar(dados: DadosDoInstrutor, noSistema: boolean): DadosDoInstrutor {
  const valor = dados.termo_compromisso;
  if (!noSistema)
    return esperaAssinaturas('termo_compromisso', valor) ? { ...dados, termo_compromisso: null } : dados;
  return estaVazio(valor) ? { ...dados, termo_compromisso: LITERAL_DO_TERMO_POR_ASSINAR } : dados;
}

/**
 * The literal stored for a document that this kind of instructor does not need; null where a file is required
 * (D26).
 */
export function literalDo(documento: Documento, tipo: TipoDeAluno, acumulo: Acumulo | null): string | null {
  const doVinculo = documento === 'dados_bancarios' || documento === 'termo_anuencia';
  if (tipo === 'VOLUNTARIO') return doVinculo ? LITERAL_DO_VOLUNTARIO : null;
  return documento === 'termo_anuencia' && acumulo !== 'acumulavel' ? LITERAL_DA_BOLSA_UNICA : null;
}

export function documentosExigidos(tipo: TipoDeAluno, acumulo: Acumulo | null): readonly Documento[] {
  return DOCUMENTOS.filter((documento) => literalDo(documento, tipo, acumulo) === null);
}

export function acumuloDaAnuencia(termoAnuencia: string | null | undefined): Acumulo | null {
  if (termoAnuencia === LITERAL_DA_BOLSA_UNICA) return 'unica';
  return ehArquivo(termoAnuencia) ? 'acumulavel' : null;
}

const FALTAS: Readonly<Record<Exclude<Documento, 'dados_bancarios' | 'termo_anuencia'>, string>> = {
  termo_compromisso: M.semTermo,
  declaracao_aluno_detentor: M.semDeclaracao,
  historico_declaracao: M.semHistorico,
};

function textoDaFalta(documento: Documento, acumulo: Acumulo | null): string {
  if (documento !== 'dados_bancarios' && documento !== 'termo_anuencia') return FALTAS[documento];
  return acumulo === 'acumulavel' ? M.semAnuenciaOuComprovante : M.semComprovanteBancario;
}

export function documentosEmFalta(
  dados: DadosDoInstrutor,
  exigidos: readonly Documento[],
  acumulo: Acumulo | null,
): Problema[] {
  return exigidos
    .filter((documento) => !ehArquivo(dados[documento]) && !esperaAssinaturas(documento, dados[documento]))
    .map((documento) => problema(documento, 'DOCUMENTO_EM_FALTA', textoDaFalta(documento, acumulo)));
}

/** Texts sent where no document is needed that are not the literal of this kind of instructor. */
export function literaisIndevidos(
  enviados: DadosDoInstrutor,
  tipo: TipoDeAluno,
  acumulo: Acumulo | null,
): Problema[] {
  return DOCUMENTOS.flatMap((documento) => {
    const literal = literalDo(documento, tipo, acumulo);
    const valor = enviados[documento];
    if (literal === null || estaVazio(valor) || valor === literal || ehArquivo(valor)) return [];
    return [problema(documento, 'LITERAL_INDEVIDO', M.literalIndevido)];
  });
}

/** The conditions that an instructor lacks to become REGULAR. */
export function documentosNoCaminho(
  conferencias: readonly Pick<Conferencia, 'dispensa' | 'documento' | 'situacao'>[],
): {
  readonly porConferir: readonly Documento[];
  readonly recusados: readonly Documento[];
  readonly porAssinar: readonly Documento[];
} {
  const porConferir = conferencias.filter((c) => c.situacao === 'PENDENTE' && c.dispensa === null);
  const recusados = conferencias.filter((c) => c.situacao === 'RECUSADO');
  const porAssinar = conferencias.filter((c) => c.situacao === 'POR_ASSINAR');
  const nomes = (achadas: readonly Pick<Conferencia, 'documento'>[]) => achadas.map((c) => c.documento);
  return { porConferir: nomes(porConferir), recusados: nomes(recusados), porAssinar: nomes(porAssinar) };
}
