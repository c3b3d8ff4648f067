import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { estadoDoLink, RECUSAS_DO_LINK } from '@instrutoria/domain/conta/rules/confirmacao.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharLink, gravarConfirmacao, submissoesMarcadas, ultimoEnvio } from '../confirmacao-repository.ts';
import { enviarConfirmacao, semCorreio } from '../link-de-confirmacao-repository.ts';
import { gravarConfirmadaLa } from '../mudanca-de-contato-repository.ts';
import { acharProfessor, travarProfessor } from '../repository.ts';

export const confirmacaoDoEmail: Executar<Api['confirmacaoDoEmail']> = async (ctx) => {
  const eu = await acharProfessor(ctx.db, ctx.usuario.id);
  if (eu === null) throw new Error('a session without its person');
  if (semCorreio(ctx.deps) || eu.emailConfirmadoEm !== null) {
    const dados = { confirmado: true, email: eu.email, enviadaEm: null, submissoes: [] };
    return { status: 200, dados };
  }
  const envios = await ultimoEnvio(ctx.db, [eu]);
  const submissoes = await submissoesMarcadas(ctx.db, [eu.id], ctx.deps.clock.real());
  const enviadaEm = envios.get(eu.id)?.toISOString() ?? null;
  return { status: 200, dados: { confirmado: false, email: eu.email, enviadaEm, submissoes } };
};

export const reenviarConfirmacao: Executar<Api['reenviarConfirmacao']> = async (ctx) => {
  const eu = await travarProfessor(ctx.db, ctx.usuario.id);
  if (eu === null) throw new Error('a session without its person');
  if (semCorreio(ctx.deps) || eu.emailConfirmadoEm !== null) {
    return { status: 200, dados: { message: M.emailJaConfirmado } };
  }
  const demais = await enviarConfirmacao(ctx, eu);
  if (demais !== null) {
    const retryAfter = (demais.inicio.getTime() + HORA_MS - ctx.deps.clock.real().getTime()) / 1000;
    throw new DomainError('limite', 'MUITAS_CONFIRMACOES', M.muitasConfirmacoes, [], { retryAfter });
  }
  await auditar(ctx, { acao: 'reenviarConfirmacao', registro: { tipo: 'professor', id: eu.id } });
  return { status: 200, dados: { message: M.confirmacaoReenviada } };
};

function linkRecusado(problema: Problema): DomainError {
  return new DomainError('invalido', problema.codigo, problema.mensagem, [problema]);
}

/**
 * Single use, 48 hours, only for the account's present address. The link proves access to the mailbox, with
 * or without login; opening its page changes nothing, because mail scanners do.
 */
export const confirmarEmail: Executar<Api['confirmarEmail']> = async (ctx, pedido) => {
  const { token = '' } = pedido.corpo();
  const achado = await acharLink(ctx.db, token);
  const pessoa = achado === null ? null : await travarProfessor(ctx.db, achado.professorId);
  // Read again with the lock: of two simultaneous requests the second sees the first.
  const link = await acharLink(ctx.db, token);
  if (link === null || pessoa === null) {
    throw linkRecusado(RECUSAS_DO_LINK.desconhecido);
  }
  const agora = ctx.deps.clock.real();
  const confirmado = pessoa.emailConfirmadoEm !== null;
  const estado = estadoDoLink(link, { email: pessoa.email, confirmado }, agora);
  // A valid link to the present address proves that the person reads mail there, even where an administrator confirmed it by hand.
  const aqui = link.expiraEm > agora && (estado === 'vale' || estado === 'jaConfirmado');
  if (aqui) await gravarConfirmadaLa(ctx.db, pessoa.id, agora);
  if (estado === 'jaConfirmado') return { status: 200, dados: { message: M.emailJaConfirmado } };
  if (estado !== 'vale') throw linkRecusado(RECUSAS_DO_LINK[estado]);
  await gravarConfirmacao(ctx.db, pessoa.id, agora);
  const registro = { tipo: 'professor', id: pessoa.id };
  await auditar(ctx, { acao: 'confirmarEmail', registro, pessoa: pessoa.id });
  return { status: 200, dados: { message: M.emailConfirmado } };
};
