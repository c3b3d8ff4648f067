import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import {
  type BolsasDoRecurso,
  bolsasPorExtenso,
  repartirBolsas,
} from '@instrutoria/domain/recurso/rules/bolsas.ts';
import { problemasDosNumeros } from '@instrutoria/domain/recurso/rules/decisao-do-recurso.ts';
import { exigirPosicao } from '@instrutoria/domain/recurso/rules/diminuicoes.ts';
import { corrigir } from '@instrutoria/domain/recurso/transitions.ts';
import type { DadosDaDecisao } from '@instrutoria/domain/recurso/types.ts';
import type { Contexto } from '../../../context.ts';
import { consultarEfeito, type Mudanca, ultimaComBolsa } from '../../correcao/efeito-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { suplentesFeitos } from '../../resultado/suplentes-queries.ts';
import type { EmDecisao } from './recurso-em-decisao.ts';

/**
 * The effect of an acceptance with these numbers, also above the limit of scholarships (D56): the numbers
 * that it can give, its effect on the ranking, and the text about the scholarships. Throws 409 where a value
 * would get lower.
 */
export async function efeitoDoRecurso(
  ctx: Contexto,
  { aprovacao, projeto, edital, limites }: EmDecisao,
  dados: DadosDaDecisao,
) {
  exigirSemProblemas(problemasDosNumeros(dados, limites.tipo, limites.proprio, aprovacao));
  const querem = corrigir(aprovacao, dados, { ...limites, limiteBolsas: null, daUnidade: undefined });
  const pedido: Mudanca = { editalId: edital.id, projetoId: projeto.id, aprovacao, limites, depois: querem };
  const efeito = await consultarEfeito(ctx.db, pedido);
  exigirPosicao(efeito.posicao);
  const { suplentes: temLista } = await regrasEmVigor(ctx.db, edital.id);
  const lugar = {
    posicao: efeito.posicao.para,
    ultimaComBolsa: await ultimaComBolsa(ctx.db, pedido),
    temLista,
    passadas: (await suplentesFeitos(ctx.db, edital.id)).reduce((soma, um) => soma + um.bolsas, 0),
  };
  const tinha = aprovacao.remunerados_aprovados;
  const quantas = { querem: querem.corrigido.remunerados_aprovados, tinha };
  const bolsas: BolsasDoRecurso = repartirBolsas(quantas, limites, lugar);
  const cabem: DadosDaDecisao = { ...dados, remunerados_aprovados: bolsas.dadas };
  const depois = corrigir(aprovacao, cabem, limites);
  const { remunerados_aprovados, voluntarios_aprovados } = depois.corrigido;
  return {
    cabem,
    bolsas,
    frase: bolsasPorExtenso(bolsas, lugar),
    mudanca: { ...pedido, depois },
    efeito: {
      ...efeito,
      vagas: { de: efeito.vagas.de, para: { remunerados_aprovados, voluntarios_aprovados } },
      situacaoExibida: { de: efeito.situacaoExibida.de, para: depois.exibida },
    },
  };
}
