import {
  MAXIMO_NO_RECURSO,
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '../avaliacao/limits.ts';
import { limitarNota, totalDasNotas } from '../avaliacao/rules/notas.ts';
import {
  CRITERIOS_FASE1,
  CRITERIOS_FASE2,
  type Criterio,
  type PontuacoesDigitadas,
  type Vagas,
} from '../avaliacao/types.ts';
import type { TipoDeProjeto } from '../edital/types.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, temCaracterNaoGuardavel, textoPuro } from '../kernel/texto.ts';
import { FEEDBACK_MAXIMO, MENSAGEM_DO_RECURSO_MAXIMO } from './limits.ts';
import { MENSAGENS_RECURSO as M } from './messages.ts';
import type { DadosDaDecisao, Decidido } from './types.ts';

function problemasDoTexto(
  campo: 'feedback' | 'mensagem',
  texto: string,
  { vazio, maximo, longo }: { readonly vazio: string; readonly maximo: number; readonly longo: string },
): Problema[] {
  if (temCaracterNaoGuardavel(texto)) return [problema(campo, 'CARACTER_PROIBIDO', M.textoNaoGuardavel)];
  return reunir(
    estaVazio(textoPuro(texto)) ? problema(campo, 'TEXTO_VAZIO', vazio) : null,
    contarCodePoints(texto) > maximo ? problema(campo, 'TEXTO_LONGO', longo) : null,
  );
}

export function problemasDaMensagem(mensagem: string | null | undefined): Problema[] {
  return problemasDoTexto('mensagem', mensagem ?? '', {
    vazio: M.mensagemVazia,
    maximo: MENSAGEM_DO_RECURSO_MAXIMO,
    longo: M.mensagemMaxima,
  });
}

/** Both decisions need reasons (D21). */
export function problemasDoFeedback(feedback: string | null | undefined): Problema[] {
  return problemasDoTexto('feedback', feedback ?? '', {
    vazio: M.parecerVazio,
    maximo: FEEDBACK_MAXIMO,
    longo: M.parecerMaximo,
  });
}

function criteriosDo(tipo: TipoDeProjeto): readonly Criterio[] {
  return tipo === 'TIPO I' ? [...CRITERIOS_FASE1, ...CRITERIOS_FASE2] : CRITERIOS_FASE1;
}

export function problemasDosNumeros(dados: DadosDaDecisao, tipo: TipoDeProjeto): Problema[] {
  const campos = [...criteriosDo(tipo), 'remunerados_aprovados', 'voluntarios_aprovados'] as const;
  return campos
    .filter((campo) => typeof dados[campo] !== 'number' || Number.isNaN(dados[campo]))
    .map((campo) => problema(campo, 'NOTA_VAZIA', M.notaFalta));
}

export function problemasDaDecisao(dados: DadosDaDecisao, tipo: TipoDeProjeto): Problema[] {
  return [...problemasDoFeedback(dados.feedback), ...problemasDosNumeros(dados, tipo)];
}

/** The screen's cap, or the given score where that is higher (D16). */
export function maximoNoRecurso(criterio: Criterio, original: PontuacoesDigitadas): number {
  return Math.max(MAXIMO_NO_RECURSO[criterio], original[criterio] ?? 0);
}

/** Stores min(sent, max(cap of the screen, original)) (D16). Phase 2 stays null for TIPO II. */
export function limitarDecisao(
  dados: DadosDaDecisao,
  tipo: TipoDeProjeto,
  original: PontuacoesDigitadas,
): Decidido {
  const criterios = criteriosDo(tipo);
  const nota = (criterio: Criterio) =>
    criterios.includes(criterio)
      ? limitarNota(dados[criterio] ?? 0, maximoNoRecurso(criterio, original))
      : null;
  const vagas = (valor: number | null | undefined, maximo: number) =>
    Math.min(Math.max(Math.trunc(valor ?? 0), 0), maximo);
  return {
    ...(Object.fromEntries([...CRITERIOS_FASE1, ...CRITERIOS_FASE2].map((c) => [c, nota(c)])) as Record<
      Criterio,
      number | null
    >),
    remunerados_aprovados: vagas(dados.remunerados_aprovados, REMUNERADOS_APROVADOS_MAXIMO),
    voluntarios_aprovados: vagas(dados.voluntarios_aprovados, VOLUNTARIOS_APROVADOS_MAXIMO),
  };
}

type Ganho = PontuacoesDigitadas & Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

/** A lower total, or fewer places of either kind (D16). */
export function diminui(antes: Ganho, depois: Ganho): boolean {
  return (
    (totalDasNotas(depois) ?? 0) < (totalDasNotas(antes) ?? 0) ||
    depois.remunerados_aprovados < antes.remunerados_aprovados ||
    depois.voluntarios_aprovados < antes.voluntarios_aprovados
  );
}
