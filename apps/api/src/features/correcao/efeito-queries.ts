import { notasDe, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { apurar } from '@instrutoria/domain/barema/rules/apurar.ts';
import { darNaOrdem } from '@instrutoria/domain/decisao/rules/corte.ts';
import { situacaoDaSecretaria } from '@instrutoria/domain/decisao/rules/situacao.ts';
import type { Vagas } from '@instrutoria/domain/decisao/types.ts';
import type { corrigir } from '@instrutoria/domain/recurso/transitions.ts';
import type { LimitesDaDecisao } from '@instrutoria/domain/recurso/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { consultarMudancas, consultarRanque } from '../ranque/ranque-queries.ts';

type Aprovadas = Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

export interface Mudanca {
  readonly editalId: number;
  readonly projetoId: number;
  readonly aprovacao: AprovacaoGuardada & { readonly id: number };
  readonly limites: LimitesDaDecisao;
  readonly depois: Pick<ReturnType<typeof corrigir>, 'aprovacao' | 'corrigido' | 'total' | 'exibida'>;
}

export async function consultarEfeito(db: Executor, mudanca: Mudanca) {
  const { aprovacao, limites, depois, projetoId } = mudanca;
  const linhas = await consultarMudancas(
    db,
    { editalId: mudanca.editalId, tipo: limites.tipo, barema: limites.proprio?.barema },
    { aprovacaoId: aprovacao.id, ...notasDe(depois.corrigido), apurado: depois.aprovacao.apurado },
  );
  const propria = linhas.find(({ projeto_id }) => projeto_id === projetoId);
  if (propria === undefined) throw new Error('a changed project outside its ranking');
  const { proprio } = limites;
  const antes = proprio ? apurar(proprio.barema, aprovacao.notas ?? [], proprio.desempate) : null;
  const total = antes === null ? totalDasNotas(aprovacao) : antes.total;
  return {
    posicao: { de: propria.de, para: propria.para },
    total: { de: total, para: depois.total },
    vagas: { de: vagasDe(aprovacao), para: vagasDe(depois.corrigido) },
    situacaoExibida: {
      de: situacaoDaSecretaria(
        { ...limites.pedidas, ...aprovacao },
        { total, abaixoDoMinimo: antes?.abaixoDoMinimo },
      ),
      para: depois.exibida,
    },
    movidos: linhas.filter(({ projeto_id }) => projeto_id !== projetoId),
  };
}

function vagasDe({ remunerados_aprovados, voluntarios_aprovados }: Aprovadas): Aprovadas {
  return { remunerados_aprovados, voluntarios_aprovados };
}

interface VagasPedidas {
  readonly id: number;
  readonly remunerados: number;
  readonly voluntarios: number;
  readonly unidade: string;
  readonly propria: boolean;
}

/** Projects whose scholarships differ when given in ranking order up to the limits, without this reader's own. */
export async function consultarVagasPelaOrdem(db: Executor, mudanca: Mudanca, leitorId: number) {
  const { aprovacao, depois, editalId, limites } = mudanca;
  const pedidos = await many<VagasPedidas>(
    db,
    sql`select p.id, p.remunerados, p.voluntarios, c.unidade_id::text as unidade,
        ${participaDosProjetos(leitorId)} as propria
      from projeto p join professor c on c.id = p.coordenador_id where p.edital_id = ${editalId}`,
  );
  const doProjeto = new Map(pedidos.map((um) => [um.id, um]));
  const pedido = { editalId, tipo: limites.tipo, barema: limites.proprio?.barema };
  const dar = (linhas: Awaited<ReturnType<typeof consultarRanque>>) =>
    darNaOrdem(
      linhas.map(({ projeto_id, posicao, total, abaixoDoMinimo }) => ({
        projeto_id,
        posicao,
        total,
        abaixoDoMinimo,
        remunerados: doProjeto.get(projeto_id)?.remunerados ?? 0,
        voluntarios: doProjeto.get(projeto_id)?.voluntarios ?? 0,
        unidade: doProjeto.get(projeto_id)?.unidade ?? '',
      })),
      { limiteBolsas: limites.limiteBolsas, bolsasPorUnidade: limites.daUnidade?.limite },
    ).dadas;
  const { apurado } = depois.aprovacao;
  const sobrescrito = { aprovacaoId: aprovacao.id, ...notasDe(depois.corrigido), apurado };
  const linhas = await consultarRanque(db, pedido);
  const [antes, agora] = [dar(linhas), dar(await consultarRanque(db, { ...pedido, sobrescrito }))];
  return linhas.flatMap(({ projeto_id, titulo }) => {
    const de = antes.get(projeto_id)?.remunerados_aprovados ?? 0;
    const para = agora.get(projeto_id)?.remunerados_aprovados ?? 0;
    const propria = doProjeto.get(projeto_id)?.propria ?? true;
    return de === para || propria ? [] : [{ projeto_id, titulo, de, para }];
  });
}

/** The position, with the corrected scores, of the last project to which the ranking gave a scholarship; null: none. */
export async function ultimaComBolsa(
  db: Executor,
  { aprovacao, depois, editalId, limites }: Mudanca,
): Promise<number | null> {
  const comBolsa = await many<{ id: number }>(
    db,
    sql`
      select projeto_id as id from projeto_aprovacao a
      where edital_id = ${editalId} and remunerados_aprovados > 0
        and not exists (select from suplente s where s.projeto_id = a.projeto_id and s.ato = 'CHAMADO')
    `,
  );
  const ids = new Set(comBolsa.map(({ id }) => id));
  const sobrescrito = {
    aprovacaoId: aprovacao.id,
    ...notasDe(depois.corrigido),
    apurado: depois.aprovacao.apurado,
  };
  const linhas = await consultarRanque(db, {
    ...{ editalId, tipo: limites.tipo, barema: limites.proprio?.barema },
    sobrescrito,
  });
  const posicoes = linhas.flatMap(({ projeto_id, posicao }) =>
    ids.has(projeto_id) && posicao !== null ? [posicao] : [],
  );
  return posicoes.length === 0 ? null : Math.max(...posicoes);
}
