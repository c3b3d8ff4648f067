import { totalDeHoras } from '@instrutoria/domain/frequencia/rules/folha.ts';
import type { Folha, LinhaDaFolha, Registro } from '../api.ts';

/** 'instrutor:mês' → text. */
export type Digitadas = Readonly<Record<string, string>>;
export type Versoes = Readonly<Record<string, number>>;

export type Celula = LinhaDaFolha['celulas'][number];

export const chaveDaCelula = (instrutor: number, mes: number): string => `${instrutor}:${mes}`;
export const idDaCelula = (instrutor: number, mes: number): string => `horas-${instrutor}-${mes}`;

/** '34', '33,5', '' for none. */
export function textoDasHoras(horas: number | null): string {
  return horas === null ? '' : String(horas).replace('.', ',');
}

/** Reads a number with a comma or a point; null when empty, NaN for no number. */
export function lerHoras(texto: string): number | null {
  const limpo = texto.trim().replace('−', '-').replace(',', '.');
  if (limpo === '') return null;
  return /^-?\d{1,4}(\.\d{1,4})?$/.test(limpo) ? Number(limpo) : Number.NaN;
}

const editaveis = ({ celulas }: LinhaDaFolha) => celulas.filter(({ editavel }) => editavel);

export function digitadasDe({ linhas }: Folha): Digitadas {
  return Object.fromEntries(
    linhas.flatMap((linha) =>
      editaveis(linha).map(({ mes, horas }) => [
        chaveDaCelula(linha.instrutor.id, mes),
        textoDasHoras(horas),
      ]),
    ),
  );
}

export function versoesDe({ linhas }: Folha): Versoes {
  return Object.fromEntries(linhas.map(({ instrutor, versao }) => [String(instrutor.id), versao]));
}

export function horasDaLinha(linha: LinhaDaFolha, digitadas: Digitadas) {
  return editaveis(linha).map(({ mes }) => ({
    mes,
    horas: lerHoras(digitadas[chaveDaCelula(linha.instrutor.id, mes)] ?? ''),
  }));
}

export function totalDaLinha(linha: LinhaDaFolha, digitadas: Digitadas): number {
  if (!linha.aceita) return linha.total;
  return totalDeHoras(horasDaLinha(linha, digitadas).filter(({ horas }) => !Number.isNaN(horas)));
}

export function vaziasDe({ linhas }: Folha, digitadas: Digitadas) {
  return linhas
    .filter(({ aceita }) => aceita)
    .map((linha) => ({
      instrutor: linha.instrutor,
      meses: horasDaLinha(linha, digitadas).flatMap(({ mes, horas }) => (horas === null ? [mes] : [])),
    }))
    .filter(({ meses }) => meses.length > 0);
}

export interface Diferenca {
  readonly chave: string;
  readonly nome: string;
  readonly mes: number;
  readonly aqui: string;
  readonly la: string;
  /** Typed here, not only changed on the server. */
  readonly minha: boolean;
}

/** The differences between the values typed over `base` and the server's present sheet. */
export function diferencasDe(lida: Folha, digitadas: Digitadas, base: Digitadas): Diferenca[] {
  return lida.linhas.flatMap(({ instrutor, celulas }) =>
    celulas.flatMap(({ mes, horas, editavel }) => {
      const chave = chaveDaCelula(instrutor.id, mes);
      const [aqui, la] = [digitadas[chave], textoDasHoras(horas)];
      if (!editavel || aqui === undefined || mesmoValor(aqui, la)) return [];
      return [{ chave, nome: instrutor.nome, mes, aqui, la, minha: aqui !== base[chave] }];
    }),
  );
}

/** The registered hours under a different typed value; null where they agree or nothing is registered. */
export function registradoPorBaixo({ guardada, horas }: Celula, digitada: string): string | null {
  const texto = textoDasHoras(horas);
  return guardada && !mesmoValor(digitada, texto) ? texto : null;
}

/** '34' equals '34,0'. */
export function mesmoValor(a: string, b: string): boolean {
  return a.trim() === b || Object.is(lerHoras(a), lerHoras(b));
}

export function registrosDe(folha: Folha, digitadas: Digitadas, versoes: Versoes): Registro[] {
  return folha.linhas
    .filter(({ aceita }) => aceita)
    .map((linha) => ({
      instrutor: linha.instrutor.id,
      ano: folha.ano,
      projeto: folha.projeto.id,
      versao: versoes[String(linha.instrutor.id)] ?? linha.versao,
      horasPorMes: horasDaLinha(linha, digitadas),
    }));
}

/** The screen's id of a field such as '0.horasPorMes.3.horas'. */
export function campoNaTela(campo: string, registros: readonly Registro[]): string {
  const [, i, j] = /^(\d+)(?:\.horasPorMes(?:\.(\d+))?)?/.exec(campo) ?? [];
  const registro = registros[Number(i ?? Number.NaN)];
  if (registro === undefined || typeof registro.instrutor !== 'number') return campo;
  const vazia = registro.horasPorMes.find(({ horas }) => horas === null)?.mes;
  const mes = registro.horasPorMes[Number(j ?? Number.NaN)]?.mes ?? vazia ?? 1;
  return idDaCelula(registro.instrutor, mes);
}
