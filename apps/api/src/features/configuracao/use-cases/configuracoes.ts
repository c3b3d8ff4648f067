import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { variaveisDaCor } from '@instrutoria/domain/configuracao/rules/cores.ts';
import { efeitoDoFuso, passarAoFuso } from '@instrutoria/domain/configuracao/rules/fuso.ts';
import {
  problemaDoFuso,
  problemasDaConfiguracao,
  problemasDoMotivo,
} from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import { mesclarConfiguracao } from '@instrutoria/domain/configuracao/transitions.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { temFator } from '@instrutoria/domain/fator/rules/fatores.ts';
import { dataHoraNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema, reunir } from '@instrutoria/domain/kernel/problema.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDoEnderecoDaAuditoria } from '../../../adapters/mail/templates/endereco-da-auditoria.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { lerConfiguracao as ler } from '../../../db/settings.ts';
import { soltarArquivos, vincularArquivo } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { fatoresDe } from '../../conta/fator-repository.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { prazosAnunciados } from '../prazos-queries.ts';
import { salvarConfiguracao, travarConfiguracao } from '../repository.ts';

export const lerConfiguracao: Executar<Api['lerConfiguracao']> = async (ctx) => {
  const atual = await ler(ctx.db);
  const daAdministracao = podeAdministrar(ctx.usuario) ? {} : { emailDaAuditoria: '' };
  return comVersao(200, { ...atual, ...daAdministracao });
};

export const atualizarConfiguracao: Executar<Api['atualizarConfiguracao']> = async (ctx, pedido) => {
  const antes = await travarConfiguracao(ctx.db);
  ctx.exigirVersao(antes.versao);
  const { motivo, ...parte } = pedido.corpo();
  const pedida = mesclarConfiguracao(antes, parte);
  exigirSemProblemas([
    ...problemasDaConfiguracao(pedida, antes),
    ...problemasDoMotivo(antes, pedida, motivo),
  ]);
  if (pedida.segundoFatorDosAdministradores && !antes.segundoFatorDosAdministradores) {
    await exigirFatorProprio(ctx);
  }
  const prazos = pedida.fuso === antes.fuso ? [] : await prazosAnunciados(ctx, antes);
  const depois = { ...pedida, ...passarAoFuso(antes, pedida.fuso, { prazos, agora: ctx.agora }) };
  const { logo } = depois.instituicao;
  if (logo !== null && logo !== antes.instituicao.logo) {
    const posse = { tipo: 'logo', donoId: ctx.usuario.id, vinculo: 'configuracao:1' } as const;
    if (!(await vincularArquivo(ctx.db, logo, posse))) {
      exigirSemProblemas([
        problema('instituicao.logo', 'ARQUIVO_NAO_ENCONTRADO', MENSAGENS_ARQUIVO.arquivoNaoEncontrado),
      ]);
    }
  }
  await soltarArquivos(ctx, 'configuracao:1', logo === null ? [] : [logo], 'logo');
  const salva = await salvarConfiguracao(ctx.db, depois);
  await auditar(ctx, {
    acao: 'atualizarConfiguracao',
    registro: { tipo: 'configuracao', id: 1 },
    antes,
    depois: motivo ? { ...salva, motivo: motivo.trim() } : salva,
  });
  await avisarEnderecos(ctx, antes, salva);
  return comVersao(200, salva);
};

/** Throws 422 when an administrator without a second factor requires one: the rule would lock them out. */
async function exigirFatorProprio(ctx: Contexto): Promise<void> {
  if (temFator(await fatoresDe(ctx.db, ctx.usuario.id))) return;
  exigirSemProblemas([problema('segundoFatorDosAdministradores', 'SEM_FATOR', MENSAGENS_FATOR.exigirSemTer)]);
}

/** Mails the old and the new address, so that nobody can redirect the audit's mails unnoticed. */
async function avisarEnderecos(
  ctx: Contexto,
  { emailDaAuditoria: antigo }: Configuracao,
  salva: Configuracao,
): Promise<void> {
  const { emailDaAuditoria: novo } = salva;
  if (antigo === novo) return;
  const autor = (await acharProfessor(ctx.db, ctx.usuario.id))?.nome ?? '';
  const configuracao = await ler(ctx.db);
  for (const email of [antigo, novo].filter((um) => um !== '')) {
    const remessa = remessaPara({ nome: 'administração', email }, ctx.deps, configuracao);
    const carta = { ...remessa, recebe: email === novo, autor, quando: ctx.agora };
    await ctx.deps.outbox.enfileirar(ctx.db, emailDoEnderecoDaAuditoria(carta));
  }
}

/** For the question before the change; saving checks it again. */
export const lerEfeitoDoFuso: Executar<Api['lerEfeitoDoFuso']> = async (ctx, { query: { fuso } }) => {
  const atual = await ler(ctx.db);
  exigirSemProblemas(reunir(problemaDoFuso(fuso, atual)));
  return { status: 200, dados: efeitoDoFuso(atual, fuso, await prazosAnunciados(ctx, atual)) };
};

/** The demonstration's accounts only in that mode (T-A16). */
export const instituicaoPublica: Executar<Api['instituicaoPublica']> = async (ctx) => {
  const { demonstracao } = ctx.deps.config;
  const [configuracao, interrupcao] = await Promise.all([ler(ctx.db), ctx.deps.uptime.last()]);
  const { instituicao, encarregado, fuso, fusosAnteriores } = configuracao;
  const { nome, sigla, programa, cidade, logo } = instituicao;
  return {
    status: 200,
    dados: {
      nome,
      sigla,
      programa,
      cidade,
      logo: logo === null ? null : '/api/publico/logo',
      demonstracao,
      termoNoSistema: configuracao.termoNoSistema,
      fuso,
      fusosAnteriores,
      encarregado,
      interrupcao:
        interrupcao === null
          ? null
          : { de: interrupcao.de.toISOString(), ate: interrupcao.ate.toISOString() },
      dataSimulada: ctx.deps.clock.simulada()?.toISOString() ?? null,
      agora: dataHoraNoFuso(ctx.agora, fuso),
      contas: demonstracao ? ctx.deps.contas : [],
    },
  };
};

export const logoPublico: Executar<Api['logoPublico']> = async (ctx) => {
  const { instituicao } = await ler(ctx.db);
  if (instituicao.logo === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Logotipo não encontrado.');
  }
  return {
    status: 200,
    arquivo: { tipo: 'image/jpeg', bytes: await ctx.deps.storage.bytes(instituicao.logo) },
  };
};

/** Loaded by index.html before anything is painted, so that no page shows another colour first. */
export const coresPublicas: Executar<Api['coresPublicas']> = async (ctx) => {
  const { cor } = await ler(ctx.db);
  const folha = cor === null ? '' : folhaDaCor(cor);
  return {
    status: 200,
    arquivo: { tipo: 'text/css; charset=utf-8', bytes: Buffer.from(folha, 'utf8') },
  };
};

/**
 * `html:root` has precedence over base.css, whichever comes first. Written without light-dark(), which older
 * browsers do not know and the build replaces in the product's own sheets.
 */
function folhaDaCor(cor: string): string {
  const [claro, escuro] = (['claro', 'escuro'] as const).map((tema) =>
    Object.entries(variaveisDaCor(cor, tema))
      .map(([nome, valor]) => `${nome}:${valor}`)
      .join(';'),
  );
  return [
    `html:root{${claro}}`,
    `@media screen{html:root[data-tema=escuro]{${escuro}}}`,
    `@media screen and (prefers-color-scheme:dark){html:root:not([data-tema=claro]){${escuro}}}\n`,
  ].join('\n');
}
