import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { aprovarVagas, publicarSituacao } from '@instrutoria/domain/avaliacao/transitions.ts';
import { MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_RESULTADO as M } from '@instrutoria/domain/resultado/messages.ts';
import { unidadeCheia } from '@instrutoria/domain/resultado/rules/suplentes.ts';
import { emailDaVezDoSuplente } from '../../../adapters/mail/templates/suplente.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerConfiguracao, lerFuso } from '../../../db/configuracao.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { acharEdital, travarEdital } from '../../edital/repository.ts';
import { exigirSemImpedimento } from '../../impedimento/repository.ts';
import { inserirDesfeito } from '../../projeto/encerramento-repository.ts';
import { relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { lerLista } from '../../resultado/lista-queries.ts';
import { guardarVersao } from '../../resultado/repository.ts';
import { inserirSuplente } from '../../resultado/suplentes-repository.ts';
import { origemDoProjeto } from '../origem-queries.ts';
import { salvarAprovacao, travarAprovacao } from '../repository.ts';

const desconhecido = () => new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_EDITAL.naoEncontrado);

export const lerSuplentes: Executar<Api['lerSuplentes']> = async (ctx, { params }) => {
  const guardado = await acharEdital(ctx.db, params.id);
  if (guardado === null) throw desconhecido();
  const edital = derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  const { temLista: _tem, suplentes, proximo, ...lista } = await lerLista(ctx.db, edital, ctx.agora);
  return {
    status: 200,
    dados: {
      ...lista,
      proximo: proximo?.projeto_id ?? null,
      suplentes: suplentes.map(({ feito, ...um }) => ({
        ...um,
        ato: feito?.ato ?? null,
        em: feito?.em ?? null,
        bolsas: feito?.bolsas ?? 0,
        motivo: feito?.motivo ?? null,
      })),
    },
  };
};

/**
 * Whose turn it is, with the call locked: of two administrators at once the second finds another, or nobody. 409 for the
 * table's reasons, for one's own project (D30) and for a project whose turn it is not.
 */
async function naVez(ctx: Contexto, id: number, ato: 'chamarSuplente' | 'declinarSuplente', projeto: number) {
  const guardado = await travarEdital(ctx.db, id);
  if (guardado === null) throw desconhecido();
  const fuso = await lerFuso(ctx.db);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  const lista = await lerLista(ctx.db, edital, ctx.agora);
  const esperam = lista.suplentes.filter(({ feito }) => feito === null).length;
  const fatos = { agora: ctx.agora, fuso, temLista: lista.temLista, esperam, livres: lista.livres };
  exigirAto(MAQUINA_DO_EDITAL, guardado, ato, { quem: ctx.usuario.tipo, fatos });
  const { proximo } = lista;
  const pedido = lista.suplentes.find(({ projeto_id }) => projeto_id === projeto);
  if (ato === 'chamarSuplente' && pedido !== undefined && unidadeCheia(pedido)) {
    throw new DomainError('conflito', 'LIMITE_DA_UNIDADE', A.limiteDaUnidade);
  }
  if (proximo === null || proximo.projeto_id !== projeto) {
    throw new DomainError('conflito', 'OUTRO_SUPLENTE', M.outroSuplente);
  }
  const relacao = await relacaoComProjeto(ctx.db, ctx.usuario, projeto);
  await exigirSemImpedimento(ctx.db, ctx.usuario, { relacao, projeto });
  return { edital, proximo, livres: lista.livres, dia: diaNoFuso(ctx.agora, fuso) };
}
type NaVez = Awaited<ReturnType<typeof naVez>>;

interface Vez {
  readonly ato: 'CHAMADO' | 'DECLINOU';
  readonly bolsas: number;
  readonly motivo: string | null;
}

async function registrar(ctx: Contexto, { edital, proximo, dia }: NaVez, vez: Vez): Promise<void> {
  const { projeto_id: projetoId, numero, titulo } = proximo;
  await inserirSuplente(ctx.db, {
    ...vez,
    projetoId,
    numero,
    editalId: edital.id,
    dia,
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  });
  const versao = await guardarVersao(ctx.db, edital.id, { motivo: 'SUPLENTE' }, ctx.agora);
  await auditar(ctx, {
    acao: vez.ato === 'CHAMADO' ? 'chamarSuplente' : 'declinarSuplente',
    registro: { tipo: 'projeto', id: projetoId },
    depois: { edital: edital.id, numero, ...vez, versao },
  });
  const origem = await origemDoProjeto(ctx.db, projetoId);
  const coordenador = origem === null ? null : await acharProfessor(ctx.db, origem.coordenadorId);
  if (coordenador === null) return;
  const { instituicao } = await lerConfiguracao(ctx.db);
  await ctx.deps.outbox.enfileirar(
    ctx.db,
    emailDaVezDoSuplente({
      para: coordenador.email,
      nome: coordenador.nome,
      publicUrl: ctx.deps.config.publicUrl,
      instituicao: instituicao.nome,
      projeto: { id: projetoId, titulo },
      edital: edital.nome,
      numero,
      bolsas: vez.bolsas,
      motivo: vez.motivo,
      versao,
    }),
  );
}

/** Locks as a correction: call, then approval. Volunteers stay as they were decided. */
export const chamarSuplente: Executar<Api['chamarSuplente']> = async (ctx, pedido) => {
  const { projeto } = pedido.legivel('projeto');
  const vez = await naVez(ctx, pedido.params.id, 'chamarSuplente', projeto ?? pedido.corpo().projeto);
  const { bolsas } = pedido.corpo();
  const maximo = Math.min(vez.proximo.pede, vez.livres);
  if (!Number.isInteger(bolsas) || bolsas < 1 || bolsas > maximo) {
    exigirSemProblemas([problema('bolsas', 'BOLSAS_DEMAIS', M.bolsasDemais)]);
  }
  const origem = await origemDoProjeto(ctx.db, vez.proximo.projeto_id);
  const aprovacao = origem === null ? null : await travarAprovacao(ctx.db, origem.aprovacaoId);
  if (origem === null || aprovacao === null) throw new Error('a suplente without its approval');
  const dadas = { remunerados_aprovados: bolsas, voluntarios_aprovados: aprovacao.voluntarios_aprovados };
  // Within the call's limit by what is free, and within the unit's by what fits.
  const { cabem } = vez.proximo;
  const comVagas = aprovarVagas(aprovacao, dadas, {
    limiteBolsas: null,
    bolsasDosOutros: 0,
    ...(cabem === undefined ? {} : { daUnidade: { limite: cabem, bolsasDosOutros: 0 } }),
  });
  const vagas = { ...origem.pedidas, ...dadas };
  await salvarAprovacao(
    ctx.db,
    publicarSituacao(comVagas, vagas, origem.total, origem.abaixoDoMinimo).aprovacao,
  );
  // The day on which the others closed has passed.
  const desfeito = { motivo: 'Chamado como suplente', autorId: ctx.usuario.id, desfeitoEm: ctx.agora };
  await inserirDesfeito(ctx.db, { projetoId: vez.proximo.projeto_id, ...desfeito });
  await registrar(ctx, vez, { ato: 'CHAMADO', bolsas, motivo: null });
  return { status: 200, dados: { message: M.suplenteChamado } };
};

export const declinarSuplente: Executar<Api['declinarSuplente']> = async (ctx, pedido) => {
  const { projeto } = pedido.legivel('projeto');
  const vez = await naVez(ctx, pedido.params.id, 'declinarSuplente', projeto ?? pedido.corpo().projeto);
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
  await registrar(ctx, vez, { ato: 'DECLINOU', bolsas: 0, motivo: motivo.trim() });
  return { status: 200, dados: { message: M.recusaRegistrada } };
};
