import type { Api } from '@instrutoria/contract/api.ts';
import { TEXTOS_DAS_PENDENCIAS } from '@instrutoria/domain/instalacao/messages.ts';
import {
  PENDENCIAS_DA_INSTALACAO,
  type PendenciaDaInstalacao,
} from '@instrutoria/domain/instalacao/types.ts';
import { lerOperacoes } from '../../../adapters/operations-file.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { dispensar, lerDispensadas, lerFaltas } from '../repository.ts';

async function pendencias({ db, deps }: Contexto) {
  const { smtpUrl, antivirusUrl, dataDir } = deps.config;
  const [faltas, fuso, { copia }, dispensadas] = await Promise.all([
    lerFaltas(db),
    lerFuso(db),
    lerOperacoes(dataDir),
    lerDispensadas(db),
  ]);
  const faltam: Readonly<Record<PendenciaDaInstalacao, boolean>> = {
    ...faltas,
    fuso: fuso === 'UTC',
    email: smtpUrl === undefined,
    antivirus: antivirusUrl === undefined,
    copia: copia?.ok !== true,
  };
  return PENDENCIAS_DA_INSTALACAO.filter((item) => faltam[item] && !dispensadas.includes(item)).map(
    (item) => ({
      item,
      mensagem: TEXTOS_DAS_PENDENCIAS[item],
    }),
  );
}

export const pendenciasDaInstalacao: Executar<Api['pendenciasDaInstalacao']> = async (ctx) => ({
  status: 200,
  dados: await pendencias(ctx),
});

export const dispensarPendencia: Executar<Api['dispensarPendencia']> = async (ctx, { params }) => {
  await dispensar(ctx.db, params.item);
  await auditar(ctx, {
    acao: 'dispensarPendencia',
    registro: { tipo: 'configuracao', id: 1 },
    depois: { item: params.item },
  });
  return { status: 200, dados: await pendencias(ctx) };
};
