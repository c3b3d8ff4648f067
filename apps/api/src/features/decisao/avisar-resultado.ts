import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import {
  mudancasPorExtenso,
  ressalvasPorExtenso,
  suplentePorExtenso,
} from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import type { MudancaDaLinha } from '@instrutoria/domain/resultado/types.ts';
import { remessaPara } from '../../adapters/mail/remessa.ts';
import { emailDeResultado, type Resultado } from '../../adapters/mail/templates/resultado.ts';
import type { Contexto } from '../../context.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { enviarCarta } from '../carta/repository.ts';
import { lerContatos } from '../conta/queries.ts';
import { lerVersao } from '../resultado/queries.ts';
import type { LinhaDeDecisao } from './decisao-queries.ts';

interface Publicada {
  readonly edital: EditalGuardado;
  readonly linhas: readonly LinhaDeDecisao[];
  readonly versao: number;
  /** For a final result: the changes since the preliminary one. */
  readonly mudancas?: readonly MudancaDaLinha[];
}

function qualResultado(edital: EditalGuardado): Resultado['qual'] {
  if (edital.finalEm === undefined) return undefined;
  return ehPreliminar(edital) ? { preliminarAte: edital.fimRecursos ?? '' } : 'final';
}

async function linhasDe(ctx: Contexto, { id, resultadoPublicadoEm }: EditalGuardado, numero: number) {
  const publicado = { id, resultadoPublicadoEm: resultadoPublicadoEm ?? '' };
  const versao = await lerVersao(ctx.db, publicado, numero);
  return versao === null ? [] : versao.linhas;
}

/** Sends one mail per coordinator, with all of their projects in the call. */
export async function avisarResultado(ctx: Contexto, publicada: Publicada): Promise<void> {
  const { edital, linhas, versao, mudancas } = publicada;
  const configuracao = await lerConfiguracao(ctx.db);
  const mudou = (projeto: number) => {
    const dele = mudancas?.find(({ projeto_id }) => projeto_id === projeto);
    return dele === undefined ? 'nada mudou' : mudancasPorExtenso(dele.campos);
  };
  const publicadas = await linhasDe(ctx, edital, versao);
  const notas = (projeto: number) => {
    const dele = publicadas.find(({ projeto_id }) => projeto_id === projeto);
    return dele === undefined
      ? { suplente: null, alterada: null }
      : { suplente: suplentePorExtenso(dele), alterada: ressalvasPorExtenso(dele) };
  };
  const contadas = linhas.map((linha) => ({
    ...linha,
    ...notas(linha.projeto_id),
    ...(mudancas === undefined ? {} : { mudou: mudou(linha.projeto_id) }),
  }));
  const deCada = Map.groupBy(contadas, ({ coordenadorId }) => coordenadorId);
  for (const contato of await lerContatos(ctx.db, [...deCada.keys()])) {
    const projetos = deCada.get(contato.id) ?? [];
    await enviarCarta(
      ctx,
      emailDeResultado({
        ...remessaPara(contato, ctx.deps, configuracao),
        edital: { id: edital.id, nome: edital.nome },
        versao,
        qual: qualResultado(edital),
        recursoAte: mudancas === undefined ? edital.fimRecursos : null,
        projetos,
      }),
      {
        especie: 'resultado',
        pessoaId: contato.id,
        projetos: projetos.map(({ projeto_id }) => projeto_id),
      },
    );
  }
}
