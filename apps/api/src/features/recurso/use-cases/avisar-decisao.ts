import { ehPreliminar } from '@instrutoria/domain/edital/rules/publicado.ts';
import {
  emailDeRecursoDecidido,
  type RecursoDecidido,
} from '../../../adapters/mail/templates/recurso-decidido.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { acharProfessor } from '../../conta/repository.ts';
import type { EmDecisao } from './recurso-em-decisao.ts';

export async function avisarDecisao(
  ctx: Contexto,
  { projeto, edital }: Pick<EmDecisao, 'edital' | 'projeto'>,
  tomada: Pick<RecursoDecidido, 'bolsas' | 'decisao' | 'versao'>,
): Promise<void> {
  const coordenador = await acharProfessor(ctx.db, projeto.coordenadorId);
  if (coordenador === null) return;
  const { fuso, instituicao } = await lerConfiguracao(ctx.db);
  await enviarCarta(
    ctx,
    emailDeRecursoDecidido({
      para: coordenador.email,
      nome: coordenador.nome,
      publicUrl: ctx.deps.config.publicUrl,
      instituicao: instituicao.nome,
      projeto: { id: projeto.id, titulo: projeto.titulo },
      edital: edital.nome,
      ...tomada,
      preliminar: ehPreliminar(edital),
      quando: ctx.agora,
      fuso,
    }),
    { especie: 'recursoDecidido', pessoaId: coordenador.id, projetos: [projeto.id] },
  );
}
