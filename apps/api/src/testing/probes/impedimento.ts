import type { Chamador } from '@instrutoria/contract/access.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { ID_DESCONHECIDO, igual, quemOuDono } from '../access/probe.ts';
import { gravou, inclui, limitesDe, sonda } from '../access/sonda.ts';
import { findRow, insertInto } from '../rows.ts';

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

const doJulgador = limitesDe(JULGADORES);
const deOutro = async (cena: Cena) => declarado(cena, (await cena.w.novaPessoa('avaliador')).id);
const ORIENTACAO = { especie: 'orientacao', desde: '2026-01-01' } as const;
const MOTIVO = { motivo: 'A orientação terminou' };

export const sondasDoImpedimento = {
  listarMeusImpedimentos: sonda(
    async (cena) => ({ meu: await declarado(cena, quemOuDono(cena).id), dele: await deOutro(cena) }),
    inclui((r) => [
      [r.meu, true],
      [r.dele, false],
    ]),
  ),
  declararImpedimento: sonda(
    async ({ w }) => ({ pessoa: (await w.novaPessoa()).id }),
    gravou(
      'impedimento',
      (_, _cena, { id }) => ({ id }),
      (r, cena) => ({ ...ORIENTACAO, declaranteId: quemOuDono(cena).id, pessoaId: r.pessoa }),
    ),
    {
      corpo: ORIENTACAO,
      limites: [
        doJulgador('somebody who does not exist', 422, () => ({ pessoa: ID_DESCONHECIDO }), {
          corpo: ORIENTACAO,
        }),
      ],
    },
  ),
  encerrarImpedimento: sonda(
    async (cena) => ({ impedimento: await declarado(cena, quemOuDono(cena).id) }),
    async ({ cena, r }) => {
      const linha = await findRow(cena.t, 'impedimento', { id: r.impedimento });
      igual([linha?.motivoDoFim, linha?.encerradoEm !== null], [MOTIVO.motivo, true]);
    },
    {
      corpo: MOTIVO,
      limites: [
        doJulgador('of another person', 404, async (cena) => ({ impedimento: await deOutro(cena) }), {
          corpo: MOTIVO,
          comoInexistente: true,
        }),
      ],
    },
  ),
  listarImpedimentosDeclarados: sonda(
    async (cena) => {
      const { id: pessoa } = await cena.w.novaPessoa('avaliador');
      const alheio = await declarado(cena, pessoa);
      return { pessoa, alheio, comigo: await declarado(cena, pessoa, quemOuDono(cena).id) };
    },
    inclui((r) => [
      [r.alheio, true],
      [r.comigo, false],
    ]),
    { query: (r) => `pessoa=${r.pessoa}` },
  ),
} satisfies Record<string, Sonda>;
