import type { Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { proximo } from '../world.ts';

interface BuscaRespondida {
  readonly projetos: { readonly achados: readonly { readonly id: number }[] };
  readonly pessoas: { readonly achados: readonly { readonly id: number }[] };
}

export const sondasDaBusca = {
  buscar: {
    async montar(cena) {
      const { w } = cena;
      const quem = quemOuDono(cena);
      const titulo = `Sonda ${proximo()} da busca`;
      const edital = await w.novoEditalEm('resultado');
      const proprio = await w.novoProjeto(quem.id, edital, { titulo });
      const outra = await w.novaPessoa('coordenador', { nome: titulo });
      const { projeto: alheio } = await w.novoAvaliado(edital, { dono: outra, projeto: { titulo } });
      await w.novoProjeto(outra.id, edital, { titulo, ehRascunho: true });
      const trabalhaNeles = ['administrador', 'PRESIDENTE_COMISSAO', 'secretaria'].includes(quem.tipo);
      return {
        query: `q=${encodeURIComponent(titulo)}`,
        efeito: ({ body }) => {
          const { projetos, pessoas } = body as BuscaRespondida;
          const ids = projetos.achados.map(({ id }) => id);
          igual(ids, trabalhaNeles ? [alheio, proprio] : [proprio], 'projects');
          igual(pessoas.achados.length, quem.tipo === 'administrador' ? 1 : 0, 'people');
        },
      };
    },
  },
} satisfies Record<string, Sonda>;
