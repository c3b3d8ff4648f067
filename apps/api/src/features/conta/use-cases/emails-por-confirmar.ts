import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { normalizarEmail } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { problemasDaConfirmacao } from '@instrutoria/domain/conta/rules/confirmacao.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import {
  gravarConfirmacao,
  listarPorConfirmar,
  submissoesMarcadas,
  ultimoEnvio,
} from '../confirmacao-repository.ts';
import { semCorreio } from '../link-de-confirmacao-repository.ts';
import { mudancasAbertas } from '../mudanca-de-contato-repository.ts';
import { travarProfessor } from '../repository.ts';

/** Lists all of them: none is ever deleted (D51). */
export const listarEmailsPorConfirmar: Executar<Api['listarEmailsPorConfirmar']> = async (ctx, { query }) => {
  const { linhas, total } = await listarPorConfirmar(ctx.db, query);
  if (semCorreio(ctx.deps)) return { status: 200, dados: [], total: 0 };
  const envios = await ultimoEnvio(ctx.db, linhas);
  const ids = linhas.map(({ id }) => id);
  const marcadas = Map.groupBy(
    await submissoesMarcadas(ctx.db, ids, ctx.deps.clock.real()),
    ({ professorId }) => professorId,
  );
  const dados = linhas.map((linha) => ({
    ...linha,
    enviadaEm: envios.get(linha.id)?.toISOString() ?? null,
    submissoes: marcadas.get(linha.id) ?? [],
  }));
  return { status: 200, dados, total };
};

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

/** Confirms the address that the administrator saw, with a reason (D51). */
export const confirmarEmailDe: Executar<Api['confirmarEmailDe']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const pessoa = await travarProfessor(ctx.db, id);
  if (pessoa === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Pessoa não encontrada.');
  if (id === ctx.usuario.id) throw conflito('PROPRIO_EMAIL', M.proprioEmail);
  const { email, motivo } = pedido.corpo();
  if (email !== undefined && normalizarEmail(email) !== pessoa.email)
    throw conflito('EMAIL_MUDOU', M.emailMudou);
  if (semCorreio(ctx.deps) || pessoa.emailConfirmadoEm !== null) {
    return { status: 200, dados: { message: M.emailJaConfirmado } };
  }
  const abertas = await mudancasAbertas(ctx.db, id);
  // The administrator who set the address cannot confirm it (D59).
  if (abertas.some(({ autorId, emailEmEspera }) => emailEmEspera && autorId === ctx.usuario.id)) {
    throw conflito('MUDANCA_PROPRIA', M.mudancaPropria);
  }
  exigirSemProblemas(problemasDaConfirmacao(motivo));
  await gravarConfirmacao(ctx.db, id, ctx.deps.clock.real());
  const registro = { tipo: 'professor', id };
  await auditar(ctx, { acao: 'confirmarEmailDe', registro, depois: { motivo: motivo?.trim() } });
  return { status: 200, dados: { message: M.emailConfirmadoPelaAdministracao } };
};
