import { emailDeReciboDoRecurso } from '../../../adapters/mail/templates/recibo-do-recurso.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { acharProfessor } from '../../conta/repository.ts';

interface Recebido {
  readonly id: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
}

/** To who appealed, with the number and the instant. */
export async function enviarRecibo(ctx: Contexto, { id, projeto, edital }: Recebido): Promise<void> {
  const autor = await acharProfessor(ctx.db, ctx.usuario.id);
  if (autor === null) return;
  const { fuso, instituicao } = await lerConfiguracao(ctx.db);
  await ctx.deps.outbox.enfileirar(
    ctx.db,
    emailDeReciboDoRecurso({
      para: autor.email,
      nome: autor.nome,
      publicUrl: ctx.deps.config.publicUrl,
      instituicao: instituicao.nome,
      numero: id,
      projeto,
      edital,
      quando: ctx.agora,
      fuso,
    }),
  );
}
