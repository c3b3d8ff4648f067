import { emailDeResultadoCorrigido } from '../../../adapters/mail/templates/resultado-corrigido.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { acharProfessor } from '../../conta/repository.ts';
import type { OrigemDaAprovacao } from '../origem-queries.ts';

export async function avisarCorrecao(
  ctx: Contexto,
  { projetoId, titulo, coordenadorId }: OrigemDaAprovacao,
  feita: {
    readonly edital: string;
    readonly versao: number;
    readonly preliminar: boolean;
    readonly justificativa: string;
  },
): Promise<void> {
  const coordenador = await acharProfessor(ctx.db, coordenadorId);
  if (coordenador === null) return;
  const { fuso, instituicao } = await lerConfiguracao(ctx.db);
  await enviarCarta(
    ctx,
    emailDeResultadoCorrigido({
      para: coordenador.email,
      nome: coordenador.nome,
      publicUrl: ctx.deps.config.publicUrl,
      instituicao: instituicao.nome,
      projeto: { id: projetoId, titulo },
      ...feita,
      quando: ctx.agora,
      fuso,
    }),
    { especie: 'resultadoCorrigido', pessoaId: coordenador.id, projetos: [projetoId] },
  );
}
