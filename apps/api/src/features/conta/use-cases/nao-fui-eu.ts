import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { encerrarAcessos } from '../encerrar-acessos.ts';
import { avisarDaMudancaDesfeita, comHashes, originalDe, situacaoAgora } from '../mudanca-de-contato.ts';
import { emOutraConta, gravarDesfeita, mudancaDoLink } from '../mudanca-de-contato-repository.ts';
import { salvarProfessor, travarProfessor } from '../repository.ts';

function linkRecusado(codigo: string, mensagem: string): DomainError {
  return new DomainError('invalido', codigo, mensagem, [problema('token', codigo, mensagem)]);
}

/**
 * Undoes another person's change of e-mail and CPF, and holds resets until a second person has checked (D59).
 * A value that another account took in the meantime is not restored; resets are held all the same.
 */
export const naoFuiEu: Executar<Api['naoFuiEu']> = async (ctx, pedido) => {
  const { token = '' } = pedido.corpo();
  const { db, deps } = ctx;
  const achada = await mudancaDoLink(db, token);
  if (achada === null) throw linkRecusado('LINK_DESCONHECIDO', M.naoFuiEuDesconhecido);
  const pessoa = await travarProfessor(db, achada.professorId);
  // Read again with the lock: of two simultaneous requests the second sees the first.
  const mudanca = await mudancaDoLink(db, token);
  if (mudanca === null || pessoa === null) throw linkRecusado('LINK_VENCIDO', M.naoFuiEuVencido);
  const situacao = situacaoAgora(deps, mudanca);
  if (situacao === 'retida' || situacao === 'desfeita') {
    return { status: 200, dados: { message: M.naoFuiEuDesfeita } };
  }
  if (situacao !== 'espera') throw linkRecusado('LINK_VENCIDO', M.naoFuiEuVencido);
  const { email = null, cpf = null } = originalDe(deps, mudanca.original) ?? {};
  const ocupados = await emOutraConta(db, pessoa.id, { email: email?.valor ?? null, cpf });
  const volta = {
    ...(email === null || ocupados.email
      ? {}
      : {
          email: email.valor,
          emailConfirmadoEm: email.confirmadoEm === null ? null : new Date(email.confirmadoEm),
        }),
    ...(cpf === null || ocupados.cpf ? {} : { cpf }),
  };
  const agora = deps.clock.real();
  if (Object.keys(volta).length > 0) await salvarProfessor(db, pessoa.id, volta, ctx.agora);
  await gravarDesfeita(db, mudanca.id, agora);
  await encerrarAcessos(db, pessoa.id, agora);
  await auditar(ctx, {
    acao: 'naoFuiEu',
    registro: { tipo: 'professor', id: pessoa.id },
    depois: {
      mudanca: mudanca.id,
      ...comHashes(deps, {
        ...(volta.email === undefined ? {} : { email: [pessoa.email, volta.email] as const }),
        ...(volta.cpf === undefined ? {} : { cpf: [pessoa.cpfDigitos, volta.cpf] as const }),
      }),
    },
  });
  await avisarDaMudancaDesfeita(ctx, pessoa, [pessoa.email, ...(email === null ? [] : [email.valor])]);
  const tudo = !ocupados.email && !ocupados.cpf;
  return { status: 200, dados: { message: tudo ? M.naoFuiEuDesfeita : M.naoFuiEuRetida } };
};
