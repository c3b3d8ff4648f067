import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { FUSOS_DO_BRASIL } from '@instrutoria/domain/configuracao/rules/fusos-do-brasil.ts';
import { problemasDaNovaSenha } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { FUSO_PROPOSTO } from '@instrutoria/domain/instalacao/limits.ts';
import { MENSAGENS_INSTALACAO } from '@instrutoria/domain/instalacao/messages.ts';
import { linhasDoCsv, problemasDasColunas } from '@instrutoria/domain/instalacao/rules/csv.ts';
import * as regras from '@instrutoria/domain/instalacao/rules/dados-da-instalacao.ts';
import type { DadosDaInstalacao } from '@instrutoria/domain/instalacao/types.ts';
import { type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';

/** The typed text of each field, unparsed, so that nothing is lost. */
export const CAMPOS = [
  'instituicao.nome',
  'instituicao.sigla',
  'instituicao.cidade',
  'logo',
  'fuso',
  'fusoConfirmado',
  'encarregado.nome',
  'encarregado.email',
  'unidades',
  'programas',
  'administrador.nome',
  'administrador.cpf',
  'administrador.email',
  'administrador.siape',
  'administrador.lattes',
  'administrador.unidade',
  'edital.quando',
  'edital.nome',
  'edital.inicio',
  'edital.fim',
] as const;
export type Campo = (typeof CAMPOS)[number];
export type Digitado = Readonly<Record<Campo, string>>;

/** Never stored by the browser. */
export interface Segredos {
  readonly senha: string;
  readonly confirmacao: string;
}

/** This browser's zone if it is one of Brazil's, else São Paulo's; only proposed, not chosen. */
function fusoProposto(doNavegador: string): string {
  return FUSOS_DO_BRASIL.includes(doNavegador) ? doNavegador : FUSO_PROPOSTO;
}

export function emBranco(doNavegador: string): Digitado {
  const vazio = Object.fromEntries(CAMPOS.map((campo) => [campo, ''])) as Record<Campo, string>;
  return { ...vazio, fuso: fusoProposto(doNavegador), 'edital.quando': 'depois' };
}

const NOMES_DAS_LINHAS: Readonly<Record<string, string>> = { unidades: 'Unidade', programas: 'Programa' };

/** The number of columns of each list. */
const COLUNAS = { unidades: 2, programas: 1 } as const;
type Lista = keyof typeof COLUNAS;

export function linhasDe(lista: Lista, texto: string): readonly (readonly string[])[] {
  return linhasDoCsv(texto, COLUNAS[lista]) ?? [];
}

export function paraDados(d: Digitado): DadosDaInstalacao {
  return {
    instituicao: {
      nome: d['instituicao.nome'],
      sigla: d['instituicao.sigla'],
      cidade: d['instituicao.cidade'],
    },
    fuso: d.fuso,
    fusoConfirmado: d.fusoConfirmado === 'sim',
    encarregado: { nome: d['encarregado.nome'], email: d['encarregado.email'] },
    unidades: linhasDe('unidades', d.unidades).map(([nome = '', cidade = '']) => ({ nome, cidade })),
    programas: linhasDe('programas', d.programas).map(([nome = '']) => nome),
    administrador: {
      nome: d['administrador.nome'],
      cpf: d['administrador.cpf'],
      email: d['administrador.email'],
      siape: d['administrador.siape'],
      lattes: d['administrador.lattes'],
      unidade: d['administrador.unidade'],
    },
    edital:
      d['edital.quando'] === 'agora'
        ? { nome: d['edital.nome'], inicio: d['edital.inicio'], fim: d['edital.fim'] }
        : null,
  };
}

export function paraEnvio(
  d: Digitado,
  codigo: string,
  senha: string,
): BodyInputOf<Api['concluirInstalacao']> {
  const { administrador, unidades, programas, ...dados } = paraDados(d);
  return {
    ...dados,
    codigo,
    logo: d.logo === '' ? null : d.logo,
    unidades: [...unidades],
    programas: [...programas],
    administrador: { ...administrador, senha },
  };
}

/** Errors of the two lists, row by row. */
export function problemasDasListas(d: Digitado): readonly Problema[] {
  const dados = paraDados(d);
  const colunas = (lista: Lista) => problemasDasColunas(lista, linhasDe(lista, d[lista]), COLUNAS[lista]);
  return [
    ...regras.problemasDasUnidades(dados),
    ...colunas('unidades'),
    ...regras.problemasDosProgramas(dados),
    ...colunas('programas'),
  ];
}

/** Messages for the summary, where each must name its row. */
function comALinha(p: Problema): Problema {
  const [, lista, numero] = /^(unidades|programas)\.(\d+)\./.exec(p.campo) ?? [];
  if (lista === undefined) return p;
  return { ...p, mensagem: `${NOMES_DAS_LINHAS[lista] ?? ''} ${Number(numero) + 1}: ${p.mensagem}` };
}

function longa(campo: Lista, d: Digitado): Problema[] {
  return linhasDoCsv(d[campo], COLUNAS[campo]) === null
    ? [problema(campo, 'LINHAS_DEMAIS', MENSAGENS_INSTALACAO.linhasDemais)]
    : [];
}

function problemasDaSenhaDigitada(s: Segredos): Problema[] {
  return problemasDaNovaSenha(s).map((p) => ({ ...p, campo: `administrador.${p.campo}` }));
}

type Passo = {
  readonly key: string;
  readonly title: string;
  /** The fields whose errors this step shows. */
  readonly campos: RegExp;
  readonly problemas: (d: Digitado, s: Segredos) => readonly Problema[];
};

export const PASSOS: readonly Passo[] = [
  {
    key: 'instituicao',
    title: 'Instituição',
    campos: /^(instituicao|logo)/,
    problemas: (d) => regras.problemasDaInstituicao(paraDados(d)),
  },
  {
    key: 'fuso',
    title: 'Fuso horário',
    campos: /^fuso/,
    problemas: (d) => regras.problemasDoFuso(paraDados(d)),
  },
  {
    key: 'encarregado',
    title: 'Dados pessoais',
    campos: /^encarregado/,
    problemas: (d) => regras.problemasDoEncarregado(paraDados(d)),
  },
  { key: 'partes', title: 'E-mail e arquivos', campos: /^para$/, problemas: () => [] },
  {
    key: 'unidades',
    title: 'Unidades',
    campos: /^(unidades|programas)/,
    problemas(d) {
      const longas = [...longa('unidades', d), ...longa('programas', d)];
      return longas.length > 0 ? longas : problemasDasListas(d).map(comALinha);
    },
  },
  {
    key: 'administrador',
    title: 'Administrador',
    campos: /^administrador/,
    problemas: (d, s) => [...regras.problemasDoAdministrador(paraDados(d)), ...problemasDaSenhaDigitada(s)],
  },
  {
    key: 'edital',
    title: 'Primeiro edital',
    campos: /^edital/,
    problemas: (d) => regras.problemasDoPrimeiroEdital(paraDados(d)),
  },
];

/** The step with the field of a server's error. */
export function passoDoCampo(campo: string): number {
  return PASSOS.findIndex(({ campos }) => campos.test(campo));
}
