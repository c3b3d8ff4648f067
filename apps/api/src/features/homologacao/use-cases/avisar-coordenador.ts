import type { HomologacaoGuardada } from '@instrutoria/domain/homologacao/types.ts';
import { type CasoDaHomologacao, emailDaHomologacao } from '../../../adapters/mail/templates/homologacao.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { acharProfessor } from '../../conta/repository.ts';
import type { Travada } from './homologacao-travada.ts';

/** Of what changed for the coordinator, with the reason and the last day. */
export async function avisarCoordenador(
  ctx: Contexto,
  { projeto, edital }: Travada,
  { motivo, secoes, ate }: HomologacaoGuardada,
  caso: HomologacaoGuardada['estado'] | CasoDaHomologacao,
): Promise<void> {
  if (!ehCaso(caso)) return;
  const coordenador = await acharProfessor(ctx.db, projeto.coordenadorId);
  if (coordenador === null) return;
  const { instituicao } = await lerConfiguracao(ctx.db);
  const email = emailDaHomologacao({
    para: coordenador.email,
    nome: coordenador.nome,
    publicUrl: ctx.deps.config.publicUrl,
    instituicao: instituicao.nome,
    caso,
    projeto: { id: projeto.id, titulo: projeto.titulo },
    edital: edital.nome,
    motivo,
    secoes,
    ate,
  });
  await ctx.deps.outbox.enfileirar(ctx.db, email);
}

const CASOS: readonly string[] = [
  'devolvido',
  'naoHomologado',
  'prorrogado',
  'desfeita',
  'recursoAceito',
  'recursoRecusado',
] satisfies CasoDaHomologacao[];

function ehCaso(caso: string): caso is CasoDaHomologacao {
  return CASOS.includes(caso);
}
