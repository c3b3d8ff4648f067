import { emailDeRecursoRecebido } from '../../../adapters/mail/templates/recurso-recebido.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { lerContatosDoTipo } from '../../conta/queries.ts';
import { participantesDo } from '../repository.ts';

interface Recebido {
  readonly projetoId: number;
  readonly titulo: string;
  readonly edital: string;
}

export async function avisarComissao(ctx: Contexto, { projetoId, titulo, edital }: Recebido): Promise<void> {
  const participantes = await participantesDo(ctx.db, projetoId);
  const livres = async (tipo: 'administrador' | 'PRESIDENTE_COMISSAO') =>
    (await lerContatosDoTipo(ctx.db, [tipo])).filter(({ id }) => !participantes.has(id));
  const presidentes = await livres('PRESIDENTE_COMISSAO');
  // Else to administrators who may decide it.
  const pessoas = presidentes.length > 0 ? presidentes : await livres('administrador');
  const { instituicao } = await lerConfiguracao(ctx.db);
  for (const { email: para, nome } of pessoas) {
    const remessa = { para, nome, publicUrl: ctx.deps.config.publicUrl, instituicao: instituicao.nome };
    await ctx.deps.outbox.enfileirar(
      ctx.db,
      emailDeRecursoRecebido({ ...remessa, projeto: { id: projetoId, titulo }, edital }),
    );
  }
}
