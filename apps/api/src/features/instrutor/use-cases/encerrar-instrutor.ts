import type { Api } from '@instrutoria/contract/api.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { exigirVaga } from '@instrutoria/domain/instrutor/transitions.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirJanela } from '../../janela/queries.ts';
import { exigirSemDesistencia } from '../../projeto/encerramento-queries.ts';
import { contarVivos, primeiroMesComHoras, salvarInstrutor } from '../repository.ts';
import { conferirPessoa } from './conferir-pessoa.ts';
import { hojeNoFuso, instrutorTravado } from './instrutor-travado.ts';
import { instrutorEscrito } from './ler-instrutores.ts';

/** Keeps record, documents, attendance and reports (D25). */
export const encerrarInstrutor: Executar<Api['encerrarInstrutor']> = async (ctx, pedido) => {
  const { instrutor: antes, projeto } = await instrutorTravado(ctx, pedido.params.id);
  const quem = papelDe(ctx);
  exigirAto(MAQUINA_DO_VINCULO, antes, 'encerrarInstrutor', { quem });
  await exigirJanela(ctx.db, 'cadastroInstrutor', projeto.projetoId, ctx.agora);
  ctx.exigirVersao(antes.versao);
  const corpo = pedido.corpo();
  const quando = {
    hoje: await hojeNoFuso(ctx),
    vigencia: projeto.vigencia,
    primeiroMesComHoras: await primeiroMesComHoras(ctx.db, antes.id),
  };
  const dados = { ...corpo, ...quando };
  const depois = transitar(MAQUINA_DO_VINCULO, antes, 'encerrarInstrutor', { quem, dados });
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
  return { status: 204, dados: undefined };
};

/** Needs a free place, and no conflicting vínculo of the person (D37). */
export const retomarVinculo: Executar<Api['retomarVinculo']> = async (ctx, pedido) => {
  const { instrutor: antes, projeto } = await instrutorTravado(ctx, pedido.params.id);
  await exigirSemDesistencia(ctx.db, projeto.projetoId);
  ctx.exigirVersao(antes.versao);
  const { motivo } = pedido.corpo();
  const pergunta = { quem: papelDe(ctx), dados: { motivo } };
  const depois = transitar(MAQUINA_DO_VINCULO, antes, 'retomarVinculo', pergunta);
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
