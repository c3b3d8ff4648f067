import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { temFator } from '@instrutoria/domain/fator/rules/fatores.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarFatorRemovido } from '../avisar-fator.ts';
import { encerrarAcessos } from '../encerrar-acessos.ts';
import { apagarFatores } from '../fator-repository.ts';
import { acharProfessor, travarProfessor } from '../repository.ts';

/** For a lost phone: the password stays, every session ends, and others hear of it. */
export const removerFatoresDe: Executar<Api['removerFatoresDe']> = async (ctx, chamada) => {
  const { id } = chamada.params;
  const pessoa = await travarProfessor(ctx.db, id);
  if (pessoa === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Pessoa não encontrada.');
  if (id === ctx.usuario.id) throw new DomainError('conflito', 'PROPRIO_FATOR', MENSAGENS_FATOR.proprioFator);
  const motivo = (chamada.corpo().motivo ?? '').trim();
  if (estaVazio(motivo)) {
    exigirSemProblemas([problema('motivo', 'MOTIVO_VAZIO', MENSAGENS_FATOR.motivoDaRemocao)]);
  }
  const antes = await apagarFatores(ctx.db, id);
  if (!temFator(antes)) throw new DomainError('conflito', 'PESSOA_SEM_FATOR', MENSAGENS_FATOR.pessoaSemFator);
  await encerrarAcessos(ctx.db, id, ctx.deps.clock.real());
  const registro = { tipo: 'professor', id };
  await auditar(ctx, { acao: 'removerFatoresDe', registro, antes, depois: { motivo } });
  const autor = { id: ctx.usuario.id, nome: (await acharProfessor(ctx.db, ctx.usuario.id))?.nome ?? '' };
  await avisarFatorRemovido(ctx, { pessoa, autor, motivo });
  return { status: 200, dados: { message: MENSAGENS_FATOR.fatoresRemovidos } };
};
