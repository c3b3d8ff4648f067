import { reais } from '../../kernel/dinheiro.ts';
import type { CampoFixo, DadosDaRemessa, Favorecido, Fonte, FormatoDoCampo } from '../types.ts';
import { diaDoBanco, nomeDoBanco } from './texto-do-banco.ts';

/** What a record is about, besides its payment. */
export interface LugarDoRegistro {
  /** The line in the file, from 1. */
  readonly linha: number;
  /** The detail's number, from 1; 0 in headers and trailers. */
  readonly ordem: number;
  readonly registros: number;
  readonly pagamentos: number;
  /** Cents. */
  readonly soma: number;
}

/** An amount in cents, a count, a day or month, or text. */
type Valor =
  | { readonly centavos: number }
  | { readonly numero: number }
  | { readonly dia: string }
  | { readonly texto: string };

const NOMES_DO_TIPO = { corrente: 'C', poupanca: 'P', salario: 'S' } as const;

const doPagador =
  (campo: 'agencia' | 'banco' | 'cnpj' | 'conta' | 'convenio' | 'digito' | 'digitoDaAgencia' | 'nome') =>
  ({ pagador }: DadosDaRemessa): Valor => ({ texto: pagador?.[campo] ?? '' });

const DO_ARQUIVO: Readonly<Partial<Record<Fonte, (r: DadosDaRemessa, l: LugarDoRegistro) => Valor>>> = {
  mes: ({ mes }) => ({ dia: mes }),
  numeroDaRemessa: ({ numero }) => ({ numero }),
  sequencial: ({ sequencial }) => ({ numero: sequencial }),
  dia: ({ dia }) => ({ dia }),
  hora: ({ hora }) => ({ texto: hora.replaceAll(':', '') }),
  diaDoPagamento: ({ diaDoPagamento }) => ({ dia: diaDoPagamento }),
  pagadorNome: doPagador('nome'),
  pagadorCnpj: doPagador('cnpj'),
  pagadorBanco: doPagador('banco'),
  pagadorAgencia: doPagador('agencia'),
  pagadorDigitoDaAgencia: doPagador('digitoDaAgencia'),
  pagadorConta: doPagador('conta'),
  pagadorDigito: doPagador('digito'),
  pagadorConvenio: doPagador('convenio'),
  linhaDoArquivo: (_, { linha }) => ({ numero: linha }),
  ordem: (_, { ordem }) => ({ numero: ordem }),
  quantidadeDePagamentos: (_, { pagamentos }) => ({ numero: pagamentos }),
  quantidadeDeRegistros: (_, { registros }) => ({ numero: registros }),
  soma: (_, { soma }) => ({ centavos: soma }),
};

const DO_PAGAMENTO: Readonly<Partial<Record<Fonte, (f: Favorecido) => Valor>>> = {
  nome: ({ nome }) => ({ texto: nomeDoBanco(nome) }),
  cpf: ({ cpf }) => ({ texto: cpf }),
  matricula: ({ matricula }) => ({ texto: matricula ?? '' }),
  banco: ({ conta }) => ({ texto: conta?.banco ?? '' }),
  nomeDoBanco: (f) => ({ texto: nomeDoBanco(f.nomeDoBanco) }),
  agencia: ({ conta }) => ({ texto: conta?.agencia ?? '' }),
  digitoDaAgencia: ({ conta }) => ({ texto: conta?.digitoDaAgencia ?? '' }),
  conta: ({ conta }) => ({ texto: conta?.conta ?? '' }),
  digito: ({ conta }) => ({ texto: conta?.digito ?? '' }),
  tipoDeConta: ({ conta }) => ({ texto: conta === null ? '' : NOMES_DO_TIPO[conta.tipo] }),
  valor: ({ centavos }) => ({ centavos }),
  documento: ({ documento }) => ({ numero: documento }),
  tipo: ({ tipo }) => ({ texto: tipo }),
  projeto: ({ projeto }) => ({ texto: nomeDoBanco(projeto) }),
};

function dataEscrita(dia: string, formato: FormatoDoCampo): string {
  const inteiro = dia.length === 7 ? `${dia}-01` : dia;
  const mes = inteiro.slice(0, 7);
  if (formato === 'MMAAAA') return mes.split('-').toReversed().join('');
  if (formato === 'AAAAMM') return mes.replace('-', '');
  return formato === 'DDMMAAAA' ? diaDoBanco(inteiro) : inteiro.replaceAll('-', '');
}

function escrito(valor: Valor, formato: FormatoDoCampo): string {
  if ('centavos' in valor) {
    // Without 'R$ ' and the points of thousands.
    return formato === 'virgula'
      ? reais(valor.centavos).slice(3).replaceAll('.', '')
      : String(valor.centavos);
  }
  if ('numero' in valor) return String(valor.numero);
  if ('dia' in valor)
    return dataEscrita(valor.dia, formato === 'texto' || formato === 'numero' ? 'AAAAMMDD' : formato);
  return formato === 'numero' ? valor.texto.replace(/\D/g, '') : comEspacosDoBanco(valor.texto);
}

/** As `nomeDoBanco`, but the spaces before and after it stay: those of a constant count. */
const comEspacosDoBanco = (texto: string): string => {
  const [, antes = '', meio = '', depois = ''] = /^( *)(.*?)( *)$/s.exec(texto) ?? [];
  return antes + nomeDoBanco(meio) + depois;
};

/**
 * One field, exactly as long as it says. Long text is cut; a number that does not fit throws RangeError, since a
 * cut amount would be another amount.
 */
export function escreverCampo(
  campo: CampoFixo,
  remessa: DadosDaRemessa,
  lugar: LugarDoRegistro,
  favorecido: Favorecido | null,
): string {
  const { fonte, formato, tamanho, preenchimento, alinhamento } = campo;
  const valor =
    fonte === 'constante'
      ? { texto: campo.texto }
      : ((favorecido === null ? undefined : DO_PAGAMENTO[fonte]?.(favorecido)) ??
        DO_ARQUIVO[fonte]?.(remessa, lugar) ?? { texto: '' });
  const texto = escrito(valor, formato);
  if (texto.length > tamanho) {
    if (!('texto' in valor) || formato === 'numero')
      throw new RangeError(`${fonte} does not fit in ${tamanho}`);
    return texto.slice(0, tamanho);
  }
  return alinhamento === 'direita'
    ? texto.padStart(tamanho, preenchimento)
    : texto.padEnd(tamanho, preenchimento);
}

/** A record: its fields at their positions, spaces between them. */
export function escreverRegistro(
  campos: readonly CampoFixo[],
  tamanho: number,
  remessa: DadosDaRemessa,
  lugar: LugarDoRegistro,
  favorecido: Favorecido | null,
): string {
  const linha = new Array<string>(tamanho).fill(' ');
  for (const campo of campos) {
    [...escreverCampo(campo, remessa, lugar, favorecido)].forEach((letra, i) => {
      linha[campo.posicao - 1 + i] = letra;
    });
  }
  return linha.join('');
}
