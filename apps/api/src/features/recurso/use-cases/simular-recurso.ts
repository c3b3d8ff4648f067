import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problemasDasNotas } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { problemasDosNumeros } from '@instrutoria/domain/recurso/rules/decisao-do-recurso.ts';
import type { Executar } from '../../../context.ts';
import { consultarVagasPelaOrdem } from '../../correcao/efeito-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { exigirCriteriosConhecidos } from './criterios-conhecidos.ts';
import { efeitoDoRecurso } from './efeito-do-recurso.ts';
import { exigirId } from './exigir-id.ts';
import { travarParaDecidir } from './recurso-em-decisao.ts';

export const simularRecurso: Executar<Api['simularRecurso']> = async (ctx, pedido) => {
  const emDecisao = await travarParaDecidir(ctx, exigirId(pedido), 'simularRecurso');
  const { aprovacao, edital, limites, contestados } = emDecisao;
  const dados = pedido.corpo();
  exigirCriteriosConhecidos(dados.criterios, limites.proprio?.barema);
  exigirSemProblemas(problemasDosNumeros(dados, limites.tipo, limites.proprio, aprovacao));
  exigirSemProblemas(problemasDasNotas(contestados, dados, { ...limites, original: aprovacao }));
  const { efeito, frase, mudanca } = await efeitoDoRecurso(ctx, emDecisao, dados);
  const simulado = { ...efeito, ...(frase === null ? {} : { bolsas: frase }) };
  const { recursoComRelator } = await regrasEmVigor(ctx.db, edital.id);
  if (contestados.length === 0 && !recursoComRelator) return { status: 200, dados: simulado };
  const pelaOrdem = await consultarVagasPelaOrdem(ctx.db, mudanca, ctx.usuario.id);
  return { status: 200, dados: { ...simulado, pelaOrdem } };
};
