import { BYTES_DOS_FATOS } from '../limits.ts';
import { type ConteudoDaDeclaracao, type DeclaracaoGuardada, PAPEIS, type Papel } from '../types.ts';
import { bytesEmUtf8 } from './base64url.ts';
import { lerCodigo } from './codigo.ts';

/** What the QR code of a declaration says, with short names: at most BYTES_DOS_FATOS bytes as JSON. */
export interface FatosDaDeclaracao {
  /** The code, without hyphens. */
  readonly cod: string;
  /** When it was issued, in seconds (RFC 7519). */
  readonly iat: number;
  readonly papel: Papel;
  readonly nome: string;
  readonly civil?: string;
  /** Partly hidden. */
  readonly cpf?: string;
  readonly mat?: string;
  readonly proj?: string;
  readonly edital: string;
  readonly de?: string;
  readonly ate?: string;
  /** The periods before, 'AAAA-MM/AAAA-MM'. */
  readonly antes?: readonly string[];
  /** 1: it had ended when the declaration was issued; 0: it had not. */
  readonly fim?: 0 | 1;
  readonly qtd?: number;
  /** 1: bolsista; 0: voluntário. */
  readonly bolsa?: 0 | 1;
}

export type ConteudoDosFatos = Omit<ConteudoDaDeclaracao, 'edital' | 'projeto'> & {
  readonly edital: { readonly nome: string };
  readonly projeto: { readonly titulo: string } | null;
};

export interface DeclaracaoDosFatos {
  readonly codigo: string;
  readonly emitidaEm: string;
  readonly conteudo: ConteudoDosFatos;
}

/** The free texts, in the order in which they are shortened. */
const TEXTOS = ['proj', 'edital', 'civil', 'nome', 'mat'] as const;
/** A text is not shortened below this, before the next one is. */
const MINIMO = 24;
const PERIODOS_MAXIMO = 3;

function fatosInteiros({ codigo, emitidaEm, conteudo: c }: DeclaracaoGuardada): FatosDaDeclaracao {
  const antes = (c.anteriores ?? []).slice(-PERIODOS_MAXIMO).map(({ inicio, fim }) => `${inicio}/${fim}`);
  return {
    cod: codigo.replaceAll('-', ''),
    iat: Math.floor(Date.parse(emitidaEm) / 1000),
    papel: c.papel,
    nome: c.nome,
    edital: c.edital.nome,
    ...(c.nomeCivil !== undefined && { civil: c.nomeCivil }),
    ...(c.cpf !== null && { cpf: c.cpf }),
    ...(c.matricula !== null && { mat: c.matricula }),
    ...(c.projeto !== null && { proj: c.projeto.titulo }),
    ...(c.inicio !== null && { de: c.inicio }),
    ...(c.fim !== null && { ate: c.fim }),
    ...(antes.length > 0 && { antes }),
    ...(c.encerrado !== null && { fim: c.encerrado ? 1 : 0 }),
    ...(c.quantidade !== null && { qtd: c.quantidade }),
    ...(c.tipoAluno !== null && { bolsa: c.tipoAluno === 'BOLSISTA' ? 1 : 0 }),
  };
}

const tamanho = (fatos: FatosDaDeclaracao): number => bytesEmUtf8(JSON.stringify(fatos));

/** The facts of a declaration; long texts end in '…' so that all fit in BYTES_DOS_FATOS. */
export function fatosDaDeclaracao(declaracao: DeclaracaoGuardada): FatosDaDeclaracao {
  let fatos = fatosInteiros(declaracao);
  for (const minimo of [MINIMO, 8, 0]) {
    for (const campo of TEXTOS) {
      let letras = [...(fatos[campo] ?? '')];
      while (tamanho(fatos) > BYTES_DOS_FATOS && letras.length > minimo) {
        letras = letras.slice(0, -2);
        fatos = { ...fatos, [campo]: `${letras.join('').trimEnd()}…` };
      }
    }
  }
  return fatos;
}

const ehTexto = (valor: unknown): valor is string => typeof valor === 'string';
const textoOuNada = (valor: unknown): boolean => valor === undefined || ehTexto(valor);
const bitOuNada = (valor: unknown): boolean => valor === undefined || valor === 0 || valor === 1;
const MES = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const mesOuNada = (valor: unknown): boolean => valor === undefined || (ehTexto(valor) && MES.test(valor));
const PERIODO = /^\d{4}-(?:0[1-9]|1[0-2])\/\d{4}-(?:0[1-9]|1[0-2])$/;

function ehFatos(lido: unknown): lido is FatosDaDeclaracao {
  if (typeof lido !== 'object' || lido === null) return false;
  const f = lido as Record<string, unknown>;
  const { antes, qtd, iat } = f;
  const certos = [
    ehTexto(f.cod) && lerCodigo(f.cod) !== null,
    Number.isInteger(iat) && Number(iat) >= 0 && Number(iat) < 1e11,
    PAPEIS.some((papel) => papel === f.papel),
    ehTexto(f.nome) && ehTexto(f.edital),
    [f.civil, f.cpf, f.mat, f.proj].every(textoOuNada),
    [f.de, f.ate].every(mesOuNada),
    antes === undefined || (Array.isArray(antes) && antes.every((um) => ehTexto(um) && PERIODO.test(um))),
    bitOuNada(f.fim) && bitOuNada(f.bolsa),
    qtd === undefined || Number.isFinite(qtd),
  ];
  return certos.every(Boolean);
}

/** The declaration that the facts tell of; null for anything that is not such facts. */
export function lerFatos(lido: unknown): DeclaracaoDosFatos | null {
  if (!ehFatos(lido)) return null;
  const codigo = lerCodigo(lido.cod);
  if (codigo === null) return null;
  const anteriores = (lido.antes ?? []).map((um) => ({ inicio: um.slice(0, 7), fim: um.slice(8) }));
  return {
    codigo,
    emitidaEm: new Date(lido.iat * 1000).toISOString(),
    conteudo: {
      papel: lido.papel,
      nome: lido.nome,
      ...(lido.civil !== undefined && { nomeCivil: lido.civil }),
      cpf: lido.cpf ?? null,
      matricula: lido.mat ?? null,
      projeto: lido.proj === undefined ? null : { titulo: lido.proj },
      edital: { nome: lido.edital },
      inicio: lido.de ?? null,
      fim: lido.ate ?? null,
      ...(anteriores.length > 0 && { anteriores }),
      encerrado: lido.fim === undefined ? null : lido.fim === 1,
      quantidade: lido.qtd ?? null,
      tipoAluno: lido.bolsa === undefined ? null : lido.bolsa === 1 ? 'BOLSISTA' : 'VOLUNTARIO',
    },
  };
}
