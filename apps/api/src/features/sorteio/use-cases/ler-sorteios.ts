import type { Api } from '@instrutoria/contract/api.ts';
import { type Json, jsonCanonico } from '@instrutoria/domain/kernel/json-canonico.ts';
import { cargaSugerida } from '@instrutoria/domain/sorteio/rules/pedido.ts';
import type { Executar } from '../../../context.ts';
import { fechamentoDoEdital } from '../../edital/area-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { avaliadoresDoEdital, contarParaSortear } from '../entrada-queries.ts';
import { tentativasDoEdital } from '../queries.ts';
import { descreverSorteio } from './descrever-sorteio.ts';
import { semNoticiaDesde, sorteioAlheio } from './sorteio-encontrado.ts';

export const lerDistribuicao: Executar<Api['lerDistribuicao']> = async (ctx, { params }) => {
  const { id } = await editalEncontrado(ctx, params.id);
  const eu = ctx.usuario.id;
  const { projetos, fora, semNenhum, lugares } = await contarParaSortear(ctx.db, id, eu);
  const regras = await regrasEmVigor(ctx.db, id);
  const avaliadores = await avaliadoresDoEdital(ctx.db, id, eu, await fechamentoDoEdital(ctx.db, id));
  const tentativas = await tentativasDoEdital(ctx.db, id, eu, semNoticiaDesde(ctx));
  return {
    status: 200,
    dados: {
      projetos,
      avaliadores: avaliadores.length,
      cargaSugerida: cargaSugerida(semNenhum * regras.avaliadores + lugares, avaliadores),
      fora,
      pesos: regras.pesosDoSorteio,
      proibirMesmaUnidade: regras.avaliadorDeOutraUnidade,
      tentativas,
    },
  };
};

export const lerSorteio: Executar<Api['lerSorteio']> = async (ctx, { params }) => ({
  status: 200,
  dados: await descreverSorteio(ctx, await sorteioAlheio(ctx, params.id)),
});

export const exportarSorteio: Executar<Api['exportarSorteio']> = async (ctx, { params }) => {
  const {
    editalId,
    autor,
    designados: _n,
    projetos: _p,
    superado: _s,
    ...resto
  } = await sorteioAlheio(ctx, params.id);
  const arquivo = { formato: 'instrutoria-sorteio-1', edital: editalId, autor: autor.id, ...resto };
  return {
    status: 200,
    arquivo: {
      tipo: 'application/json',
      bytes: Buffer.from(jsonCanonico(arquivo as unknown as Json), 'utf8'),
      nome: `sorteio-${params.id}.json`,
    },
  };
};
