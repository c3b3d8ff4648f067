import type { Api } from '@instrutoria/contract/api.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto, exigirLivre, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { acimaDoLimite, MAQUINA_DO_PROJETO } from '@instrutoria/domain/projeto/maquina.ts';
import type { SituacaoDoEdital } from '@instrutoria/domain/projeto/policies.ts';
import { problemasDaMudancaDeVagas } from '@instrutoria/domain/projeto/rules/proposta.ts';
import type { Proposta } from '@instrutoria/domain/projeto/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { segurarEdital } from '../../edital/repository.ts';
import type { ProjetoGuardado } from '../repository.ts';
import { comMudancas, salvarProjeto, temAvaliador } from '../repository.ts';
import {
  colunasDaProposta,
  exigirProprioCoordenador,
  gravarLigacoes,
  problemasDasReferenciasExternas,
  travarMeuProjeto,
} from './gravar-proposta.ts';
import { enviadosNoEdital } from './limite-por-coordenador.ts';
import { lugaresComNomes } from './nomes.ts';
import { propostaRecebida, sanearProposta, sobreGuardada } from './proposta-recebida.ts';
import { enviarRecibo } from './recibo.ts';
import { gravarRascunho } from './salvar-rascunho.ts';
import { editalAbertoEscolhido, exigirPropostaCompleta, lerComoDono } from './submeter-projeto.ts';

async function situacaoDe(ctx: Contexto, guardado: ProjetoGuardado): Promise<SituacaoDoEdital> {
  const edital = guardado.editalId === null ? null : await segurarEdital(ctx.db, guardado.editalId);
  const fuso = await lerFuso(ctx.db);
  return {
    aberto: edital !== null && derivarEdital(edital, ctx.agora, fuso).aberto,
    temAvaliador: await temAvaliador(ctx.db, guardado.id),
  };
}

/** While its call is open; it must stay complete (D7). */
async function gravarSubmetido(
  ctx: Contexto,
  antes: ProjetoGuardado,
  recebida: Proposta,
  fatos: SituacaoDoEdital,
): Promise<void> {
  const junto = sobreGuardada(antes, recebida);
  const edital = await editalAbertoEscolhido(ctx, junto.edital);
  const saneada = sanearProposta(junto);
  exigirPropostaCompleta(junto, saneada);
  if (!antes.aguardandoCronograma) {
    exigirSemProblemas(problemasDaMudancaDeVagas(antes.remunerados + antes.voluntarios, saneada));
  }
  exigirSemProblemas(await problemasDasReferenciasExternas(ctx, saneada, antes.id));
  if (edital !== null && edital.id !== antes.editalId) {
    exigirLivre(acimaDoLimite({ edital, enviados: await enviadosNoEdital(ctx, edital, antes.id) }));
  }
  const pedido = { quem: 'dono', fatos, dados: { proposta: saneada } } as const;
  const depois = transitar(MAQUINA_DO_PROJETO, antes, 'atualizarProjeto', pedido);
  const completou = antes.aguardandoCronograma && !depois.aguardandoCronograma;
  const colunas = {
    ...colunasDaProposta(saneada),
    ...(edital === null ? {} : { tipoProjeto: edital.tipoProjeto }),
    aguardandoCronograma: depois.aguardandoCronograma,
    atualizadoEm: ctx.agora,
  };
  const salvo = comMudancas(antes, colunas);
  await Promise.all([salvarProjeto(ctx.db, antes.id, colunas), gravarLigacoes(ctx, salvo, saneada)]);
  if (completou) await enviarRecibo(ctx, salvo);
}

export const atualizarProjeto: Executar<Api['atualizarProjeto']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const antes = await travarMeuProjeto(ctx, id);
  const fatos = antes.ehRascunho ? null : await situacaoDe(ctx, antes);
  if (fatos !== null) {
    exigirAto(MAQUINA_DO_PROJETO, antes, 'atualizarProjeto', { quem: 'dono', fatos });
  }
  ctx.exigirVersao(antes.versao);
  const corpo = pedido.corpo();
  exigirProprioCoordenador(ctx, corpo.coordenador);
  if (corpo.id !== undefined && corpo.id !== null && corpo.id !== id) {
    exigirSemProblemas([problema('id', 'ID_DIFERENTE', 'O id do corpo não é o do endereço')]);
  }
  const recebida = propostaRecebida(corpo);
  const campos = Object.entries(recebida).flatMap(([campo, valor]) => (valor === undefined ? [] : [campo]));
  const ato = { acao: 'atualizarProjeto', registro: { tipo: 'projeto', id }, depois: { campos } };
  if (fatos === null) {
    return comVersao(200, await gravarRascunho(ctx, antes, recebida, () => ato));
  }
  await gravarSubmetido(ctx, antes, recebida, fatos);
  const lido = await lerComoDono(ctx, id);
  const nomes = await lugaresComNomes(ctx, lido.edital?.id ?? 0, id);
  await auditar(ctx, { ...ato, depois: { campos, ...(nomes.length === 0 ? {} : { nomes }) } });
  return comVersao(200, lido);
};
