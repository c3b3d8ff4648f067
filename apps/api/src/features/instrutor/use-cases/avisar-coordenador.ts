import type { Email } from '../../../adapters/mail/email.ts';
import type { Remessa } from '../../../adapters/mail/templates/layout.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { acharProfessor } from '../../conta/repository.ts';
import type { ProjetoDosInstrutores } from '../projeto-queries.ts';

export async function avisarCoordenador(
  ctx: Contexto,
  { coordenadorId }: Pick<ProjetoDosInstrutores, 'coordenadorId'>,
  escrever: (remessa: Remessa) => Email,
): Promise<void> {
  const coordenador = await acharProfessor(ctx.db, coordenadorId);
  if (coordenador === null) return;
  const { fuso, instituicao } = await lerConfiguracao(ctx.db);
  const remessa = {
    para: coordenador.email,
    nome: coordenador.nome,
    publicUrl: ctx.deps.config.publicUrl,
    instituicao: instituicao.nome,
    fuso,
  };
  await ctx.deps.outbox.enfileirar(ctx.db, escrever(remessa));
}
