import { emailAoAluno, emailDaDesistencia } from '../../../adapters/mail/templates/desistencia.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { acharProfessor } from '../../conta/repository.ts';
import type { ProjetoDosInstrutores } from '../../instrutor/projeto-queries.ts';
import { alunosEmCurso } from '../queries.ts';

type Projeto = Pick<ProjetoDosInstrutores, 'coordenadorId' | 'projetoId' | 'titulo'>;
type AoCoordenador = Parameters<typeof emailDaDesistencia>[0]['acontecido'];
type AoAluno = Parameters<typeof emailAoAluno>[0]['acontecido'];

async function remessa(ctx: Contexto) {
  const { instituicao } = await lerConfiguracao(ctx.db);
  return { publicUrl: ctx.deps.config.publicUrl, instituicao: instituicao.nome };
}

/** Of an act that is not the coordinator's own. */
export async function avisarCoordenador(
  ctx: Contexto,
  { coordenadorId, projetoId, titulo }: Projeto,
  acontecido: AoCoordenador,
): Promise<void> {
  const coordenador = await acharProfessor(ctx.db, coordenadorId);
  if (coordenador === null || coordenadorId === ctx.usuario.id) return;
  const carta = { para: coordenador.email, nome: coordenador.nome, ...(await remessa(ctx)) };
  const projeto = { id: projetoId, titulo };
  await enviarCarta(ctx, emailDaDesistencia({ ...carta, projeto, acontecido }), {
    ...{ especie: 'desistencia', pessoaId: coordenadorId, projetos: [projetoId] },
  });
}

/** To the administrator who asked: the coordinator goes on. */
export async function avisarQuemConsultou(
  ctx: Contexto,
  { projetoId, titulo }: Projeto,
  { autorId }: { readonly autorId: number },
  motivo: string,
): Promise<void> {
  const autor = await acharProfessor(ctx.db, autorId);
  if (autor === null) return;
  const carta = { para: autor.email, nome: autor.nome, ...(await remessa(ctx)) };
  const projeto = { id: projetoId, titulo };
  const acontecido = { ato: 'continua', motivo } as const;
  await enviarCarta(ctx, emailDaDesistencia({ ...carta, projeto, acontecido }), {
    ...{ especie: 'desistencia', pessoaId: autorId, projetos: [projetoId] },
  });
}

/** To each student whose tie runs. The reason is not theirs to read. */
export async function avisarAlunos(
  ctx: Contexto,
  { projetoId, titulo }: Projeto,
  acontecido: AoAluno,
): Promise<void> {
  const base = await remessa(ctx);
  for (const { id, nome, email } of await alunosEmCurso(ctx.db, projetoId)) {
    const projeto = { id: projetoId, titulo };
    await enviarCarta(ctx, emailAoAluno({ para: email, nome, ...base, projeto, acontecido }), {
      ...{ especie: 'desistencia', instrutorId: id, projetos: [projetoId] },
    });
  }
}
