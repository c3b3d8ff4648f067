import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { ehOUltimoAdministrador, podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { problemasDaMudancaDeTipo } from '@instrutoria/domain/conta/rules/tipo.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { encerrarAcessos } from '../encerrar-acessos.ts';
import { contarAdministradores, salvarProfessor, travarProfessor } from '../repository.ts';

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

/** Ends the person's sessions; refused for one's own type and for the last administrator's (D31). */
export const alterarTipo: Executar<Api['alterarTipo']> = async (ctx, pedido) => {
  const { id, tipo, motivo } = pedido.corpo();
  const administradores = await contarAdministradores(ctx.db);
  const antes = await travarProfessor(ctx.db, id);
  if (antes === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Pessoa não encontrada.');
  }
  if (id === ctx.usuario.id) throw conflito('PROPRIO_TIPO', MENSAGENS_CONTA.proprioTipo);
  if (!podeAdministrar({ tipo }) && ehOUltimoAdministrador(antes, administradores)) {
    throw conflito('ULTIMO_ADMINISTRADOR', MENSAGENS_CONTA.ultimoAdministrador);
  }
  if (antes.tipo !== tipo) {
    exigirSemProblemas(problemasDaMudancaDeTipo(tipo, motivo));
    await salvarProfessor(ctx.db, id, { tipo }, ctx.agora);
    const agora = ctx.deps.clock.real();
    await encerrarAcessos(ctx.db, id, agora);
    const registro = { tipo: 'professor', id };
    const depois = motivo ? { tipo, motivo: motivo.trim() } : { tipo };
    await auditar(ctx, { acao: 'alterarTipo', registro, antes: { tipo: antes.tipo }, depois });
  }
  return { status: 200, dados: { message: MENSAGENS_CONTA.atualizado } };
};
