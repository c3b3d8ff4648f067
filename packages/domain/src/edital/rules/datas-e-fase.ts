import { compararDias, diaNoFuso, ehDiaValido, somarDias } from '../../kernel/datas.ts';
import { type DiasSemExpediente, fimDoPrazo } from '../../kernel/feriados.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, normalizarTexto, problemaDeLinha } from '../../kernel/texto.ts';
import {
  CARENCIA_SEM_INSTRUTORES_DIAS,
  DIA_DO_ENCERRAMENTO,
  LIMITE_DE_BOLSAS_MAXIMO,
  LIMITE_POR_COORDENADOR_MAXIMO,
  NOME_DO_EDITAL_MAXIMO,
  PRAZO_DE_RECURSO_DIAS,
  PROCESSO_MAXIMO,
} from '../limits.ts';
import { MENSAGENS_EDITAL as M } from '../messages.ts';
import {
  type DadosDoEdital,
  type Edital,
  type EditalGuardado,
  type Fase,
  TIPOS_DE_PROJETO,
} from '../types.ts';

/** The year of a call: the second word of its name when it has four digits; null when it has not. */
export function anoDoEdital(nome: string): number | null {
  const segunda = normalizarTexto(nome).split(/\s+/)[1] ?? '';
  return /^[1-9][0-9]{3}$/.test(segunda) ? Number(segunda) : null;
}

/** 1 March to 31 December of its year. */
export function vigenciaPadrao(ano: number): Pick<EditalGuardado, 'vigenciaInicio' | 'vigenciaFim'> {
  return { vigenciaInicio: `${ano}-03-01`, vigenciaFim: `${ano}-12-31` };
}

export function dentroDaVigencia(
  dia: string,
  { vigenciaInicio, vigenciaFim }: Pick<EditalGuardado, 'vigenciaFim' | 'vigenciaInicio'>,
): boolean {
  return compararDias(dia, vigenciaInicio) >= 0 && compararDias(dia, vigenciaFim) <= 0;
}

function problemaDoNome(nome: string): Problema | null {
  const deForma = problemaDeLinha('nome', nome, NOME_DO_EDITAL_MAXIMO);
  if (deForma !== null) return deForma;
  return anoDoEdital(nome) === null ? problema('nome', 'NOME_SEM_ANO', M.nomeSemAno) : null;
}

function problemaDoDia(campo: string, dia: string | null | undefined): Problema | null {
  if (dia === undefined || dia === null || dia === '' || ehDiaValido(dia)) return null;
  return problema(campo, 'DIA_INVALIDO', M.diaInvalido);
}

function problemaDaOrdem(
  campo: string,
  mensagem: string,
  antes: string | null | undefined,
  depois: string | null | undefined,
): Problema | null {
  if (!antes || !depois || !ehDiaValido(antes) || !ehDiaValido(depois)) return null;
  return compararDias(depois, antes) < 0 ? problema(campo, 'PRAZO_INVERTIDO', mensagem) : null;
}

function problemaDoLimite(limite: number | null | undefined): Problema | null {
  if (limite === undefined || limite === null) return null;
  return Number.isInteger(limite) && limite >= 0 && limite <= LIMITE_DE_BOLSAS_MAXIMO
    ? null
    : problema('limiteBolsas', 'LIMITE_INVALIDO', M.limiteInvalido);
}

function problemaDoLimitePorCoordenador(limite: number | null | undefined): Problema | null {
  if (limite === undefined || limite === null) return null;
  return Number.isInteger(limite) && limite >= 1 && limite <= LIMITE_POR_COORDENADOR_MAXIMO
    ? null
    : problema('limitePorCoordenador', 'LIMITE_INVALIDO', M.limitePorCoordenadorInvalido);
}

/** `completo`: nome, inicio and fim are required (POST); else only what was sent is judged. */
export function problemasDoEdital(
  dados: DadosDoEdital & Partial<Pick<EditalGuardado, 'encerradoEm'>>,
  completo: boolean,
): Problema[] {
  // A call that was closed early may want its evaluators before the announced day.
  const fimDasInscricoes = dados.encerradoEm ? undefined : dados.fim;
  const vazios = (['nome', 'inicio', 'fim'] as const).filter((campo) =>
    completo ? estaVazio(dados[campo]) : dados[campo] !== undefined && estaVazio(dados[campo]),
  );
  return [
    ...vazios.map((campo) => problema(campo, 'CAMPOS_VAZIOS', M.preenchaTodosOsCampos)),
    ...reunir(
      dados.nome === undefined || estaVazio(dados.nome) ? null : problemaDoNome(dados.nome),
      problemaDoDia('inicio', dados.inicio),
      problemaDoDia('fim', dados.fim),
      problemaDaOrdem('fim', M.fimAntesDoInicio, dados.inicio, dados.fim),
      dados.tipoProjeto === undefined || TIPOS_DE_PROJETO.includes(dados.tipoProjeto)
        ? null
        : problema('tipoProjeto', 'TIPO_INVALIDO', M.tipoInvalido),
      problemaDoDia('fimRecursos', dados.fimRecursos),
      problemaDoDia('publicacao', dados.publicacao),
      problemaDoLimite(dados.limiteBolsas),
      problemaDoDia('vigenciaInicio', dados.vigenciaInicio),
      problemaDoDia('vigenciaFim', dados.vigenciaFim),
      problemaDaOrdem('vigenciaFim', M.vigenciaInvertida, dados.vigenciaInicio, dados.vigenciaFim),
      problemaDoLimitePorCoordenador(dados.limitePorCoordenador),
      problemaDoDia('prazoAvaliacao', dados.prazoAvaliacao),
      problemaDaOrdem('prazoAvaliacao', M.prazoAntesDoFim, fimDasInscricoes, dados.prazoAvaliacao),
      problemaDoDia('encerramentoSemInstrutores', dados.encerramentoSemInstrutores),
      normalizarTexto(dados.processo ?? '').length > PROCESSO_MAXIMO
        ? problema('processo', 'PROCESSO_LONGO', M.processoLongo)
        : null,
    ),
  ];
}

/** The vigência of a new call: a day that was not chosen is that of its year. */
export function vigenciaDoNovoEdital(dados: DadosDoEdital): ReturnType<typeof vigenciaPadrao> {
  const padrao = vigenciaPadrao(anoDoEdital(dados.nome ?? '') ?? 0);
  return {
    vigenciaInicio: dados.vigenciaInicio || padrao.vigenciaInicio,
    vigenciaFim: dados.vigenciaFim || padrao.vigenciaFim,
  };
}

/**
 * What is wrong with the data of a call to be created, also days that contradict each other. These are judged
 * only here: later the days move one by one, and the last day for appeals follows the publication (D1, D57).
 */
export function problemasDoNovoEdital(dados: DadosDoEdital): Problema[] {
  const semVigencia = problemasDoEdital(dados, true);
  if (semVigencia.length > 0) return semVigencia;
  const vigencia = vigenciaDoNovoEdital(dados);
  const problemas = problemasDoEdital({ ...dados, ...vigencia }, true);
  if (problemas.length > 0) return problemas;
  const { fim, fimRecursos, encerramentoSemInstrutores: encerramento } = dados;
  return reunir(
    problemaDaOrdem('fimRecursos', M.recursosAntesDasInscricoes, fim, fimRecursos) ??
      problemaDaOrdem('fimRecursos', M.recursosAntesDaAvaliacao, dados.prazoAvaliacao, fimRecursos),
    problemaDaOrdem('vigenciaFim', M.vigenciaAntesDasInscricoes, fim, dados.vigenciaFim),
    encerramento && !dentroDaVigencia(encerramento, vigencia)
      ? problema('encerramentoSemInstrutores', 'FORA_DA_VIGENCIA', M.encerramentoForaDaVigencia)
      : null,
  );
}

/** The first 5 May of the vigência, 30 days after publication; null when there is none (D44). */
export function encerramentoPadrao(
  { vigenciaInicio, vigenciaFim }: Pick<EditalGuardado, 'vigenciaFim' | 'vigenciaInicio'>,
  publicadoEm: string,
): string | null {
  const cedo = somarDias(publicadoEm, CARENCIA_SEM_INSTRUTORES_DIAS);
  const desde = compararDias(vigenciaInicio, cedo) > 0 ? vigenciaInicio : cedo;
  const ano = Number(desde.slice(0, 4));
  const dia = [ano, ano + 1]
    .map((a) => `${a}-${DIA_DO_ENCERRAMENTO}`)
    .find((d) => compararDias(d, desde) >= 0);
  return dia !== undefined && compararDias(dia, vigenciaFim) <= 0 ? dia : null;
}

export function faseEmVigor(edital: Pick<EditalGuardado, 'fase' | 'fim'>, agora: Date, fuso: string): Fase {
  const passou = compararDias(diaNoFuso(agora, fuso), edital.fim) > 0;
  return edital.fase === 'submissao' && passou ? 'avaliacao' : edital.fase;
}

/**
 * Whether the call takes proposals: in submissao, from inicio to fim, both inclusive, in days of the zone.
 */
export function estaAberto(
  edital: Pick<EditalGuardado, 'fase' | 'inicio' | 'fim'>,
  agora: Date,
  fuso: string,
): boolean {
  const comecou = compararDias(diaNoFuso(agora, fuso), edital.inicio) >= 0;
  return comecou && faseEmVigor(edital, agora, fuso) === 'submissao';
}

export function derivarEdital(guardado: EditalGuardado, agora: Date, fuso: string): Edital {
  const fase = faseEmVigor(guardado, agora, fuso);
  return {
    ...guardado,
    fase,
    aberto: estaAberto(guardado, agora, fuso),
    encerrado: fase === 'resultado' || fase === 'arquivado',
  };
}

/** The last day for appeals that the law proposes (Lei 9.784, arts. 59 and 66); the stored day rules. */
export function fimRecursosProposto(publicadoEm: string, semExpediente: DiasSemExpediente): string {
  return fimDoPrazo(publicadoEm, PRAZO_DE_RECURSO_DIAS, semExpediente);
}

/** Whether the day was chosen before the first day of submissions, so that every author knew it. */
function foiAnunciado({ fimRecursosDesde, inicio }: ComFimDosRecursos): boolean {
  return !fimRecursosDesde || compararDias(fimRecursosDesde, inicio) < 0;
}

type ComFimDosRecursos = Pick<EditalGuardado, 'fimRecursos' | 'fimRecursosDesde' | 'inicio'>;

/**
 * The last day for appeals of a result that is published on `hoje` (D57). Refuses a missing or past day, and
 * one earlier than the law's unless the call announced it.
 */
export function fimRecursosNaPublicacao(
  edital: ComFimDosRecursos,
  hoje: string,
  semExpediente: DiasSemExpediente,
): string {
  const { fimRecursos } = edital;
  const proposto = fimRecursosProposto(hoje, semExpediente);
  if (fimRecursos === null || compararDias(hoje, fimRecursos) > 0) return proposto;
  return compararDias(fimRecursos, proposto) >= 0 || foiAnunciado(edital) ? fimRecursos : proposto;
}
