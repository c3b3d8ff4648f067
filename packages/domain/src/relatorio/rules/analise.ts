import { compararDias, ehDiaValido, formatarDia, somarDias } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { DIAS_DA_CORRECAO_MAXIMO, MOTIVO_DA_DEVOLUCAO_MAXIMO } from '../limits.ts';
import { MENSAGENS_DA_ANALISE as M } from '../messages.ts';
import type { AnaliseDoRelatorio, SituacaoDoRelatorio } from '../types.ts';

/** `analise`: the one of the report's present version; null: nobody answered yet. */
export function situacaoDoRelatorio(
  analise: Pick<AnaliseDoRelatorio, 'resultado'> | null,
): SituacaoDoRelatorio {
  return analise?.resultado ?? 'ENVIADO';
}

/** Whether the report came back for correction and its last day has not passed. */
export function correcaoAberta(
  analise: Pick<AnaliseDoRelatorio, 'ate' | 'resultado'> | null,
  hoje: string,
): boolean {
  return analise?.resultado === 'DEVOLVIDO' && analise.ate !== null && compararDias(hoje, analise.ate) <= 0;
}

/** Throws 409: what was approved stays as it was approved. */
export function exigirNaoAprovado(analise: Pick<AnaliseDoRelatorio, 'resultado'> | null): void {
  if (analise?.resultado === 'APROVADO') {
    throw new DomainError('conflito', 'RELATORIO_APROVADO', M.aprovadoNaoMuda);
  }
}

/** Throws 409 unless the report waits for an answer. */
export function exigirEnviado(analise: Pick<AnaliseDoRelatorio, 'ate' | 'resultado'> | null): void {
  if (analise === null) return;
  if (analise.resultado === 'APROVADO') throw new DomainError('conflito', 'RELATORIO_APROVADO', M.jaAprovado);
  const mensagem = M.jaDevolvido(formatarDia(analise.ate ?? ''));
  throw new DomainError('conflito', 'RELATORIO_DEVOLVIDO', mensagem);
}

function problemaDoMotivo(motivo: string): Problema | null {
  if (estaVazio(motivo)) return problema('motivo', 'TEXTO_VAZIO', M.escrevaOMotivo);
  const longo = contarCodePoints(motivo) > MOTIVO_DA_DEVOLUCAO_MAXIMO;
  return longo ? problema('motivo', 'TEXTO_LONGO', M.motivoMaximo) : problemaDeCaractere('motivo', motivo);
}

export function problemasDaDevolucao(
  { motivo, ate }: { readonly motivo?: string | null | undefined; readonly ate?: string | null | undefined },
  hoje: string,
): Problema[] {
  const dia = ate ?? '';
  const vale =
    ehDiaValido(dia) &&
    compararDias(dia, hoje) >= 0 &&
    compararDias(dia, somarDias(hoje, DIAS_DA_CORRECAO_MAXIMO)) <= 0;
  return reunir(
    problemaDoMotivo(motivo ?? ''),
    vale ? null : problema('ate', 'DIA_INVALIDO', M.diaDaCorrecao),
  );
}
