import { CPF_DIGITOS, SIAPE_MAXIMO } from '../../conta/limits.ts';
import { MENSAGENS_CONTA } from '../../conta/messages.ts';
import { emailValido, lattesValido, normalizarEmail } from '../../conta/rules/campos-da-conta.ts';
import { digitosConferem, normalizarCpf } from '../../kernel/cpf.ts';
import { normalizarCodigo, problemaDeLinha, problemaDeNomeDePessoa } from '../../kernel/texto.ts';
import { CARGA_HORARIA_MAXIMO, TSD_MAXIMO } from '../../projeto/limits.ts';
import * as T from '../textos.ts';
import type { CelulaLida, ValorImportado } from '../types.ts';
import type { CampoDaImportacao } from './campos-da-importacao.ts';
import { textoDaCelula } from './colunas.ts';

/** A value, perhaps repaired (`aviso`), or the sentence of what is wrong with it. */
export type ValorLido =
  | { readonly valor: ValorImportado; readonly aviso?: string }
  | { readonly erro: string };

const erro = (mensagem: string): ValorLido => ({ erro: mensagem });
const valor = (lido: ValorImportado, aviso?: string): ValorLido =>
  aviso === undefined ? { valor: lido } : { valor: lido, aviso };

/** '#N/D', '#REF!', 'Err:502' of Excel and LibreOffice, in English and Portuguese. */
const ERRO_DA_PLANILHA =
  /^(#(N\/[AD]|REF!|VALUE!|VALOR!|DIV\/0!|NAME\?|NOME\?|NUM!|N[UÚ]M!|NULL!|NULO!)|Err:\d{3})$/i;
/** UTF-8 or DOS text (code page 850) that was read as windows-1252: 'JosÃ©', 'nÂº'; 'Jos‚', 'Concei‡Æo'. */
const TROCADOS = /[ÃÂ][\u00a0-\u00bf]|Ã[‡ƒ•€‰“]|\p{L}[‡¢¡£‚ˆ]/u;
const CIENTIFICA = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

/** Characters that no field accepts. */
function problemaDaCelula(celula: CelulaLida): string | null {
  if (celula === null) return null;
  if (typeof celula === 'boolean') return T.verdadeiroOuFalso;
  if (typeof celula === 'object') {
    if ('data' in celula) return T.virouData(textoDaCelula(celula));
    return celula.falha === 'semValor' ? T.formulaSemValor : T.celulaMesclada;
  }
  if (typeof celula !== 'string') return null;
  if (ERRO_DA_PLANILHA.test(celula.trim())) return T.celulaComErro(celula.trim());
  return TROCADOS.test(celula) ? T.acentosTrocados : null;
}

function lerCpf(celula: CelulaLida): ValorLido {
  const texto = typeof celula === 'number' ? celula.toFixed(0) : normalizarCodigo(String(celula));
  if (CIENTIFICA.test(texto)) return erro(T.notacaoCientifica);
  const inteiro = normalizarCpf(texto);
  if (inteiro !== null) {
    return valor(inteiro, digitosConferem(inteiro) ? undefined : T.cpfNaoConfere);
  }
  if (!/^\d{3,10}$/.test(texto)) return erro(T.cpfForma);
  // A column of numbers loses the zeros in front; the check digits prove them.
  const completo = texto.padStart(CPF_DIGITOS, '0');
  return digitosConferem(completo) ? valor(completo, T.cpfCompletado) : erro(T.cpfIncompleto);
}

function lerSiape(celula: CelulaLida): ValorLido {
  const texto = typeof celula === 'number' ? celula.toFixed(0) : normalizarCodigo(String(celula));
  if (CIENTIFICA.test(texto)) return erro(T.notacaoCientifica);
  if (texto.length > SIAPE_MAXIMO) return erro(T.siapeForma);
  const linha = problemaDeLinha('siape', texto, SIAPE_MAXIMO);
  if (linha !== null) return erro(linha.mensagem);
  return /^\d{1,6}$/.test(texto) ? valor(texto.padStart(SIAPE_MAXIMO, '0'), T.siapeCompletado) : valor(texto);
}

function lerEmail(celula: CelulaLida): ValorLido {
  const texto = normalizarEmail(String(celula));
  if (/[;,\s]/.test(texto) && texto.split('@').length > 2) return erro(T.doisEmails);
  return emailValido(texto) ? valor(texto) : erro(T.emailInvalido);
}

const MILHAR = /^\d{1,3}(?:\.\d{3})+$/;
const NUMERO = /^[+-]?\d+(?:[.,]\d+)?$/;

/** A number as a cell has it; a text for what is wrong. 1.234,5 is read; 1.234 alone is ambiguous. */
function lerNumero(celula: CelulaLida, texto: string): number | string {
  if (typeof celula === 'number') return celula;
  if (MILHAR.test(texto)) return T.milharOuDecimal(texto);
  const semMilhar = /^\d{1,3}(?:\.\d{3})+,\d+$/.test(texto) ? texto.replaceAll('.', '') : texto;
  return NUMERO.test(semMilhar) ? Number(semMilhar.replace(',', '.')) : T.numeroInvalido;
}

function lerCarga(celula: CelulaLida): ValorLido {
  const texto = normalizarCodigo(String(celula)).replace(/\s*(h|hs|hrs|horas?|h\/a)\.?$/i, '');
  const numero = lerNumero(celula, texto);
  if (typeof numero === 'string') return erro(numero);
  return numero > 0 && numero <= CARGA_HORARIA_MAXIMO ? valor(numero) : erro(T.cargaForaDaFaixa);
}

export type EscalaDaTaxa = 'fracao' | 'porcento';

const numeroSemSinal = (celula: CelulaLida): number | null => {
  if (typeof celula === 'number') return celula;
  if (typeof celula !== 'string' || celula.includes('%')) return null;
  const numero = lerNumero(celula, normalizarCodigo(celula));
  return typeof numero === 'number' ? numero : null;
};

/**
 * Whether a column's numbers without a sign are fractions (0,85) or percentages (85): a column whose numbers
 * all lie between 0 and 1, some between them, is one of fractions.
 */
export function escalaDaTaxa(celulas: readonly CelulaLida[]): EscalaDaTaxa {
  const numeros = celulas.map(numeroSemSinal).filter((um) => um !== null);
  return numeros.some((um) => um > 0 && um < 1) && numeros.every((um) => um >= 0 && um <= 1)
    ? 'fracao'
    : 'porcento';
}

/** Without the error of binary fractions: 0.724 × 100 is 72.4. */
const arredondado = (numero: number) => Math.round(numero * 1e6) / 1e6;

function lerTaxa(celula: CelulaLida, escala: EscalaDaTaxa): ValorLido {
  const texto = normalizarCodigo(String(celula));
  const comSinal = texto.endsWith('%');
  const numero = lerNumero(celula, texto.replace(/\s*%$/, ''));
  if (typeof numero === 'string') return erro(numero);
  if (!comSinal && escala === 'porcento' && numero > 0 && numero < 1) {
    return erro(T.taxaAmbigua(textoDaCelula(celula)));
  }
  const taxa = arredondado(!comSinal && escala === 'fracao' ? numero * 100 : numero);
  return taxa >= 0 && taxa <= TSD_MAXIMO ? valor(taxa) : erro(T.taxaForaDaFaixa);
}

const SEMESTRE = [
  /^(?<ano>\d{4})\s?[./-]\s?0?(?<parte>[12])(?:º|o)?$/,
  /^(?<ano>\d{4})(?<parte>[12])$/,
  /^0?(?<parte>[12])(?:º|o)?(?: semestre)?\s?(?:[./-]|de|\s)\s?(?<ano>\d{4})$/i,
];

function lerSemestre(celula: CelulaLida): ValorLido {
  const texto = normalizarCodigo(String(celula));
  for (const forma of SEMESTRE) {
    const { ano, parte } = forma.exec(texto)?.groups ?? {};
    if (ano !== undefined && parte !== undefined) return valor(`${ano}.${parte}`);
  }
  return erro(T.semestreForma);
}

function lerTexto(celula: CelulaLida, { chave, forma, maximo }: CampoDaImportacao): ValorLido {
  const texto = textoDaCelula(celula).replace(/\s+/g, ' ').trim();
  const achado =
    forma === 'nome' ? problemaDeNomeDePessoa(chave, texto, maximo) : problemaDeLinha(chave, texto, maximo);
  if (achado !== null) return erro(achado.codigo === 'TEXTO_LONGO' ? T.textoLongo(maximo) : achado.mensagem);
  return valor(forma === 'codigo' ? texto.toUpperCase() : texto);
}

/** Reads one cell as this field; an empty one has the value null. */
export function lerCelula(celula: CelulaLida, campo: CampoDaImportacao, escala: EscalaDaTaxa): ValorLido {
  const recusada = problemaDaCelula(celula);
  if (recusada !== null) return erro(recusada);
  if (textoDaCelula(celula).trim() === '') return valor(null);
  switch (campo.forma) {
    case 'cpf':
      return lerCpf(celula);
    case 'siape':
      return lerSiape(celula);
    case 'email':
      return lerEmail(celula);
    case 'carga':
      return lerCarga(celula);
    case 'taxa':
      return lerTaxa(celula, escala);
    case 'semestre':
      return lerSemestre(celula);
    case 'lattes': {
      const lattes = normalizarCodigo(String(celula));
      return lattesValido(lattes) ? valor(lattes) : erro(MENSAGENS_CONTA.lattesInvalido);
    }
    default:
      return lerTexto(celula, campo);
  }
}
