import type { Cena, Sonda } from '../access/probe.ts';
import { igual, LOGADOS, quemOuDono } from '../access/probe.ts';
import { findRow, insertInto } from '../rows.ts';
import type { Pessoa } from '../world.ts';

let serial = 0;

/** A stored valid declaration about this person's own project. */
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
  const linha = await insertInto(t, 'declaracao', {
    codigo,
    papel: 'COORDENADOR',
    chave: `sonda:${serial}`,
    professorId: dono.id,
    editalId: edital,
    conteudo,
    emitidaEm: t.clock.agora(),
  });
  return linha;
}

const doProjeto = (projeto: number) => ({ corpo: { papel: 'COORDENADOR', projeto } });
const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);

export const sondasDaDeclaracao = {
  emitirDeclaracao: {
    async montar(cena) {
      const dono = quemOuDono(cena);
      const { projeto } = await cena.w.novoAprovado({ dono });
      return {
        ...doProjeto(projeto),
        efeito: async () => {
          const { db } = cena.t.deps.database;
          const linha = await findRow(db, 'declaracao', { projetoId: projeto });
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
          return doProjeto(projeto);
        },
        comoInexistente: 'body.projeto',
      },
    ],
  },
  listarDeclaracoes: {
    async montar(cena) {
      const propria = await emitida(cena, quemOuDono(cena));
      const alheia = await emitida(cena, await cena.w.novaPessoa());
      return {
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
    async montar(cena) {
      const { projeto } = await cena.w.novoAprovado({ dono: quemOuDono(cena) });
      const alheio = await cena.w.novoAprovado();
      return {
        efeito: ({ body }) => {
          const projetos = (body as { projeto: { id: number } | null }[]).map((p) => p.projeto?.id);
          igual([projetos.includes(projeto), projetos.includes(alheio.projeto)], [true, false]);
        },
      };
    },
  },
  lerDeclaracao: {
    async montar(cena) {
      const { id } = await emitida(cena, cena.dono);
      return {
        de: id,
        efeito: ({ headers }) => igual(headers.get('content-type'), 'application/pdf'),
      };
    },
  },
  revogarDeclaracao: {
    async montar(cena) {
      const { id } = await emitida(cena, cena.dono);
      return {
        de: id,
        corpo: { motivo: 'nome errado' },
        efeito: async () => {
          const linha = await findRow(cena.t, 'declaracao', { id });
          igual([linha?.motivoDaRevogacao, linha?.revogadaPorId], ['nome errado', cena.quem?.id]);
        },
      };
    },
  },
  verificarDeclaracao: {
    async montar(cena) {
      const { codigo } = await emitida(cena, cena.dono);
      return {
        de: codigo,
        efeito: ({ body }) => igual((body as { situacao: string }).situacao, 'VALIDA'),
      };
    },
  },
} satisfies Record<string, Sonda>;
