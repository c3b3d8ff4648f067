import { finished } from 'node:stream';
import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import { MENSAGENS_PACOTE } from '@instrutoria/domain/pacote/messages.ts';
import { leiaMe } from '@instrutoria/domain/pacote/rules/leia-me.ts';
import { nomeNoZip } from '@instrutoria/domain/pacote/rules/nome-no-zip.ts';
import { createTurns } from '../../../adapters/turns.ts';
import type { Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { zipCorrente } from '../../../documents/zip-corrente.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { contarProjetos } from '../queries.ts';
import { entradasDoPacote } from './entradas.ts';
import type { Leituras } from './leituras.ts';

function jaHaUm(): DomainError {
  return new DomainError('limite', 'PACOTE_EM_CURSO', MENSAGENS_PACOTE.jaHaUm, [], { retryAfter: 30 });
}

/** Two administrators at a time, each with one; others are refused, because a package takes minutes. */
const umPorPessoa = createTurns({
  concorrencia: 2,
  fila: 0,
  porPessoa: { aoMesmoTempo: 1, esperando: 0 },
  cheia: jaHaUm,
});

/** The whole call as a ZIP that is written during the download. */
export function exportarEdital(leituras: Leituras): Executar<Api['exportarEdital']> {
  return async (ctx, { params }) => {
    const sair = await umPorPessoa.enter();
    try {
      const { id, nome, ano, resultadoPublicadoEm } = await editalEncontrado(ctx, params.id);
      const { fuso, instituicao } = await lerConfiguracao(ctx.db);
      const contados = await contarProjetos(ctx.db, id, ctx.usuario.id);
      const quem = (await acharProfessor(ctx.db, ctx.usuario.id))?.nome ?? '';
      const quando = formatarDataHoraComFuso(ctx.agora, fuso);
      const texto = leiaMe({ edital: nome, instituicao: instituicao.nome, quando, quem, ...contados });
      const registro = { tipo: 'edital', id };
      // Every export has its audit row (T-F4).
      const depois = { projetos: contados.projetos, endereco: ctx.endereco };
      await auditar(ctx, { acao: 'exportarEdital', registro, depois });
      await registrarAcesso(ctx, { documento: 'edital_inteiro', registro, titularId: null });
      const entradas = entradasDoPacote(ctx, leituras, { id, fuso, leiaMe: texto, resultadoPublicadoEm });
      const bytes = zipCorrente(entradas, { quando: ctx.agora });
      finished(bytes, sair);
      const arquivo = `edital-${id}-${nomeNoZip(nome)}-${ano}.zip`;
      return { status: 200, arquivo: { tipo: 'application/zip', bytes, nome: arquivo } };
    } catch (error) {
      sair();
      throw error;
    }
  };
}
