import { reais } from '../../kernel/dinheiro.ts';
import { DomainError, exigirSemProblemas } from '../../kernel/domain-error.ts';
import { mesDoDia, somarMeses } from '../../kernel/meses.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { EMPENHO_MAXIMO, JUSTIFICATIVA_MAXIMA, VERBA_MAXIMA } from '../limits.ts';
import { MENSAGENS_PAGAMENTO as M } from '../messages.ts';
import type { Impedimento, Lancamento, ValorDaBolsa, Vinculo } from '../types.ts';
import { valorDaBolsa } from './valores.ts';

export const TIPOS_DO_ATO_DE_VERBA = ['aumento', 'reducao', 'retirada'] as const;
export type TipoDoAtoDeVerba = (typeof TIPOS_DO_ATO_DE_VERBA)[number];

/** What may be paid for a call, or for one unit in it, and what of it was used; all in cents. */
export interface Verba {
  readonly edital: Vinculo['edital'] & { readonly nome: string };
  /** null: the whole call. */
  readonly unidade: { readonly id: number; readonly nome: string } | null;
  /** The sum of its acts, since it was last withdrawn. */
  readonly autorizado: number;
  /** Withdrawn: it bounds nothing until it is raised again. */
  readonly retirada: boolean;
  /** What closed sheets pay, less the estornos that a remessa set off. */
  readonly fechado: number;
  /** What of this was paid. */
  readonly pago: number;
  /** Held before their sheets closed, and still due once released. */
  readonly retido: number;
  readonly projetos: readonly ProjetoDaVerba[];
}

export interface ProjetoDaVerba {
  readonly id: number;
  /** Scholarships granted and published; 0: none, or the project was closed without instructors. */
  readonly vagas: number;
  /** First and last day on which its places are paid. */
  readonly inicio: string;
  readonly fim: string;
}

export interface ContasDaVerba {
  readonly autorizado: number;
  /** What the places still to be paid would cost until their end, by the values in force. */
  readonly comprometido: number;
  readonly fechadoPorPagar: number;
  readonly pago: number;
  /** Below zero: what is committed goes beyond the budget. */
  readonly livre: number;
  /** Months of places without a registered value, which `comprometido` leaves out. */
  readonly semValor: number;
}

export const nomeDaVerba = ({
  edital,
  unidade,
}: {
  readonly edital: { readonly nome: string };
  readonly unidade: { readonly nome: string } | null;
}): string => (unidade === null ? edital.nome : `${edital.nome}, ${unidade.nome}`);

/** `ultimaFechada`: the last month with a closed sheet; null: none. The months after it are still to be paid. */
export function contasDaVerba(
  verba: Verba,
  valores: readonly ValorDaBolsa[],
  ultimaFechada: string | null,
): ContasDaVerba {
  let comprometido = verba.retido;
  let semValor = 0;
  for (const { vagas, inicio, fim } of verba.projetos) {
    const seguinte = ultimaFechada === null ? '' : somarMeses(ultimaFechada, 1);
    const primeiro = mesDoDia(inicio) > seguinte ? mesDoDia(inicio) : seguinte;
    for (let mes = primeiro; vagas > 0 && mes <= mesDoDia(fim); mes = somarMeses(mes, 1)) {
      const valor = valorDaBolsa(valores, verba.edital, mes);
      if (valor === null) semValor += vagas;
      else comprometido += vagas * valor;
    }
  }
  const { autorizado, fechado, pago } = verba;
  const fechadoPorPagar = fechado - pago;
  return {
    autorizado,
    comprometido,
    fechadoPorPagar,
    pago,
    livre: autorizado - fechado - comprometido,
    semValor,
  };
}

/** The cents by which a budget does not cover the lines of an open sheet; at most 0: it does. */
function faltaPara(
  { autorizado, fechado, projetos, retirada }: Verba,
  lancamentos: readonly Pick<Lancamento, 'pago' | 'projeto' | 'valor'>[],
): number {
  if (retirada) return 0;
  const seus = new Set(projetos.map(({ id }) => id));
  const novo = lancamentos.reduce(
    (soma, { pago, projeto, valor }) => soma + (pago && seus.has(projeto.id) ? (valor ?? 0) : 0),
    0,
  );
  // A sheet that pays nothing of it closes, also where the budget came later and is smaller.
  return novo === 0 ? 0 : fechado + novo - autorizado;
}

/** The first budget that the sheet goes beyond, and the refusal that names each of them; null: all cover it. */
export function verbaQueFalta(
  verbas: readonly Verba[],
  lancamentos: readonly Pick<Lancamento, 'pago' | 'projeto' | 'valor'>[],
): (Impedimento & { readonly edital: number }) | null {
  const faltam = verbas
    .map((verba) => ({ verba, falta: faltaPara(verba, lancamentos) }))
    .filter(({ falta }) => falta > 0);
  const [primeira] = faltam;
  if (primeira === undefined) return null;
  const quais = faltam.map(({ verba, falta }) => `${nomeDaVerba(verba)}: faltam ${reais(falta)}`);
  return {
    codigo: 'VERBA_INSUFICIENTE',
    mensagem: M.verbaInsuficiente(quais.join('; ')),
    edital: primeira.verba.edital.id,
  };
}

export interface AtoDeVerba {
  readonly tipo: TipoDoAtoDeVerba;
  readonly centavos: number;
  readonly empenho: string;
  readonly motivo: string;
}

export function problemasDoAtoDeVerba(pedido: {
  readonly tipo: TipoDoAtoDeVerba;
  readonly centavos?: number | null | undefined;
  readonly empenho?: string | null | undefined;
  readonly motivo?: string | null | undefined;
}): Problema[] {
  const { tipo } = pedido;
  const [empenho, motivo, centavos] = [pedido.empenho ?? '', pedido.motivo ?? '', pedido.centavos ?? 0];
  const doMotivo = reunir(
    estaVazio(motivo) ? problema('motivo', 'SEM_MOTIVO', M.escrevaOMotivo) : null,
    problemaDeCaractere('motivo', motivo),
    contarCodePoints(motivo) > JUSTIFICATIVA_MAXIMA ? problema('motivo', 'TEXTO_LONGO', M.textoLongo) : null,
  );
  if (tipo === 'retirada') return doMotivo;
  const certo = Number.isInteger(centavos) && centavos >= 1 && centavos <= VERBA_MAXIMA;
  return [
    ...reunir(
      certo ? null : problema('centavos', 'VALOR_INVALIDO', M.verbaInvalida),
      estaVazio(empenho) ? problema('empenho', 'SEM_EMPENHO', M.escrevaOEmpenho) : null,
      problemaDeCaractere('empenho', empenho),
      contarCodePoints(empenho) > EMPENHO_MAXIMO ? problema('empenho', 'TEXTO_LONGO', M.textoLongo) : null,
    ),
    ...doMotivo,
  ];
}

/**
 * Raises, lowers or withdraws a budget. Throws 422 beside each field; 409 where it would be less than closed sheets pay,
 * or where there is none to withdraw.
 * `verba`: as it is; null: the first act of it.
 */
export function registrarAtoDeVerba(
  pedido: Parameters<typeof problemasDoAtoDeVerba>[0],
  verba: Pick<Verba, 'autorizado' | 'fechado' | 'retirada'> | null,
): AtoDeVerba {
  exigirSemProblemas(problemasDoAtoDeVerba(pedido));
  const { tipo } = pedido;
  const centavos = pedido.centavos ?? 0;
  const motivo = (pedido.motivo ?? '').trim();
  if (tipo === 'retirada') {
    if (verba === null || verba.retirada) throw new DomainError('conflito', 'SEM_VERBA', M.semVerba);
    return { tipo, centavos: verba.autorizado, empenho: '', motivo };
  }
  const { autorizado, fechado } = verba ?? { autorizado: 0, fechado: 0 };
  if (tipo === 'reducao' && (verba === null || autorizado - centavos < Math.max(0, fechado))) {
    throw new DomainError('conflito', 'VERBA_USADA', M.verbaUsada(reais(fechado), reais(autorizado)));
  }
  return { tipo, centavos, empenho: (pedido.empenho ?? '').trim(), motivo };
}
