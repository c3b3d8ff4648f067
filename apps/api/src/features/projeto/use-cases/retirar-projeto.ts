import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_COORDENACAO } from '@instrutoria/domain/coordenacao/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_PROJETO } from '@instrutoria/domain/projeto/maquina.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { desmarcarSubmissao } from '../../conta/confirmacao-repository.ts';
import { segurarEdital } from '../../edital/repository.ts';
import { temPassagemAberta } from '../passagem-queries.ts';
import { salvarProjeto, temAvaliador } from '../repository.ts';
import { travarMeuProjeto } from './gravar-proposta.ts';
import { lerComoDono } from './submeter-projeto.ts';

/** While its call takes proposals (D46); a draft is not changed. */
export const retirarProjeto: Executar<Api['retirarProjeto']> = async (ctx, { params }) => {
  const antes = await travarMeuProjeto(ctx, params.id);
  if (antes.ehRascunho) return comVersao(200, await lerComoDono(ctx, antes.id));
  const edital = antes.editalId === null ? null : await segurarEdital(ctx.db, antes.editalId);
  const fuso = await lerFuso(ctx.db);
  const fatos = {
    aberto: edital !== null && derivarEdital(edital, ctx.agora, fuso).aberto,
    temAvaliador: await temAvaliador(ctx.db, antes.id),
  };
  const depois = transitar(MAQUINA_DO_PROJETO, antes, 'retirarProjeto', { quem: 'dono', fatos });
  if (await temPassagemAberta(ctx.db, antes.id)) {
    throw new DomainError('conflito', 'COM_PASSAGEM', MENSAGENS_COORDENACAO.retirarComPassagem);
  }
  ctx.exigirVersao(antes.versao);
  // Submitted again, it counts for the unit of the person who submits it.
  const mudancas = { submetidoEm: null, unidadeDaSubmissaoId: null, atualizadoEm: ctx.agora };
  await salvarProjeto(ctx.db, antes.id, { ...depois, ...mudancas });
  await desmarcarSubmissao(ctx.db, antes.id);
  await auditar(ctx, {
    acao: 'retirarProjeto',
    registro: { tipo: 'projeto', id: antes.id },
    antes: { titulo: antes.titulo, edital: antes.editalId, submetidoEm: antes.submetidoEm },
  });
  return comVersao(200, await lerComoDono(ctx, antes.id));
};
