import { emailDeRecursoRecebido } from '../../../adapters/mail/templates/recurso-recebido.ts';
import type { Contexto } from '../../../context.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { quemPodeDecidir } from '../quem-decide-queries.ts';

interface Recebido {
  readonly projetoId: number;
  readonly titulo: string;
  readonly edital: string;
  /** Until when others can answer it; null where nobody was asked. */
  readonly contrarrazoesAte: string | null;
}

export async function avisarComissao(
  ctx: Contexto,
  { projetoId, titulo, edital, contrarrazoesAte }: Recebido,
): Promise<void> {
  const presidentes = await quemPodeDecidir(ctx.db, projetoId, 'PRESIDENTE_COMISSAO');
  const pessoas =
    presidentes.length > 0 ? presidentes : await quemPodeDecidir(ctx.db, projetoId, 'administrador');
  const espera = contrarrazoesAte === null ? {} : { contrarrazoesAte };
  for (const { id: pessoaId } of pessoas) {
    const sobre = { pessoaId, especie: 'recursoRecebido', projetos: [projetoId] } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) =>
      emailDeRecursoRecebido({ ...remessa, projeto: { id: projetoId, titulo }, edital, ...espera }),
    );
  }
}
