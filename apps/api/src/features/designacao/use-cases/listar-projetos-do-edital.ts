import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { impedimento, vistaDosProjetos } from '@instrutoria/domain/designacao/policies.ts';
import { ultimoDiaDaAvaliacao } from '@instrutoria/domain/designacao/rules/prazo.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { atrasoDaDesignacao } from '../atraso-da-designacao.ts';
import { recusasDosProjetos } from '../designacao-queries.ts';
import * as queries from '../projetos-do-edital-queries.ts';
import { faltaAlguem, variosComAtraso } from '../varios-com-atraso.ts';

type ProjetoLido = Awaited<ReturnType<typeof queries.listarProjetosDoEdital>>['linhas'][number];

/**
 * The conflicts of an unfinished assessment's evaluator, as for a candidate; for a finished one only declared
 * conflicts.
 */
function impedimentoDe({ avaliacao, ehAvaliador, participa, declarou }: ProjetoLido) {
  if (avaliacao === null || ehAvaliador === null) return null;
  if (avaliacao.ja_foi_avaliado) return declarou ? M.declarouDepois : null;
  return impedimento(ehAvaliador ? 'avaliador' : 'coordenador', { participa, declarou });
}

export const listarProjetosDoEdital: Executar<Api['listarProjetosDoEdital']> = async (
  ctx,
  { params, query },
) => {
  const [guardado, fuso] = await Promise.all([editalEncontrado(ctx, params.id), lerFuso(ctx.db)]);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  const vista = vistaDosProjetos(ctx.usuario.tipo, edital.fase);
  if (vista === 'nenhum') return { status: 200, dados: [], total: 0 };
  const hoje = diaNoFuso(ctx.agora, fuso);
  const momento = { edital, fuso, hoje };
  const { linhas, total } = await queries.listarProjetosDoEdital(ctx.db, {
    ...momento,
    lista: query,
    leitorId: ctx.usuario.id,
    vista,
  });
  const varios = await variosComAtraso(ctx.db, linhas, momento, vista);
  const recusas = await recusasDosProjetos(ctx.db, vista === 'todos' ? faltaAlguem(linhas, varios) : []);
  const { prazoAvaliacao } = edital;
  const dados = linhas.map((linha) => {
    const { id, titulo, coordenador, avaliacao, designadaEm } = linha;
    const prazo =
      designadaEm === null
        ? null
        : ultimoDiaDaAvaliacao({ designadaEm: diaNoFuso(designadaEm, fuso), prazoAvaliacao });
    const andamento = {
      prazo,
      atraso: vista === 'todos' ? atrasoDaDesignacao(linha, momento) : null,
      impedimento: vista === 'todos' ? impedimentoDe(linha) : null,
    };
    return {
      id,
      titulo,
      coordenador,
      avaliacao: avaliacao === null ? null : { ...avaliacao, ...andamento, ...varios.get(avaliacao.id) },
      recusas: recusas.get(id) ?? [],
      ...(linha.homologacao === null ? {} : { homologacao: linha.homologacao }),
      ...(linha.tardia === null ? {} : { tardia: linha.tardia }),
    };
  });
  return { status: 200, dados, total };
};
