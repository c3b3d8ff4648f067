import { DomainError } from '../../kernel/domain-error.ts';
import { MENSAGENS_CONTA as M } from '../messages.ts';

export interface Pendencias {
  readonly ultimoAdministrador: boolean;
  /** Submitted projects that the person coordinates, in calls that are not archived. */
  readonly projetos: number;
  readonly avaliacoes: number;
}

export function exigirSemPendencias({ ultimoAdministrador, projetos, avaliacoes }: Pendencias): void {
  if (ultimoAdministrador) throw conflito('ULTIMO_ADMINISTRADOR', M.ultimoAdministradorNaoEncerra);
  if (projetos > 0) throw conflito('COORDENA_PROJETO', M.coordenaProjeto);
  if (avaliacoes > 0) throw conflito('AVALIACAO_PENDENTE', M.avaliacaoPendente);
}

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

/** Replaces all that names the person (T-M7), by a CPF and an address that cannot exist (RFC 2606). */
export function cadastroEncerrado(id: number) {
  return {
    nome: M.contaEncerrada,
    nomeCivil: null,
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
    recebeResumo: false,
  } as const;
}
