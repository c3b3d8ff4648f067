import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { porQueNaoHa } from '@instrutoria/domain/sorteio/messages.ts';
import { razoes, resumoDasFaltas } from '@instrutoria/domain/sorteio/rules/razoes-da-escolha.ts';
import { lugaresQueFaltam } from '@instrutoria/domain/sorteio/rules/viabilidade.ts';
import type { Impossibilidade, Proposta } from '@instrutoria/domain/sorteio/types.ts';
import { acasoDe } from '../../../adapters/sorteio/randomness.ts';
import type { Contexto } from '../../../context.ts';
import { nomesDosAvaliadores, projetosDoSorteio, type SorteioGuardado } from '../queries.ts';

type Sorteio = AnswerOf<Api['lerSorteio']>;

async function descreverProposta(
  ctx: Contexto,
  { entrada, semente }: SorteioGuardado,
  proposta: Proposta,
): Promise<Sorteio['proposta']> {
  const projetos = new Map(
    (
      await projetosDoSorteio(
        ctx.db,
        proposta.linhas.map(({ projeto }) => projeto),
      )
    ).map((projeto) => [projeto.id, projeto]),
  );
  const { linhas } = proposta;
  const porque = razoes(entrada, acasoDe(semente), linhas);
  const nomes = new Map(
    (await nomesDosAvaliadores(ctx.db, [...new Set(linhas.flatMap(({ avaliadores }) => avaliadores))])).map(
      (um) => [um.id, um],
    ),
  );
  const { custo, limiteInferior, empatesResolvidos } = proposta;
  return {
    custo,
    limiteInferior,
    empatesResolvidos,
    faltas: resumoDasFaltas(porque),
    linhas: linhas.flatMap(({ projeto: qual }) => {
      const projeto = projetos.get(qual);
      if (projeto === undefined) return [];
      const { id, titulo, ...resto } = projeto;
      const avaliadores = (porque.get(qual) ?? []).map(({ avaliador, tem, falta, ...razao }) => ({
        id: avaliador,
        nome: nomes.get(avaliador)?.nome ?? '',
        unidade: nomes.get(avaliador)?.unidade ?? '',
        ...razao,
        tem: [...tem],
        falta: [...falta],
      }));
      return [{ projeto: { id, titulo }, ...resto, avaliadores }];
    }),
  };
}

async function descreverImpossibilidade(
  ctx: Contexto,
  { entrada }: SorteioGuardado,
  porque: Impossibilidade,
): Promise<Sorteio['impossibilidade']> {
  const projetos = await projetosDoSorteio(ctx.db, porque.projetos);
  return {
    limites: [...porque.limites],
    cargaQueBasta: porque.cargaQueBasta,
    frases: porQueNaoHa(porque, porque.projetos.length, lugaresQueFaltam(entrada)),
    projetos: projetos.map(({ id, titulo }) => ({ id, titulo })),
  };
}

/** The draw for readers, with names and reasons. */
export async function descreverSorteio(ctx: Contexto, guardado: SorteioGuardado): Promise<Sorteio> {
  const {
    editalId: _edital,
    sal: _sal,
    entrada,
    resultado,
    designacoes: _designacoes,
    ...tentativa
  } = guardado;
  const { porProjeto, cargaMaxima, proibirMesmaUnidade, pesos } = entrada;
  return {
    ...tentativa,
    porProjeto,
    cargaMaxima,
    proibirMesmaUnidade,
    pesos,
    proposta:
      resultado !== null && 'linhas' in resultado ? await descreverProposta(ctx, guardado, resultado) : null,
    impossibilidade:
      resultado !== null && 'limites' in resultado
        ? await descreverImpossibilidade(ctx, guardado, resultado)
        : null,
  };
}
