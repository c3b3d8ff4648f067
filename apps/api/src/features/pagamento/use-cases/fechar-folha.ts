import type { Api } from '@instrutoria/contract/api.ts';
import { exigirMes, fecharFolha } from '@instrutoria/domain/pagamento/transitions.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import { emailDaFolhaSemSegundaPessoa } from '../../../adapters/mail/templates/folha-sem-segunda-pessoa.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import { fechamentoDe } from '../fechamento-queries.ts';
import { contar, coordenadoresDe } from '../queries.ts';
import { inserirFolha, travarFolhas } from '../repository.ts';
import { avisarDosAjustes } from './avisar-dos-ajustes.ts';
import { montarFolha } from './ler-folhas.ts';

/** Throws 409 a second time, out of order, not conferred, by the same person, or while something is undecided. */
export const fecharFolhaDePagamento: Executar<Api['fecharFolhaDePagamento']> = async (ctx, pedido) => {
  const { mes, total, motivo } = pedido.corpo();
  exigirMes(mes);
  await travarFolhas(ctx.db);
  const { lancamentos, ...fechamento } = await fechamentoDe(ctx.db, ctx.usuario.id, ctx.agora, mes);
  const { conferencia, motivoSemSegundaPessoa } = fecharFolha({ ...fechamento, total, motivo }, lancamentos);
  const { mesParcial } = fechamento.fatos;
  const fechada = { mes, fechadaEm: ctx.agora, fechadaPorId: ctx.usuario.id, mesParcial };
  const id = await inserirFolha(
    ctx.db,
    { ...fechada, conferenciaId: conferencia.id, motivoSemSegundaPessoa },
    lancamentos,
  );
  const sozinha = motivoSemSegundaPessoa === null ? {} : { motivo: motivoSemSegundaPessoa };
  await auditar(ctx, {
    acao: 'fecharFolhaDePagamento',
    registro: { tipo: 'folha_de_pagamento', id },
    depois: { mes, conferidaPor: conferencia.por.id, ...contar(lancamentos), ...sozinha },
  });
  await registrarEvento(ctx, 'mes.fechado', `api/pagamento/${mes}`);
  await avisarDosAjustes(ctx, mes, lancamentos);
  if (motivoSemSegundaPessoa !== null) {
    const { eu } = fechamento.quem;
    await avisarCoordenadores(ctx, { mes, quem: eu.nome, motivo: motivoSemSegundaPessoa }, lancamentos);
  }
  return { status: 200, dados: await montarFolha(ctx, mes) };
};

/** One mail per coordinator of the lines. */
async function avisarCoordenadores(
  ctx: Contexto,
  folha: { readonly mes: string; readonly quem: string; readonly motivo: string },
  lancamentos: readonly Lancamento[],
): Promise<void> {
  const projetos = new Map(lancamentos.map(({ projeto }) => [projeto.id, projeto]));
  const donos = await coordenadoresDe(ctx.db, [...projetos.keys()]);
  for (const [pessoaId, seus] of Map.groupBy(projetos.values(), ({ id }) => donos.get(id) ?? 0)) {
    const sobre = {
      especie: 'folhaSemSegundaPessoa',
      pessoaId,
      projetos: seus.map(({ id }) => id),
    } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) =>
      emailDaFolhaSemSegundaPessoa({ ...remessa, ...folha, projetos: seus.map(({ titulo }) => titulo) }),
    );
  }
}
