import { CONFIGURACAO_PADRAO } from '../../configuracao/limits.ts';
import { problemasDaConfiguracao } from '../../configuracao/rules/problemas-da-configuracao.ts';
import type { Configuracao } from '../../configuracao/types.ts';
import { MENSAGENS_CONTA } from '../../conta/messages.ts';
import { problemasDeForma } from '../../conta/rules/campos-da-conta.ts';
import { problemasDaUnidade, problemasDoPrograma } from '../../conta/rules/unidade-e-programa.ts';
import { problemasDoNovoEdital } from '../../edital/rules/datas-e-fase.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { estaVazio, normalizarTexto } from '../../kernel/texto.ts';
import { FUSO_PROPOSTO, LETRAS_DO_CODIGO, LINHAS_MAXIMO } from '../limits.ts';
import { MENSAGENS_INSTALACAO as M } from '../messages.ts';
import type { AdministradorDigitado, DadosDaInstalacao, UnidadeDigitada } from '../types.ts';

/** The code as it is compared: without groups, in upper case, with look-alike letters made equal. */
export function normalizarCodigoDeInstalacao(digitado: string): string {
  return digitado
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .slice(0, LETRAS_DO_CODIGO * 2);
}

function vazios(prefixo: string, campos: Readonly<Record<string, string>>): Problema[] {
  return Object.entries(campos)
    .filter(([, valor]) => estaVazio(valor))
    .map(([campo]) =>
      problema(`${prefixo}.${campo}`, 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos),
    );
}

function em(prefixo: string, problemas: readonly Problema[]): Problema[] {
  return problemas.map((p) => ({ ...p, campo: `${prefixo}.${p.campo}` }));
}

type Parte<K extends keyof DadosDaInstalacao> = Pick<DadosDaInstalacao, K>;

/** The first configuration of an installation, from these data. */
export function configuracaoInicial(dados: Parte<'instituicao' | 'fuso' | 'encarregado'>): Configuracao {
  const { instituicao, fuso, encarregado } = dados;
  return {
    ...CONFIGURACAO_PADRAO,
    instituicao: {
      ...CONFIGURACAO_PADRAO.instituicao,
      nome: normalizarTexto(instituicao.nome),
      sigla: normalizarTexto(instituicao.sigla),
      cidade: normalizarTexto(instituicao.cidade),
    },
    fuso,
    encarregado: { nome: normalizarTexto(encarregado.nome), email: encarregado.email.trim() },
  };
}

function daConfiguracao(dados: Partial<Parte<'instituicao' | 'fuso' | 'encarregado'>>): Problema[] {
  const {
    instituicao: { nome, sigla, cidade },
    encarregado,
  } = CONFIGURACAO_PADRAO;
  return problemasDaConfiguracao(
    configuracaoInicial({ instituicao: { nome, sigla, cidade }, fuso: FUSO_PROPOSTO, encarregado, ...dados }),
    null,
  );
}

export function problemasDaInstituicao({ instituicao }: Parte<'instituicao'>): Problema[] {
  return [...vazios('instituicao', { sigla: instituicao.sigla }), ...daConfiguracao({ instituicao })];
}

/** Errors in the zone. A person chooses it, never a default, because days end at its midnight. */
export function problemasDoFuso({ fuso, fusoConfirmado }: Parte<'fuso' | 'fusoConfirmado'>): Problema[] {
  return [
    ...daConfiguracao({ fuso }),
    ...(fusoConfirmado ? [] : [problema('fusoConfirmado', 'FUSO_NAO_CONFIRMADO', M.confirmeOFuso)]),
  ];
}

export function problemasDoEncarregado({ encarregado }: Parte<'encarregado'>): Problema[] {
  const { nome, email } = encarregado;
  return [...vazios('encarregado', { nome, email }), ...daConfiguracao({ encarregado })];
}

function repetidas(campo: (i: number) => string, chaves: readonly string[]): Problema[] {
  const vistas = new Set<string>();
  return chaves.flatMap((chave, i) => {
    if (chave === '' || !vistas.has(chave)) {
      vistas.add(chave);
      return [];
    }
    return [problema(campo(i), 'LINHA_REPETIDA', M.repetida)];
  });
}

export function problemasDasUnidades({
  unidades,
}: {
  readonly unidades: readonly UnidadeDigitada[];
}): Problema[] {
  if (unidades.length === 0) return [problema('unidades', 'SEM_UNIDADE', M.umaUnidade)];
  if (unidades.length > LINHAS_MAXIMO) return [problema('unidades', 'LINHAS_DEMAIS', M.linhasDemais)];
  return [
    ...unidades.flatMap((unidade, i) => em(`unidades.${i}`, problemasDaUnidade(unidade))),
    ...repetidas(
      (i) => `unidades.${i}.nome`,
      unidades.map(({ nome }) => normalizarTexto(nome)),
    ),
  ];
}

export function problemasDosProgramas({ programas }: Parte<'programas'>): Problema[] {
  if (programas.length > LINHAS_MAXIMO) return [problema('programas', 'LINHAS_DEMAIS', M.linhasDemais)];
  return [
    ...programas.flatMap((nome, i) => em(`programas.${i}`, problemasDoPrograma({ nome }))),
    ...repetidas((i) => `programas.${i}.nome`, programas.map(normalizarTexto)),
  ];
}

/**
 * Errors in the first administrator's data, as for every account. The password has its own rules elsewhere,
 * because their list of common ones is long.
 */
export function problemasDoAdministrador({
  administrador,
  unidades,
}: Parte<'administrador' | 'unidades'>): Problema[] {
  const { lattes, unidade, ...obrigatorios } = administrador;
  const conhecida = unidades.some(({ nome }) => normalizarTexto(nome) === normalizarTexto(unidade));
  return [
    ...vazios('administrador', obrigatorios),
    ...em(
      'administrador',
      problemasDeForma({ ...obrigatorios, lattes } satisfies Partial<AdministradorDigitado>),
    ),
    ...(conhecida && !estaVazio(unidade)
      ? []
      : [problema('administrador.unidade', 'UNIDADE_NAO_ENCONTRADA', M.unidadeDoAdministrador)]),
  ];
}

export function problemasDoPrimeiroEdital({ edital }: Parte<'edital'>): Problema[] {
  return edital === null ? [] : em('edital', problemasDoNovoEdital(edital));
}

export function problemasDaInstalacao(dados: DadosDaInstalacao): Problema[] {
  return [
    ...problemasDaInstituicao(dados),
    ...problemasDoFuso(dados),
    ...problemasDoEncarregado(dados),
    ...problemasDasUnidades(dados),
    ...problemasDosProgramas(dados),
    ...problemasDoAdministrador(dados),
    ...problemasDoPrimeiroEdital(dados),
  ];
}
