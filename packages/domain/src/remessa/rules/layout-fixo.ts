import { ehMesValido } from '../../kernel/meses.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints } from '../../kernel/texto.ts';
import { TAMANHO_DA_LINHA } from '../limits.ts';
import { MENSAGENS_REMESSA as M, NOMES_DAS_FONTES } from '../messages.ts';
import {
  type CampoFixo,
  type DadosDaRemessa,
  type Favorecido,
  FONTES,
  FONTES_DO_DETALHE,
  type Fonte,
  type FormatoDoCampo,
  type LayoutFixo,
  type RegistroFixo,
  TIPOS_DE_REGISTRO,
} from '../types.ts';
import { escreverRegistro } from './registro-fixo.ts';

const DATAS: readonly Fonte[] = ['dia', 'diaDoPagamento', 'mes'];
const VALORES: readonly Fonte[] = ['soma', 'valor'];
const NUMEROS: readonly Fonte[] = [
  'numeroDaRemessa',
  'sequencial',
  'linhaDoArquivo',
  'quantidadeDePagamentos',
  'quantidadeDeRegistros',
  'ordem',
  'documento',
];
const FORMATOS_DE_DATA: readonly FormatoDoCampo[] = ['DDMMAAAA', 'AAAAMMDD', 'MMAAAA', 'AAAAMM'];

function problemaDoFormato({ fonte, formato }: CampoFixo): string | null {
  if (DATAS.includes(fonte)) return FORMATOS_DE_DATA.includes(formato) ? null : M.formatoDeData;
  if (VALORES.includes(fonte)) return formato === 'numero' || formato === 'virgula' ? null : M.formatoDeValor;
  if (NUMEROS.includes(fonte)) return formato === 'numero' ? null : M.formatoDeNumero;
  return formato === 'texto' || formato === 'numero' ? null : M.formatoDeTexto;
}

function problemaDoLugar({ posicao, tamanho }: CampoFixo, linha: number): string | null {
  if (posicao < 1 || tamanho < 1) return M.posicaoInvalida;
  return posicao + tamanho - 1 > linha ? M.foraDaLinha(linha) : null;
}

function problemaDoConteudo(campo: CampoFixo, registro: RegistroFixo): string | null {
  const { fonte, texto, tamanho, preenchimento, alinhamento } = campo;
  if (!FONTES.includes(fonte)) return M.fonteDesconhecida;
  if (registro.tipo !== 'detalhe' && FONTES_DO_DETALHE.some((um) => um === fonte))
    return M.fonteSoDoPagamento;
  if (fonte === 'constante' && contarCodePoints(texto) > tamanho) return M.constanteLonga;
  const muda = preenchimento === '0' && alinhamento === 'esquerda' && campo.formato !== 'texto';
  return problemaDoFormato(campo) ?? (muda ? M.zerosADireita : null);
}

function problemasDoRegistro(registro: RegistroFixo, linha: number, onde: string): Problema[] {
  const { campos } = registro;
  if (campos.length === 0) return [problema(onde, 'REGISTRO_VAZIO', M.registroVazio)];
  return campos.flatMap((campo, i) => {
    const anterior = campos.find(
      (outro, j) =>
        j < i &&
        outro.posicao < campo.posicao + campo.tamanho &&
        campo.posicao < outro.posicao + outro.tamanho,
    );
    const mensagem =
      problemaDoLugar(campo, linha) ??
      (anterior === undefined
        ? null
        : M.sobreposto(`${NOMES_DAS_FONTES[anterior.fonte]}, na ${anterior.posicao}`)) ??
      problemaDoConteudo(campo, registro);
    return mensagem === null ? [] : [problema(`${onde}.campos.${i}`, 'CAMPO_INVALIDO', mensagem)];
  });
}

/** What is wrong, beside 'registros.0' or 'registros.0.campos.2'. A layout with any of it writes no file. */
export function problemasDoLayoutFixo({ tamanho, registros }: LayoutFixo): Problema[] {
  const ordem = registros.map(({ tipo }) => TIPOS_DE_REGISTRO.indexOf(tipo));
  return [
    ...reunir(
      tamanho < TAMANHO_DA_LINHA.minimo || tamanho > TAMANHO_DA_LINHA.maximo
        ? problema('tamanho', 'TAMANHO_INVALIDO', M.tamanhoDaLinha)
        : null,
      registros.some(({ tipo }) => tipo === 'detalhe')
        ? null
        : problema('registros', 'SEM_DETALHE', M.semDetalhe),
      ordem.every((um, i) => i === 0 || um >= (ordem[i - 1] ?? 0))
        ? null
        : problema('registros', 'ORDEM_DOS_REGISTROS', M.ordemDosRegistros),
    ),
    ...registros.flatMap((registro, i) => problemasDoRegistro(registro, tamanho, `registros.${i}`)),
  ];
}

/** Positions that no field covers, said beside the record: spaces stand there. No error. */
export function buracosDoRegistro({ campos }: RegistroFixo, tamanho: number): string[] {
  const buracos: string[] = [];
  let livre = 1;
  for (const { posicao, tamanho: casas } of [...campos].sort((a, b) => a.posicao - b.posicao)) {
    if (posicao > livre) buracos.push(M.buraco(livre, posicao - 1));
    livre = Math.max(livre, posicao + casas);
  }
  if (livre <= tamanho) buracos.push(M.buraco(livre, tamanho));
  return buracos;
}

/**
 * The text of a remessa in this layout: headers, the records of each payment, trailers. Throws RangeError without a
 * payment, and for a number that is longer than its field.
 */
export function escreverFixo(
  layout: LayoutFixo,
  remessa: DadosDaRemessa,
  favorecidos: readonly Favorecido[],
): string {
  if (favorecidos.length === 0) throw new RangeError('a file without payment');
  if (!ehMesValido(remessa.mes)) throw new RangeError('not a month');
  const de = (tipo: string) => layout.registros.filter((registro) => registro.tipo === tipo);
  const plano = [
    ...de('cabecalho').map((registro) => ({ registro, favorecido: null, ordem: 0 })),
    ...favorecidos.flatMap((favorecido, i) =>
      de('detalhe').map((registro) => ({ registro, favorecido, ordem: i + 1 })),
    ),
    ...de('rodape').map((registro) => ({ registro, favorecido: null, ordem: 0 })),
  ];
  const contas = {
    registros: plano.length,
    pagamentos: favorecidos.length,
    soma: favorecidos.reduce((soma, { centavos }) => soma + centavos, 0),
  };
  const fim = layout.fimDaLinha === 'CRLF' ? '\r\n' : '\n';
  return plano
    .map(({ registro, favorecido, ordem }, i) => {
      const lugar = { linha: i + 1, ordem, ...contas };
      return escreverRegistro(registro.campos, layout.tamanho, remessa, lugar, favorecido) + fim;
    })
    .join('');
}

/** The usual form of a source, for a field that is being written. */
export function formatoDaFonte(fonte: Fonte): Pick<CampoFixo, 'alinhamento' | 'formato' | 'preenchimento'> {
  if (DATAS.includes(fonte)) {
    return { formato: fonte === 'mes' ? 'MMAAAA' : 'DDMMAAAA', preenchimento: '0', alinhamento: 'direita' };
  }
  return [...VALORES, ...NUMEROS].includes(fonte) || fonte === 'cpf' || fonte === 'pagadorCnpj'
    ? { formato: 'numero', preenchimento: '0', alinhamento: 'direita' }
    : { formato: 'texto', preenchimento: ' ', alinhamento: 'esquerda' };
}
