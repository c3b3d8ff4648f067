import type { Chamador } from '@instrutoria/contract/access.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { ID_DESCONHECIDO, igual, quemOuDono } from '../access/probe.ts';
import { countOf, findRow, insertInto } from '../rows.ts';

const JULGADORES: readonly Chamador[] = [
  'designated_evaluator',
  'other_evaluator',
  'administrador',
  'PRESIDENTE_COMISSAO',
];

async function declarado({ t, w }: Cena, declaranteId: number, pessoaId?: number): Promise<number> {
  const { id } = await insertInto(t, 'impedimento', {
    declaranteId,
    pessoaId: pessoaId ?? (await w.novaPessoa()).id,
    unidadeId: null,
    especie: 'parentesco',
    desde: '2026-01-01',
    declaradoEm: t.clock.agora(),
  });
  return id;
}

const idsDe = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);

export const sondasDoImpedimento = {
  listarMeusImpedimentos: {
    async montar(cena) {
      const [meu, dele] = [
        await declarado(cena, quemOuDono(cena).id),
        await declarado(cena, (await cena.w.novaPessoa('avaliador')).id),
      ];
      return {
        efeito: ({ body }) => igual([idsDe(body).includes(meu), idsDe(body).includes(dele)], [true, false]),
      };
    },
  },
  declararImpedimento: {
    async montar(cena) {
      const pessoa = await cena.w.novaPessoa();
      return {
        corpo: { pessoa: pessoa.id, especie: 'orientacao', desde: '2026-01-01' },
        efeito: async ({ body }) => {
          const linha = await findRow(cena.t, 'impedimento', { id: (body as { id: number }).id });
          igual(
            [linha?.declaranteId, linha?.pessoaId, linha?.especie],
            [quemOuDono(cena).id, pessoa.id, 'orientacao'],
          );
        },
      };
    },
    limites: [
      {
        nome: 'somebody who does not exist',
        colunas: JULGADORES,
        status: 422,
        montar: () => ({ corpo: { pessoa: ID_DESCONHECIDO, especie: 'orientacao' } }),
      },
    ],
  },
  encerrarImpedimento: {
    async montar(cena) {
      const id = await declarado(cena, quemOuDono(cena).id);
      return {
        de: id,
        corpo: { motivo: 'A orientação terminou' },
        efeito: async () => {
          const linha = await findRow(cena.t, 'impedimento', { id });
          igual([linha?.motivoDoFim, linha?.encerradoEm !== null], ['A orientação terminou', true]);
        },
      };
    },
    limites: [
      {
        nome: 'of another person',
        colunas: JULGADORES,
        status: 404,
        comoInexistente: true,
        montar: async (cena) => ({
          de: await declarado(cena, (await cena.w.novaPessoa('avaliador')).id),
          corpo: { motivo: 'Não é meu' },
        }),
      },
    ],
  },
  listarImpedimentosDeclarados: {
    async montar(cena) {
      const avaliador = await cena.w.novaPessoa('avaliador');
      const id = await declarado(cena, avaliador.id);
      const comigo = await declarado(cena, avaliador.id, quemOuDono(cena).id);
      return {
        query: `pessoa=${avaliador.id}`,
        efeito: async ({ body }) => {
          igual([idsDe(body).includes(id), idsDe(body).includes(comigo)], [true, false]);
          igual(await countOf(cena.t, 'impedimento', { declaranteId: avaliador.id }), 2);
        },
      };
    },
  },
} satisfies Record<string, Sonda>;
