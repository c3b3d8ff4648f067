import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import { CAMPOS, CONTAGENS, ESPECIFICACOES, LINHAS } from '../campos.ts';
import { INSTRUTORES_MAXIMO, REMUNERADOS_MAXIMO, VOLUNTARIOS_MAXIMO } from '../limits.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import type { Proposta } from '../types.ts';

export type Especificacoes = Pick<Proposta, (typeof ESPECIFICACOES)[number]>;

function naoEhContagem(n: number | undefined): boolean {
  return n !== undefined && !(Number.isInteger(n) && n >= 0);
}

function estaPreenchido(nome: keyof Especificacoes, campos: Especificacoes): boolean {
  const campo = CAMPOS[nome];
  const valor = campos[nome];
  if (campo.tipo === 'escolha') return campo.opcoes.some((opcao) => opcao === valor);
  return typeof valor === 'number' ? valor !== 0 : !estaVazio(valor);
}

function vazios(campos: Especificacoes): Problema[] {
  return ESPECIFICACOES.filter((nome) => CAMPOS[nome].obrigatorio && !estaPreenchido(nome, campos)).map(
    (nome) => problema(nome, 'CAMPOS_VAZIOS', M.especificacoesVazias),
  );
}

/** The errors of the counts: the first kind of them in the order of D8. */
function problemasDasVagas(campos: Especificacoes): Problema[] {
  const { remunerados = 0, voluntarios = 0 } = campos;
  const invalidos = CONTAGENS.filter((campo) => naoEhContagem(campos[campo]));
  if (invalidos.length > 0) {
    return invalidos.map((campo) => problema(campo, 'VAGAS_INVALIDAS', M.vagasInvalidas));
  }
  if (remunerados > REMUNERADOS_MAXIMO) {
    return [problema('remunerados', 'REMUNERADOS_MAXIMO', M.remuneradosMaximo)];
  }
  if (remunerados + voluntarios > INSTRUTORES_MAXIMO) {
    return [problema('voluntarios', 'INSTRUTORES_MAXIMO', M.instrutoresMaximo)];
  }
  if (voluntarios > VOLUNTARIOS_MAXIMO) {
    return [problema('voluntarios', 'VOLUNTARIOS_MAXIMO', M.voluntariosMaximo)];
  }
  return [];
}

/** Counts are judged when nothing is empty (D8); a line always: of a returned title only its own problems are read. */
export function problemasDasEspecificacoes(campos: Especificacoes): Problema[] {
  const faltam = vazios(campos);
  const escritas = LINHAS.filter((nome) => !faltam.some(({ campo }) => campo === nome));
  const daLinha = (nome: (typeof LINHAS)[number]) =>
    problemaDeLinha(nome, campos[nome] ?? '', CAMPOS[nome].maximo);
  return [...(faltam.length > 0 ? faltam : problemasDasVagas(campos)), ...reunir(...escritas.map(daLinha))];
}

/** The most volunteers: 3, 2 or 1 for 0, 1 or 2 paid (D8). */
export function voluntariosDisponiveis(remunerados: number): number {
  return VOLUNTARIOS_MAXIMO - Math.min(Math.max(Math.trunc(remunerados) || 0, 0), REMUNERADOS_MAXIMO);
}

/** The number of volunteers, lowered to the remaining room when the sum exceeds 5. */
export function ajustarVoluntarios(remunerados: number, voluntarios: number): number {
  return remunerados + voluntarios > INSTRUTORES_MAXIMO
    ? Math.min(voluntarios, voluntariosDisponiveis(remunerados))
    : voluntarios;
}

export function quantidadeDeBolsas({ remunerados = 0, voluntarios = 0 }: Especificacoes): number {
  return remunerados + voluntarios;
}
