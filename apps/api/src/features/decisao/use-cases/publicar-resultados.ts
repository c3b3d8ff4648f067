import type { Api } from '@instrutoria/contract/api.ts';
import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { situacaoGuardada } from '@instrutoria/domain/decisao/rules/situacao.ts';
import { MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { SITUACOES } from '@instrutoria/domain/projeto/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { gravarSituacoes } from '../../avaliacao/repository.ts';
import { editaisDeAgora } from '../../edital/queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { editalNaoEncontrado, salvarEdital, travarEdital } from '../../edital/repository.ts';
import { guardarVersao } from '../../resultado/repository.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import { avisarResultado } from '../avisar-resultado.ts';
import { todosDoEdital } from '../decisao-queries.ts';
import { editalDoCorpo, faltaOEdital } from './enviar-a-secretaria.ts';

async function publicarUm(ctx: Contexto, id: number, conferirVersao: boolean): Promise<void> {
  const antes = await travarEdital(ctx.db, id);
  if (antes === null) throw editalNaoEncontrado();
  const configuracao = await lerConfiguracao(ctx.db);
  const { fuso } = configuracao;
  const { resultadoPreliminar: preliminar } = await regrasEmVigor(ctx.db, id);
  const fatos = { agora: ctx.agora, fuso, preliminar, semExpediente: diasSemExpediente(configuracao) };
  const depois = transitar(MAQUINA_DO_EDITAL, antes, 'publicarResultados', { quem: ctx.usuario.tipo, fatos });
  if (conferirVersao) ctx.exigirVersao(antes.versao);
  const linhas = await todosDoEdital(ctx.db, derivarEdital(antes, ctx.agora, fuso));
  for (const situacao of SITUACOES) {
    const destas = linhas.filter(({ situacaoExibida }) => situacaoGuardada(situacaoExibida) === situacao);
    await gravarSituacoes(
      ctx.db,
      destas.map((linha) => linha.id),
      situacao,
    );
  }
  const salvo = await salvarEdital(ctx.db, depois);
  const versao = await guardarVersao(ctx.db, id, { motivo: 'PUBLICACAO' }, ctx.agora);
  await auditar(ctx, {
    acao: 'publicarResultados',
    registro: { tipo: 'edital', id },
    antes,
    depois: { ...salvo, resultado: versao },
  });
  await registrarEvento(ctx, 'resultado.publicado', `api/publico/resultados/${id}`);
  await avisarResultado(ctx, { edital: salvo, linhas, versao });
}

/**
 * Without a named call it publishes the only waiting one; where several wait it refuses, because a forgotten
 * name would publish them all, for good.
 */
export const publicarResultados: Executar<Api['publicarResultados']> = async (ctx, pedido) => {
  const id = editalDoCorpo(pedido);
  const [unico, ...outros] =
    id === undefined ? (await editaisDeAgora(ctx)).filter(({ fase }) => fase === 'secretaria') : [{ id }];
  if (unico === undefined) throw new DomainError('conflito', 'NAO_ENVIADO', M.naoEnviados);
  if (outros.length > 0) throw faltaOEdital();
  await publicarUm(ctx, unico.id, id !== undefined);
  return { status: 200, dados: { message: M.enviadoAosCoordenadores } };
};
