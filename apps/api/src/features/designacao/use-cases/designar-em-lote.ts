import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/designacao/maquina.ts';
import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { problemasDosEscolhidos } from '@instrutoria/domain/designacao/rules/atos-em-varios-projetos.ts';
import { problemasDoMotivoDaRetirada } from '@instrutoria/domain/designacao/transitions.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import type { ComPreparo, Contexto, Pedido } from '../../../context.ts';
import { projetosDeQuemParticipa } from '../../../db/participacao.ts';
import { segurarEditalDerivado } from '../../avaliacao/travas-repository.ts';
import { emLote, type Feito, responderPorProjeto } from '../../carta/lote-repository.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { exigirDoEdital } from '../../impedimento/repository.ts';
import { aprovacaoDoProjeto } from '../designacao-queries.ts';
import { lembrarAtrasados } from '../housekeeping.ts';
import { avaliadoresDe, avaliaOProjeto } from '../varios-queries.ts';
import { designarUm, type Escolha } from './designar-avaliador.ts';
import { auditarLembrados } from './lembrar-avaliadores.ts';
import { retirarUma } from './retirar-designacao.ts';
import { substituirUm } from './substituir-avaliador.ts';

type Linhas = Awaited<ReturnType<typeof emLote>>;
type ComAvaliador = Pedido<Api['designarVarios']> | Pedido<Api['substituirVarios']>;

/** Checked once for the whole call; refusals of a single project are in its row. */
async function lerComAvaliador(ctx: Contexto, pedido: ComAvaliador) {
  await editalEncontrado(ctx, pedido.params.id);
  const { projetos, avaliador } = pedido.corpo();
  exigirSemProblemas(problemasDosEscolhidos(projetos, avaliador ?? null));
  if (!avaliador) throw new Error('a missing reference passed the rules');
  return { projetos, avaliador };
}

/** An act that was already done is no refusal. */
async function ouJaEstava(codigo: string, ato: () => Promise<Feito>, estava: () => Promise<boolean>) {
  try {
    return await ato();
  } catch (error) {
    if (!(error instanceof DomainError && error.code === codigo && (await estava()))) throw error;
    return { resultado: 'jaEstava', mensagem: M.mesmoAvaliador } as const;
  }
}

/** One row of designating many: a project that already has this evaluator is not refused. */
export function designarOuJaEstava(ctx: Contexto, escolha: Escolha): Promise<Feito> {
  const designar = async (): Promise<Feito> => {
    await designarUm(ctx, escolha);
    return { resultado: 'feito', mensagem: M.designado };
  };
  return ouJaEstava('JA_TEM_AVALIADOR', designar, () =>
    avaliaOProjeto(ctx.db, escolha.projeto, escolha.avaliador),
  );
}

export const designarVarios: ComPreparo<Api['designarVarios'], Linhas> = {
  async preparar(ctx, pedido) {
    const { projetos, avaliador } = await lerComAvaliador(ctx, pedido);
    return emLote(ctx, projetos, async (um, projeto) => {
      await exigirDoEdital(um, pedido.params.id, projeto);
      return designarOuJaEstava(um, { projeto, avaliador });
    });
  },
  executar: responderPorProjeto,
};

export const substituirVarios: ComPreparo<Api['substituirVarios'], Linhas> = {
  async preparar(ctx, pedido) {
    const { projetos, avaliador } = await lerComAvaliador(ctx, pedido);
    const de = pedido.corpo().de ?? null;
    return emLote(ctx, projetos, async (um, projeto) => {
      await exigirDoEdital(um, pedido.params.id, projeto);
      // In a project with several evaluators, replaces one: it counts as repeated only when the new one is
      // there and the old one has left.
      const saiu = async () => de === null || !(await avaliaOProjeto(um.db, projeto, de));
      const atual = await aprovacaoDoProjeto(um.db, projeto);
      if (atual === null) throw new DomainError('conflito', 'SEM_AVALIADOR', M.aindaSemAvaliador);
      const substituir = async (): Promise<Feito> => {
        await substituirUm(um, { aprovacao: atual.id, avaliador, de });
        return { resultado: 'feito', mensagem: M.avaliadorSubstituido };
      };
      if (de !== null && (await avaliaOProjeto(um.db, projeto, avaliador)) && (await saiu()))
        return { resultado: 'jaEstava', mensagem: M.mesmoAvaliador };
      return ouJaEstava('MESMO_AVALIADOR', substituir, saiu);
    });
  },
  executar: responderPorProjeto,
};

/**
 * In each project withdraws one designation, or all: where one of them has begun, the project is not changed.
 */
export const retirarVarios: ComPreparo<Api['retirarVarios'], Linhas> = {
  async preparar(ctx, pedido) {
    const { id } = await editalEncontrado(ctx, pedido.params.id);
    const { projetos, avaliador, motivo } = pedido.corpo();
    exigirSemProblemas([...problemasDosEscolhidos(projetos), ...problemasDoMotivoDaRetirada(motivo)]);
    return emLote(ctx, projetos, async (um, projeto) => {
      await exigirDoEdital(um, id, projeto);
      const atual = await aprovacaoDoProjeto(um.db, projeto);
      const deles = await avaliadoresDe(um.db, projeto);
      const saem = avaliador ? deles.filter((de) => de === avaliador) : deles;
      if (atual === null || saem.length === 0)
        return { resultado: 'jaEstava', mensagem: M.semEstaDesignacao };
      for (const de of saem)
        await retirarUma(um, { aprovacao: atual.id, avaliador: de }, motivo?.trim() ?? '');
      return { resultado: 'feito', mensagem: M.designacaoRetirada };
    });
  },
  executar: responderPorProjeto,
};

/** One mail per person and day (D47): only the first row of an evaluator's projects sends it. */
export const lembrarVarios: ComPreparo<Api['lembrarVarios'], Linhas> = {
  async preparar(ctx, pedido) {
    const { id } = await editalEncontrado(ctx, pedido.params.id);
    const { projetos, avaliador } = pedido.corpo();
    exigirSemProblemas(problemasDosEscolhidos(projetos));
    const menos = await projetosDeQuemParticipa(ctx.db, ctx.usuario.id);
    return emLote(ctx, projetos, async (um, projeto) => {
      await exigirDoEdital(um, id, projeto);
      const edital = await segurarEditalDerivado(um, id);
      exigirAto(MAQUINA_DA_DESIGNACAO, edital, 'lembrarAvaliadores', { quem: um.usuario.tipo });
      if (avaliador && !(await avaliaOProjeto(um.db, projeto, avaliador)))
        throw new DomainError('conflito', 'NAO_AVALIA_ESTE', M.naoAvaliaEste);
      const { atrasados, porProjeto } = await lembrarAtrasados(
        um.deps,
        um.db,
        { editalId: id, projeto, avaliador, menos },
        um.agora,
      );
      if (atrasados === 0) throw new DomainError('conflito', 'NAO_ATRASADA', M.avaliacaoEmDia);
      if (porProjeto.size === 0) return { resultado: 'jaEstava', mensagem: M.jaLembrado };
      await auditarLembrados(um, porProjeto);
      return { resultado: 'feito', mensagem: M.lembreteEnviado };
    });
  },
  executar: responderPorProjeto,
};
