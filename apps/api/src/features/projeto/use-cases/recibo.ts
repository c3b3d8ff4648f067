import { emailDeReciboDeSubmissao } from '../../../adapters/mail/templates/recibo-de-submissao.ts';
import type { Contexto } from '../../../context.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { acharEdital } from '../../edital/repository.ts';
import type { ProjetoGuardado } from '../repository.ts';

/** The receipt's dates; a late submission also has the real arrival and the instant that counts (D64). */
export async function enviarRecibo(
  ctx: Contexto,
  projeto: ProjetoGuardado,
  tardia: { readonly dito: string } | null = null,
): Promise<void> {
  const edital = projeto.editalId === null ? null : await acharEdital(ctx.db, projeto.editalId);
  if (edital === null || projeto.submetidoEm === null) {
    throw new Error('a submitted project without its call or instant');
  }
  const { id, titulo, submetidoEm } = projeto;
  const quando =
    tardia === null
      ? { quando: submetidoEm }
      : { quando: ctx.agora, tardia: { dito: tardia.dito, contaEm: submetidoEm } };
  const sobre = { pessoaId: projeto.coordenadorId, especie: 'recibo', projetos: [id] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDeReciboDeSubmissao({ ...remessa, projeto: { id, titulo }, edital: edital.nome, ...quando }),
  );
}
