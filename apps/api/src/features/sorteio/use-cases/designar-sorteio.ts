import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { problemasDosEscolhidos } from '@instrutoria/domain/designacao/rules/atos-em-varios-projetos.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import { podeDesignarProposta } from '@instrutoria/domain/sorteio/rules/proposta.ts';
import type { ComPreparo, Contexto } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { emLote, type Feito, responderPorProjeto } from '../../carta/lote-repository.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { exigirDoEdital } from '../../impedimento/repository.ts';
import { juntarDesignacao } from '../repository.ts';
import { sorteioAlheio } from './sorteio-encontrado.ts';

type Linhas = Awaited<ReturnType<typeof emLote>>;

/** Designates one row as in designating many, which belongs to another feature. */
interface Designacao {
  readonly designarOuJaEstava: (
    ctx: Contexto,
    escolha: { readonly projeto: number; readonly avaliador: number },
  ) => Promise<Feito>;
}

/** Designates the proposed and changed rows by the rules of designating many: a refusal concerns one row. */
export const designarSorteio = ({
  designarOuJaEstava,
}: Designacao): ComPreparo<Api['designarSorteio'], Linhas> => ({
  async preparar(ctx, pedido) {
    const { id, editalId, resultado, estado, superado } = await sorteioAlheio(ctx, pedido.params.id);
    if (resultado === null || !('linhas' in resultado)) {
      throw new DomainError('conflito', 'SORTEIO_SEM_PROPOSTA', M.semProposta);
    }
    if (!podeDesignarProposta({ estado, superado })) {
      throw new DomainError('conflito', 'SORTEIO_SUPERADO', M.superado);
    }
    const { avaliadores: porProjeto } = await regrasEmVigor(ctx.db, editalId);
    const escolhidos = new Map(
      [...Map.groupBy(pedido.corpo().linhas, ({ projeto }) => projeto)].map(([projeto, linhas]) => [
        projeto,
        // Where a project has one evaluator, the last one sent for it.
        [...new Set(linhas.map(({ avaliador }) => avaliador))].slice(-porProjeto),
      ]),
    );
    exigirSemProblemas(problemasDosEscolhidos([...escolhidos.keys()]));
    const propostos = new Map(resultado.linhas.map(({ projeto, avaliadores }) => [projeto, avaliadores]));
    return emLote(ctx, [...escolhidos.keys()], async (um, projeto) => {
      await exigirDoEdital(um, editalId, projeto);
      const proposto = propostos.get(projeto);
      const avaliadores = escolhidos.get(projeto);
      if (proposto === undefined || avaliadores === undefined) {
        throw new DomainError('naoEncontrado', 'FORA_DO_SORTEIO', M.foraDoSorteio);
      }
      // With several evaluators, all or none: a refusal of one is the project's row.
      let resultado: Feito = { resultado: 'jaEstava', mensagem: MENSAGENS_DESIGNACAO.mesmoAvaliador };
      for (const avaliador of avaliadores) {
        const feito = await designarOuJaEstava(um, { projeto, avaliador });
        if (feito.resultado === 'jaEstava') continue;
        const aMao = !proposto.includes(avaliador);
        const linha = { projeto, avaliador, aMao, em: um.agora.toISOString(), por: um.usuario.id };
        await juntarDesignacao(um.db, id, linha);
        resultado = { resultado: 'feito', mensagem: MENSAGENS_DESIGNACAO.designado };
      }
      return resultado;
    });
  },
  // One audit row for the act: each project's own row names the evaluators, for readers who may know them
  // (D20).
  async executar(ctx, pedido, linhas) {
    if (linhas.some(({ resultado }) => resultado === 'feito')) {
      await auditar(ctx, {
        acao: 'designarSorteio',
        registro: { tipo: 'sorteio', id: pedido.params.id },
      });
    }
    return responderPorProjeto(ctx, pedido, linhas);
  },
});
