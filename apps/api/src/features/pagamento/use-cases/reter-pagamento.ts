import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { ehMesValido } from '@instrutoria/domain/kernel/meses.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { lancamentosDaFolha } from '@instrutoria/domain/pagamento/rules/lancamentos.ts';
import { exigirMes, liberarLancamento, reterLancamento } from '@instrutoria/domain/pagamento/transitions.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDaRetencao } from '../../../adapters/mail/templates/retencao-de-pagamento.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { projetosDeQuemParticipa } from '../../../db/participacao.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarSobreProjetos, enviarCarta } from '../../carta/repository.ts';
import { fatosDaFolha } from '../fatos-queries.ts';
import { acharFolha } from '../queries.ts';
import { travarFolhas } from '../repository.ts';
import * as repo from '../retencao-repository.ts';

interface QualLinha {
  readonly mes: string;
  readonly instrutorId: number;
  readonly competencia: string;
}

/** A line of a sheet, with what holding it needs; undefined: the sheet has none that pays or is held. */
async function acharLinha(ctx: Contexto, { mes, instrutorId, competencia }: QualLinha) {
  const folha = await acharFolha(ctx.db, mes);
  if (folha !== null) {
    const linhas = await repo.linhasQuePagam(ctx.db, folha.id);
    const linha = linhas.find((um) => um.instrutorId === instrutorId && um.competencia === competencia);
    return linha === undefined ? undefined : { ...linha, pagamentoId: linha.id, pago: true, motivo: null };
  }
  const fatos = await fatosDaFolha(ctx.db, ctx.agora, await lerFuso(ctx.db));
  const linha = lancamentosDaFolha(mes, fatos).find(
    (um) => um.instrutor.id === instrutorId && um.competencia === competencia,
  );
  if (linha === undefined) return;
  const { pago, motivo, valor, projeto } = linha;
  const qual = { pagamentoId: null, projetoId: projeto.id };
  return { ...qual, pago, motivo, valor, retida: motivo === 'RETIDA', enviada: false };
}

async function exigirDeFora(ctx: Contexto, projetoId: number | undefined): Promise<void> {
  const seus = await projetosDeQuemParticipa(ctx.db, ctx.usuario.id);
  if (projetoId !== undefined && seus.includes(projetoId)) exigirNaoParticipar('colaborador');
}

/** Throws 409 for a line that pays nothing, is held, is in a living remessa, or of a project of the person. */
export const reterPagamento: Executar<Api['reterPagamento']> = async (ctx, pedido) => {
  const { mes, instrutor, competencia, motivo } = pedido.corpo();
  exigirMes(mes);
  exigirSemProblemas(
    ehMesValido(competencia) ? [] : [problema('competencia', 'MES_INVALIDO', M.mesInvalido)],
  );
  await travarFolhas(ctx.db);
  const linha = await acharLinha(ctx, { mes, instrutorId: instrutor, competencia });
  await exigirDeFora(ctx, linha?.projetoId);
  const escrito = reterLancamento({ linha, enviada: linha?.enviada ?? false, motivo });
  const { pagamentoId = null, valor = null } = linha ?? {};
  const id = await repo.inserirRetencao(ctx.db, {
    ...{ instrutorId: instrutor, competencia, mes, pagamentoId, valor, motivo: escrito },
    ...{ retidaEm: ctx.agora, retidaPorId: ctx.usuario.id },
  });
  await auditar(ctx, {
    acao: 'reterPagamento',
    registro: { tipo: 'instrutor', id: instrutor },
    depois: { retencao: id, mes, competencia, valor, motivo: escrito },
  });
  await avisar(ctx, instrutor, { competencia, valor, motivo: escrito, volta: null });
  return { status: 200, dados: { message: M.pagamentoRetido } };
};

/** Throws 404; 409 for a hold that ended, or of a project in which the person takes part. */
export const liberarPagamento: Executar<Api['liberarPagamento']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  await travarFolhas(ctx.db);
  const retencao = await repo.acharRetencao(ctx.db, id);
  if (retencao === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.retencaoNaoEncontrada);
  }
  await exigirDeFora(ctx, retencao.projeto.id);
  const motivo = liberarLancamento({ liberada: retencao.liberada, motivo: pedido.corpo().motivo });
  await repo.encerrarRetencao(ctx.db, id, { em: ctx.agora, porId: ctx.usuario.id, motivo });
  const { instrutor, competencia, mes, pagamentoId, valor } = retencao;
  await auditar(ctx, {
    acao: 'liberarPagamento',
    registro: { tipo: 'instrutor', id: instrutor.id },
    depois: { retencao: id, mes, competencia, valor, motivo },
  });
  const fechada = (await acharFolha(ctx.db, mes)) !== null;
  const volta = pagamentoId !== null ? 'remessa' : fechada ? 'proxima' : 'mesma';
  await avisar(ctx, instrutor.id, { competencia, valor, motivo, volta: { como: volta, mes } });
  return { status: 200, dados: { message: M.pagamentoLiberado } };
};

/** To the student and to the coordinator of the project. */
async function avisar(
  ctx: Contexto,
  instrutorId: number,
  fatos: Pick<Parameters<typeof emailDaRetencao>[0], 'competencia' | 'motivo' | 'valor' | 'volta'>,
): Promise<void> {
  const { instrutor, projeto, coordenadorId } = await repo.quemSabeDaRetencao(ctx.db, instrutorId);
  const dito = { ...fatos, projeto, instrutor: instrutor.nome };
  const remessa = remessaPara(instrutor, ctx.deps, await lerConfiguracao(ctx.db));
  const projetos = [projeto.id];
  await enviarCarta(ctx, emailDaRetencao({ ...remessa, ...dito, aoAluno: true }), {
    ...{ especie: 'retencaoDePagamento', instrutorId, projetos },
  });
  const sobre = { especie: 'retencaoDePagamento', pessoaId: coordenadorId, projetos } as const;
  await avisarSobreProjetos(ctx, sobre, (dele) => emailDaRetencao({ ...dele, ...dito, aoAluno: false }));
}
