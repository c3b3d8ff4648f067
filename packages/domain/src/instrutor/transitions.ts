import { compararDias, ehDiaValido } from '../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { ehMesValido, mesDoDia, somarMeses } from '../kernel/meses.ts';
import { type Problema, problema } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, temCaracterNaoGuardavel } from '../kernel/texto.ts';
import { MOTIVO_DO_FIM_PADRAO, MOTIVO_MAXIMO } from './limits.ts';
import { MENSAGENS_INSTRUTOR as M } from './messages.ts';
import { ehArquivo } from './rules/documentos.ts';
import { problemasDoInstrutor, prontoParaGuardar, temVaga, type Vagas } from './rules.ts';
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

function pendente(documento: Documento): Conferencia {
  return { documento, situacao: 'PENDENTE', motivo: null, conferidoEm: null, dispensa: null };
}

function textoLivre(campo: string, texto: string): Problema[] {
  if (temCaracterNaoGuardavel(texto)) return [problema(campo, 'CARACTER_PROIBIDO', M.textoNaoGuardavel)];
  return contarCodePoints(texto) > MOTIVO_MAXIMO ? [problema(campo, 'TEXTO_LONGO', M.textoLongo)] : [];
}

/** Throws 409 'Não há vaga de … neste projeto' unless the type has a free place (D25, T-G7). */
export function exigirVaga(tipo: TipoDeAluno, aprovadas: Vagas, ocupadas: Vagas): void {
  if (temVaga(tipo, aprovadas, ocupadas)) return;
  throw tipo === 'BOLSISTA'
    ? conflito('SEM_VAGA_DE_BOLSISTA', M.semVagaDeBolsista)
    : conflito('SEM_VAGA_DE_VOLUNTARIO', M.semVagaDeVoluntario);
}

/** Throws 409 unless these places hold all living ties: an appeal may not take a place that is in use (T-G7). */
export function exigirLugarParaOsVivos(aprovadas: Vagas, ocupadas: Vagas): void {
  if (ocupadas.BOLSISTA <= aprovadas.BOLSISTA && ocupadas.VOLUNTARIO <= aprovadas.VOLUNTARIO) return;
  throw conflito('VAGAS_OCUPADAS', M.vagasOcupadas);
}

/** Throws 409 once the tie has ended: nothing of it changes any more (D25). */
export function exigirVinculoVivo({ fimVinculo }: Pick<InstrutorGuardado, 'fimVinculo'>): void {
  if (fimVinculo !== null) throw conflito('VINCULO_ENCERRADO', M.jaEncerrado);
}

/** A new instructor: IRREGULAR, without a start month, every file still to be checked (D25). 422 with every problem. */
export function cadastrar(
  projetoId: number,
  dados: DadosDoInstrutor,
): Omit<InstrutorGuardado, 'id' | 'versao'> {
  exigirSemProblemas(problemasDoInstrutor(dados));
  const prontos = prontoParaGuardar(dados);
  return {
    ...prontos,
    cpf: null,
    matricula: null,
    projetoId,
    situacaoInstrutor: 'IRREGULAR',
    mesInicio: null,
    fimVinculo: null,
    conferencias: DOCUMENTOS.filter((d) => ehArquivo(prontos[d])).map(pendente),
  };
}

/** The instructor with the changed fields; a replaced document is to be checked again, a dropped one no more (D26). */
export function atualizar(instrutor: InstrutorGuardado, dados: DadosDoInstrutor): InstrutorGuardado {
  exigirVinculoVivo(instrutor);
  exigirSemProblemas(problemasDoInstrutor(dados, instrutor));
  const prontos = prontoParaGuardar(dados, instrutor);
  const conferencias = DOCUMENTOS.filter((d) => ehArquivo(prontos[d])).map((documento) => {
    const feita = instrutor.conferencias.find((c) => c.documento === documento);
    return feita !== undefined && prontos[documento] === instrutor[documento] ? feita : pendente(documento);
  });
  return { ...instrutor, ...prontos, conferencias };
}

/** Ends the tie on a day that is not after today, today by default; everything else stays as it is (D25). */
export function encerrar(
  instrutor: InstrutorGuardado,
  {
    data,
    motivo,
  }: { readonly data?: string | null | undefined; readonly motivo?: string | null | undefined },
  hoje: string,
): InstrutorGuardado {
  exigirVinculoVivo(instrutor);
  const dia = data ?? hoje;
  const semDia = !ehDiaValido(dia) || compararDias(dia, hoje) > 0;
  exigirSemProblemas([
    ...(semDia ? [problema('data', 'DIA_INVALIDO', M.dataDoFimInvalida)] : []),
    ...textoLivre('motivo', motivo ?? ''),
  ]);
  const escrito = estaVazio(motivo) ? MOTIVO_DO_FIM_PADRAO : (motivo ?? '').trim();
  return { ...instrutor, fimVinculo: { data: dia, motivo: escrito } };
}

/** The other situation; REGULAR without a start month starts in the month after today's (D25). */
export function alterarSituacao(
  instrutor: InstrutorGuardado,
  situacaoInstrutor: SituacaoDoInstrutor,
  hoje: string,
): InstrutorGuardado {
  exigirVinculoVivo(instrutor);
  const seguinte = situacaoInstrutor === 'REGULAR' ? somarMeses(mesDoDia(hoje), 1) : null;
  return { ...instrutor, situacaoInstrutor, mesInicio: instrutor.mesInicio ?? seguinte };
}

/** Another start month, 'yyyy-mm' and nothing else. */
export function alterarMesInicio(instrutor: InstrutorGuardado, mesInicio: string): InstrutorGuardado {
  exigirVinculoVivo(instrutor);
  if (!ehMesValido(mesInicio)) exigirSemProblemas([problema('mesInicio', 'MES_INVALIDO', M.mesInvalido)]);
  return { ...instrutor, mesInicio };
}

/** An absence makes the instructor IRREGULAR; 409 unless he attends in this month, so once a month (D28). */
export function registrarAusencia(instrutor: InstrutorGuardado, frequenta: boolean): InstrutorGuardado {
  if (!frequenta) throw conflito('AUSENCIA_REGISTRADA', M.ausenciaJaRegistrada);
  return { ...instrutor, situacaoInstrutor: 'IRREGULAR' };
}

/** What an administrator found of one document: in order, or refused with a reason that the coordinator reads. */
export function conferir(
  instrutor: InstrutorGuardado,
  achado: {
    readonly documento: Documento;
    readonly situacao: 'CONFERIDO' | 'RECUSADO';
    readonly motivo?: string | null | undefined;
  },
  agora: Date,
): InstrutorGuardado {
  const { documento, situacao } = achado;
  exigirVinculoVivo(instrutor);
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
    dispensa: null,
  };
  const conferencias = instrutor.conferencias.map((c) => (c.documento === documento ? feita : c));
  return { ...instrutor, conferencias };
}
