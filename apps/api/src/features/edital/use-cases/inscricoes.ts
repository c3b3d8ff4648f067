import type { Api } from '@instrutoria/contract/api.ts';
import { motivoPublicoDaReabertura } from '@instrutoria/domain/edital/rules/prorrogacao.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { temMarca } from '../homologacao-queries.ts';
import { avaliadoresQueAbriram } from '../proposta-aberta-queries.ts';
import { temAvaliadorDesignado } from '../repository.ts';
import { moverEdital, travarOuFalhar } from './gravar-edital.ts';
import { publicarProrrogacao } from './publicar-prorrogacao.ts';
import { exigirAlheio } from './segredo-da-avaliacao.ts';

export const encerrarInscricoes: Executar<Api['encerrarInscricoes']> = async (ctx, { params }) => {
  const antes = await travarOuFalhar(ctx, params.id);
  const fatos = { agora: ctx.agora, fuso: await lerFuso(ctx.db) };
  return comVersao(200, await moverEdital(ctx, antes, 'encerrarInscricoes', { fatos }));
};

export const reabrirInscricoes: Executar<Api['reabrirInscricoes']> = async (ctx, pedido) => {
  const antes = await travarOuFalhar(ctx, pedido.params.id);
  await exigirAlheio(ctx, antes);
  const fuso = await lerFuso(ctx.db);
  const dados = pedido.corpo();
  const fatos = {
    agora: ctx.agora,
    fuso,
    temAvaliadorDesignado: await temAvaliadorDesignado(ctx.db, antes.id),
    temMarca: await temMarca(ctx.db, antes.id),
  };
  const motivo = motivoPublicoDaReabertura(dados.motivo, await avaliadoresQueAbriram(ctx.db, antes.id));
  const edital = await moverEdital(ctx, antes, 'reabrirInscricoes', { fatos, dados }, motivo);
  await publicarProrrogacao(ctx, { editalId: antes.id, de: antes.fim, ate: edital.fim, motivo });
  return comVersao(200, edital);
};
