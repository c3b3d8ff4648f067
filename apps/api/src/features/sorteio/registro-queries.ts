import { contarCargas, type SorteioPublico } from '@instrutoria/domain/sorteio/rules/registro.ts';
import type { Impossibilidade, Proposta } from '@instrutoria/domain/sorteio/types.ts';
import { codigoDoAvaliador, compromissoDoSorteio } from '../../adapters/sorteio/codigos.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Designacao } from './repository.ts';

interface Guardado extends Omit<SorteioPublico, 'compromisso' | 'linhas' | 'proposta'> {
  readonly sal: string;
  readonly hash: string;
  readonly resultado: Proposta | Impossibilidade | null;
  readonly designacoes: readonly Designacao[];
}

interface NoResultado {
  readonly projeto_id: number;
  readonly titulo: string;
}

function linhasPublicas(
  { sal, designacoes }: Guardado,
  projetos: readonly NoResultado[],
): SorteioPublico['linhas'] {
  const deCada = Map.groupBy(designacoes, ({ projeto }) => projeto);
  return projetos.flatMap(({ projeto_id, titulo }) => {
    const avaliadores = (deCada.get(projeto_id) ?? [])
      .map(({ avaliador, aMao }) => ({ codigo: codigoDoAvaliador(sal, projeto_id, avaliador), aMao }))
      // Sorted by code, not by the evaluators' ids.
      .toSorted((um, outro) => (um.codigo < outro.codigo ? -1 : 1));
    return avaliadores.length === 0 ? [] : [{ projeto_id, titulo, avaliadores }];
  });
}

function propostaPublica(resultado: Guardado['resultado']): SorteioPublico['proposta'] {
  if (resultado === null || !('linhas' in resultado)) return null;
  const { custo, limiteInferior, empatesResolvidos, linhas } = resultado;
  return { custo, limiteInferior, empatesResolvidos, cargas: contarCargas(linhas) };
}

/**
 * The public part of a call's attempts, the first one first; rows only for these projects, in their order.
 * The inputs, up to a megabyte, are not read, because anybody may call this.
 */
export async function sorteiosPublicos(
  db: Executor,
  editalId: number,
  projetos: readonly NoResultado[],
): Promise<SorteioPublico[]> {
  const guardados = await many<Guardado>(
    db,
    sql`
      select s.id as numero, ${iso(sql`s.criado_em`)} as "criadoEm",
        case when s.estado = 'calculando' then 'falhou' else s.estado end as estado,
        s.origem, s.semente, s.versao_do_metodo as "versaoDoMetodo", s.sal, s.hash, s.resultado, s.designacoes,
        jsonb_array_length(s.entrada -> 'projetos') as projetos,
        jsonb_array_length(s.entrada -> 'avaliadores') as avaliadores, (s.entrada -> 'porProjeto')::integer as "porProjeto",
        (s.entrada -> 'cargaMaxima')::integer as "cargaMaxima", s.entrada -> 'pesos' as pesos,
        (s.entrada -> 'proibirMesmaUnidade')::boolean as "avaliadorDeOutraUnidade",
        case when s.origem = 'evento' then json_build_object('evento', s.evento, 'dia', e.dia,
          'anunciadoEm', ${iso(sql`e.anunciado_em`)}) end as evento
      from sorteio s left join evento_do_sorteio e on e.id = s.evento_id
      where s.edital_id = ${editalId} order by s.id
    `,
  );
  return guardados.map((guardado) => {
    const { sal, hash, resultado, designacoes: _designacoes, ...resto } = guardado;
    return {
      ...resto,
      compromisso: compromissoDoSorteio(sal, hash),
      proposta: propostaPublica(resultado),
      linhas: linhasPublicas(guardado, projetos),
    };
  });
}
