import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { eq } from 'drizzle-orm';
import { edital } from '../../db/schema.ts';
import { proximo } from '../world.ts';
import type { Cena, Probe } from './probe.ts';
import { igual, LINHA_ADMINISTRADOR, LINHA_LOGADOS } from './probe.ts';

async function guardado({ t }: Cena, id: number) {
  const [linha] = await t.deps.database.db.select().from(edital).where(eq(edital.id, id));
  if (linha === undefined) throw new Error('no such call');
  return linha;
}

/** A list that holds an open call, and an ended one or a closed one where it should. */
const lista = (caminho: string, comFechado: boolean, comEncerrado: boolean): Probe => ({
  linha: LINHA_LOGADOS,
  nomeia: false,
  ok: 200,
  async montar({ w }) {
    const aberto = await w.novoEdital();
    const fechado = await w.novoEdital({ fase: 'avaliacao' });
    const encerrado = await w.novoEdital({ fase: 'resultado' });
    return {
      caminho,
      efeito: ({ body }) => {
        const ids = new Set((body as { id: number }[]).map(({ id }) => id));
        igual([ids.has(aberto), ids.has(fechado), ids.has(encerrado)], [true, comFechado, comEncerrado]);
      },
    };
  },
});

/** An act that moves a call from one phase to another, with a reason. */
const ato = (caminho: string, de: Fase, para: Fase, fora: readonly Fase[], corpo: object): Probe => ({
  linha: LINHA_ADMINISTRADOR,
  nomeia: false,
  ok: 200,
  async montar(cena) {
    const id = await cena.w.novoEditalEm(de);
    return {
      caminho: `/api/edital/${id}/${caminho}`,
      corpo,
      efeito: async () => igual((await guardado(cena, id)).fase, para),
    };
  },
  limites: fora.map((fase) => ({
    nome: `a call in ${fase}`,
    colunas: ['administrador'],
    status: 409,
    montar: async ({ w }) => ({ caminho: `/api/edital/${await w.novoEditalEm(fase)}/${caminho}`, corpo }),
  })),
});

export const sondasDoEdital = {
  listarEditais: lista('/api/edital', true, true),
  listarTodosOsEditais: lista('/api/edital/all', true, true),
  listarEditaisNaoEncerrados: lista('/api/edital/editais_nao_encerrados', true, false),
  listarEditaisAbertos: lista('/api/projeto/editais_abertos', false, false),
  criarEdital: {
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 201,
    montar: (cena) =>
      Promise.resolve({
        caminho: '/api/edital',
        corpo: { nome: `Edital 2026 ${proximo()}`, inicio: '2026-06-01', fim: '2026-06-30' },
        efeito: async ({ body }) => {
          const { fase, ano } = await guardado(cena, (body as { id: number }).id);
          igual([fase, ano], ['submissao', 2026]);
        },
      }),
  },
  atualizarEdital: {
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const id = await cena.w.novoEdital();
      return {
        caminho: `/api/edital/${id}`,
        corpo: { fim: '2026-07-31' },
        efeito: async () => igual((await guardado(cena, id)).fim, '2026-07-31'),
      };
    },
  },
  encerrarInscricoes: {
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const id = await cena.w.novoEdital();
      return {
        caminho: `/api/edital/${id}/encerrar_inscricoes`,
        efeito: async () => igual((await guardado(cena, id)).fase, 'avaliacao'),
      };
    },
    limites: [
      {
        nome: 'a call that is not open',
        colunas: ['administrador'],
        status: 409,
        async montar({ w }) {
          const id = await w.novoEdital({ inicio: '2026-06-01', fim: '2026-06-30' });
          return { caminho: `/api/edital/${id}/encerrar_inscricoes` };
        },
      },
    ],
  },
  reabrirInscricoes: ato('reabrir_inscricoes', 'avaliacao', 'submissao', ['submissao', 'decisao'], {
    fim: '2026-06-30',
    motivo: 'A rede caiu',
  }),
  devolverEdital: ato('devolver', 'secretaria', 'decisao', ['avaliacao', 'resultado'], {
    motivo: 'Faltou um projeto',
  }),
  desarquivarEdital: ato('desarquivar', 'arquivado', 'resultado', ['resultado'], {
    motivo: 'Falta um documento',
  }),
} satisfies Record<string, Probe>;
