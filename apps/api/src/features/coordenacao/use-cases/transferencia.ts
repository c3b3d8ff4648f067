import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { exigirQuePossaAgir } from '@instrutoria/domain/coordenacao/rules/convite.ts';
import {
  exigirCausaPossivel,
  oQueResponde,
  podeEfetivar,
  problemasDaTransferencia,
  razaoDeNaoPassar,
  ultimoDiaDaResposta,
} from '@instrutoria/domain/coordenacao/rules/transferencia.ts';
import type { RazaoDeNaoPassar } from '@instrutoria/domain/coordenacao/types.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { compararDias, diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { acimaDoLimite } from '@instrutoria/domain/projeto/maquina.ts';
import { emailDaPassagemNaoFeita } from '../../../adapters/mail/templates/passagem-nao-feita.ts';
import { type AvisoDaPassagem, emailDaPassagem } from '../../../adapters/mail/templates/transferencia.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { eachInTransaction } from '../../../db/connection/each-in-transaction.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { administradoresDeFora } from '../../../db/participacao.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { acharEdital, lerEditais } from '../../edital/repository.ts';
import { lerAndamento } from '../../projeto/andamento-queries.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { travarProjeto } from '../../projeto/repository.ts';
import { fatosTravadosDeQuemRecebe } from '../quem-recebe-queries.ts';
import { quemAgePeloProjeto } from '../queries.ts';
import * as passagens from '../transferencia-queries.ts';

type Agente = Pick<Contexto, 'agora' | 'db' | 'deps'> & { readonly usuario: Contexto['usuario'] | null };
type Passagem = passagens.TransferenciaLida;

async function projetoTravado(ctx: Agente, id: number) {
  const projeto = await travarProjeto(ctx.db, id);
  const andamento = projeto === null ? null : await lerAndamento(ctx.db, id);
  if (projeto === null || andamento === null || projeto.aguardandoCronograma) {
    throw projetoNaoEncontrado();
  }
  return projeto;
}

type Travado = Awaited<ReturnType<typeof projetoTravado>>;

async function fatosDe(ctx: Agente, { id, editalId }: Travado, pessoa: number) {
  if (editalId === null) throw new Error('a submitted project without a call');
  const fuso = await lerFuso(ctx.db);
  const editais = await lerEditais(ctx.db, ctx.agora, fuso);
  const hoje = diaNoFuso(ctx.agora, fuso);
  return fatosTravadosDeQuemRecebe(ctx.db, { projeto: { id, editalId }, pessoa, editais, hoje });
}

/**
 * Throws 409 for a person who may not coordinate it, because they judged it or have as many projects in the
 * call as it allows.
 */
async function exigirQuePossaCoordenar(ctx: Agente, projeto: Travado, pessoa: number): Promise<void> {
  const { lacos, ...limite } = await fatosDe(ctx, projeto, pessoa);
  if (lacos === null) {
    exigirSemProblemas([problema('pessoa', 'PESSOA_NAO_ENCONTRADA', M.pessoaNaoEncontrada)]);
    return;
  }
  exigirQuePossaAgir(lacos);
  const acima = acimaDoLimite(limite);
  if (acima !== null) throw new DomainError('conflito', acima.codigo, acima.mensagem);
}

async function avisar(
  ctx: Agente,
  passagem: Passagem,
  { id, titulo }: Pick<Travado, 'id' | 'titulo'>,
  oQue: AvisoDaPassagem['oQue'],
): Promise<void> {
  const { de, para, dia, causa } = passagem;
  for (const pessoaId of [de.id, para.id]) {
    const pedeAcordo = oQue === 'proposta' && pessoaId === de.id;
    const sobre = { pessoaId, especie: 'coordenacao', projetos: [id] } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) =>
      emailDaPassagem({
        ...remessa,
        projeto: { id, titulo },
        deQuem: de.nome,
        aQuem: para.nome,
        recebe: pessoaId === para.id,
        respondeAte: pedeAcordo ? passagem.respondeAte : null,
        ...{ dia, causa, oQue },
      }),
    );
  }
}

/**
 * Mails the people concerned only once that it did not take effect on its day, also when the reason changes
 * later.
 */
async function avisarQueNaoPassou(
  ctx: Agente,
  { id: passagemId, de, para, dia, avisada }: Passagem,
  { id, titulo }: Pick<Travado, 'id' | 'titulo'>,
  razao: RazaoDeNaoPassar,
): Promise<void> {
  if (avisada) return;
  await passagens.marcarAvisada(ctx.db, passagemId, ctx.agora);
  await auditar(ctx, {
    acao: 'deixarDeEfetivarTransferencia',
    registro: { tipo: 'projeto', id },
    depois: { para: para.id, dia },
  });
  const administram = (await administradoresDeFora(ctx.db, id)).filter((um) => um !== para.id);
  const leitores = [
    { pessoaId: de.id, leitor: 'deixa', le: null },
    { pessoaId: para.id, leitor: 'recebe', le: razao },
    ...administram.map((pessoaId) => ({ pessoaId, leitor: 'administra', le: razao }) as const),
  ] as const;
  for (const { pessoaId, leitor, le } of leitores) {
    const sobre = { pessoaId, especie: 'coordenacao', projetos: [id] } as const;
    const fatos = { projeto: { id, titulo }, deQuem: de.nome, aQuem: para.nome, dia, razao: le, leitor };
    await avisarSobreProjetos(ctx, sobre, (remessa) => emailDaPassagemNaoFeita({ ...remessa, ...fatos }));
  }
}

/** The open transfer; throws when missing, because it was just read or written. */
async function aberta(ctx: Agente, projetoId: number): Promise<Passagem> {
  const passagem = await passagens.transferenciaAberta(ctx.db, projetoId);
  if (passagem === null) throw new DomainError('conflito', 'SEM_TRANSFERENCIA', M.semTransferencia);
  return passagem;
}

export const proporTransferencia: Executar<Api['proporTransferencia']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const projeto = await projetoTravado(ctx, id);
  if ((await passagens.transferenciaAberta(ctx.db, id)) !== null) {
    throw new DomainError('conflito', 'JA_HA_TRANSFERENCIA', M.jaHaTransferencia);
  }
  const { pessoa, causa, dia, motivo } = pedido.corpo();
  const { coordenador } = await quemAgePeloProjeto(ctx.db, id, ctx.agora);
  const guardado = projeto.editalId === null ? null : await acharEdital(ctx.db, projeto.editalId);
  if (guardado === null) throw new Error('a submitted project without a call');
  const fuso = await lerFuso(ctx.db);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  exigirCausaPossivel(causa, { edital, afastado: coordenador.afastado });
  if (pessoa === ctx.usuario.id) throw new DomainError('conflito', 'NAO_A_SI_MESMO', M.naoASiMesmo);
  const hoje = diaNoFuso(ctx.agora, fuso);
  exigirSemProblemas(problemasDaTransferencia({ pessoa, causa, dia, motivo }, hoje));
  if (pessoa === null) throw new Error('a missing person passed the rules');
  await exigirQuePossaCoordenar(ctx, projeto, pessoa);
  await passagens.inserirTransferencia(ctx.db, {
    projetoId: id,
    deId: projeto.coordenadorId,
    paraId: pessoa,
    causa,
    motivo: normalizarTexto(motivo),
    dia,
    propostaPorId: ctx.usuario.id,
    propostaEm: ctx.agora,
    responderAte: ultimoDiaDaResposta(causa, hoje),
  });
  await auditar(ctx, {
    acao: 'proporTransferencia',
    registro: { tipo: 'projeto', id },
    depois: { de: projeto.coordenadorId, para: pessoa, causa, dia },
  });
  await avisar(ctx, await aberta(ctx, id), projeto, 'proposta');
  return { status: 201, dados: { message: M.transferenciaProposta } };
};

export const retirarTransferencia: Executar<Api['retirarTransferencia']> = async (
  ctx,
  { params: { id } },
) => {
  const projeto = await projetoTravado(ctx, id);
  const passagem = await aberta(ctx, id);
  await passagens.encerrarTransferencia(ctx.db, passagem.id, { em: ctx.agora, por: ctx.usuario.id });
  await auditar(ctx, {
    acao: 'retirarTransferencia',
    registro: { tipo: 'projeto', id },
    depois: { para: passagem.para.id },
  });
  await avisar(ctx, passagem, projeto, 'retirada');
  return { status: 200, dados: { message: M.transferenciaRetirada } };
};

export const responderTransferencia: Executar<Api['responderTransferencia']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const existe = await travarProjeto(ctx.db, id);
  const passagem = existe === null ? null : await passagens.transferenciaAberta(ctx.db, id);
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const especie =
    passagem === null ? null : oQueResponde({ ...passagem, transferencia: passagem }, ctx.usuario.id, hoje);
  if (passagem === null || especie === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.conviteNaoEncontrado);
  }
  const projeto = await projetoTravado(ctx, id);
  const { aceita } = pedido.corpo();
  await auditar(ctx, {
    acao: 'responderTransferencia',
    registro: { tipo: 'projeto', id },
    depois: { pessoa: ctx.usuario.id, aceita },
  });
  if (!aceita) {
    await passagens.encerrarTransferencia(ctx.db, passagem.id, { em: ctx.agora, por: ctx.usuario.id });
    await avisar(ctx, passagem, projeto, 'recusada');
    return { status: 200, dados: { message: M.transferenciaRecusada } };
  }
  if (especie === 'assumir') await exigirQuePossaCoordenar(ctx, projeto, ctx.usuario.id);
  await passagens.responder(ctx.db, passagem.id, especie, ctx.agora);
  const efeito = await efetivarTransferencia(ctx, id);
  const message = efeito === 'naoPassou' ? M.transferenciaNaoSeFez : M.transferenciaAceita;
  return { status: 200, dados: { message } };
};

/**
 * Puts a transfer into effect if its day has come and everybody has answered or had the time to. Checks
 * again: where the person can no longer take it, the people concerned get a mail, and it stays open for a
 * later round. The caller holds the lock on the project.
 */
async function efetivarTransferencia(
  ctx: Agente,
  projetoId: number,
): Promise<'espera' | 'naoPassou' | 'passou'> {
  const passagem = await passagens.transferenciaAberta(ctx.db, projetoId);
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  if (passagem === null || compararDias(hoje, passagem.dia) < 0) return 'espera';
  const projeto = await projetoTravado(ctx, projetoId);
  const razao = razaoDeNaoPassar(passagem, await fatosDe(ctx, projeto, passagem.para.id), hoje);
  if (razao !== null) {
    await avisarQueNaoPassou(ctx, passagem, projeto, razao);
    return 'naoPassou';
  }
  if (!podeEfetivar(passagem, hoje)) return 'espera';
  await passagens.passarCoordenacao(ctx.db, passagem, { projetoId, agora: ctx.agora, hoje });
  await auditar(ctx, {
    acao: 'efetivarTransferencia',
    registro: { tipo: 'projeto', id: projetoId },
    antes: { coordenador: passagem.de.id },
    depois: { coordenador: passagem.para.id },
  });
  await avisar(ctx, passagem, projeto, 'feita');
  return 'passou';
}

/** Puts each accepted transfer into effect whose day has come. Returns how many. */
export async function efetivarTransferencias(deps: Contexto['deps']): Promise<number> {
  const agora = deps.clock.agora();
  const projetos = await inTransaction(deps.database, (db) => passagens.porEfetivar(db));
  const rodada = { tarefa: 'transferencias', quem: (projeto: number) => ({ projeto }) };
  return eachInTransaction(deps, rodada, projetos, async (db, projetoId) => {
    await travarProjeto(db, projetoId);
    return (await efetivarTransferencia({ agora, db, deps, usuario: null }, projetoId)) === 'passou' ? 1 : 0;
  });
}
