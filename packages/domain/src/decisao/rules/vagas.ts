import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import type { VagasDadas } from '../../projeto/types.ts';
import { REMUNERADOS_APROVADOS_MAXIMO, VOLUNTARIOS_APROVADOS_MAXIMO } from '../limits.ts';
import { MENSAGENS_DECISAO as M } from '../messages.ts';
import type { Vagas } from '../types.ts';

type Aprovadas = Partial<Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>>;

function ate(maximo: number, valor: number | undefined): boolean {
  return valor !== undefined && Number.isInteger(valor) && valor >= 0 && valor <= maximo;
}

export function problemasDasVagas(dadas: Aprovadas): Problema[] {
  return reunir(
    ate(REMUNERADOS_APROVADOS_MAXIMO, dadas.remunerados_aprovados)
      ? null
      : problema('remunerados_aprovados', 'VAGAS_INVALIDAS', M.remuneradosForaDaFaixa),
    ate(VOLUNTARIOS_APROVADOS_MAXIMO, dadas.voluntarios_aprovados)
      ? null
      : problema('voluntarios_aprovados', 'VAGAS_INVALIDAS', M.voluntariosForaDaFaixa),
  );
}

/** More granted than asked for is highlighted, not refused (D19). */
export function acimaDoPedido(vagas: Vagas): boolean {
  return vagas.remunerados_aprovados > vagas.remunerados || vagas.voluntarios_aprovados > vagas.voluntarios;
}

export function vagasDadas(vagas: Vagas): VagasDadas {
  const todas =
    vagas.remunerados_aprovados >= vagas.remunerados && vagas.voluntarios_aprovados >= vagas.voluntarios;
  if (todas) return 'todas';
  return vagas.remunerados_aprovados + vagas.voluntarios_aprovados === 0 ? 'nenhuma' : 'parte';
}

/** Text beside a situation without places, so that it is not read as places. */
export function notaDasVagas(situacao: string, vagas: VagasDadas | null): string | null {
  return situacao !== 'SUBMETIDO' && vagas === 'nenhuma' ? M.semVagas : null;
}

/** `suplente`: the text shown instead, where the call has a list of suplentes. */
/** Granted places under the names that a meeting of the committee has for them. */
export function vagasDoItem(aprovadas: {
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
}): { readonly remunerados: number; readonly voluntarios: number } {
  return { remunerados: aprovadas.remunerados_aprovados, voluntarios: aprovadas.voluntarios_aprovados };
}

export function situacaoPorExtenso(
  situacao: string,
  vagas: VagasDadas | null,
  suplente: string | null = null,
  /** Text added when a meeting decided other places. */
  alterada: string | null = null,
): string {
  const notas = [suplente ?? notaDasVagas(situacao, vagas), alterada].filter((nota) => nota !== null);
  return notas.length === 0 ? situacao : `${situacao} (${notas.join('; ')})`;
}
