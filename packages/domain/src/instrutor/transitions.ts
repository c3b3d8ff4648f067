import { compararDias, ehDiaValido, formatarDia } from '../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { mesDoDia } from '../kernel/meses.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../kernel/texto.ts';
import { MOTIVO_DO_FIM_PADRAO, MOTIVO_MAXIMO, MOTIVOS_DO_PROJETO } from './limits.ts';
import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from './messages.ts';
import { problemasDoInstrutor, prontoParaGuardar } from './rules/dados-do-instrutor.ts';
import { documentosNoCaminho, ehArquivo, esperaAssinaturas } from './rules/documentos.ts';
import {
  cpfFirmado,
  type IdentificacaoEnviada,
  identificacaoPronta,
  problemasDaIdentificacao,
} from './rules/identificacao.ts';
import { problemasDoMesDeInicio, type Vigencia } from './rules/mes-de-inicio.ts';
import { temVaga, type Vagas } from './rules/vagas.ts';
import type {
  Conferencia,
  DadosDoInstrutor,
  Documento,
  InstrutorGuardado,
  SituacaoDoInstrutor,
  TipoDeAluno,
} from './types.ts';
import { DOCUMENTOS } from './types.ts';

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

function pendente(documento: Documento, situacao: 'PENDENTE' | 'POR_ASSINAR' = 'PENDENTE'): Conferencia {
  return {
    documento,
    situacao,
    motivo: null,
    conferidoEm: null,
    enviadoEm: null,
    dispensa: null,
  };
}

/** How a document begins; null where none is required. */
function comecoDe(documento: Documento, valor: string): Conferencia | null {
  if (esperaAssinaturas(documento, valor)) return pendente(documento, 'POR_ASSINAR');
  return ehArquivo(valor) ? pendente(documento) : null;
}

function emOrdemEm({ documento, enviadoEm }: Conferencia, agora: Date): Conferencia {
  return {
    documento,
    enviadoEm,
    situacao: 'CONFERIDO',
    motivo: null,
    conferidoEm: agora.toISOString(),
    dispensa: null,
  };
}

function textoLivre(campo: string, texto: string): Problema[] {
  const deCaractere = problemaDeCaractere(campo, texto);
  if (deCaractere !== null) return [deCaractere];
  return contarCodePoints(texto) > MOTIVO_MAXIMO ? [problema(campo, 'TEXTO_LONGO', M.textoLongo)] : [];
}

export function exigirVaga(tipo: TipoDeAluno, aprovadas: Vagas, ocupadas: Vagas): void {
  if (temVaga(tipo, aprovadas, ocupadas)) return;
  throw tipo === 'BOLSISTA'
    ? conflito('SEM_VAGA_DE_BOLSISTA', M.semVagaDeBolsista)
    : conflito('SEM_VAGA_DE_VOLUNTARIO', M.semVagaDeVoluntario);
}

/** Throws 409 unless these places hold all vínculos in force: an appeal may not take a place in use. */
export function exigirLugarParaOsVivos(aprovadas: Vagas, ocupadas: Vagas): void {
  if (ocupadas.BOLSISTA <= aprovadas.BOLSISTA && ocupadas.VOLUNTARIO <= aprovadas.VOLUNTARIO) return;
  throw conflito('VAGAS_OCUPADAS', M.vagasOcupadas);
}

/**
 * A new instructor: IRREGULAR, without a start month, with every file to be checked. Throws 422 with all
 * errors.
 */
export function cadastrar(
  projetoId: number,
  dados: DadosDoInstrutor,
): Omit<InstrutorGuardado, 'id' | 'versao'> {
  exigirSemProblemas(problemasDoInstrutor(dados));
  const prontos = prontoParaGuardar(dados);
  return {
    ...prontos,
    projetoId,
    situacaoInstrutor: 'IRREGULAR',
    jaFoiRegular: false,
    mesInicio: null,
    fimVinculo: null,
    conferencias: DOCUMENTOS.flatMap((d) => comecoDe(d, prontos[d]) ?? []),
  };
}

/**
 * The instructor with the changed fields. A replaced document must be checked again, and a change of type
 * sends all of them back (D25). Only administrators change the CPF of an instructor who was REGULAR (D37).
 */
export function atualizar(instrutor: InstrutorGuardado, dados: DadosDoInstrutor): InstrutorGuardado {
  exigirSemProblemas(problemasDoInstrutor(dados, instrutor));
  const prontos = prontoParaGuardar(dados, instrutor);
  if (prontos.cpf !== instrutor.cpf && cpfFirmado(instrutor)) throw conflito('CPF_FIRMADO', M.cpfFirmado);
  const outroTipo = prontos.tipoAluno !== instrutor.tipoAluno;
  const conferencias = DOCUMENTOS.flatMap((documento) => {
    const comeco = comecoDe(documento, prontos[documento]);
    if (comeco === null) return [];
    const feita = instrutor.conferencias.find((c) => c.documento === documento);
    const fica = feita !== undefined && prontos[documento] === instrutor[documento];
    if (!fica) return comeco;
    // The same file is there already.
    return outroTipo && feita.situacao === 'CONFERIDO'
      ? { ...pendente(documento), enviadoEm: feita.enviadoEm }
      : feita;
  });
  return { ...instrutor, ...prontos, conferencias };
}

/**
 * Replaces a refused file, on any day: waiting for the window would cost months of the grant. The same file
 * again changes nothing.
 */
export function trocarRecusado(
  instrutor: InstrutorGuardado,
  { documento, arquivo }: { readonly documento: Documento; readonly arquivo: string },
): InstrutorGuardado {
  if (instrutor[documento] === arquivo) return instrutor;
  const trocaveis = ['RECUSADO', 'POR_ASSINAR'];
  if (!instrutor.conferencias.some((c) => c.documento === documento && trocaveis.includes(c.situacao))) {
    throw conflito('DOCUMENTO_NAO_RECUSADO', M.documentoNaoRecusado);
  }
  exigirSemProblemas(
    ehArquivo(arquivo) ? [] : [problema('arquivo', 'DOCUMENTO_EM_FALTA', M.escolhaOArquivo)],
  );
  const conferencias = instrutor.conferencias.map((c) =>
    c.documento === documento ? pendente(documento) : c,
  );
  return { ...instrutor, [documento]: arquivo, conferencias };
}

/** Throws 409 where the student of the vínculo may not send this document. */
export function exigirTrocaPeloEstudante(
  { fimVinculo, conferencias }: Pick<InstrutorGuardado, 'conferencias' | 'fimVinculo'>,
  documento: Documento,
): void {
  if (fimVinculo !== null) throw conflito('VINCULO_ENCERRADO', M.esteVinculoAcabou);
  if (!conferencias.some((c) => c.documento === documento)) {
    throw conflito('DOCUMENTO_NAO_PEDIDO', M.documentoNaoPedido);
  }
}

/**
 * Replaces a file of the student's own vínculo, on any day, whatever its check said: it must be checked again, and
 * until then holds the payment (D25).
 */
export function trocarPeloEstudante(
  instrutor: InstrutorGuardado,
  { documento, arquivo }: { readonly documento: Documento; readonly arquivo: string },
): InstrutorGuardado {
  exigirTrocaPeloEstudante(instrutor, documento);
  const conferencias = instrutor.conferencias.map((c) =>
    c.documento === documento ? pendente(documento) : c,
  );
  return { ...instrutor, [documento]: arquivo, conferencias };
}

/** The termo that everybody signed in the product takes the place of a file, and needs no check (D25). */
export function comTermoAssinado(
  instrutor: InstrutorGuardado,
  arquivo: string,
  agora: Date,
): InstrutorGuardado {
  const conferencias = instrutor.conferencias.map((c) =>
    c.documento === 'termo_compromisso' ? emOrdemEm(c, agora) : c,
  );
  return { ...instrutor, termo_compromisso: arquivo, conferencias };
}

/**
 * Changes CPF and matrícula, also after the end; changing the CPF of an instructor who was REGULAR needs a
 * reason.
 */
export function identificar(
  instrutor: InstrutorGuardado,
  enviada: IdentificacaoEnviada & { readonly motivo?: string | null | undefined },
  administra: boolean,
): InstrutorGuardado {
  exigirSemProblemas([
    ...(estaVazio(enviada.cpf) && estaVazio(enviada.matricula)
      ? [problema('cpf', 'CAMPOS_VAZIOS', M.nadaParaAlterar)]
      : problemasDaIdentificacao(enviada, instrutor)),
    ...textoLivre('motivo', enviada.motivo ?? ''),
  ]);
  const pronta = identificacaoPronta(enviada, instrutor);
  if (pronta.cpf !== instrutor.cpf && cpfFirmado(instrutor)) {
    if (!administra) throw conflito('CPF_FIRMADO', M.cpfFirmado);
    if (estaVazio(enviada.motivo))
      exigirSemProblemas([problema('motivo', 'SEM_MOTIVO', M.digaPorQueMudaOCpf)]);
  }
  return { ...instrutor, ...pronta };
}

export interface QuandoTermina {
  readonly hoje: string;
  readonly vigencia: Vigencia;
  readonly primeiroMesComHoras: string | null;
}

export interface FimPedido {
  readonly data?: string | null | undefined;
  readonly motivo?: string | null | undefined;
}

function problemaDoFim(dia: string, { hoje, vigencia, primeiroMesComHoras }: QuandoTermina): Problema | null {
  if (!ehDiaValido(dia) || compararDias(dia, hoje) > 0) {
    return problema('data', 'DIA_INVALIDO', M.dataDoFimInvalida);
  }
  // Before the vigência begins, an instructor can leave on any day.
  const primeiro = vigencia.inicio < hoje ? vigencia.inicio : hoje;
  if (dia < primeiro || dia > vigencia.fim) {
    const [de, ate] = [primeiro, vigencia.fim].map(formatarDia);
    return problema('data', 'DIA_FORA_DA_VIGENCIA', `${M.dataForaDaVigencia}: de ${de} a ${ate}`);
  }
  if (primeiroMesComHoras === null || mesDoDia(dia) >= primeiroMesComHoras) return null;
  const desde = formatarDia(`${primeiroMesComHoras}-01`);
  return problema('data', 'FIM_ANTES_DAS_HORAS', `${M.fimAntesDasHoras} ${desde}`);
}

/**
 * Ends the vínculo on a day of the vigência up to today (the default). An end before the first month is
 * allowed while no hours are stored: the vínculo then never began (D40).
 */
export function encerrar(
  instrutor: InstrutorGuardado,
  { data, motivo }: FimPedido,
  quando: QuandoTermina,
): InstrutorGuardado {
  const { hoje, vigencia } = quando;
  const dia = data ?? (vigencia.fim < hoje ? vigencia.fim : hoje);
  exigirSemProblemas([...reunir(problemaDoFim(dia, quando)), ...textoLivre('motivo', motivo ?? '')]);
  const escrito = estaVazio(motivo) ? MOTIVO_DO_FIM_PADRAO : (motivo ?? '').trim();
  return { ...instrutor, fimVinculo: { data: dia, motivo: escrito } };
}

/**
 * Ends a vínculo because its project or its place ended; the reason is stored with the project (D56, D61).
 */
export function encerrarComOProjeto(
  instrutor: InstrutorGuardado,
  dia: string,
  porque: keyof typeof MOTIVOS_DO_PROJETO,
): InstrutorGuardado {
  return { ...instrutor, fimVinculo: { data: dia, motivo: MOTIVOS_DO_PROJETO[porque] } };
}

/** Restores an ended vínculo, with a reason; the caller checks that there is a place. */
export function retomar(instrutor: InstrutorGuardado, motivo: string | null | undefined): InstrutorGuardado {
  exigirSemProblemas([
    ...(estaVazio(motivo) ? [problema('motivo', 'SEM_MOTIVO', M.escrevaPorQueRetoma)] : []),
    ...textoLivre('motivo', motivo ?? ''),
  ]);
  return { ...instrutor, fimVinculo: null };
}

/** Every condition that is missing for REGULAR, each by its field (D25). */
function faltasParaRegular(
  { conferencias, cpf, matricula }: InstrutorGuardado,
  comMotivo: boolean,
): Problema[] {
  const { porConferir, recusados, porAssinar } = documentosNoCaminho(conferencias);
  const nomear = (achados: readonly Documento[], codigo: string, texto: string) =>
    achados.map((documento) => problema(documento, codigo, `${texto}: ${NOMES_DOS_DOCUMENTOS[documento]}`));
  return [
    ...nomear(comMotivo ? [] : porConferir, 'DOCUMENTOS_POR_CONFERIR', M.documentosPorConferir),
    ...nomear(recusados, 'DOCUMENTOS_RECUSADOS', M.documentosRecusados),
    ...nomear(porAssinar, 'TERMO_POR_ASSINAR', M.termoPorAssinar),
    ...(cpf === null ? [problema('cpf', 'SEM_CPF', M.faltaOCpf)] : []),
    ...(matricula === null ? [problema('matricula', 'SEM_MATRICULA', M.faltaAMatricula)] : []),
  ];
}

const TEXTOS_DAS_FALTAS: Readonly<Record<string, string>> = {
  DOCUMENTOS_POR_CONFERIR: M.documentosPorConferir,
  DOCUMENTOS_RECUSADOS: M.documentosRecusados,
  TERMO_POR_ASSINAR: M.termoPorAssinar,
};

/**
 * REGULAR from `mes` on, or from the stored month. A reason lets unchecked documents past, but neither
 * refused ones nor a missing CPF or matrícula (D37); the 409 names them.
 */
function tornarRegular(
  instrutor: InstrutorGuardado,
  motivo: string | null | undefined,
  mes: string | null,
): InstrutorGuardado {
  exigirSemProblemas(textoLivre('motivo', motivo ?? ''));
  const faltas = faltasParaRegular(instrutor, !estaVazio(motivo));
  const [primeira] = faltas;
  if (primeira !== undefined) {
    const texto = TEXTOS_DAS_FALTAS[primeira.codigo] ?? primeira.mensagem;
    throw new DomainError('conflito', primeira.codigo, texto, faltas);
  }
  const mesInicio = instrutor.mesInicio ?? mes;
  if (mesInicio === null) throw conflito('VIGENCIA_ENCERRADA', M.vigenciaEncerrada);
  const dispensa = estaVazio(motivo) ? null : (motivo ?? '').trim();
  const conferencias = instrutor.conferencias.map((c) =>
    c.situacao === 'PENDENTE' && c.dispensa === null ? { ...c, dispensa } : c,
  );
  return { ...instrutor, situacaoInstrutor: 'REGULAR', jaFoiRegular: true, mesInicio, conferencias };
}

/**
 * Changes the situation; at a first REGULAR the vínculo begins in `mes`. The same situation changes nothing.
 */
export function alterarSituacao(
  instrutor: InstrutorGuardado,
  pedido: { readonly situacaoInstrutor: SituacaoDoInstrutor; readonly motivo?: string | null | undefined },
  mes: string | null,
): InstrutorGuardado {
  const { situacaoInstrutor, motivo } = pedido;
  if (situacaoInstrutor === instrutor.situacaoInstrutor) return instrutor;
  if (situacaoInstrutor === 'REGULAR') return tornarRegular(instrutor, motivo, mes);
  exigirSemProblemas(textoLivre('motivo', motivo ?? ''));
  return { ...instrutor, situacaoInstrutor };
}

/** Accepts every unchecked document and makes the instructor REGULAR, in one act. */
export function liberar(
  instrutor: InstrutorGuardado,
  pedido: { readonly mesInicio?: string | null | undefined },
  {
    mes,
    vigencia,
    agora,
  }: { readonly mes: string | null; readonly vigencia: Vigencia; readonly agora: Date },
): InstrutorGuardado {
  const escolhido = pedido.mesInicio ?? instrutor.mesInicio ?? mes;
  const emOrdem = instrutor.conferencias.every(({ situacao }) => situacao === 'CONFERIDO');
  if (emOrdem && instrutor.situacaoInstrutor === 'REGULAR' && instrutor.mesInicio === escolhido)
    return instrutor;
  if (pedido.mesInicio != null) exigirSemProblemas(problemasDoMesDeInicio(pedido.mesInicio, vigencia));
  const conferencias = instrutor.conferencias.map((c) =>
    c.situacao === 'PENDENTE' ? emOrdemEm(c, agora) : c,
  );
  return tornarRegular({ ...instrutor, conferencias, mesInicio: escolhido }, null, escolhido);
}

export function alterarMesInicio(
  instrutor: InstrutorGuardado,
  mesInicio: string,
  vigencia: Vigencia,
): InstrutorGuardado {
  if (mesInicio !== instrutor.mesInicio) exigirSemProblemas(problemasDoMesDeInicio(mesInicio, vigencia));
  return { ...instrutor, mesInicio };
}

export interface ResultadoDaConferencia {
  readonly documento: Documento;
  readonly situacao: 'CONFERIDO' | 'RECUSADO';
  readonly motivo?: string | null | undefined;
}

export function conferir(
  instrutor: InstrutorGuardado,
  achado: ResultadoDaConferencia,
  agora: Date,
): InstrutorGuardado {
  const { documento, situacao } = achado;
  const motivo = situacao === 'RECUSADO' ? (achado.motivo ?? '').trim() : null;
  exigirSemProblemas([
    ...(ehArquivo(instrutor[documento])
      ? []
      : [problema('documento', 'DOCUMENTO_SEM_ARQUIVO', M.documentoSemArquivo)]),
    ...(motivo !== null && estaVazio(motivo) ? [problema('motivo', 'SEM_MOTIVO', M.escrevaOMotivo)] : []),
    ...textoLivre('motivo', motivo ?? ''),
  ]);
  const feita: Conferencia = {
    documento,
    situacao,
    motivo,
    conferidoEm: agora.toISOString(),
    enviadoEm: instrutor.conferencias.find((c) => c.documento === documento)?.enviadoEm ?? null,
    dispensa: null,
  };
  const conferencias = instrutor.conferencias.map((c) => (c.documento === documento ? feita : c));
  return { ...instrutor, conferencias };
}
