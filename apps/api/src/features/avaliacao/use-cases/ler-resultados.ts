import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Executar, Usuario } from '../../../context.ts';
import { todosDoEdital } from '../decisao-queries.ts';
import { editaisDeAgora } from '../edital-queries.ts';

async function publicados(ctx: Contexto<Usuario | null>): Promise<{ edital: Edital; quando: string }[]> {
  return (await editaisDeAgora(ctx)).flatMap((edital) => {
    const quando = edital.resultadoPublicadoEm;
    return foiPublicado(edital) && quando !== null ? [{ edital, quando }] : [];
  });
}

function resumo({ edital: { id, nome, ano }, quando }: { edital: Edital; quando: string }) {
  return { id, nome, ano, resultadoPublicadoEm: quando };
}

/** The public results of a call; before publication it does not exist (T-M5). The answer's schema names every field. */
export const lerResultados: Executar<Api['lerResultados']> = async (ctx, { params }) => {
  const publicado = (await publicados(ctx)).find(({ edital }) => edital.id === params.editalId);
  if (publicado === undefined) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.editalNaoEncontrado);
  }
  const projetos = await todosDoEdital(ctx.db, publicado.edital);
  return { status: 200, data: { edital: resumo(publicado), projetos } };
};

/** The published calls, the newest first. */
export const listarResultados: Executar<Api['listarResultados']> = async (ctx) => ({
  status: 200,
  data: (await publicados(ctx)).map(resumo),
});
