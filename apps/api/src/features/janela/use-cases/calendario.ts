import type { Api } from '@instrutoria/contract/api.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { lerEditais } from '../../edital/repository.ts';
import { prorrogacoesDoCalendario } from '../queries.ts';
import { calendarioDas } from './datas-do-calendario.ts';

export const lerCalendario: Executar<Api['lerCalendario']> = async (ctx) => {
  const configuracao = await lerConfiguracao(ctx.db);
  const hoje = diaNoFuso(ctx.agora, configuracao.fuso);
  const [editais, prorrogacoes] = await Promise.all([
    lerEditais(ctx.db, ctx.agora, configuracao.fuso),
    prorrogacoesDoCalendario(ctx.db, hoje),
  ]);
  const texto = calendarioDas({
    editais,
    configuracao,
    prorrogacoes,
    hoje,
    agora: ctx.agora,
    base: ctx.deps.config.publicUrl,
  });
  return {
    status: 200,
    arquivo: { tipo: 'text/calendar; charset=utf-8', bytes: Buffer.from(texto), nome: 'calendario.ics' },
  };
};
