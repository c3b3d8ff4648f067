import { type AtoDoEdital, type ContagemDoEdital, pendenciasDoAto } from '../avaliacao/rules/pendencias.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import { compararDias, diaNoFuso, ehDiaValido, somarDias } from '../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { problema } from '../kernel/problema.ts';
import { normalizarTexto } from '../kernel/texto.ts';
import { CARENCIA_SEM_INSTRUTORES_DIAS, TIPO_PADRAO } from './limits.ts';
import { MENSAGENS_EDITAL as M } from './messages.ts';
import { exigirMudancaPermitida, type FatosDoEdital } from './rules/mudancas.ts';
import {
  anoDoEdital,
  dentroDaVigencia,
  encerramentoPadrao,
  estaAberto,
  faseEmVigor,
  fimRecursosProposto,
  problemasDoEdital,
  problemasDoMotivoDoEdital,
  vigenciaPadrao,
} from './rules.ts';
import type { DadosDoEdital, EditalGuardado, Fase } from './types.ts';

export interface Transicao {
  readonly ato: string;
  readonly de: Fase;
  readonly para: Fase;
  /** Who may do it; empty when the clock does. */
  readonly quem: readonly TipoDeUsuario[];
}

/** Every move between phases; a pair that is not here is forbidden (D1). */
export const TRANSICOES: readonly Transicao[] = [
  { ato: 'fimDoPrazo', de: 'submissao', para: 'avaliacao', quem: [] },
  { ato: 'encerrarInscricoes', de: 'submissao', para: 'avaliacao', quem: ['administrador'] },
  { ato: 'reabrirInscricoes', de: 'avaliacao', para: 'submissao', quem: ['administrador'] },
  { ato: 'iniciarDecisao', de: 'avaliacao', para: 'decisao', quem: ['administrador'] },
  {
    ato: 'enviarASecretaria',
    de: 'decisao',
    para: 'secretaria',
    quem: ['administrador', 'PRESIDENTE_COMISSAO'],
  },
  { ato: 'publicar', de: 'secretaria', para: 'resultado', quem: ['secretaria', 'administrador'] },
  { ato: 'arquivar', de: 'resultado', para: 'arquivado', quem: ['administrador'] },
  { ato: 'devolver', de: 'decisao', para: 'avaliacao', quem: ['administrador'] },
  { ato: 'devolver', de: 'secretaria', para: 'decisao', quem: ['administrador'] },
  { ato: 'desarquivar', de: 'arquivado', para: 'resultado', quem: ['administrador'] },
];

interface Momento {
  readonly agora: Date;
  readonly fuso: string;
}

/** A call without identity, as it is stored first: phase submissao, publicacao today unless given (D1, D4, D5). Throws 422. */
export function criarEdital(
  dados: DadosDoEdital,
  { agora, fuso }: Momento,
): Omit<EditalGuardado, 'id' | 'versao'> {
  exigirSemProblemas(problemasDoEdital(dados, true));
  const { nome = '', inicio = '', fim = '' } = dados;
  const ano = anoDoEdital(nome) ?? 0;
  const padrao = vigenciaPadrao(ano);
  const vigencia = {
    vigenciaInicio: dados.vigenciaInicio || padrao.vigenciaInicio,
    vigenciaFim: dados.vigenciaFim || padrao.vigenciaFim,
  };
  exigirSemProblemas(problemasDoEdital({ ...dados, ...vigencia }, true));
  const encerramento = dados.encerramentoSemInstrutores || null;
  if (encerramento !== null && !dentroDaVigencia(encerramento, vigencia)) {
    exigirSemProblemas([
      problema('encerramentoSemInstrutores', 'FORA_DA_VIGENCIA', M.encerramentoForaDaVigencia),
    ]);
  }
  return {
    nome: normalizarTexto(nome),
    ano,
    inicio,
    fim,
    fase: 'submissao',
    tipoProjeto: dados.tipoProjeto ?? TIPO_PADRAO,
    fimRecursos: dados.fimRecursos || null,
    limiteBolsas: dados.limiteBolsas ?? null,
    publicacao: dados.publicacao || diaNoFuso(agora, fuso),
    resultadoPublicadoEm: null,
    encerradoEm: null,
    ...vigencia,
    limitePorCoordenador: dados.limitePorCoordenador ?? null,
    prazoAvaliacao: dados.prazoAvaliacao || null,
    encerramentoSemInstrutores: encerramento,
  };
}

/** Closes the call early: phase avaliacao at once; `fim` stays as announced (D1). 409 unless aberto. */
export function encerrarInscricoes(edital: EditalGuardado, agora: Date, fuso: string): EditalGuardado {
  if (!estaAberto(edital, agora, fuso)) {
    throw new DomainError('conflito', 'EDITAL_NAO_ABERTO', M.naoEstaAberto);
  }
  return { ...edital, fase: 'avaliacao', encerradoEm: agora.toISOString() };
}

/** The call with what was sent; nothing but these fields, and never the phase (D1). 422 for bad data, 409 for what may not change now. */
export function atualizarEdital(
  guardado: EditalGuardado,
  { motivo, ...dados }: DadosDoEdital & { readonly motivo?: string | null | undefined },
  fatos: FatosDoEdital,
): EditalGuardado {
  const junto = { ...guardado, ...semIndefinidos(dados) };
  exigirSemProblemas(problemasDoEdital(junto, true));
  const depois = {
    ...junto,
    nome: normalizarTexto(junto.nome),
    ano: anoDoEdital(junto.nome) ?? guardado.ano,
  };
  exigirMudancaPermitida(guardado, depois, fatos, motivo);
  return depois;
}

/** Throws 409 when a coordinator has `enviados` projects in a call that takes no more from one person (D46). */
export function exigirAbaixoDoLimite(
  { limitePorCoordenador }: Pick<EditalGuardado, 'limitePorCoordenador'>,
  enviados: number,
): void {
  if (limitePorCoordenador !== null && enviados >= limitePorCoordenador) {
    throw new DomainError('conflito', 'LIMITE_POR_COORDENADOR', M.limitePorCoordenador);
  }
}

interface Reabertura {
  readonly fim: string | undefined;
  readonly motivo: string | null | undefined;
}

/**
 * Takes proposals again, until the end of `fim` (D1). 409 outside avaliacao, and once an evaluator is designated:
 * 'Já há avaliador designado neste edital'.
 */
export function reabrirInscricoes(
  edital: EditalGuardado,
  { fim, motivo }: Reabertura,
  { agora, fuso, temAvaliadorDesignado }: Momento & { readonly temAvaliadorDesignado: boolean },
): EditalGuardado {
  if (faseEmVigor(edital, agora, fuso) !== 'avaliacao') {
    throw new DomainError('conflito', 'FORA_DA_AVALIACAO', M.naoEstaEmAvaliacao);
  }
  if (temAvaliadorDesignado) {
    throw new DomainError('conflito', 'AVALIADOR_JA_DESIGNADO', M.jaHaAvaliador);
  }
  const passado = fim && ehDiaValido(fim) && compararDias(fim, diaNoFuso(agora, fuso)) < 0;
  const depois: EditalGuardado = { ...edital, fim: fim ?? '', fase: 'submissao', encerradoEm: null };
  exigirSemProblemas([
    ...problemasDoEdital(depois, true),
    ...(passado ? [problema('fim', 'FIM_PASSADO', M.fimPassado)] : []),
    ...problemasDoMotivoDoEdital(motivo),
  ]);
  return depois;
}

/** Where sending back leads from each phase (D45). */
const DEVOLUCAO: Partial<Readonly<Record<Fase, Fase>>> = { decisao: 'avaliacao', secretaria: 'decisao' };

/** Sends a call back one phase, with a reason; what was entered stays (D45). 409 outside decisao and secretaria. */
export function devolver(edital: EditalGuardado, motivo: string | null | undefined): EditalGuardado {
  const fase = DEVOLUCAO[edital.fase];
  if (fase === undefined) {
    const publicado = edital.fase === 'resultado' || edital.fase === 'arquivado';
    throw publicado
      ? new DomainError('conflito', 'JA_PUBLICADO', M.jaPublicado)
      : new DomainError('conflito', 'NAO_PODE_DEVOLVER', M.naoPodeDevolver);
  }
  exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
  return { ...edital, fase };
}

/** Brings an archived call back to its results, with a reason (D1). 409 when it is not archived. */
export function desarquivar(edital: EditalGuardado, motivo: string | null | undefined): EditalGuardado {
  if (edital.fase !== 'arquivado') {
    throw new DomainError('conflito', 'NAO_ARQUIVADO', M.naoEstaArquivado);
  }
  exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
  return { ...edital, fase: 'resultado' };
}

/** Throws the 409 of the first thing that forbids this act on a call; the screens list the same (D1, D3). */
export function exigirSemBloqueios(ato: AtoDoEdital, contagem: ContagemDoEdital): void {
  const [primeiro] = pendenciasDoAto(ato, contagem).bloqueios;
  if (primeiro !== undefined) throw new DomainError('conflito', primeiro.codigo, primeiro.mensagem);
}

/** Starts the decision: every project designated and assessed (D3). In decisao already, it stays there. */
export function iniciarDecisao(edital: EditalGuardado, contagem: ContagemDoEdital): EditalGuardado {
  exigirSemBloqueios('iniciarDecisao', contagem);
  return { ...edital, fase: 'decisao' };
}

/** Sends a call to the secretariat; a second time 409 'ele já foi enviado para a secretaria' (D20). */
export function enviarASecretaria(edital: EditalGuardado, contagem: ContagemDoEdital): EditalGuardado {
  exigirSemBloqueios('enviarASecretaria', contagem);
  return { ...edital, fase: 'secretaria' };
}

/**
 * Publishes the results of a call at this instant (D20). 409 outside secretaria. A last day for appeals that has
 * passed moves to the tenth day after (D1); the closing of projects without instructors gets its day (D44).
 */
export function publicar(
  edital: EditalGuardado,
  contagem: ContagemDoEdital,
  { agora, fuso }: Momento,
): EditalGuardado {
  exigirSemBloqueios('publicar', contagem);
  const hoje = diaNoFuso(agora, fuso);
  const { fimRecursos, encerramentoSemInstrutores: escolhido } = edital;
  const passou = fimRecursos !== null && compararDias(fimRecursos, hoje) < 0;
  const cedo =
    escolhido === null || compararDias(escolhido, somarDias(hoje, CARENCIA_SEM_INSTRUTORES_DIAS)) < 0;
  return {
    ...edital,
    fase: 'resultado',
    resultadoPublicadoEm: agora.toISOString(),
    fimRecursos: passou ? fimRecursosProposto(hoje) : fimRecursos,
    encerramentoSemInstrutores: cedo ? encerramentoPadrao(edital, hoje) : escolhido,
  };
}

/** Ends a call. 409 outside resultado, or while an appeal is pending. */
export function arquivar(edital: EditalGuardado, contagem: ContagemDoEdital): EditalGuardado {
  exigirSemBloqueios('arquivar', contagem);
  return { ...edital, fase: 'arquivado' };
}

/** Only the fields of a call that were sent; an empty day counts as none, or as not sent where a call needs one. */
function semIndefinidos(dados: DadosDoEdital): Partial<EditalGuardado> {
  const { publicacao, vigenciaInicio, vigenciaFim, fimRecursos, prazoAvaliacao, ...resto } = dados;
  const { encerramentoSemInstrutores, ...iguais } = resto;
  const enviados = Object.entries(iguais).filter(([, valor]) => valor !== undefined);
  const dias = { fimRecursos, prazoAvaliacao, encerramentoSemInstrutores };
  const diasEnviados = Object.entries(dias).filter(([, valor]) => valor !== undefined);
  const exigidos = { publicacao, vigenciaInicio, vigenciaFim };
  return {
    ...(Object.fromEntries(enviados) as Partial<EditalGuardado>),
    ...(Object.fromEntries(
      diasEnviados.map(([campo, dia]) => [campo, dia || null]),
    ) as Partial<EditalGuardado>),
    ...(Object.fromEntries(Object.entries(exigidos).filter(([, dia]) => dia)) as Partial<EditalGuardado>),
  };
}
