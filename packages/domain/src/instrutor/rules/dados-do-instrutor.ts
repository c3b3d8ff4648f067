import { emailValido, normalizarEmail } from '../../conta/rules/campos-da-conta.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, normalizarTexto, problemaDeLinha, problemaDeNomeDePessoa } from '../../kernel/texto.ts';
import { NOME_DO_INSTRUTOR_MAXIMO, PROGRAMA_DO_INSTRUTOR_MAXIMO } from '../limits.ts';
import { MENSAGENS_INSTRUTOR as M } from '../messages.ts';
import type { Acumulo, DadosDoInstrutor, Documento, InstrutorGuardado, TipoDeAluno } from '../types.ts';
import {
  acumuloDaAnuencia,
  documentosEmFalta,
  documentosExigidos,
  literaisIndevidos,
  literalDo,
} from './documentos.ts';
import { identificacaoPronta, problemasDaIdentificacao } from './identificacao.ts';

const OBRIGATORIOS = ['nome', 'email', 'programa_pos', 'tipoAluno'] as const;

function juntar(enviados: DadosDoInstrutor, guardado: InstrutorGuardado | null): DadosDoInstrutor {
  const ditos = Object.fromEntries(Object.entries(enviados).filter(([, valor]) => valor !== undefined));
  return { ...guardado, ...ditos };
}

/**
 * The value that was sent, else the one of the consent that was sent, else the stored one; null for
 * volunteers.
 */
function acumuloDe(enviados: DadosDoInstrutor, guardado: InstrutorGuardado | null): Acumulo | null {
  return enviados.acumulo ?? acumuloDaAnuencia(enviados.termo_anuencia) ?? guardado?.acumulo ?? null;
}

function problemasDosCampos(
  dados: DadosDoInstrutor,
  enviados: DadosDoInstrutor,
  guardado: InstrutorGuardado | null,
): Problema[] {
  const vazios = OBRIGATORIOS.filter((campo) => estaVazio(dados[campo]));
  const { nome, email, programa_pos } = dados;
  return [
    ...vazios.map((campo) => problema(campo, 'CAMPOS_VAZIOS', M.digiteTodosOsCampos)),
    ...reunir(
      estaVazio(nome) ? null : problemaDeNomeDePessoa('nome', nome ?? '', NOME_DO_INSTRUTOR_MAXIMO),
      estaVazio(enviados.nomeCivil)
        ? null
        : problemaDeNomeDePessoa('nomeCivil', enviados.nomeCivil ?? '', NOME_DO_INSTRUTOR_MAXIMO),
      estaVazio(email) || emailValido(normalizarEmail(email ?? ''))
        ? null
        : problema('email', 'EMAIL_INVALIDO', M.emailInvalido),
    ),
    ...problemasDaIdentificacao(enviados, guardado ?? undefined),
    ...reunir(
      estaVazio(programa_pos)
        ? null
        : problemaDeLinha('programa_pos', programa_pos ?? '', PROGRAMA_DO_INSTRUTOR_MAXIMO),
    ),
  ];
}

const DE_TODOS = ['termo_compromisso', 'declaracao_aluno_detentor', 'historico_declaracao'] as const;

/**
 * Errors in a registration, or in an update over a stored instructor, in the order of the form
 * (E-INSTRUTOR-3).
 */
export function problemasDoInstrutor(
  enviados: DadosDoInstrutor,
  guardado: InstrutorGuardado | null = null,
): Problema[] {
  const dados = juntar(enviados, guardado);
  const { tipoAluno } = dados;
  const campos = problemasDosCampos(dados, enviados, guardado);
  const deTodos = documentosEmFalta(dados, DE_TODOS, null);
  if (tipoAluno === null || tipoAluno === undefined) return [...campos, ...deTodos];
  const acumulo = acumuloDe(enviados, guardado);
  if (tipoAluno === 'BOLSISTA' && acumulo === null) {
    return [...campos, ...deTodos, problema('acumulo', 'SEM_ACUMULO', M.semAcumulo)];
  }
  return [
    ...campos,
    ...documentosEmFalta(dados, documentosExigidos(tipoAluno, acumulo), acumulo),
    ...literaisIndevidos(enviados, tipoAluno, acumulo),
  ];
}

export interface DadosProntos extends Readonly<Record<Documento, string>> {
  readonly nome: string;
  readonly email: string;
  readonly cpf: string | null;
  readonly matricula: string | null;
  readonly programa_pos: string;
  readonly tipoAluno: TipoDeAluno;
  readonly acumulo: Acumulo | null;
}

/**
 * The data as they are stored: texts normalised, the literals of D26 where no document is needed, even if one
 * was sent. Call it only when `problemasDoInstrutor` finds nothing.
 */
export function prontoParaGuardar(
  enviados: DadosDoInstrutor,
  guardado: InstrutorGuardado | null = null,
): DadosProntos {
  const dados = juntar(enviados, guardado);
  const tipoAluno = dados.tipoAluno ?? 'VOLUNTARIO';
  const acumulo = tipoAluno === 'BOLSISTA' ? acumuloDe(enviados, guardado) : null;
  const documento = (d: Documento) => literalDo(d, tipoAluno, acumulo) ?? dados[d] ?? '';
  return {
    nome: normalizarTexto(dados.nome ?? ''),
    email: normalizarEmail(dados.email ?? ''),
    ...identificacaoPronta(enviados, guardado ?? undefined),
    programa_pos: normalizarTexto(dados.programa_pos ?? ''),
    tipoAluno,
    acumulo,
    termo_compromisso: documento('termo_compromisso'),
    declaracao_aluno_detentor: documento('declaracao_aluno_detentor'),
    historico_declaracao: documento('historico_declaracao'),
    dados_bancarios: documento('dados_bancarios'),
    termo_anuencia: documento('termo_anuencia'),
  };
}
