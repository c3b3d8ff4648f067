import type { HomologacaoGuardada } from '@instrutoria/domain/homologacao/types.ts';
import type { CasoDaHomologacao } from '../../../adapters/mail/templates/homologacao.ts';
import type { Contexto } from '../../../context.ts';
import { escreverCarta } from '../../carta/repository.ts';
import type { Travada } from './homologacao-travada.ts';

/** Mails the coordinator what changed, with the reason and the last day. */
export async function avisarCoordenador(
  ctx: Contexto,
  { projeto, edital }: Travada,
  { motivo, secoes, ate }: HomologacaoGuardada,
  caso: HomologacaoGuardada['estado'] | CasoDaHomologacao,
): Promise<void> {
  if (!ehCaso(caso)) return;
  await escreverCarta(ctx, 'homologacao', {
    pessoaId: projeto.coordenadorId,
    fatos: {
      caso,
      projeto: { id: projeto.id, titulo: projeto.titulo },
      edital: edital.nome,
      motivo,
      secoes,
      ate,
    },
  });
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
