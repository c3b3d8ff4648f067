import { emailDeResultadoCorrigido } from '../../adapters/mail/templates/resultado-corrigido.ts';
import type { Contexto } from '../../context.ts';
import type { OrigemDaAprovacao } from '../avaliacao/origem-queries.ts';
import { avisarSobreProjetos } from '../carta/repository.ts';

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
  const sobre = { pessoaId: coordenadorId, especie: 'resultadoCorrigido', projetos: [projetoId] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDeResultadoCorrigido({
      ...remessa,
      projeto: { id: projetoId, titulo },
      ...feita,
      quando: ctx.agora,
    }),
  );
}
