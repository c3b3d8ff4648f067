import { NOMES_DOS_TIPOS_DE_CONTA } from '../../banco/messages.ts';
import { formatarDia } from '../../kernel/datas.ts';
import { emReais } from '../../kernel/dinheiro.ts';
import { formatarMes } from '../../kernel/meses.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { estaVazio } from '../../kernel/texto.ts';
import { MENSAGENS_REMESSA as M } from '../messages.ts';
import type { ColunaDaRemessa, DadosDaRemessa, Favorecido, LayoutDeColunas } from '../types.ts';

export type CelulaDaRemessa = string | number | null;

const NOMES_DO_TIPO = {
  NORMAL: 'do mês',
  COMPLEMENTO: 'complemento',
  AJUSTE: 'complemento',
  ESTORNO: 'estorno',
};
const comDigito = (numero: string, digito: string | null) =>
  digito === null ? numero : `${numero}-${digito}`;

const CELULAS: Readonly<Record<ColunaDaRemessa, (f: Favorecido, r: DadosDaRemessa) => CelulaDaRemessa>> = {
  tipo: ({ tipo }) => NOMES_DO_TIPO[tipo],
  mes: (_, { mes }) => formatarMes(mes),
  nome: ({ nome }) => nome,
  // Text: as a number it would lose its first zeros.
  cpf: ({ cpf }) => cpf,
  matricula: ({ matricula }) => matricula,
  banco: ({ conta }) => conta?.banco ?? null,
  nomeDoBanco: ({ nomeDoBanco }) => nomeDoBanco,
  agencia: ({ conta }) => (conta === null ? null : comDigito(conta.agencia, conta.digitoDaAgencia)),
  conta: ({ conta }) => (conta === null ? null : comDigito(conta.conta, conta.digito)),
  tipoDeConta: ({ conta }) => (conta === null ? null : NOMES_DOS_TIPOS_DE_CONTA[conta.tipo]),
  valor: ({ centavos }) => emReais(centavos),
  diaDoPagamento: (_, { diaDoPagamento }) => formatarDia(diaDoPagamento),
  projeto: ({ projeto }) => projeto,
  documento: ({ documento }) => documento,
};

/** The rows below the heads; the last one has the sum, where the layout says so and has the amount. */
export function linhasDaPlanilha(
  { colunas, soma }: LayoutDeColunas,
  remessa: DadosDaRemessa,
  favorecidos: readonly Favorecido[],
): CelulaDaRemessa[][] {
  const linhas = favorecidos.map((f) => colunas.map(({ fonte }) => CELULAS[fonte](f, remessa)));
  const valor = colunas.findIndex(({ fonte }) => fonte === 'valor');
  if (!soma || valor === -1) return linhas;
  const total = emReais(favorecidos.reduce((cents, { centavos }) => cents + centavos, 0));
  return [...linhas, colunas.map((_, i) => (i === valor ? total : i === 0 ? 'Soma' : null))];
}

/** The same as the texts of a .csv: amounts with both digits of the cents, '700,00'. */
export function celulasDoCsv(
  layout: LayoutDeColunas,
  remessa: DadosDaRemessa,
  favorecidos: readonly Favorecido[],
): CelulaDaRemessa[][] {
  return linhasDaPlanilha(layout, remessa, favorecidos).map((linha) =>
    linha.map((celula, i) =>
      layout.colunas[i]?.fonte === 'valor' && typeof celula === 'number'
        ? celula.toFixed(2).replace('.', ',')
        : celula,
    ),
  );
}

export function problemasDasColunas({ colunas }: LayoutDeColunas): Problema[] {
  if (colunas.length === 0) return [problema('colunas', 'SEM_COLUNAS', M.escolhaColunas)];
  return colunas.flatMap(({ fonte, titulo }, i) => {
    if (colunas.findIndex((um) => um.fonte === fonte) < i) {
      return [problema(`colunas.${i}`, 'COLUNA_REPETIDA', M.colunaRepetida)];
    }
    return estaVazio(titulo) ? [problema(`colunas.${i}`, 'SEM_TITULO', M.escrevaOTitulo)] : [];
  });
}
