import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { problemasDosEscolhidos } from '@instrutoria/domain/designacao/rules/atos-em-varios-projetos.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { ComPreparo } from '../../../context.ts';
import { emLote, responderPorProjeto } from '../../carta/lote-repository.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { exigirDoEdital } from '../../impedimento/repository.ts';
import { bolsasDosProjetos } from '../decisao-queries.ts';
import { aprovarUm } from './aprovar-instrutores.ts';

type LinhaDecidida = BodyOf<Api['decidirVarios']>['linhas'][number];
type Feitas = Awaited<ReturnType<typeof emLote>>;

/** Projects that get fewer scholarships come first, because the others may get what they leave. */
function naOrdemDeGravar(linhas: readonly LinhaDecidida[], antes: ReadonlyMap<number, number>): number[] {
  const sobe = ({ projeto, remunerados_aprovados }: LinhaDecidida) =>
    Math.sign((remunerados_aprovados ?? 0) - (antes.get(projeto) ?? 0));
  return linhas.toSorted((a, b) => sobe(a) - sobe(b)).map(({ projeto }) => projeto);
}

export const decidirVarios: ComPreparo<Api['decidirVarios'], Feitas> = {
  async preparar(ctx, pedido) {
    const { id } = await editalEncontrado(ctx, pedido.params.id);
    // The last row of a project that is named twice counts.
    const { linhas, motivo } = pedido.corpo();
    const pedidas = new Map(
      linhas.map((linha) => [linha.projeto, { ...linha, motivo: linha.motivo ?? motivo }]),
    );
    const projetos = [...pedidas.keys()];
    exigirSemProblemas(problemasDosEscolhidos(projetos));
    const ordem = naOrdemDeGravar([...pedidas.values()], await bolsasDosProjetos(ctx.db, projetos));
    const feitas = await emLote(ctx, ordem, async (um, projeto) => {
      const linha = pedidas.get(projeto);
      if (linha === undefined) throw new Error('a row that was not asked for');
      await exigirDoEdital(um, id, projeto);
      const mudou = await aprovarUm(
        { ...um, exigirVersao: (versao) => um.exigirVersaoDaLinha(linha.versao, versao) },
        {
          projeto,
          dadas: () => linha,
          // A repeated act is no refusal, also with an older version.
          mudar: (antes) =>
            antes.remunerados_aprovados !== linha.remunerados_aprovados ||
            antes.voluntarios_aprovados !== linha.voluntarios_aprovados,
        },
      );
      return { resultado: mudou ? 'feito' : 'jaEstava', mensagem: M.instrutoresSalvos };
    });
    const lugar = new Map(projetos.map((projeto, i) => [projeto, i]));
    return feitas.toSorted((a, b) => (lugar.get(a.registro) ?? 0) - (lugar.get(b.registro) ?? 0));
  },
  executar: responderPorProjeto,
};
