import type { MudancaDaLinha } from '@instrutoria/domain/remessa/transitions.ts';
import { emailDaDevolucao } from '../../../adapters/mail/templates/devolucao-de-pagamento.ts';
import type { Contexto } from '../../../context.ts';
import { many } from '../../../db/query.ts';
import { sql } from '../../../db/sql.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import type { LinhaComProjeto } from '../queries.ts';

/** One mail per coordinator with all of theirs, without any number of an account. */
export async function avisarDasDevolucoes(
  ctx: Contexto,
  linhas: readonly LinhaComProjeto[],
  devolvidas: readonly MudancaDaLinha[],
): Promise<void> {
  if (devolvidas.length === 0) return;
  const porLinha = new Map(linhas.map((um) => [um.id, um]));
  const ids = devolvidas.flatMap(({ id }) => porLinha.get(id)?.projetoId ?? []);
  const projetos = await many<{ id: number; titulo: string; donoId: number }>(
    ctx.db,
    sql`select id, titulo, coordenador_id as "donoId" from projeto where id = any(${ids})`,
  );
  for (const [pessoaId, dele] of Map.groupBy(projetos, ({ donoId }) => donoId)) {
    const titulos = new Map(dele.map(({ id, titulo }) => [id, titulo]));
    const pagamentos = devolvidas.flatMap(({ id, motivo, pedeDados }) => {
      const linha = porLinha.get(id);
      const titulo = titulos.get(linha?.projetoId ?? 0);
      if (linha === undefined || titulo === undefined) return [];
      const projeto = { id: linha.projetoId, titulo };
      return [{ instrutor: linha.mostrado, projeto, motivo: motivo ?? 'sem motivo', pedeDados }];
    });
    const sobre = { pessoaId, especie: 'devolucaoDePagamento', projetos: dele.map(({ id }) => id) } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) => emailDaDevolucao({ ...remessa, pagamentos }));
  }
}
