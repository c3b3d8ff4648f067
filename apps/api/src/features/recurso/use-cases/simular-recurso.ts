import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problemasDasNotas } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { exigirPosicao } from '@instrutoria/domain/recurso/rules/diminuicoes.ts';
import { problemasDosNumeros } from '@instrutoria/domain/recurso/rules.ts';
import { corrigir } from '@instrutoria/domain/recurso/transitions.ts';
import type { Executar } from '../../../context.ts';
import { consultarEfeito, consultarVagasPelaOrdem } from '../../avaliacao/efeito-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { exigirCriteriosConhecidos } from './criterios-conhecidos.ts';
import { exigirId } from './exigir-id.ts';
import { travarParaDecidir } from './recurso-em-decisao.ts';

export const simularRecurso: Executar<Api['simularRecurso']> = async (ctx, pedido) => {
  const { aprovacao, projeto, edital, limites, contestados } = await travarParaDecidir(
    ctx,
    exigirId(pedido),
    'simularRecurso',
  );
  const dados = pedido.corpo();
  exigirCriteriosConhecidos(dados.criterios, limites.proprio?.barema);
  exigirSemProblemas(problemasDosNumeros(dados, limites.tipo, limites.proprio, aprovacao));
  exigirSemProblemas(problemasDasNotas(contestados, dados, { ...limites, original: aprovacao }));
  const depois = corrigir(aprovacao, dados, limites);
  const mudanca = { editalId: edital.id, projetoId: projeto.id, aprovacao, limites, depois };
  const efeito = await consultarEfeito(ctx.db, mudanca);
  exigirPosicao(efeito.posicao);
  const { recursoComRelator } = await regrasEmVigor(ctx.db, edital.id);
  if (contestados.length === 0 && !recursoComRelator) return { status: 200, dados: efeito };
  const pelaOrdem = await consultarVagasPelaOrdem(ctx.db, mudanca, ctx.usuario.id);
  return { status: 200, dados: { ...efeito, pelaOrdem } };
};
