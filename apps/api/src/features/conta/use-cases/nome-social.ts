import type { Api } from '@instrutoria/contract/api.ts';
import {
  mudarNomeSocial,
  nomeCivilDe,
  problemasDaLeituraDoNome,
  problemasDoNomeSocial,
} from '@instrutoria/domain/conta/rules/nome-social.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { lerNomes, salvarNomeSocial } from '../nome-social-repository.ts';
import { acharProfessor, travarProfessor } from '../repository.ts';

/** The person's own names, with the civil one, which nobody else gets. */
async function proprio(ctx: Contexto) {
  const eu = await acharProfessor(ctx.db, ctx.usuario.id);
  const nomes = await lerNomes(ctx.db, ctx.usuario.id);
  if (eu === null || nomes === null) throw new Error('a session without its person');
  return comVersao(200, { ...eu, nomeCivil: nomes.nomeCivil });
}

export const professorAtual: Executar<Api['professorAtual']> = (ctx) => proprio(ctx);

/** Only by the person, without mails: in the audit it looks like any other change of their data. */
export const alterarNomeSocial: Executar<Api['alterarNomeSocial']> = async (ctx, pedido) => {
  const { id } = ctx.usuario;
  const eu = await travarProfessor(ctx.db, id);
  const antes = await lerNomes(ctx.db, id);
  if (eu === null || antes === null) throw new Error('a session without its person');
  const { nome: social } = pedido.corpo();
  ctx.exigirVersao(eu.versao);
  exigirSemProblemas(problemasDoNomeSocial(social));
  const depois = mudarNomeSocial(antes, social === null ? null : normalizarTexto(social));
  // The same name again writes nothing: no version, and no name to search in older texts.
  if (depois.nome !== antes.nome || depois.nomeCivil !== antes.nomeCivil) {
    await salvarNomeSocial(ctx.db, id, { antes, depois, agora: ctx.agora });
  }
  await auditar(ctx, {
    acao: 'atualizarProfessor',
    registro: { tipo: 'professor', id },
    depois: { campos: ['nome'] },
  });
  return proprio(ctx);
};

/** Works for every person, so that reading it does not reveal who has a nome social. */
export const lerNomeCivil: Executar<Api['lerNomeCivil']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const nomes = await lerNomes(ctx.db, id);
  if (nomes === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Pessoa não encontrada.');
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDaLeituraDoNome(motivo));
  const registro = { tipo: 'professor', id };
  await registrarAcesso(ctx, { documento: 'nome_civil', registro, titularId: id });
  await auditar(ctx, { acao: 'lerNomeCivil', registro, depois: { motivo: motivo?.trim() } });
  return { status: 200, dados: { nomeCivil: nomeCivilDe(nomes) } };
};
