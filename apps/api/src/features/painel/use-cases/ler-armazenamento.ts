import type { Api } from '@instrutoria/contract/api.ts';
import { pisoDeEspaco, situacaoDoEspaco } from '@instrutoria/domain/arquivo/rules/espaco.ts';
import type { Executar } from '../../../context.ts';
import { lerDanificados } from '../armazenamento-queries.ts';

export const lerArmazenamento: Executar<Api['lerArmazenamento']> = async (ctx) => {
  const [espaco, danificados] = await Promise.all([ctx.deps.espaco.ler(), lerDanificados(ctx.db)]);
  const { livre, total } = espaco;
  return {
    status: 200,
    dados: {
      espaco: { situacao: situacaoDoEspaco(espaco), livre, piso: pisoDeEspaco(total) },
      danificados: danificados.map(({ quantos: _quantos, danificadoEm, ...resto }) => ({
        ...resto,
        danificadoEm: danificadoEm.toISOString(),
      })),
      quantosDanificados: danificados[0]?.quantos ?? 0,
    },
  };
};
