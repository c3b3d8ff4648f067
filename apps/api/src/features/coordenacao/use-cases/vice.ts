import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { exigirQuePossaSerConvidada } from '@instrutoria/domain/coordenacao/rules/convite.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { type AvisoDaVice, emailDaVice } from '../../../adapters/mail/templates/vice-coordenacao.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { lerAndamento } from '../../projeto/andamento-queries.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { travarProjeto } from '../../projeto/repository.ts';
import * as repo from '../repository.ts';
import { passagensDe } from '../transferencia-queries.ts';
import { convitesDe, lacosDoConvidado, viceDoProjeto } from '../vice-queries.ts';

/** Locks the project, so that there is one invitation at a time. */
async function projetoEmCurso(ctx: Contexto, id: number) {
  const projeto = await travarProjeto(ctx.db, id);
  const andamento = await lerAndamento(ctx.db, id);
  if (projeto === null || andamento === null || projeto.aguardandoCronograma) {
    throw projetoNaoEncontrado();
  }
  if (andamento.fase === 'arquivado') {
    throw new DomainError('conflito', 'EDITAL_ARQUIVADO', MENSAGENS_EDITAL.arquivado);
  }
  return projeto;
}

/**
 * `chega` false: does the same work without sending, so that the time of the call does not reveal who judges
 * (D15).
 */
async function avisar(
  ctx: Contexto,
  quem: number,
  aviso: Pick<AvisoDaVice, 'oQue' | 'outra' | 'projeto'>,
  chega = true,
): Promise<void> {
  const projetos = [aviso.projeto.id];
  const sobre = { pessoaId: quem, especie: 'coordenacao', projetos, semEnvio: !chega } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) => emailDaVice({ ...remessa, ...aviso }));
}

const nomeDe = async (ctx: Contexto, id: number) => (await acharProfessor(ctx.db, id))?.nome ?? '';

export const nomearVice: Executar<Api['nomearVice']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const projeto = await projetoEmCurso(ctx, id);
  if ((await viceDoProjeto(ctx.db, id)) !== null) {
    throw new DomainError('conflito', 'JA_TEM_VICE', M.jaTemVice);
  }
  const { pessoa } = pedido.corpo();
  if (pessoa === null) {
    exigirSemProblemas([problema('pessoa', 'CAMPOS_VAZIOS', M.escolhaAPessoa)]);
    throw new Error('a missing person passed the rules');
  }
  const lacos = exigirQuePossaSerConvidada(await lacosDoConvidado(ctx.db, id, pessoa));
  const novo = { projetoId: id, professorId: pessoa, nomeadoPorId: ctx.usuario.id, nomeadoEm: ctx.agora };
  await repo.convidarVice(ctx.db, novo);
  await auditar(ctx, { acao: 'nomearVice', registro: { tipo: 'projeto', id }, depois: { pessoa } });
  const outra = await nomeDe(ctx, ctx.usuario.id);
  const aviso = { oQue: 'convite', outra, projeto: { id, titulo: projeto.titulo } } as const;
  await avisar(ctx, pessoa, aviso, !lacos.julgou);
  return { status: 201, dados: { message: M.viceConvidada } };
};

export const responderConviteDaVice: Executar<Api['responderConviteDaVice']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const projeto = await travarProjeto(ctx.db, id);
  const convite = projeto === null ? null : await viceDoProjeto(ctx.db, id);
  const meu = projeto !== null && convite?.id === ctx.usuario.id && convite.desde === null;
  // A past or present evaluator of the project gets no invitation, because it would name the coordinator.
  if (!meu || (await lacosDoConvidado(ctx.db, id, ctx.usuario.id))?.julgou !== false) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.conviteNaoEncontrado);
  }
  const { aceita } = pedido.corpo();
  if (aceita) await repo.aceitarVice(ctx.db, id, ctx.agora);
  else await repo.encerrarVice(ctx.db, id, { em: ctx.agora, por: ctx.usuario.id });
  await auditar(ctx, {
    acao: 'responderConviteDaVice',
    registro: { tipo: 'projeto', id },
    depois: { pessoa: ctx.usuario.id, aceita },
  });
  const oQue = aceita ? 'aceite' : 'recusa';
  await avisar(ctx, projeto.coordenadorId, {
    oQue,
    outra: convite.nome,
    projeto: { id, titulo: projeto.titulo },
  });
  return { status: 200, dados: { message: aceita ? M.viceAceita : M.conviteRecusado } };
};

export const encerrarVice: Executar<Api['encerrarVice']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const projeto = await projetoEmCurso(ctx, id);
  const vice = await viceDoProjeto(ctx.db, id);
  if (vice === null) throw new DomainError('conflito', 'SEM_VICE', M.semVice);
  await repo.encerrarVice(ctx.db, id, { em: ctx.agora, por: ctx.usuario.id });
  await auditar(ctx, {
    acao: 'encerrarVice',
    registro: { tipo: 'projeto', id },
    depois: { pessoa: vice.id },
  });
  const outraParte = vice.id === ctx.usuario.id ? projeto.coordenadorId : vice.id;
  const outra = await nomeDe(ctx, ctx.usuario.id);
  const soube = vice.desde !== null || (await lacosDoConvidado(ctx.db, id, vice.id))?.julgou === false;
  await avisar(ctx, outraParte, { oQue: 'fim', outra, projeto: { id, titulo: projeto.titulo } }, soube);
  return { status: 200, dados: { message: M.viceEncerrada } };
};

async function passagensParaLer(ctx: Contexto) {
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  return (await passagensDe(ctx.db, ctx.usuario.id, hoje)).map(
    ({ especie, ate, transferencia, projeto, edital, de, para }) => ({
      ...{ especie, projeto, edital, coordenador: de, para, respondeAte: ate },
      ...{ dia: transferencia.dia, causa: transferencia.causa, em: transferencia.propostaEm },
      motivo: especie === 'deixar' ? transferencia.motivo : null,
    }),
  );
}

export const listarConvitesDaCoordenacao: Executar<Api['listarConvitesDaCoordenacao']> = async (ctx) => ({
  status: 200,
  dados: [
    ...(await convitesDe(ctx.db, ctx.usuario.id)).map(({ projeto, edital, coordenador, em }) => ({
      ...{ especie: 'vice' as const, dia: null, para: null, respondeAte: null, causa: null, motivo: null },
      ...{ projeto, edital, coordenador, em },
    })),
    ...(await passagensParaLer(ctx)),
  ],
});
