import type { Api } from '@instrutoria/contract/api.ts';
import { exigirVerEncerrados, temInstrutores, veDocumentos } from '@instrutoria/domain/instrutor/policies.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { leituraDosInstrutores } from '../leitura-queries.ts';
import { lerProjetoDosInstrutores } from '../projeto-queries.ts';
import type { Instrutor } from '../queries.ts';
import { lerInstrutor as ler, lerInstrutoresDoProjeto } from '../queries.ts';
import { instrutorNaoEncontrado } from '../relacao-queries.ts';

export async function instrutorEscrito(ctx: Contexto, id: number): Promise<Instrutor> {
  const lido = await ler(ctx.db, id, await leituraDosInstrutores(ctx, true));
  if (lido === null) throw new Error('the written instructor is gone');
  return lido;
}

/** An administrator gets the whole CPF; the reading is recorded (D37). */
export const lerInstrutor: Executar<Api['lerInstrutor']> = async (ctx, { params }) => {
  const comDocumentos = veDocumentos(ctx.usuario.tipo, ctx.alvo.relacao);
  const cpfInteiro = comDocumentos && ctx.alvo.relacao === 'nenhuma';
  const como = { ...(await leituraDosInstrutores(ctx, comDocumentos)), cpfInteiro };
  const instrutor = await ler(ctx.db, params.id, como);
  if (instrutor === null) throw instrutorNaoEncontrado();
  if (cpfInteiro && instrutor.cpf !== null) {
    const projeto = await lerProjetoDosInstrutores(ctx.db, instrutor.projeto.id);
    await registrarAcesso(ctx, {
      documento: 'cpf_do_instrutor',
      registro: { tipo: 'instrutor', id: params.id },
      titularId: projeto?.coordenadorId ?? null,
    });
  }
  return comVersao(200, instrutor);
};

/** [] until the project is approved and published; ended vínculos only for administrators. */
export const listarInstrutores: Executar<Api['listarInstrutores']> = async (ctx, { params, query }) => {
  const { tipo } = ctx.usuario;
  const encerrados = query.encerrados === 'true';
  if (encerrados) exigirVerEncerrados(tipo, ctx.alvo.relacao);
  const projeto = await lerProjetoDosInstrutores(ctx.db, params.id);
  if (projeto === null || !temInstrutores(projeto)) return { status: 200, dados: { data: [] } };
  const como = { ...(await leituraDosInstrutores(ctx, veDocumentos(tipo, ctx.alvo.relacao))), encerrados };
  return { status: 200, dados: { data: await lerInstrutoresDoProjeto(ctx.db, params.id, como) } };
};

export const verificarFrequencia: Executar<Api['verificarFrequencia']> = async (ctx, { params }) => {
  const instrutor = await ler(ctx.db, params.id, await leituraDosInstrutores(ctx, false));
  if (instrutor === null) throw instrutorNaoEncontrado();
  return { status: 200, dados: { data: instrutor.frequentando } };
};
