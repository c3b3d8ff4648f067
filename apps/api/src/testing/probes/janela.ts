import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { findRow, insertInto } from '../rows.ts';

/** An extension, which the list must show. */
async function registrada({ t, dono }: Cena): Promise<number> {
  const linha = await insertInto(t, 'prorrogacao', {
    janela: 'relatorios',
    ate: '2030-01-01',
    motivo: 'Pedido da coordenação.',
    projetoId: null,
    autorId: dono.id,
    criadaEm: t.clock.agora(),
  });
  return linha?.id ?? 0;
}

export const sondasDaJanela = {
  listarJanelas: {
    montar: () => ({
      efeito: ({ body }) =>
        igual(
          (body as { janela: string }[]).map(({ janela }) => janela),
          ['cadastroInstrutor', 'frequencia', 'relatorios'],
        ),
    }),
  },
  listarProrrogacoes: {
    async montar(cena) {
      const id = await registrada(cena);
      return {
        efeito: ({ body }) => igual((body as { id: number }[])[0]?.id, id),
      };
    },
  },
  registrarProrrogacao: {
    montar: ({ t }) => ({
      corpo: { janela: 'relatorios', ate: '2030-01-01', motivo: 'Pedido da coordenação.' },
      efeito: async ({ body }) => {
        const { id } = body as { id: number };
        const linha = await findRow(t, 'prorrogacao', { id });
        igual([linha?.janela, linha?.ate, linha?.projetoId], ['relatorios', '2030-01-01', null]);
      },
    }),
  },
  encerrarProrrogacao: {
    async montar(cena) {
      const id = await registrada(cena);
      return {
        de: id,
        corpo: { motivo: 'A greve acabou' },
        efeito: async () => {
          const linha = await findRow(cena.t, 'prorrogacao', { id });
          igual([linha?.motivoDoFim, linha?.encerradaEm !== null], ['A greve acabou', true]);
        },
      };
    },
  },
  lerCalendario: {
    montar: () => ({
      efeito: ({ text }) => igual(text.startsWith('BEGIN:VCALENDAR'), true),
    }),
  },
  simularData: {
    montar: ({ t }) => ({
      // Restores the clock's own time, which the other probes use.
      corpo: { instante: null },
      efeito: ({ body }) =>
        igual(body, { data: t.clock.agora().toISOString().replace('.000Z', '+00:00'), simulada: false }),
    }),
  },
} satisfies Record<string, Sonda>;
