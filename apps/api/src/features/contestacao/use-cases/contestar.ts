import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DA_CONTESTACAO as M } from '@instrutoria/domain/contestacao/messages.ts';
import {
  exigirAberta,
  exigirPoderContestar,
  problemasDaContestacao,
  responderAte,
} from '@instrutoria/domain/contestacao/rules/contestacao.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { ComPreparo, ContextoDe, Executar, Pedido } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { somarAoDiaDoEstudante } from '../../arquivo/envio-repository.ts';
import { inserirArquivo, type Recebido, soltarArquivos } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirVinculoDoEstudante, instrutorNaoEncontrado } from '../../instrutor/relacao-queries.ts';
import { mesesConhecidos } from '../queries.ts';
import * as repo from '../repository.ts';
import { avisarDaContestacao } from './avisar.ts';

type Envio = Api['anexarAoMes'];

interface Guardar {
  preparar(ctx: ContextoDe<Envio>, pedido: Pedido<Envio>): Promise<Recebido>;
}

const TIPO = 'anexoDaContestacao';

/** Throws 404 for another student's vínculo, as for an unknown one. */
async function travarMeu(ctx: ContextoDe<Envio>, id: number): Promise<repo.VinculoContestado> {
  const vinculo = await repo.travarMeuVinculo(ctx.db, ctx.estudante.id, id);
  if (vinculo === null) throw instrutorNaoEncontrado();
  return vinculo;
}

/** The file belongs to the vínculo at once; one that no contest took goes with the next upload. */
export function anexarAoMes(guardar: Guardar): ComPreparo<Envio, Recebido> {
  return {
    async preparar(ctx, pedido) {
      // Before the file is received.
      await exigirVinculoDoEstudante(ctx.db, ctx.estudante.id, pedido.params.id);
      return guardar.preparar(ctx, pedido);
    },
    async executar(ctx, { params: { id } }, { referencia, mime, tamanho, sha256 }) {
      await travarMeu(ctx, id);
      const vinculo = `instrutor:${id}`;
      const criadoEm = ctx.deps.clock.real();
      const arquivo = { referencia, tipo: TIPO, mime, tamanho, sha256, criadoEm, vinculo } as const;
      await soltarArquivos(ctx, vinculo, await repo.anexosUsados(ctx.db, id), TIPO);
      await inserirArquivo(ctx.db, { ...arquivo, donoId: null, estudanteId: ctx.estudante.id });
      await somarAoDiaDoEstudante(ctx.db, ctx.estudante.id, tamanho, criadoEm);
      return { status: 201, dados: { data: referencia } };
    },
    desfazer: (guardado) => guardado.desfazer(),
  };
}

export const contestarMes: Executar<Api['contestarMes']> = async (ctx, pedido) => {
  const { id, mes } = pedido.params;
  const vinculo = await travarMeu(ctx, id);
  const conhecidos = await mesesConhecidos(ctx.db, [id]);
  const quando = { agora: ctx.agora, fuso: await lerFuso(ctx.db) };
  exigirPoderContestar(
    {
      conhecidoEm: conhecidos.find((um) => um.mes === mes)?.conhecidoEm ?? null,
      feitas: await repo.contestacoesDoMes(ctx.db, { instrutorId: id, estudanteId: ctx.estudante.id, mes }),
    },
    quando,
  );
  const { texto: escrito, arquivo = null } = pedido.corpo();
  exigirSemProblemas([
    ...problemasDaContestacao({ texto: escrito }),
    ...(arquivo === null ||
    (await repo.anexoLivre(ctx.db, arquivo, { instrutorId: id, estudanteId: ctx.estudante.id }))
      ? []
      : [problema('arquivo', 'ARQUIVO_NAO_ENCONTRADO', M.arquivoNaoEncontrado)]),
  ]);
  const texto = normalizarTexto(escrito);
  const ate = responderAte(quando);
  const contestacao = await repo.inserirContestacao(ctx.db, {
    ...{ instrutorId: id, estudanteId: ctx.estudante.id, mes, texto, arquivo, ate },
    enviadaEm: ctx.agora,
  });
  await auditar(ctx, {
    acao: 'contestarMes',
    registro: { tipo: 'instrutor', id },
    depois: { contestacao, mes, texto, comArquivo: arquivo !== null, estudante: ctx.estudante.id },
  });
  await avisarDaContestacao(ctx, { ...vinculo, dele: true }, { mes, texto, ate, resposta: null });
  return { status: 200, dados: { message: M.enviada } };
};

export const retirarContestacao: Executar<Api['retirarContestacao']> = async (ctx, { params }) => {
  const { id, contestacao: qual } = params;
  await travarMeu(ctx, id);
  const contestacao = await repo.acharContestacao(ctx.db, { instrutorId: id, id: qual }, { trava: true });
  if (contestacao?.estudanteId !== ctx.estudante.id) throw contestacaoNaoEncontrada();
  exigirAberta(contestacao.situacao);
  await repo.marcarRetirada(ctx.db, qual, ctx.agora);
  await auditar(ctx, {
    acao: 'retirarContestacao',
    registro: { tipo: 'instrutor', id },
    depois: { contestacao: qual, mes: contestacao.mes, estudante: ctx.estudante.id },
  });
  return { status: 200, dados: { message: M.retirada } };
};

export function contestacaoNaoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrada);
}
