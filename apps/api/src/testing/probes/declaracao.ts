import { eq } from 'drizzle-orm';
import { declaracao } from '../../db/schema.ts';
import type { Pessoa } from '../world.ts';
import type { Cena, Probe } from './probe.ts';
import {
  ID_DESCONHECIDO,
  igual,
  LINHA_ADMINISTRADOR,
  LINHA_LOGADOS,
  LINHA_TODOS,
  LOGADOS,
  quemOuDono,
} from './probe.ts';

let serial = 0;

/** A stored valid declaration of this person's own project. */
async function emitida(
  { t, w }: Cena,
  dono: Pessoa,
): Promise<{ readonly id: number; readonly codigo: string }> {
  serial += 1;
  const edital = await w.novoEdital();
  const codigo = `00000-00000-00000-00000-${String(serial).padStart(6, '0')}`;
  const conteudo = {
    papel: 'COORDENADOR',
    nome: 'Pessoa',
    projeto: { id: 1, titulo: 'Projeto' },
    tipoAluno: null,
    edital: { id: edital, nome: 'Edital' },
    inicio: null,
    fim: null,
    quantidade: null,
  };
  const [linha] = await t.deps.database.db
    .insert(declaracao)
    .values({
      codigo,
      papel: 'COORDENADOR',
      chave: `sonda:${serial}`,
      professorId: dono.id,
      editalId: edital,
      conteudo,
      emitidaEm: t.clock.agora(),
    })
    .returning();
  if (linha === undefined) throw new Error('insert returned no row');
  return linha;
}

const CAMINHO = '/api/declaracao';
const doProjeto = (projeto: number) => ({ caminho: CAMINHO, corpo: { papel: 'COORDENADOR', projeto } });
const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);

export const sondasDaDeclaracao = {
  emitirDeclaracao: {
    linha: 'no yes yes* yes* yes* yes* yes* yes*',
    nomeia: false,
    ok: 201,
    async montar(cena) {
      const dono = quemOuDono(cena);
      const { projeto } = await cena.w.novoAprovado({ dono });
      return {
        ...doProjeto(projeto),
        efeito: async () => {
          const { db } = cena.t.deps.database;
          const [linha] = await db.select().from(declaracao).where(eq(declaracao.projetoId, projeto));
          igual([linha?.papel, linha?.professorId], ['COORDENADOR', dono.id]);
        },
      };
    },
    limites: [
      {
        nome: 'another person’s project',
        colunas: LOGADOS.filter((chamador) => chamador !== 'own_coordinator'),
        status: 404,
        async montar(cena) {
          const { projeto } = await cena.w.novoAprovado();
          return { ...doProjeto(projeto), desconhecido: doProjeto(ID_DESCONHECIDO) };
        },
        comoInexistente: true,
      },
    ],
  },
  listarDeclaracoes: {
    linha: LINHA_LOGADOS,
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const propria = await emitida(cena, quemOuDono(cena));
      const alheia = await emitida(cena, await cena.w.novaPessoa());
      return {
        caminho: CAMINHO,
        efeito: ({ body }) => {
          const lidas = ids(body);
          igual(
            [lidas.includes(propria.id), lidas.includes(alheia.id)],
            [true, cena.chamador === 'administrador'],
          );
        },
      };
    },
  },
  listarDeclaracoesPossiveis: {
    linha: LINHA_LOGADOS,
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const { projeto } = await cena.w.novoAprovado({ dono: quemOuDono(cena) });
      const alheio = await cena.w.novoAprovado();
      return {
        caminho: `${CAMINHO}/possiveis`,
        efeito: ({ body }) => {
          const projetos = (body as { projeto: { id: number } | null }[]).map((p) => p.projeto?.id);
          igual([projetos.includes(projeto), projetos.includes(alheio.projeto)], [true, false]);
        },
      };
    },
  },
  lerDeclaracao: {
    linha: 'no yes no no no yes no no',
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const { id } = await emitida(cena, cena.dono);
      return {
        caminho: `${CAMINHO}/pdf/${id}`,
        desconhecido: { caminho: `${CAMINHO}/pdf/${ID_DESCONHECIDO}` },
        efeito: ({ headers }) => igual(headers.get('content-type'), 'application/pdf'),
      };
    },
  },
  revogarDeclaracao: {
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const { id } = await emitida(cena, cena.dono);
      return {
        caminho: `${CAMINHO}/revogar/${id}`,
        corpo: { motivo: 'nome errado' },
        efeito: async () => {
          const [linha] = await cena.t.deps.database.db
            .select()
            .from(declaracao)
            .where(eq(declaracao.id, id));
          igual([linha?.motivoDaRevogacao, linha?.revogadaPorId], ['nome errado', cena.quem?.id]);
        },
      };
    },
  },
  verificarDeclaracao: {
    linha: LINHA_TODOS,
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const { codigo } = await emitida(cena, cena.dono);
      return {
        caminho: `/api/publico/declaracao/${codigo}`,
        efeito: ({ body }) => igual((body as { situacao: string }).situacao, 'VALIDA'),
      };
    },
  },
} satisfies Record<string, Probe>;
