import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, LOGADOS, type PedidoDaSonda, quemOuDono } from '../access/probe.ts';
import { findRow } from '../rows.ts';

/** A submitted, approved project of the scene's owner. */
async function aprovado({ w, dono, avaliador }: Cena): Promise<number> {
  // Nobody assesses his own project (D15).
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  return (await w.novoAprovado({ dono, ...quem })).projeto;
}

const DIAS = { inicio: '2026-05-01', fim: '2026-05-31', motivo: 'Licença para tratamento de saúde' };

const emProjetoProprio = (montar: (cena: Cena) => Promise<PedidoDaSonda>): Limite => ({
  nome: 'a project of one’s own',
  colunas: ['administrador'],
  status: 409,
  montar: (cena) => montar({ ...cena, dono: quemOuDono(cena) }),
});

const pedeAfastamento = async (cena: Cena) => ({ de: await aprovado(cena), corpo: DIAS });

async function pedeFim(cena: Cena) {
  const projeto = await aprovado(cena);
  const id = await cena.w.novoAfastamento(cena.dono.id);
  return { id, pedido: { de: [projeto, id], corpo: { motivo: 'Voltou antes.' } } };
}

async function pedeTransferencia(cena: Cena, pessoa: number) {
  const corpo = { pessoa, causa: 'pedido', dia: '2026-05-20', motivo: 'Mudou de universidade.' };
  return { de: await aprovado(cena), corpo };
}

export const sondasDaCoordenacao = {
  lerCoordenacao: {
    async montar(cena) {
      const projeto = await aprovado(cena);
      return {
        de: projeto,
        efeito: ({ body }) => igual((body as { coordenador: { id: number } }).coordenador.id, cena.dono.id),
      };
    },
  },
  registrarAfastamento: {
    montar: async (cena) => ({
      ...(await pedeAfastamento(cena)),
      efeito: async () => {
        const linha = await findRow(cena.t, 'afastamento', { professorId: cena.dono.id });
        igual([linha?.inicio, linha?.fim, linha?.autorId], [DIAS.inicio, DIAS.fim, cena.quem?.id]);
      },
    }),
    limites: [emProjetoProprio(pedeAfastamento)],
  },
  encerrarAfastamento: {
    async montar(cena) {
      const { id, pedido } = await pedeFim(cena);
      return {
        ...pedido,
        efeito: async () => {
          const linha = await findRow(cena.t, 'afastamento', { id });
          igual([linha?.encerradoPorId, linha?.motivoDoFim], [cena.quem?.id, 'Voltou antes.']);
        },
      };
    },
    limites: [emProjetoProprio(async (cena) => (await pedeFim(cena)).pedido)],
  },
  nomearVice: {
    async montar(cena) {
      const projeto = await aprovado(cena);
      const { id: pessoa } = await cena.w.novaPessoa();
      return {
        de: projeto,
        corpo: { pessoa },
        efeito: async () => {
          const linha = await findRow(cena.t, 'viceCoordenacao', { projetoId: projeto });
          igual([linha?.professorId, linha?.aceitoEm], [pessoa, null]);
        },
      };
    },
    limites: [
      {
        nome: 'without an account',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        montar: async (cena) => ({ de: await aprovado(cena), corpo: { pessoa: 2_000_000_000 } }),
      },
    ],
  },
  encerrarVice: {
    async montar(cena) {
      const projeto = await aprovado(cena);
      await cena.w.novaVice(projeto, (await cena.w.novaPessoa()).id);
      return {
        de: projeto,
        efeito: async () => {
          const linha = await findRow(cena.t, 'viceCoordenacao', { projetoId: projeto });
          igual([linha?.encerradoPorId, linha?.encerradoEm === null], [cena.quem?.id, false]);
        },
      };
    },
  },
  proporTransferencia: {
    montar: async (cena) => {
      const { id: pessoa } = await cena.w.novaPessoa();
      const pedido = await pedeTransferencia(cena, pessoa);
      return {
        ...pedido,
        efeito: async () => {
          const linha = await findRow(cena.t, 'transferencia', { paraId: pessoa });
          igual([linha?.deId, linha?.propostaPorId], [cena.dono.id, cena.quem?.id]);
        },
      };
    },
    limites: [
      emProjetoProprio(async (cena) => pedeTransferencia(cena, (await cena.w.novaPessoa()).id)),
      {
        nome: 'to oneself',
        colunas: ['administrador'],
        status: 409,
        montar: (cena) => pedeTransferencia(cena, quemOuDono(cena).id),
      },
    ],
  },
  retirarTransferencia: {
    montar: async (cena) => {
      const projeto = await aprovado(cena);
      const id = await cena.w.novaTransferencia(projeto, (await cena.w.novaPessoa()).id);
      return {
        de: projeto,
        efeito: async () => {
          const linha = await findRow(cena.t, 'transferencia', { id });
          igual([linha?.encerradaPorId, linha?.encerradaEm === null], [cena.quem?.id, false]);
        },
      };
    },
    limites: [emProjetoProprio(async (cena) => ({ de: await aprovado(cena) }))],
  },
  responderTransferencia: {
    async montar(cena) {
      const { projeto } = await cena.w.novoAprovado();
      const id = await cena.w.novaTransferencia(projeto, quemOuDono(cena).id);
      return {
        de: projeto,
        corpo: { aceita: true },
        efeito: async () => igual((await findRow(cena.t, 'transferencia', { id }))?.aceitaEm === null, false),
      };
    },
    limites: [
      {
        nome: 'who neither takes nor leaves it',
        colunas: LOGADOS,
        status: 404,
        async montar(cena) {
          const { projeto } = await cena.w.novoAprovado();
          await cena.w.novaTransferencia(projeto, (await cena.w.novaPessoa()).id);
          return { de: projeto, corpo: { aceita: true } };
        },
      },
    ],
  },
  listarConvitesDaCoordenacao: {
    async montar(cena) {
      const { projeto } = await cena.w.novoAprovado();
      await cena.w.novaVice(projeto, quemOuDono(cena).id, false);
      return {
        efeito: ({ body }) => igual((body as { projeto: { id: number } }[]).at(-1)?.projeto.id, projeto),
      };
    },
  },
  responderConviteDaVice: {
    async montar(cena) {
      const { projeto } = await cena.w.novoAprovado();
      await cena.w.novaVice(projeto, quemOuDono(cena).id, false);
      return {
        de: projeto,
        corpo: { aceita: true },
        efeito: async () => {
          const linha = await findRow(cena.t, 'viceCoordenacao', { projetoId: projeto });
          igual([linha?.professorId, linha?.aceitoEm === null], [cena.quem?.id, false]);
        },
      };
    },
    limites: [
      {
        nome: 'who was not invited',
        colunas: LOGADOS,
        status: 404,
        async montar(cena) {
          const { projeto } = await cena.w.novoAprovado();
          await cena.w.novaVice(projeto, (await cena.w.novaPessoa()).id, false);
          return { de: projeto, corpo: { aceita: true } };
        },
      },
    ],
  },
} satisfies Record<string, Sonda>;
