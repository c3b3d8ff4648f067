import { eq } from 'drizzle-orm';
import { prorrogacao } from '../../db/schema.ts';
import type { Cena, Probe } from './probe.ts';
import { igual, LINHA_ADMINISTRADOR, LINHA_LOGADOS, LINHA_TODOS } from './probe.ts';

/** An extension that the list must show. */
async function registrada({ t, dono }: Cena): Promise<number> {
  const [linha] = await t.deps.database.db
    .insert(prorrogacao)
    .values({
      janela: 'relatorios',
      ate: '2030-01-01',
      motivo: 'Pedido da coordenação.',
      projetoId: null,
      autorId: dono.id,
      criadaEm: t.clock.agora(),
    })
    .returning();
  return linha?.id ?? 0;
}

export const sondasDaJanela = {
  listarJanelas: {
    linha: LINHA_LOGADOS,
    nomeia: false,
    ok: 200,
    montar: () =>
      Promise.resolve({
        caminho: '/api/janela',
        efeito: ({ body }) =>
          igual(
            (body as { janela: string }[]).map(({ janela }) => janela),
            ['cadastroInstrutor', 'frequencia', 'relatorios'],
          ),
      }),
  },
  listarProrrogacoes: {
    linha: LINHA_LOGADOS,
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const id = await registrada(cena);
      return {
        caminho: '/api/prorrogacao',
        efeito: ({ body }) => igual((body as { id: number }[])[0]?.id, id),
      };
    },
  },
  registrarProrrogacao: {
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 201,
    montar: ({ t }) =>
      Promise.resolve({
        caminho: '/api/prorrogacao',
        corpo: { janela: 'relatorios', ate: '2030-01-01', motivo: 'Pedido da coordenação.' },
        efeito: async ({ body }) => {
          const { id } = body as { id: number };
          const [linha] = await t.deps.database.db.select().from(prorrogacao).where(eq(prorrogacao.id, id));
          igual([linha?.janela, linha?.ate, linha?.projetoId], ['relatorios', '2030-01-01', null]);
        },
      }),
  },
  encerrarProrrogacao: {
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 200,
    async montar({ t, w, quem }) {
      const autorId = quem?.id ?? (await w.novaPessoa('administrador')).id;
      const [nova] = await t.deps.database.db
        .insert(prorrogacao)
        .values({
          janela: 'relatorios',
          ate: '2030-01-01',
          motivo: 'Greve',
          autorId,
          criadaEm: t.clock.agora(),
        })
        .returning();
      return {
        caminho: `/api/prorrogacao/${nova?.id}/encerrar`,
        corpo: { motivo: 'A greve acabou' },
        efeito: async () => {
          const [linha] = await t.deps.database.db
            .select()
            .from(prorrogacao)
            .where(eq(prorrogacao.id, nova?.id ?? 0));
          igual([linha?.motivoDoFim, linha?.encerradaEm !== null], ['A greve acabou', true]);
        },
      };
    },
  },
  lerCalendario: {
    linha: LINHA_TODOS,
    nomeia: false,
    ok: 200,
    montar: () =>
      Promise.resolve({
        caminho: '/api/publico/calendario.ics',
        efeito: ({ text }) => igual(text.startsWith('BEGIN:VCALENDAR'), true),
      }),
  },
  simularData: {
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 200,
    montar: ({ t }) =>
      Promise.resolve({
        caminho: '/api/demonstracao/data',
        // Back to the clock's own time: the other probes go on in theirs.
        corpo: { instante: null },
        efeito: ({ body }) =>
          igual(body, { data: t.clock.agora().toISOString().replace('.000Z', '+00:00'), simulada: false }),
      }),
  },
} satisfies Readonly<Record<string, Probe>>;
