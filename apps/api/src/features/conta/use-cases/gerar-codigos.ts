import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { temFator } from '@instrutoria/domain/fator/rules/fatores.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { ComPreparo, Contexto } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarFatorMudado } from '../avisar-fator.ts';
import { fatoresDe } from '../fator-repository.ts';
import { novosCodigos } from './primeiro-fator.ts';
import { conferirProva, gastarProva, type ProvaConferida } from './prova.ts';

async function exigirFator(ctx: Contexto): Promise<void> {
  if (!temFator(await fatoresDe(ctx.db, ctx.usuario.id))) {
    throw new DomainError('conflito', 'SEM_FATOR', MENSAGENS_FATOR.semFator);
  }
}

export const gerarCodigos: ComPreparo<Api['gerarCodigos'], ProvaConferida> = {
  async preparar(ctx, chamada) {
    await exigirFator(ctx);
    return conferirProva(ctx, chamada.corpo());
  },
  async executar(ctx, _chamada, prova) {
    await gastarProva(ctx, prova);
    await exigirFator(ctx);
    const codigos = await novosCodigos(ctx);
    await auditar(ctx, { acao: 'gerarCodigos', registro: { tipo: 'professor', id: ctx.usuario.id } });
    await avisarFatorMudado(ctx, 'novos códigos de recuperação foram gerados');
    return { status: 201, dados: { message: MENSAGENS_FATOR.codigosGerados, codigos } };
  },
};
