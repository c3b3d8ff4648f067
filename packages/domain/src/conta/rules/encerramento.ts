import { DomainError } from '../../kernel/domain-error.ts';
import { MENSAGENS_CONTA as M } from '../messages.ts';

export interface Pendencias {
  readonly ultimoAdministrador: boolean;
  /** Submitted projects that he coordinates, in calls that are not archived. */
  readonly projetos: number;
  /** Evaluations that he has not finished, in calls that are not archived. */
  readonly avaliacoes: number;
}

/** Throws 409 while the person is still needed. */
export function exigirSemPendencias({ ultimoAdministrador, projetos, avaliacoes }: Pendencias): void {
  if (ultimoAdministrador) throw conflito('ULTIMO_ADMINISTRADOR', M.ultimoAdministradorNaoEncerra);
  if (projetos > 0) throw conflito('COORDENA_PROJETO', M.coordenaProjeto);
  if (avaliacoes > 0) throw conflito('AVALIACAO_PENDENTE', M.avaliacaoPendente);
}

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

/**
 * What replaces everything that named the person (T-M7): unique, with a CPF that no login finds and an
 * address that cannot exist (RFC 2606).
 */
export function cadastroEncerrado(id: number) {
  return {
    nome: M.contaEncerrada,
    email: `conta-encerrada-${id}@encerrada.invalid`,
    cpf: `encerrada-${id}`,
    siape: `encerrado-${id}`,
    rg: '',
    lattes: '',
    programa: null,
    departamento: null,
    foto: '',
    senha: null,
    tipo: 'coordenador',
  } as const;
}
