import type { Api } from '@instrutoria/contract/api.ts';
import { decisaoComecou } from '@instrutoria/domain/avaliacao/policies.ts';
import { maiorTotal } from '@instrutoria/domain/barema/rules/totais.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { contarProprios } from '../../avaliacao/relacao-queries.ts';
import { baremaEmVigor } from '../../edital/barema-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { semOsDe } from '../../ranque/edital-queries.ts';
import { consultarRanque } from '../../ranque/ranque-queries.ts';
import { listaEmVigor } from '../../resultado/suplentes-queries.ts';
import { todosDoEdital } from '../decisao-queries.ts';

/** The ranking gives order, position and tie-break; the decision's rows give the rest. */
export const lerDecisao: Executar<Api['lerDecisao']> = async (ctx, { params }) => {
  const edital = derivarEdital(await editalEncontrado(ctx, params.id), ctx.agora, await lerFuso(ctx.db));
  const { id: editalId, tipoProjeto: tipo, limiteBolsas } = edital;
  const sem = semOsDe(edital, ctx.usuario);
  const proprios = sem === undefined ? 0 : await contarProprios(ctx.db, editalId, sem);
  const { bolsasPorUnidade } = await regrasEmVigor(ctx.db, editalId);
  const lista = await listaEmVigor(ctx.db, editalId);
  const limites = {
    limiteBolsas,
    ...(bolsasPorUnidade === null ? {} : { bolsasPorUnidade }),
    ...(lista === null
      ? {}
      : {
          lista: { ...lista, feitos: lista.feitos.map(({ projeto_id, numero }) => ({ projeto_id, numero })) },
        }),
  };
  if (!decisaoComecou(edital)) return { status: 200, dados: { ...limites, linhas: [], proprios } };
  const barema = await baremaEmVigor(ctx.db, editalId);
  const ranque = await consultarRanque(ctx.db, { editalId, tipo, barema, semOsDe: sem });
  const decididos = new Map(
    (await todosDoEdital(ctx.db, edital, sem)).map((linha) => [linha.projeto_id, linha]),
  );
  const linhas = ranque.flatMap(({ projeto_id, posicao, desempate, desempateCom }) => {
    const linha = decididos.get(projeto_id);
    return linha === undefined ? [] : [{ ...linha, posicao, desempate, desempateCom }];
  });
  const totais =
    barema === null ? {} : { totais: [barema.totalMinimo, maiorTotal(barema)] as [number, number] };
  return { status: 200, dados: { ...limites, ...totais, linhas, proprios } };
};
