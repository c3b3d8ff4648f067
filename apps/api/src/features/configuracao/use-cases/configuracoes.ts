import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import { problemasDaConfiguracao, problemasDoMotivo } from '@instrutoria/domain/configuracao/rules.ts';
import { mesclarConfiguracao } from '@instrutoria/domain/configuracao/transitions.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { prazosQueEncurtam } from '@instrutoria/domain/edital/rules/fuso.ts';
import { janelasQueEncurtam } from '@instrutoria/domain/janela/rules/fuso.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerConfiguracao as ler } from '../../../db/configuracao.ts';
import { soltarArquivos, vincularArquivo } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { lerEditais } from '../../edital/repository.ts';
import { prorrogacoesEmVigor } from '../../janela/queries.ts';
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
  const depois = mesclarConfiguracao(antes, parte);
  exigirSemProblemas([...problemasDaConfiguracao(depois), ...problemasDoMotivo(antes, depois, motivo)]);
  if (depois.fuso !== antes.fuso) await exigirQueNadaEncurte(ctx, antes, depois.fuso);
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
  return comVersao(200, salva);
};

/** A change of zone never moves an announced closing instant earlier (D62). */
async function exigirQueNadaEncurte(
  { db, agora }: Contexto,
  antes: Configuracao,
  para: string,
): Promise<void> {
  const [editais, prorrogacoes] = [
    await lerEditais(db, agora, antes.fuso),
    await prorrogacoesEmVigor(db, diaNoFuso(agora, antes.fuso)),
  ];
  const encurtam = [
    ...prazosQueEncurtam(editais, { de: antes.fuso, para, agora }),
    ...janelasQueEncurtam(antes, para, { prorrogacoes, agora }),
  ];
  if (encurtam.length > 0) exigirSemProblemas([problema('fuso', 'FUSO_ENCURTA', M.fusoEncurta(encurtam))]);
}

/** The demonstration's accounts in that mode only (T-A16). */
export const instituicaoPublica: Executar<Api['instituicaoPublica']> = async (ctx) => {
  const { instituicao, encarregado, fuso } = await ler(ctx.db);
  const { nome, sigla, programa, cidade, logo } = instituicao;
  const { demonstracao } = ctx.deps.config;
  return {
    status: 200,
    dados: {
      nome,
      sigla,
      programa,
      cidade,
      logo: logo === null ? null : '/api/publico/logo',
      demonstracao,
      fuso,
      encarregado,
      dataSimulada: ctx.deps.clock.simulada()?.toISOString() ?? null,
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
