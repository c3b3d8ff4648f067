import { emailDeReciboDeSubmissao } from '../../../adapters/mail/templates/recibo-de-submissao.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { acharEdital } from '../../edital/repository.ts';
import type { ProjetoGuardado } from '../repository.ts';

/** Of a late one when it really came, and how it counts (D64). */
export async function enviarRecibo(
  ctx: Contexto,
  projeto: ProjetoGuardado,
  tardia: { readonly dito: string } | null = null,
): Promise<void> {
  const coordenador = await acharProfessor(ctx.db, projeto.coordenadorId);
  const edital = projeto.editalId === null ? null : await acharEdital(ctx.db, projeto.editalId);
  if (coordenador === null || edital === null || projeto.submetidoEm === null) {
    throw new Error('a submitted project without its coordinator, call or instant');
  }
  const { fuso, instituicao } = await lerConfiguracao(ctx.db);
  await ctx.deps.outbox.enfileirar(
    ctx.db,
    emailDeReciboDeSubmissao({
      para: coordenador.email,
      nome: coordenador.nome,
      publicUrl: ctx.deps.config.publicUrl,
      instituicao: instituicao.nome,
      projeto: { id: projeto.id, titulo: projeto.titulo },
      edital: edital.nome,
      quando: tardia === null ? projeto.submetidoEm : ctx.agora,
      ...(tardia === null ? {} : { tardia: { dito: tardia.dito, contaEm: projeto.submetidoEm } }),
      fuso,
    }),
  );
}
