import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { gravarNotas, notasRecebidas } from '../gravar-notas.ts';
import { naoEhAvaliador, travarParaAvaliar } from '../travas-repository.ts';

export const salvarFase2: Executar<Api['salvarFase2']> = async (ctx, pedido) => {
  const travada = await travarParaAvaliar(ctx, ctx.alvo.id);
  if (travada === null) throw naoEhAvaliador();
  const { aprovacao, edital, projeto } = travada;
  const fatos = { edital, tipoProjeto: projeto.tipoProjeto, proprio: projeto.proprio };
  const pergunta = { quem: papelDe(ctx), fatos };
  exigirAto(MAQUINA_DA_AVALIACAO, aprovacao, 'salvarFase2', pergunta);
  ctx.exigirVersao(aprovacao.versao);
  const dados = notasRecebidas(pedido.corpo());
  const depois = transitar(MAQUINA_DA_AVALIACAO, aprovacao, 'salvarFase2', { ...pergunta, dados });
  return comVersao(200, await gravarNotas(ctx, 'salvarFase2', aprovacao, depois));
};
