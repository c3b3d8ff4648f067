import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/designacao/maquina.ts';
import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { designar } from '@instrutoria/domain/designacao/transitions.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { problema, reunir } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarDesignado } from '../../avaliacao/cartas-repository.ts';
import { inserirAprovacao } from '../../avaliacao/repository.ts';
import { segurarEditalDerivado } from '../../avaliacao/travas-repository.ts';
import { estadoNaHomologacao } from '../../edital/homologacao-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { editalEmQueConta, projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { temAvaliador, travarProjeto } from '../../projeto/repository.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import { exigirAvaliador } from '../exigir-avaliador.ts';
import { designarUmDeVarios } from './designar-um-de-varios.ts';

export const designarAvaliador: Executar<Api['designarAvaliador']> = async (ctx, pedido) => {
  const { avaliador, projeto: projetoId } = pedido.legivel('avaliador', 'projeto');
  exigirSemProblemas(
    reunir(
      avaliador ? null : problema('avaliador', 'NENHUM_PROFESSOR', M.nenhumProfessor),
      projetoId ? null : problema('projeto', 'NENHUM_PROJETO', M.nenhumProjeto),
    ),
  );
  if (!avaliador || !projetoId) throw new Error('missing references passed the rules');
  await designarUm(ctx, { projeto: projetoId, avaliador });
  return { status: 201, dados: { message: M.designado } };
};

export interface Escolha {
  readonly projeto: number;
  readonly avaliador: number;
}

/** Designates in one project, alone or in an act on many: the caller has checked participation (D58). */
export async function designarUm(ctx: Contexto, { projeto: projetoId, avaliador }: Escolha): Promise<void> {
  const editalId = await editalEmQueConta(ctx.db, projetoId);
  if (editalId === null) throw projetoNaoEncontrado();
  const edital = await segurarEditalDerivado(ctx, editalId);
  const projeto = await travarProjeto(ctx.db, projetoId);
  const homologacao = await estadoNaHomologacao(ctx.db, projetoId);
  if ((await regrasEmVigor(ctx.db, editalId)).avaliadores > 1) {
    return designarUmDeVarios(ctx, { projeto, avaliador, edital, homologacao });
  }
  const fatos = { temAvaliador: projeto !== null && (await temAvaliador(ctx.db, projeto.id)), homologacao };
  exigirAto(MAQUINA_DA_DESIGNACAO, edital, 'designarAvaliador', { quem: ctx.usuario.tipo, fatos });
  if (projeto === null) throw projetoNaoEncontrado();
  await exigirAvaliador(ctx, projeto.id, avaliador);
  const criada = await inserirAprovacao(ctx.db, designar(projeto.id, avaliador), ctx.agora);
  if (criada === null) throw jaTemAvaliador();
  await avisarDesignado(ctx, { aprovacao: criada, edital, projeto });
  await auditar(ctx, {
    acao: 'designarAvaliador',
    registro: { tipo: 'projeto_aprovacao', id: criada.id },
    depois: { projeto: projeto.id, avaliador },
  });
  await registrarEvento(ctx, 'projeto.designado', `api/projeto/projeto/${projeto.id}`);
}

function jaTemAvaliador(): DomainError {
  return new DomainError('conflito', 'JA_TEM_AVALIADOR', M.jaTemAvaliador);
}
