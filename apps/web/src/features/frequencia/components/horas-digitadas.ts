import { pedeMotivo } from '@instrutoria/domain/frequencia/rules/dias.ts';
import { totalDeHoras } from '@instrutoria/domain/frequencia/rules/folha.ts';
import type { Folha, LinhaDaFolha, Registro } from '../api.ts';

/** 'instrutor:mês' → hours, 'instrutor:mês:motivo' → the reason to the student. */
export type Digitadas = Readonly<Record<string, string>>;
export type Versoes = Readonly<Record<string, number>>;

export type Celula = LinhaDaFolha['celulas'][number];

export const chaveDaCelula = (instrutor: number, mes: number): string => `${instrutor}:${mes}`;
export const chaveDoMotivo = (instrutor: number, mes: number): string => `${instrutor}:${mes}:motivo`;
export const idDoMotivo = (instrutor: number, mes: number): string => `motivo-${instrutor}-${mes}`;
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

/** The months with fewer typed hours than their students sent, for which a reason is asked. */
export function menosQueOAluno({ linhas }: Folha, digitadas: Digitadas) {
  return linhas.flatMap(({ instrutor, celulas }) =>
    celulas.flatMap((celula) => {
      const horas = lerHoras(digitadas[chaveDaCelula(instrutor.id, celula.mes)] ?? '');
      const enviadas = celula.aluno?.horas ?? null;
      if (celula.aluno === null || enviadas === null || horas === null || Number.isNaN(horas)) return [];
      const registradas = celula.guardada ? celula.horas : null;
      if (!celula.editavel || !pedeMotivo(celula.aluno, registradas, horas)) return [];
      return [{ instrutor, mes: celula.mes, enviadas, horas }];
    }),
  );
}

/** The student's month that these hours attest, as it was read; undefined: they sent none. */
function alunoDe(linha: LinhaDaFolha, mes: number, digitadas: Digitadas) {
  const { aluno = null } = linha.celulas.find((celula) => celula.mes === mes) ?? {};
  if (aluno === null || aluno.estado === 'devolvido') return undefined;
  const motivo = digitadas[chaveDoMotivo(linha.instrutor.id, mes)]?.trim() ?? '';
  return { versao: aluno.versao, ...(motivo === '' ? {} : { motivo }) };
}

export function totalDaLinha(linha: LinhaDaFolha, digitadas: Digitadas): number {
  if (!linha.aceita) return linha.total;
  const fixas = linha.celulas.filter(({ editavel, guardada }) => guardada && !editavel);
  const escritas = horasDaLinha(linha, digitadas).filter(({ horas }) => !Number.isNaN(horas));
  return totalDeHoras([...fixas, ...escritas]);
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
      horasPorMes: horasDaLinha(linha, digitadas).map((celula) => {
        const aluno = alunoDe(linha, celula.mes, digitadas);
        return aluno === undefined ? celula : { ...celula, aluno };
      }),
    }));
}

/** The screen's id of a field such as '0.horasPorMes.3.horas'. */
export function campoNaTela(campo: string, registros: readonly Registro[]): string {
  const [, i, j] = /^(\d+)(?:\.horasPorMes(?:\.(\d+))?)?/.exec(campo) ?? [];
  const registro = registros[Number(i ?? Number.NaN)];
  if (registro === undefined || typeof registro.instrutor !== 'number') return campo;
  const vazia = registro.horasPorMes.find(({ horas }) => horas === null)?.mes;
  const numero = registro.horasPorMes[Number(j ?? Number.NaN)]?.mes;
  if (numero !== undefined && campo.endsWith('.motivo')) return idDoMotivo(registro.instrutor, numero);
  const mes = registro.horasPorMes[Number(j ?? Number.NaN)]?.mes ?? vazia ?? 1;
  return idDaCelula(registro.instrutor, mes);
}
