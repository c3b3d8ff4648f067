import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { vagasDoItem } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { aprovarVagas } from '@instrutoria/domain/decisao/transitions.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { alterarDecisaoDaReuniao } from '../../ata/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { salvarAprovacao, travarAprovacaoDoProjeto } from '../../avaliacao/repository.ts';
import { editaisDeAgora } from '../../edital/queries.ts';
import { travarEdital } from '../../edital/repository.ts';
import { editalEmQueConta, projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { limitesDasVagas } from '../decisao-queries.ts';
import { erroForaDaDecisao } from './listar-para-decidir.ts';

type Dadas = Pick<
  BodyOf<Api['aprovarInstrutores']>,
  'motivo' | 'remunerados_aprovados' | 'voluntarios_aprovados'
>;
type Vagas = Pick<AprovacaoGuardada, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

interface Aprovar {
  readonly projeto: number;
  readonly dadas: () => Dadas;
  /** Whether the stored counts change at all; true by default. */
  readonly mudar?: (antes: Vagas) => boolean;
  /** The meeting of the committee that decides it. */
  readonly naReuniao?: number;
}

/** Locks the call, so that its limits of scholarships hold and nothing is granted after it was sent on. */
export async function aprovarUm(
  ctx: Contexto,
  { projeto, dadas, mudar, naReuniao }: Aprovar,
): Promise<boolean> {
  const editalId = await editalEmQueConta(ctx.db, projeto);
  if (editalId === null) throw projetoNaoEncontrado();
  const edital = await travarEdital(ctx.db, editalId);
  const aprovacao = await travarAprovacaoDoProjeto(ctx.db, projeto);
  if (edital?.fase !== 'decisao' || aprovacao === null) throw erroForaDaDecisao(await editaisDeAgora(ctx));
  if (mudar?.(aprovacao) === false) return false;
  ctx.exigirVersao(aprovacao.versao);
  const { remunerados_aprovados, voluntarios_aprovados, motivo } = dadas();
  const depois = aprovarVagas(
    aprovacao,
    {
      ...(typeof remunerados_aprovados === 'number' ? { remunerados_aprovados } : {}),
      ...(typeof voluntarios_aprovados === 'number' ? { voluntarios_aprovados } : {}),
    },
    await limitesDasVagas(ctx.db, edital, aprovacao.id),
  );
  const alteracao = await alterarDecisaoDaReuniao(ctx, {
    projeto,
    ato: 'aprovarInstrutores',
    antes: vagasDoItem(aprovacao),
    depois: vagasDoItem(depois),
    motivo,
    naReuniao,
  });
  await salvarAprovacao(ctx.db, depois);
  await auditar(ctx, {
    acao: 'aprovarInstrutores',
    registro: { tipo: 'projeto_aprovacao', id: aprovacao.id },
    antes: vagasDe(aprovacao),
    depois: { ...vagasDe(depois), ...alteracao },
  });
  return true;
}

export const aprovarInstrutores: Executar<Api['aprovarInstrutores']> = async (ctx, pedido) => {
  const projeto = pedido.legivel('id').id ?? pedido.corpo().id;
  await aprovarUm(ctx, { projeto, dadas: () => pedido.corpo() });
  return { status: 200, dados: { message: M.instrutoresSalvos } };
};

function vagasDe(a: Vagas): Vagas {
  const { remunerados_aprovados, voluntarios_aprovados } = a;
  return { remunerados_aprovados, voluntarios_aprovados };
}
