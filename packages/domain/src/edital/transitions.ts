import { type AtoDoEdital, type ContagemDoEdital, pendenciasDoAto } from '../avaliacao/rules/pendencias.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import { compararDias, diaNoFuso } from '../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { normalizarTexto } from '../kernel/texto.ts';
import { TIPO_PADRAO } from './limits.ts';
import { MENSAGENS_EDITAL as M } from './messages.ts';
import { anoDoEdital, estaAberto, faseEmVigor, problemasDoEdital, vigenciaPadrao } from './rules.ts';
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
  { ato: 'reabrir', de: 'avaliacao', para: 'submissao', quem: ['administrador'] },
  { ato: 'iniciarDecisao', de: 'avaliacao', para: 'decisao', quem: ['administrador'] },
  {
    ato: 'enviarASecretaria',
    de: 'decisao',
    para: 'secretaria',
    quem: ['administrador', 'PRESIDENTE_COMISSAO'],
  },
  { ato: 'publicar', de: 'secretaria', para: 'resultado', quem: ['secretaria', 'administrador'] },
  { ato: 'arquivar', de: 'resultado', para: 'arquivado', quem: ['administrador'] },
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
  return {
    nome: normalizarTexto(nome),
    ano: anoDoEdital(nome) ?? 0,
    inicio,
    fim,
    fase: 'submissao',
    tipoProjeto: dados.tipoProjeto ?? TIPO_PADRAO,
    fimRecursos: dados.fimRecursos || null,
    limiteBolsas: dados.limiteBolsas ?? null,
    publicacao: dados.publicacao || diaNoFuso(agora, fuso),
    resultadoPublicadoEm: null,
    encerradoEm: null,
    ...vigenciaPadrao(anoDoEdital(nome) ?? 0),
    limitePorCoordenador: null,
    prazoAvaliacao: null,
    encerramentoSemInstrutores: null,
  };
}

/** Closes the call early: phase avaliacao at once (D1). 409 unless aberto. `versao` is the repository's matter. */
export function encerrarInscricoes(edital: EditalGuardado, agora: Date, fuso: string): EditalGuardado {
  if (!estaAberto(edital, agora, fuso)) {
    throw new DomainError('conflito', 'EDITAL_NAO_ABERTO', M.naoEstaAberto);
  }
  return { ...edital, fase: 'avaliacao' };
}

/**
 * Changes the data of a call. A sent `fim` of today or later reopens a call in avaliacao, unless an evaluator is
 * designated: 409 'Já há avaliador designado neste edital' (D1). 422 for bad data, 409 for an archived call.
 */
export function atualizarEdital(
  guardado: EditalGuardado,
  dados: DadosDoEdital,
  { agora, fuso, temAvaliadorDesignado }: Momento & { readonly temAvaliadorDesignado: boolean },
): EditalGuardado {
  const fase = faseEmVigor(guardado, agora, fuso);
  if (fase === 'arquivado') throw new DomainError('conflito', 'EDITAL_ARQUIVADO', M.arquivado);
  const junto = { ...guardado, ...semIndefinidos(dados) };
  exigirSemProblemas(problemasDoEdital(junto, true));
  const reabre =
    fase === 'avaliacao' && dados.fim !== undefined && compararDias(dados.fim, diaNoFuso(agora, fuso)) >= 0;
  if (reabre && temAvaliadorDesignado) {
    throw new DomainError('conflito', 'AVALIADOR_JA_DESIGNADO', M.jaHaAvaliador);
  }
  return {
    ...junto,
    nome: normalizarTexto(junto.nome),
    ano: anoDoEdital(junto.nome) ?? guardado.ano,
    fimRecursos: junto.fimRecursos || null,
    fase: reabre ? 'submissao' : guardado.fase,
  };
}

/** Throws the 409 of the first thing that forbids this act on a call; the screens list the same (D1, D3). */
export function exigirSemBloqueios(ato: AtoDoEdital, contagem: ContagemDoEdital): void {
  const [primeiro] = pendenciasDoAto(ato, contagem).bloqueios;
  if (primeiro !== undefined) throw new DomainError('conflito', primeiro.codigo, primeiro.mensagem);
}

/** Starts the decision: every project designated and assessed (D3). In decisao already, it stays there (access.csv). */
export function iniciarDecisao(edital: EditalGuardado, contagem: ContagemDoEdital): EditalGuardado {
  exigirSemBloqueios('iniciarDecisao', contagem);
  return { ...edital, fase: 'decisao' };
}

/** Sends a call to the secretariat; a second time 409 'ele já foi enviado para a secretaria' (D20). */
export function enviarASecretaria(edital: EditalGuardado, contagem: ContagemDoEdital): EditalGuardado {
  exigirSemBloqueios('enviarASecretaria', contagem);
  return { ...edital, fase: 'secretaria' };
}

/** Publishes the results of a call at this instant (D20). 409 outside secretaria. */
export function publicar(edital: EditalGuardado, contagem: ContagemDoEdital, agora: Date): EditalGuardado {
  exigirSemBloqueios('publicar', contagem);
  return { ...edital, fase: 'resultado', resultadoPublicadoEm: agora.toISOString() };
}

/** Ends a call. 409 outside resultado, or while an appeal is pending (api.md). */
export function arquivar(edital: EditalGuardado, contagem: ContagemDoEdital): EditalGuardado {
  exigirSemBloqueios('arquivar', contagem);
  return { ...edital, fase: 'arquivado' };
}

/** Only the fields of a call that were sent; an empty publicacao counts as not sent. */
function semIndefinidos(dados: DadosDoEdital): Partial<EditalGuardado> {
  const { nome, inicio, fim, tipoProjeto, fimRecursos, publicacao, limiteBolsas } = dados;
  return {
    ...(nome === undefined ? {} : { nome }),
    ...(inicio === undefined ? {} : { inicio }),
    ...(fim === undefined ? {} : { fim }),
    ...(tipoProjeto === undefined ? {} : { tipoProjeto }),
    ...(fimRecursos === undefined ? {} : { fimRecursos }),
    ...(publicacao ? { publicacao } : {}),
    ...(limiteBolsas === undefined ? {} : { limiteBolsas }),
  };
}
