import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { findRow, insertInto, rowsOf, updateRows } from '../rows.ts';
import { UM_BAREMA } from '../world/um-barema.ts';
import { proximo } from '../world.ts';

interface Regras {
  readonly versao: number;
  readonly regras: { readonly parecerMinimo: number };
  readonly retificacoes: readonly unknown[];
}

interface BaremaLido {
  readonly versao: number;
  readonly proprio: boolean;
  readonly retificacoes: readonly unknown[];
}

async function guardado({ t }: Cena, id: number) {
  const linha = await findRow(t, 'edital', { id });
  if (linha === undefined) throw new Error('no such call');
  return linha;
}

/** A list that holds an open call, and an ended one or a closed one where it should. */
const lista = (comFechado: boolean, comEncerrado: boolean): Sonda => ({
  async montar({ w }) {
    const aberto = await w.novoEdital();
    const fechado = await w.novoEdital({ fase: 'avaliacao' });
    const encerrado = await w.novoEdital({ fase: 'resultado' });
    return {
      efeito: ({ body }) => {
        const ids = new Set((body as { id: number }[]).map(({ id }) => id));
        igual([ids.has(aberto), ids.has(fechado), ids.has(encerrado)], [true, comFechado, comEncerrado]);
      },
    };
  },
});

/** An act that moves a call from one phase to another, with a reason. */
const ato = (de: Fase, para: Fase, fora: readonly Fase[], corpo: object): Sonda => ({
  async montar(cena) {
    const id = await cena.w.novoEditalEm(de);
    return {
      de: id,
      corpo,
      efeito: async () => igual((await guardado(cena, id)).fase, para),
    };
  },
  limites: fora.map((fase) => ({
    nome: `a call in ${fase}`,
    colunas: ['administrador'],
    status: 409,
    montar: async ({ w }) => ({ de: await w.novoEditalEm(fase), corpo }),
  })),
});

const HORA_MS = 3_600_000;
const umaTardia = ({ t }: Cena) => ({
  fundamento: 'ordem',
  ordem: '5001234-56.2026.4.05.8000',
  ate: new Date(t.clock.agora().getTime() + 48 * HORA_MS).toISOString(),
});

/** A call in avaliacao, open for this person alone. */
async function aberta({ t, w }: Cena, professorId: number) {
  const edital = await w.novoEditalEm('avaliacao');
  const agora = t.clock.agora();
  const { id } = await insertInto(t.deps.database.db, 'submissaoTardia', {
    editalId: edital,
    professorId,
    ate: new Date(agora.getTime() + 48 * HORA_MS),
    fundamento: 'ordem',
    ordem: '123/2026',
    motivo: '',
    dito: 'recebida fora do prazo, ordem nº 123/2026',
    autorId: (await w.novaPessoa('administrador')).id,
    abertaEm: agora,
  });
  return { edital, tardia: id };
}

/** The project was sent by it: as of the call's end, before it really came. */
async function usada({ t }: Cena, tardia: number, projetoId: number): Promise<void> {
  const enviadaEm = new Date(t.clock.agora().getTime() + HORA_MS);
  await updateRows(t, 'submissaoTardia', { projetoId, enviadaEm }, { id: tardia });
}

export const sondasDoEdital = {
  listarEditais: lista(true, true),
  listarTodosOsEditais: lista(true, true),
  listarEditaisNaoEncerrados: lista(true, false),
  listarEditaisAbertos: lista(false, false),
  criarEdital: {
    montar: (cena) => ({
      corpo: { nome: `Edital 2026 ${proximo()}`, inicio: '2026-06-01', fim: '2026-06-30' },
      efeito: async ({ body }) => {
        const { fase, ano } = await guardado(cena, (body as { id: number }).id);
        igual([fase, ano], ['submissao', 2026]);
      },
    }),
  },
  atualizarEdital: {
    async montar(cena) {
      const id = await cena.w.novoEdital();
      return {
        de: id,
        corpo: { fim: '2026-07-31' },
        efeito: async () => igual((await guardado(cena, id)).fim, '2026-07-31'),
      };
    },
  },
  lerRegrasDoEdital: {
    async montar({ w, t }) {
      const id = await w.novoEdital();
      await insertInto(t, 'regrasDoEdital', {
        editalId: id,
        versao: 2,
        regras: { parecerMinimo: 120 },
        motivo: 'Faltava',
        autorId: (await w.novaPessoa('administrador')).id,
        criadoEm: t.clock.agora(),
      });
      return {
        de: id,
        efeito: ({ body }) => {
          const { versao, regras, retificacoes } = body as Regras;
          igual([versao, regras.parecerMinimo, retificacoes.length], [2, 120, 1]);
        },
      };
    },
  },
  mudarRegrasDoEdital: {
    async montar(cena) {
      const id = await cena.w.novoEdital();
      return {
        de: id,
        corpo: { parecerMinimo: 100, motivo: 'Faltava' },
        efeito: async () => {
          const linha = await findRow(cena.t, 'regrasDoEdital', { editalId: id });
          igual((linha?.regras as Regras['regras'] | undefined)?.parecerMinimo, 100);
        },
      };
    },
    limites: [
      {
        nome: 'a call whose evaluation is over',
        colunas: ['administrador'],
        status: 409,
        montar: async ({ w }) => ({
          de: await w.novoEditalEm('decisao'),
          corpo: { parecerMinimo: 100, motivo: 'Faltava' },
        }),
      },
    ],
  },
  lerBarema: {
    async montar({ w, t }) {
      const id = await w.novoEdital();
      await insertInto(t, 'baremaDoEdital', {
        editalId: id,
        versao: 2,
        barema: UM_BAREMA,
        motivo: 'Faltava',
        autorId: (await w.novaPessoa('administrador')).id,
        criadoEm: t.clock.agora(),
      });
      return {
        de: id,
        efeito: ({ body }) => {
          const { versao, proprio, retificacoes } = body as BaremaLido;
          igual([versao, proprio, retificacoes.length], [2, true, 1]);
        },
      };
    },
  },
  mudarBarema: {
    async montar(cena) {
      const id = await cena.w.novoEdital();
      return {
        de: id,
        corpo: { barema: UM_BAREMA, motivo: 'Faltava' },
        efeito: async () => {
          const linha = await findRow(cena.t, 'baremaDoEdital', { editalId: id });
          igual((linha?.barema as typeof UM_BAREMA | undefined)?.criterios.length, 2);
        },
      };
    },
    limites: [
      {
        nome: 'a call whose evaluation is over',
        colunas: ['administrador'],
        status: 409,
        montar: async ({ w }) => ({
          de: await w.novoEditalEm('decisao'),
          corpo: { barema: UM_BAREMA, motivo: 'Faltava' },
        }),
      },
    ],
  },
  encerrarInscricoes: {
    async montar(cena) {
      const id = await cena.w.novoEdital();
      return {
        de: id,
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
          return { de: id };
        },
      },
    ],
  },
  reabrirInscricoes: ato('avaliacao', 'submissao', ['submissao', 'decisao'], {
    fim: '2026-06-30',
    motivo: 'A rede caiu',
  }),
  abrirTardia: {
    async montar(cena) {
      const id = await cena.w.novoEditalEm('avaliacao');
      const professor = (await cena.w.novaPessoa()).id;
      return {
        de: id,
        corpo: { professor, ...umaTardia(cena) },
        efeito: async () => igual((await rowsOf(cena.t, 'submissaoTardia', { editalId: id })).length, 1),
      };
    },
    limites: [
      ...(['submissao', 'decisao'] as const).map((fase) => ({
        nome: `a call in ${fase}`,
        colunas: ['administrador'] as const,
        status: 409,
        montar: async (cena: Cena) => ({
          de: await cena.w.novoEditalEm(fase),
          corpo: { professor: (await cena.w.novaPessoa()).id, ...umaTardia(cena) },
        }),
      })),
      {
        nome: 'for oneself',
        colunas: ['administrador'],
        status: 409,
        montar: async (cena) => ({
          de: await cena.w.novoEditalEm('avaliacao'),
          corpo: { professor: quemOuDono(cena).id, ...umaTardia(cena) },
        }),
      },
    ],
  },
  listarTardias: {
    async montar(cena) {
      const { edital, tardia } = await aberta(cena, cena.dono.id);
      return {
        de: edital,
        efeito: ({ body }) =>
          igual(
            (body as { id: number; estado: string }[]).map(({ id, estado }) => [id, estado]),
            [[tardia, 'aberta']],
          ),
      };
    },
  },
  retirarTardia: {
    async montar(cena) {
      const { tardia } = await aberta(cena, (await cena.w.novaPessoa()).id);
      return {
        de: tardia,
        corpo: { motivo: 'A liminar foi suspensa' },
        efeito: async () =>
          igual((await findRow(cena.t, 'submissaoTardia', { id: tardia }))?.retiradaEm instanceof Date, true),
      };
    },
    limites: [
      {
        nome: 'one for oneself',
        colunas: ['administrador'],
        status: 409,
        montar: async (cena) => ({
          de: (await aberta(cena, quemOuDono(cena).id)).tardia,
          corpo: { motivo: 'A liminar foi suspensa' },
        }),
      },
    ],
  },
  tirarDoEdital: {
    async montar(cena) {
      const { edital, tardia } = await aberta(cena, cena.dono.id);
      const projeto = await cena.w.novoProjeto(cena.dono.id, edital);
      await usada(cena, tardia, projeto);
      return {
        de: projeto,
        corpo: { motivo: 'A liminar foi cassada' },
        efeito: async () => igual((await findRow(cena.t, 'projeto', { id: projeto }))?.ehRascunho, true),
      };
    },
    limites: [
      {
        nome: 'one that was sent in time',
        colunas: ['administrador'],
        status: 409,
        montar: async (cena) => ({
          de: await cena.w.novoProjeto(cena.dono.id, await cena.w.novoEditalEm('avaliacao')),
          corpo: { motivo: 'A liminar foi cassada' },
        }),
      },
      {
        nome: 'a project of their own (D58)',
        colunas: ['administrador'],
        status: 409,
        montar: async (cena) => {
          const eu = quemOuDono(cena).id;
          const { edital, tardia } = await aberta(cena, eu);
          const projeto = await cena.w.novoProjeto(eu, edital);
          await usada(cena, tardia, projeto);
          return { de: projeto, corpo: { motivo: 'A liminar foi cassada' } };
        },
      },
    ],
  },
  devolverEdital: ato('secretaria', 'decisao', ['avaliacao', 'resultado'], {
    motivo: 'Faltou um projeto',
  }),
  desarquivarEdital: ato('arquivado', 'resultado', ['resultado'], {
    motivo: 'Falta um documento',
  }),
} satisfies Record<string, Sonda>;
