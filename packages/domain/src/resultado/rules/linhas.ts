import { situacaoDaSecretaria } from '../../decisao/rules/situacao.ts';
import { vagasDadas } from '../../decisao/rules/vagas.ts';
import { criterioQueDecide, ranquear } from '../../ranque/rules/ranque.ts';
import { mudouAProposta } from '../../reuniao/rules/campos-da-reuniao.ts';
import { comSuplentes, type ListaDeSuplentes } from '../../suplente/rules/suplentes.ts';
import type { DecididoEmReuniao, LinhaDoResultado, ProjetoDoResultado } from '../types.ts';

type ProjetoRanqueado = ReturnType<typeof ranquear<ProjetoDoResultado>>[number];

/** The public rows of a call: by ranking, with the criterion that broke a tie (D18, D42). */
export function linhasDoResultado(
  projetos: readonly ProjetoDoResultado[],
  /** null in a call without a list of suplentes. */
  lista: ListaDeSuplentes | null = null,
  /** The names that the call's own barema gives to its tie-breaks. */
  desempates: readonly string[] = [],
): LinhaDoResultado[] {
  const ranqueados = ranquear(projetos);
  const linhas = linhasDoRanque(ranqueados, desempates);
  return lista === null ? linhas : comSuplentes(linhas, ranqueados, lista);
}

/** The number of the meeting whose decision the places no longer follow; undefined: none. */
export function reuniaoAlterada(projeto: {
  readonly decidido?: DecididoEmReuniao | null | undefined;
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
}): number | undefined {
  const { decidido, remunerados_aprovados: remunerados, voluntarios_aprovados: voluntarios } = projeto;
  if (!decidido || !mudouAProposta(decidido, { remunerados, voluntarios })) return undefined;
  return decidido.sessao;
}

function linhasDoRanque(
  ranqueados: readonly ProjetoRanqueado[],
  desempates: readonly string[],
): LinhaDoResultado[] {
  return ranqueados.map((p, i) => {
    const anterior = ranqueados[i - 1];
    const alterada = reuniaoAlterada(p);
    const empatados = anterior?.ja_foi_avaliado && p.ja_foi_avaliado && anterior.total === p.total;
    return {
      posicao: p.posicao,
      projeto_id: p.projeto_id,
      titulo: p.titulo,
      coordenador: p.coordenador,
      unidade: p.unidade,
      tipoProjeto: p.tipoProjeto,
      total: p.total,
      situacaoExibida: situacaoDaSecretaria(p, p),
      vagas: vagasDadas(p),
      remunerados_aprovados: p.remunerados_aprovados,
      voluntarios_aprovados: p.voluntarios_aprovados,
      desempate: anterior !== undefined && empatados ? criterioQueDecide(anterior, p, desempates) : null,
      ...(alterada === undefined ? {} : { sessaoAlterada: alterada }),
      ...(p.recebidaTarde ? { tardia: p.recebidaTarde } : {}),
    };
  });
}

type DoSuplente = Pick<LinhaDoResultado, 'chamadoEm' | 'declinouEm' | 'semRespostaEm' | 'suplente'>;

interface LugarNoResultado extends DoSuplente {
  readonly posicao: number | null;
  readonly menorTotalComVaga: number | null;
}

/** The fields of a suplente; empty if the call has no list. */
function doSuplente({ suplente, chamadoEm, declinouEm, semRespostaEm }: DoSuplente): DoSuplente {
  return {
    ...(suplente === undefined ? {} : { suplente }),
    ...(chamadoEm === undefined ? {} : { chamadoEm }),
    ...(declinouEm === undefined ? {} : { declinouEm }),
    ...(semRespostaEm === undefined ? {} : { semRespostaEm }),
  };
}

/** The project's position, and the lowest total with a place, for its coordinator (D43). */
export function lugarNoResultado(linhas: readonly LinhaDoResultado[], projetoId: number): LugarNoResultado {
  const linha = linhas.find(({ projeto_id }) => projeto_id === projetoId);
  const comVaga = linhas.filter((l) => l.remunerados_aprovados + l.voluntarios_aprovados > 0);
  const totais = comVaga.flatMap(({ total }) => (total === null ? [] : [total]));
  return {
    posicao: linha?.posicao ?? null,
    menorTotalComVaga: totais.length === 0 ? null : totais.reduce((a, b) => Math.min(a, b)),
    ...(linha === undefined ? {} : doSuplente(linha)),
  };
}
