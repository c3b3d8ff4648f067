import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDaFrequenciaDeOficio } from '../../../adapters/mail/templates/frequencia-de-oficio.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { avisarSobreProjetos, enviarCarta } from '../../carta/repository.ts';
import { lerAndamento } from '../../projeto/andamento-queries.ts';
import { coordenadorDoProjeto } from '../../projeto/relacao-queries.ts';
import { alunosDoDeOficio, lerDeOficio } from '../de-oficio-repository.ts';

/** The coordinator gets every student's hours, each student their own. */
export async function avisarDoDeOficio(
  ctx: Contexto,
  { projeto: id, deOficio }: { readonly projeto: number; readonly deOficio: number },
): Promise<void> {
  const [registro] = await lerDeOficio(ctx.db, [deOficio]);
  const projeto = await lerAndamento(ctx.db, id);
  const alunos = await alunosDoDeOficio(ctx.db, deOficio);
  if (registro === undefined || projeto === null || alunos.length === 0) return;
  const configuracao = await lerConfiguracao(ctx.db);
  const { motivo, origem } = registro;
  const comum = {
    projeto: { id, titulo: projeto.titulo },
    motivo,
    origem,
  };
  const sobre = { especie: 'frequenciaDeOficio', projetos: [id] } as const;
  for (const aluno of alunos) {
    const remessa = remessaPara(aluno, ctx.deps, configuracao);
    const carta = { ...remessa, ...comum, alunos: [aluno], aoAluno: true };
    await enviarCarta(ctx, emailDaFrequenciaDeOficio(carta), { ...sobre, instrutorId: aluno.id });
  }
  const coordenadorId = await coordenadorDoProjeto(ctx.db, id);
  if (coordenadorId === null) return;
  await avisarSobreProjetos(ctx, { ...sobre, pessoaId: coordenadorId }, (remessa) =>
    emailDaFrequenciaDeOficio({ ...comum, ...remessa, alunos, aoAluno: false }),
  );
}
