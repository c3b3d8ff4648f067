import { ehPreliminar } from '@instrutoria/domain/edital/rules/publicado.ts';
import {
  emailDeRecursoDecidido,
  type RecursoDecidido,
} from '../../../adapters/mail/templates/recurso-decidido.ts';
import type { Contexto } from '../../../context.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import type { EmDecisao } from './recurso-em-decisao.ts';

export async function avisarDecisao(
  ctx: Contexto,
  { projeto, edital }: Pick<EmDecisao, 'edital' | 'projeto'>,
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
}
