import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import { emailDeRecursoDeOutroDecidido } from '../../../adapters/mail/templates/recurso-de-outro.ts';
import {
  emailDeRecursoDecidido,
  type RecursoDecidido,
} from '../../../adapters/mail/templates/recurso-decidido.ts';
import { emailDeSubstitutoLiberado } from '../../../adapters/mail/templates/recurso-recebido.ts';
import type { Contexto } from '../../../context.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { projetosQueResponderam } from '../contrarrazoes-queries.ts';
import { substitutoDe } from '../substituto-queries.ts';
import type { EmDecisao } from './recurso-em-decisao.ts';

export async function avisarDecisao(
  ctx: Contexto,
  { projeto, edital, recurso }: Pick<EmDecisao, 'edital' | 'projeto' | 'recurso'>,
  tomada: Pick<RecursoDecidido, 'bolsas' | 'decisao' | 'mudou' | 'versao'>,
): Promise<void> {
  const { id, titulo, coordenadorId: pessoaId } = projeto;
  const sobre = { pessoaId, especie: 'recursoDecidido', projetos: [id] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDeRecursoDecidido({
      ...remessa,
      projeto: { id, titulo },
      edital: edital.nome,
      ...tomada,
      preliminar: ehPreliminar(edital),
      quando: ctx.agora,
    }),
  );
  await avisarQuemRespondeu(ctx, { recurso, projeto, edital }, tomada.decisao);
  await avisarSubstituto(ctx, { recursoId: recurso.id, projetoId: id });
}

/** Mails a person who was asked to decide the appeal, when another person did. */
async function avisarSubstituto(
  ctx: Contexto,
  { recursoId, projetoId }: { readonly recursoId: number; readonly projetoId: number },
): Promise<void> {
  const substituto = await substitutoDe(ctx.db, recursoId);
  if (substituto === null || substituto.pessoaId === ctx.usuario.id) return;
  const sobre = { ...substituto, especie: 'substitutoLiberado', projetos: [projetoId] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDeSubstitutoLiberado({ ...remessa, projetoId, porque: 'decidido' }),
  );
}

/** One mail per person, with all their projects that answered the appeal. */
async function avisarQuemRespondeu(
  ctx: Contexto,
  { projeto: { id, titulo }, edital, recurso }: Pick<EmDecisao, 'edital' | 'projeto' | 'recurso'>,
  decisao: RecursoDecidido['decisao'],
): Promise<void> {
  const responderam = await projetosQueResponderam(ctx.db, recurso.id);
  for (const [pessoaId, seus] of Map.groupBy(responderam, (um) => um.pessoaId)) {
    const projetos = seus.map((um) => um.id);
    await avisarSobreProjetos(ctx, { pessoaId, especie: 'recursoDeOutroDecidido', projetos }, (remessa) =>
      emailDeRecursoDeOutroDecidido({
        ...remessa,
        recurso: recurso.id,
        projeto: { id, titulo },
        edital: edital.nome,
        editalId: edital.id,
        seus,
        decisao,
      }),
    );
  }
}
