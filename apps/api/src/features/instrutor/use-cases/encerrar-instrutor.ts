import type { Api } from '@instrutoria/contract/api.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { exigirVagaNaoPassada } from '@instrutoria/domain/instrutor/rules/substituicao.ts';
import { exigirVaga, type FimPedido } from '@instrutoria/domain/instrutor/transitions.ts';
import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirJanela } from '../../janela/queries.ts';
import { exigirSemDesistencia } from '../../projeto/encerramento-queries.ts';
import { contarVivos, primeiroMesComHoras, salvarInstrutor } from '../repository.ts';
import { titularesPosteriores, titularesQueVoltaram } from '../titulares-queries.ts';
import { conferirPessoa } from './conferir-pessoa.ts';
import { hojeNoFuso, type InstrutorTravado, instrutorTravado } from './instrutor-travado.ts';
import { instrutorEscrito } from './ler-instrutores.ts';

/** Throws unless the coordinator may end this vínculo now. */
export async function exigirEncerravel(ctx: Contexto, { instrutor, projeto }: InstrutorTravado) {
  exigirAto(MAQUINA_DO_VINCULO, instrutor, 'encerrarInstrutor', { quem: papelDe(ctx) });
  await exigirJanela(ctx.db, 'cadastroInstrutor', projeto.projetoId, ctx.agora);
  ctx.exigirVersao(instrutor.versao);
}

/** Ends the locked vínculo and answers it as it is now. */
export async function encerrarTravado(
  ctx: Contexto,
  { instrutor: antes, projeto }: InstrutorTravado,
  fim: FimPedido | undefined,
): Promise<InstrutorGuardado> {
  const quando = {
    hoje: await hojeNoFuso(ctx),
    vigencia: projeto.vigencia,
    primeiroMesComHoras: await primeiroMesComHoras(ctx.db, antes.id),
  };
  const pergunta = { quem: papelDe(ctx), dados: { data: fim?.data, motivo: fim?.motivo, ...quando } };
  const depois = transitar(MAQUINA_DO_VINCULO, antes, 'encerrarInstrutor', pergunta);
  await salvarInstrutor(ctx.db, antes, depois, {
    agora: ctx.agora,
    quem: ctx.usuario.id,
    motivo: depois.fimVinculo?.motivo,
  });
  await auditar(ctx, {
    acao: 'encerrarInstrutor',
    registro: { tipo: 'instrutor', id: antes.id },
    antes: { projeto: antes.projetoId },
    depois: depois.fimVinculo,
  });
  return depois;
}

/** Keeps record, documents, attendance and reports (D25). */
export const encerrarInstrutor: Executar<Api['encerrarInstrutor']> = async (ctx, pedido) => {
  const travado = await instrutorTravado(ctx, pedido.params.id);
  await exigirEncerravel(ctx, travado);
  await encerrarTravado(ctx, travado, pedido.corpo());
  return { status: 204, dados: undefined };
};

/** Needs a free place that nobody took over since, and no conflicting vínculo of the person (D37). */
export const retomarVinculo: Executar<Api['retomarVinculo']> = async (ctx, pedido) => {
  const { instrutor: antes, projeto } = await instrutorTravado(ctx, pedido.params.id);
  await exigirSemDesistencia(ctx.db, projeto.projetoId);
  ctx.exigirVersao(antes.versao);
  const { motivo } = pedido.corpo();
  const pergunta = { quem: papelDe(ctx), dados: { motivo } };
  const depois = transitar(MAQUINA_DO_VINCULO, antes, 'retomarVinculo', pergunta);
  exigirVagaNaoPassada(
    await titularesPosteriores(ctx.db, antes.id),
    await titularesQueVoltaram(ctx.db, antes.id),
  );
  exigirVaga(depois.tipoAluno, projeto.aprovadas, await contarVivos(ctx.db, projeto.projetoId));
  await conferirPessoa(ctx, depois, await hojeNoFuso(ctx));
  await salvarInstrutor(ctx.db, antes, depois, {
    agora: ctx.agora,
    quem: ctx.usuario.id,
    motivo: motivo?.trim(),
  });
  await auditar(ctx, {
    acao: 'retomarVinculo',
    registro: { tipo: 'instrutor', id: antes.id },
    antes: antes.fimVinculo,
    depois: { projeto: antes.projetoId, motivo: motivo?.trim() },
  });
  return comVersao(200, await instrutorEscrito(ctx, antes.id));
};
