import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { type ContestacaoNoEmail, emailDaContestacao } from '../../../adapters/mail/templates/contestacao.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { avisarSobreProjetos, enviarCarta } from '../../carta/repository.ts';
import type { VinculoContestado } from '../repository.ts';

/** To the student and to the coordinator: that a month is contested, or how it was answered. */
export async function avisarDaContestacao(
  ctx: Pick<Contexto<Usuario | null>, 'db' | 'deps'>,
  /** `dele`: false where the vínculo is another person's now, since its CPF was corrected. */
  vinculo: VinculoContestado & { readonly dele: boolean },
  fatos: Pick<ContestacaoNoEmail, 'ate' | 'mes' | 'resposta' | 'texto'>,
): Promise<void> {
  const { id, nome, estudanteId, dele, projeto, coordenadorId } = vinculo;
  const dito = { ...fatos, projeto, instrutor: nome };
  const sobre = { especie: 'contestacao', projetos: [projeto.id] } as const;
  if (dele) {
    const remessa = remessaPara(vinculo, ctx.deps, await lerConfiguracao(ctx.db));
    const carta = emailDaContestacao({ ...remessa, ...dito, aluno: { entrou: estudanteId !== null } });
    await enviarCarta(ctx, carta, { ...sobre, instrutorId: id });
  }
  await avisarSobreProjetos(ctx, { ...sobre, pessoaId: coordenadorId }, (remessa) =>
    emailDaContestacao({ ...remessa, ...dito, aluno: null }),
  );
}
