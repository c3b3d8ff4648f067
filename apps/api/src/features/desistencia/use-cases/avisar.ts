import { remessaPara } from '../../../adapters/mail/remessa.ts';
import {
  emailAAdministracao,
  emailAoAluno,
  emailDaDesistencia,
} from '../../../adapters/mail/templates/desistencia.ts';
import type { Contexto } from '../../../context.ts';
import { administradoresDeFora } from '../../../db/participacao.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { avisarSobreProjetos, enviarCarta } from '../../carta/repository.ts';
import type { ProjetoDosInstrutores } from '../../instrutor/projeto-queries.ts';
import { regraDaLista } from '../../resultado/suplentes-queries.ts';
import { alunosEmCurso } from '../queries.ts';

type Projeto = Pick<ProjetoDosInstrutores, 'coordenadorId' | 'edital' | 'projetoId' | 'titulo'>;
type Acontecido = Parameters<typeof emailDaDesistencia>[0]['acontecido'];
type AAdministracao = Parameters<typeof emailAAdministracao>[0]['acontecido'];
type AoAluno = Parameters<typeof emailAoAluno>[0]['acontecido'];

function avisar(
  ctx: Contexto,
  pessoaId: number,
  { projetoId: id, titulo }: Projeto,
  acontecido: Acontecido,
): Promise<void> {
  const sobre = { pessoaId, especie: 'desistencia', projetos: [id] } as const;
  return avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDaDesistencia({ ...remessa, projeto: { id, titulo }, acontecido }),
  );
}

/** Mails the coordinator about an act of somebody else. */
export async function avisarCoordenador(
  ctx: Contexto,
  projeto: Projeto,
  acontecido: Acontecido,
): Promise<void> {
  const { coordenadorId } = projeto;
  if (coordenadorId !== ctx.usuario.id) await avisar(ctx, coordenadorId, projeto, acontecido);
}

/** Mails the administrator who asked that the coordinator goes on. */
export async function avisarQuemConsultou(
  ctx: Contexto,
  projeto: Projeto,
  { autorId }: { readonly autorId: number },
): Promise<void> {
  await avisar(ctx, autorId, projeto, { ato: 'continua' });
}

/**
 * To each administrator who takes no part in the project, about the coordinator's own act; its page has the
 * reason.
 */
export async function avisarAdministracao(
  ctx: Contexto,
  { projetoId: id, titulo, edital }: Projeto,
  acontecido: AAdministracao,
): Promise<void> {
  const comLista = edital !== null && (await regraDaLista(ctx.db, edital.id)) !== null;
  for (const pessoaId of await administradoresDeFora(ctx.db, id)) {
    const sobre = { pessoaId, especie: 'desistencia', projetos: [id] } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) =>
      emailAAdministracao({
        ...remessa,
        projeto: { id, titulo },
        edital: edital?.nome ?? '',
        comLista,
        acontecido,
      }),
    );
  }
}

/** Mails each student with a vínculo in force, without the reason, which they may not read. */
export async function avisarAlunos(
  ctx: Contexto,
  { projetoId, titulo }: Projeto,
  acontecido: AoAluno,
): Promise<void> {
  const configuracao = await lerConfiguracao(ctx.db);
  for (const aluno of await alunosEmCurso(ctx.db, projetoId)) {
    const remessa = remessaPara(aluno, ctx.deps, configuracao);
    const projeto = { id: projetoId, titulo };
    await enviarCarta(ctx, emailAoAluno({ ...remessa, projeto, acontecido }), {
      ...{ especie: 'desistencia', instrutorId: aluno.id, projetos: [projetoId] },
    });
  }
}
