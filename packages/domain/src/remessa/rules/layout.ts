import { ehDiaValido, somarDias } from '../../kernel/datas.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { DIAS_ATE_O_PAGAMENTO, MOTIVO_DA_REMESSA_MAXIMO, NOME_DO_LAYOUT_MAXIMO } from '../limits.ts';
import { MENSAGENS_REMESSA as M } from '../messages.ts';
import type { FormaDeRemessa, LayoutDeColunas, LayoutFixo, Pagador } from '../types.ts';
import { problemasDasColunas } from './layout-de-colunas.ts';
import { problemasDoLayoutFixo } from './layout-fixo.ts';

export interface LayoutEscrito {
  readonly nome: string;
  readonly colunas: LayoutDeColunas | null;
  readonly fixo: LayoutFixo | null;
}

export function problemasDoLayout({ nome, colunas, fixo }: LayoutEscrito): Problema[] {
  return [
    ...reunir(
      estaVazio(nome) ? problema('nome', 'SEM_NOME', M.escrevaONome) : null,
      contarCodePoints(nome) > NOME_DO_LAYOUT_MAXIMO ? problema('nome', 'TEXTO_LONGO', M.textoLongo) : null,
      problemaDeCaractere('nome', nome),
      colunas === null && fixo === null ? problema('colunas', 'SEM_COLUNAS', M.escolhaColunas) : null,
    ),
    ...(fixo === null ? [] : problemasDoLayoutFixo(fixo)),
    ...(colunas === null ? [] : problemasDasColunas(colunas)),
  ];
}

/** Whether the layout was written for this form; CNAB and payment by hand take none. */
export function serveAForma(forma: FormaDeRemessa, layout: Pick<LayoutEscrito, 'colunas' | 'fixo'>): boolean {
  if (forma === 'fixo') return layout.fixo !== null;
  return ['csv', 'ods', 'xlsx'].includes(forma) && layout.colunas !== null;
}

function problemaDaForma(forma: FormaDeRemessa, layout: LayoutEscrito | null): Problema | null {
  if (forma === 'fixo' && layout === null) return problema('layout', 'SEM_LAYOUT', M.escolhaOLayout);
  if (layout === null) return null;
  if (!serveAForma(forma, layout)) return problema('layout', 'OUTRA_FORMA', M.outraForma);
  return problemasDoLayout(layout).length === 0
    ? null
    : problema('layout', 'LAYOUT_INVALIDO', M.layoutComProblemas);
}

/** Needs a payer only where the file names one. */
export function problemasDaGeracao(pedido: {
  readonly forma: FormaDeRemessa;
  readonly layout: LayoutEscrito | null;
  readonly pagador: Pagador | null;
  readonly diaDoPagamento: string;
  readonly hoje: string;
  readonly soma: number;
}): Problema[] {
  const { forma, layout, pagador, diaDoPagamento: dia, hoje, soma } = pedido;
  const diaServe = ehDiaValido(dia) && dia >= hoje && dia <= somarDias(hoje, DIAS_ATE_O_PAGAMENTO);
  const comPagador =
    forma === 'cnab240' ||
    (layout?.fixo?.registros.some(({ campos }) => campos.some(({ fonte }) => fonte.startsWith('pagador'))) ??
      false);
  return reunir(
    problemaDaForma(forma, layout),
    comPagador && pagador === null ? problema('forma', 'SEM_PAGADOR', M.semPagador) : null,
    diaServe ? null : problema('diaDoPagamento', 'DIA_INVALIDO', M.escolhaODia),
    soma > 0 ? null : problema('forma', 'SEM_LINHAS', M.semLinhas),
  );
}

export function problemasDoMotivo(motivo: string | null | undefined): Problema[] {
  const escrito = motivo ?? '';
  return reunir(
    estaVazio(escrito) ? problema('motivo', 'SEM_MOTIVO', M.escrevaOMotivo) : null,
    problemaDeCaractere('motivo', escrito),
    contarCodePoints(escrito) > MOTIVO_DA_REMESSA_MAXIMO
      ? problema('motivo', 'TEXTO_LONGO', M.textoLongo)
      : null,
  );
}

/** Without a day: today. */
export function problemasDoResultado(pedido: {
  readonly resultado: 'paga' | 'devolvida';
  readonly dia: string | null;
  readonly motivo: string | null | undefined;
  readonly hoje: string;
}): Problema[] {
  const { resultado, dia, motivo, hoje } = pedido;
  if (resultado === 'devolvida') return problemasDoMotivo(motivo);
  return dia === null || (ehDiaValido(dia) && dia <= hoje)
    ? []
    : [problema('dia', 'DIA_INVALIDO', M.escolhaODiaPago)];
}
