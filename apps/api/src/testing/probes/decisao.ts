import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, LOGADOS, quemOuDono } from '../access/probe.ts';
import { send } from '../client.ts';
import { umPdf } from '../documents/arquivos.ts';
import { countOf, findRow, rowOf, rowsOf, updateRows } from '../rows.ts';
import type { World } from '../world.ts';

async function faseDe({ t }: Cena, id: number): Promise<string | undefined> {
  const linha = await findRow(t, 'edital', { id });
  return linha?.fase;
}

function projetosDe(body: unknown): Set<number> {
  return new Set((body as { projeto_id: number }[]).map(({ projeto_id }) => projeto_id));
}

/** A call with one project that the caller assesses, where he is an evaluator, and one that another does. */
const ranque = (tipoProjeto: 'TIPO I' | 'TIPO II'): Sonda => ({
  semRastro: true,
  async montar({ w, chamador, dono, avaliador }) {
    const id = await w.novoEditalEm('decisao', { tipoProjeto });
    const dele = await w.novoAvaliado(id, { dono, avaliador });
    const alheio = await w.novoAvaliado(id);
    const ehAvaliador = chamador === 'designated_evaluator' || chamador === 'other_evaluator';
    return {
      corpo: { edital: id },
      efeito: ({ body }) => {
        const vistos = projetosDe(body);
        igual(
          [vistos.has(dele.projeto), vistos.has(alheio.projeto)],
          [chamador !== 'other_evaluator', !ehAvaliador],
        );
      },
    };
  },
  limites: [
    {
      nome: 'a project that the caller coordinates, before publication (D20)',
      colunas: ['designated_evaluator', 'administrador', 'PRESIDENTE_COMISSAO'],
      alvo: 'proprio',
      status: 200,
      async montar({ w, dono }) {
        const id = await w.novoEditalEm('secretaria', { tipoProjeto });
        await w.novoAvaliado(id, { dono });
        return { corpo: { edital: id }, efeito: ({ body }) => igual(body, []) };
      },
    },
  ],
});

const planilha: Sonda = {
  semRastro: true,
  async montar({ w }) {
    const id = await w.novoEditalEm('decisao');
    return {
      query: `edital=${id}`,
      efeito: ({ text }) => igual(text.slice(0, 2), 'PK'),
    };
  },
};

/** A project of the caller's, or of the coordinator that the probe names, called as suplente and not answered. */
async function chamado(cena: Cena): Promise<number> {
  const { t, w, alvo, dono } = cena;
  const edital = await w.novoEditalEm('resultado');
  const projeto = await w.novaListaDeSuplentes(edital, alvo === 'proprio' ? quemOuDono(cena) : dono);
  const { token } = await w.novaPessoa('administrador');
  const body = { projeto, bolsas: 1 };
  const r = await send(t.url, 'POST', `/api/edital/${edital}/suplentes/chamar`, { token, body });
  igual(r.status, 200);
  return projeto;
}

/** Refused by what its coordinator wrote to the administration. */
async function recusado(cena: Cena): Promise<number> {
  const projeto = await chamado(cena);
  const autor = await cena.w.novaPessoa('administrador');
  const recusa = await cena.w.novoArquivo('recusaDeSuplente', autor.id, umPdf(), `suplente:${projeto}`);
  const feito = { ato: 'DECLINOU', bolsas: 0, motivo: 'Não quer', recusa };
  await updateRows(cena.t, 'suplente', feito, { projetoId: projeto });
  return projeto;
}

/** Published as preliminary; its appeals are over. */
const PRELIMINAR = { preliminar: true, fimRecursos: '2026-05-01' } as const;

/** Without a list, while the result is preliminary, and of a project of one's own (D30). */
function daVez(corpo: (projeto: number) => object): readonly Limite[] {
  const recusa = (nome: string, montar: Limite['montar']): Limite => ({
    nome,
    colunas: ['administrador'],
    status: 409,
    montar,
  });
  return [
    recusa('a call without a list', async ({ w }) => {
      const id = await w.novoEditalEm('resultado');
      return { de: id, corpo: corpo((await w.novoAvaliado(id)).projeto) };
    }),
    recusa('a preliminary result', async ({ w }) => {
      const id = await w.novoEditalEm('resultado', PRELIMINAR);
      return { de: id, corpo: corpo(await w.novaListaDeSuplentes(id)) };
    }),
    recusa('a project of one’s own', async (cena) => {
      const id = await cena.w.novoEditalEm('resultado');
      return { de: id, corpo: corpo(await cena.w.novaListaDeSuplentes(id, quemOuDono(cena))) };
    }),
  ];
}

const naoSaiO = (
  nome: string,
  fase: Parameters<World['novoEditalEm']>[0],
  edital: Parameters<World['novoEditalEm']>[1],
): Limite => ({
  nome,
  colunas: ['administrador', 'secretaria'],
  status: 409,
  montar: async ({ w }) => ({ de: await w.novoEditalEm(fase, edital) }),
});

const projetosDecididos = (body: unknown) => [...projetosDe((body as { linhas: unknown }).linhas)];
const resultadosDe = (body: unknown) =>
  (body as { linhas: { resultado: string }[] }).linhas.map(({ resultado }) => resultado);

const julgadores = (body: unknown) =>
  (body as { avaliadores: { avaliador: { id: number } }[] }).avaliadores.map(({ avaliador }) => avaliador.id);

const umaDecisao = (projeto: number) => ({
  linhas: [{ projeto, versao: 1, remunerados_aprovados: 2, voluntarios_aprovados: 3 }],
});

/** Refused in its row: the call itself is done. */
function naLinha(
  nome: string,
  qual: (cena: Cena) => Promise<{ readonly id: number; readonly projeto: number }>,
): Limite {
  return {
    nome,
    colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
    status: 200,
    async montar(cena) {
      const { id, projeto } = await qual(cena);
      return {
        de: id,
        corpo: umaDecisao(projeto),
        efeito: ({ body }) => igual(resultadosDe(body), ['recusado']),
      };
    },
  };
}

/** Decision, secretariat, publication, rankings, dashboard. */
export const sondasDaDecisao = {
  ranqueTipoI: ranque('TIPO I'),
  ranqueTipoII: ranque('TIPO II'),
  exportarRanqueTipoI: planilha,
  exportarRanqueTipoII: planilha,
  listarParaDecidir: {
    async montar({ w }) {
      const id = await w.novoEditalEm('decisao');
      const { projeto } = await w.novoAvaliado(id);
      return {
        query: `edital=${id}`,
        efeito: ({ body }) => igual([...projetosDe(body)], [projeto]),
      };
    },
    limites: [
      {
        nome: 'a call that is not in decisao',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 409,
        montar: async ({ w }) => ({
          query: `edital=${await w.novoEditalEm('secretaria')}`,
        }),
      },
    ],
  },
  aprovarInstrutores: {
    async montar({ t, w }) {
      const { projeto, aprovacao } = await w.novoAvaliado(await w.novoEditalEm('decisao'));
      return {
        corpo: { id: projeto, remunerados_aprovados: 2, voluntarios_aprovados: 3 },
        efeito: async () => {
          const linha = await findRow(t, 'projetoAprovacao', { id: aprovacao });
          igual([linha?.remuneradosAprovados, linha?.voluntariosAprovados], [2, 3]);
        },
      };
    },
    limites: [
      {
        nome: 'a call that is past decisao',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 409,
        async montar({ w }) {
          const { projeto } = await w.novoAvaliado(await w.novoEditalEm('secretaria'));
          return {
            corpo: { id: projeto, remunerados_aprovados: 1, voluntarios_aprovados: 1 },
          };
        },
      },
      {
        nome: 'a project of his own (D30)',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        alvo: 'proprio',
        status: 409,
        async montar({ w, dono }) {
          const { projeto } = await w.novoAvaliado(await w.novoEditalEm('decisao'), { dono });
          return {
            corpo: { id: projeto, remunerados_aprovados: 1, voluntarios_aprovados: 1 },
          };
        },
      },
    ],
  },
  lerDecisao: {
    async montar({ w }) {
      const id = await w.novoEditalEm('decisao');
      const { projeto } = await w.novoAvaliado(id);
      return { de: id, efeito: ({ body }) => igual(projetosDecididos(body), [projeto]) };
    },
    limites: [
      {
        nome: 'a call whose decision has not begun',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 200,
        async montar({ w }) {
          const id = await w.novoEditalEm('avaliacao');
          await w.novoAvaliado(id);
          return { de: id, efeito: ({ body }) => igual(projetosDecididos(body), []) };
        },
      },
      {
        nome: 'a project that the caller coordinates, before publication (D20)',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        alvo: 'proprio',
        status: 200,
        async montar({ w, dono }) {
          const id = await w.novoEditalEm('decisao');
          await w.novoAvaliado(id, { dono });
          return {
            de: id,
            efeito: ({ body }) => igual(body, { limiteBolsas: null, linhas: [], proprios: 1 }),
          };
        },
      },
    ],
  },
  decidirVarios: {
    async montar({ t, w }) {
      const id = await w.novoEditalEm('decisao');
      const { projeto, aprovacao } = await w.novoAvaliado(id);
      return {
        de: id,
        corpo: umaDecisao(projeto),
        efeito: async ({ body }) => {
          igual(resultadosDe(body), ['feito']);
          const linha = await findRow(t, 'projetoAprovacao', { id: aprovacao });
          igual([linha?.remuneradosAprovados, linha?.voluntariosAprovados], [2, 3]);
        },
      };
    },
    limites: [
      naLinha('a call that is past decisao', async ({ w }) => {
        const id = await w.novoEditalEm('secretaria');
        return { id, projeto: (await w.novoAvaliado(id)).projeto };
      }),
      naLinha('a project of another call', async ({ w }) => ({
        id: await w.novoEditalEm('decisao'),
        projeto: (await w.novoAvaliado(await w.novoEditalEm('decisao'))).projeto,
      })),
      {
        ...naLinha('a project of his own (D30)', async ({ w, dono }) => {
          const id = await w.novoEditalEm('decisao');
          return { id, projeto: (await w.novoAvaliado(id, { dono })).projeto };
        }),
        alvo: 'proprio',
      },
    ],
  },
  lerJulgamento: {
    semRastro: true,
    async montar({ w }) {
      const id = await w.novoEditalEm('decisao');
      const { avaliador } = await w.novoAvaliado(id);
      return { de: id, efeito: ({ body }) => igual(julgadores(body), [avaliador.id]) };
    },
    limites: [
      {
        nome: 'a project that the caller coordinates, also after publication (D20)',
        colunas: ['administrador'],
        alvo: 'proprio',
        status: 200,
        async montar({ w, dono }) {
          const id = await w.novoEditalEm('resultado');
          await w.novoAvaliado(id, { dono });
          return {
            de: id,
            efeito: ({ body }) => {
              const { todos, proprios } = body as { todos: unknown; proprios: number };
              igual([julgadores(body), todos, proprios], [[], null, 1]);
            },
          };
        },
      },
    ],
  },
  exportarJulgamento: {
    semRastro: true,
    async montar({ t, w }) {
      const id = await w.novoEditalEm('decisao');
      const abertos = () => countOf(t, 'acesso', { documento: 'planilha_do_julgamento', registroId: id });
      return {
        de: id,
        efeito: async ({ text }) => igual([text.slice(0, 2), await abertos()], ['PK', 1]),
      };
    },
  },
  iniciarDecisao: {
    async montar(cena) {
      const id = await cena.w.novoEditalEm('avaliacao');
      await cena.w.novoAvaliado(id);
      return {
        corpo: { id },
        efeito: async () => igual(await faseDe(cena, id), 'decisao'),
      };
    },
    limites: (['nobody assesses a project', 'a project is not evaluated', 'decisao is past'] as const).map(
      (nome, i) => ({
        nome,
        colunas: ['administrador'] as const,
        status: 409,
        async montar({ w, dono }: Cena) {
          const id = await w.novoEditalEm(i === 2 ? 'secretaria' : 'avaliacao');
          if (i === 0) await w.novoProjeto(dono.id, id);
          else await w.novoDesignado(id);
          return { corpo: { id } };
        },
      }),
    ),
  },
  aceitaAlterarInstrutores: {
    async montar({ w }) {
      await w.novoEditalEm('decisao');
      return {
        efeito: ({ body }) => igual(body, { data: true }),
      };
    },
  },
  enviarASecretaria: {
    async montar(cena) {
      const id = await cena.w.novoEditalEm('decisao');
      return {
        corpo: { edital: { id } },
        efeito: async () => igual(await faseDe(cena, id), 'secretaria'),
      };
    },
    limites: (['avaliacao', 'secretaria', 'resultado'] as const).map((fase) => ({
      nome: `a call in ${fase}`,
      colunas: ['administrador', 'PRESIDENTE_COMISSAO'] as const,
      status: 409,
      montar: async ({ w }: Cena) => ({
        corpo: { edital: await w.novoEditalEm(fase) },
      }),
    })),
  },
  listarNaSecretaria: {
    async montar({ w }) {
      const id = await w.novoEditalEm('secretaria');
      const { projeto } = await w.novoAvaliado(id);
      return {
        query: `edital=${id}`,
        efeito: ({ body }) => igual([...projetosDe(body)], [projeto]),
      };
    },
    limites: [
      {
        nome: 'a call that was not sent',
        colunas: ['administrador', 'secretaria'],
        status: 409,
        montar: async ({ w }) => ({
          query: `edital=${await w.novoEditalEm('decisao')}`,
        }),
      },
    ],
  },
  publicarResultados: {
    async montar(cena) {
      const id = await cena.w.novoEditalEm('secretaria');
      return {
        corpo: { edital: id },
        efeito: async () => igual(await faseDe(cena, id), 'resultado'),
      };
    },
    limites: (['decisao', 'resultado'] as const).map((fase) => ({
      nome: `a call in ${fase}`,
      colunas: ['administrador', 'secretaria'] as const,
      status: 409,
      montar: async ({ w }: Cena) => ({
        corpo: { edital: await w.novoEditalEm(fase) },
      }),
    })),
  },
  publicarResultadoFinal: {
    async montar(cena) {
      const id = await cena.w.novoEditalEm('resultado', PRELIMINAR);
      return {
        de: id,
        efeito: async () => igual((await findRow(cena.t, 'edital', { id }))?.finalEm === null, false),
      };
    },
    limites: [
      ...(['secretaria', 'arquivado'] as const).map((fase) => naoSaiO(`a call in ${fase}`, fase, {})),
      naoSaiO('a result published at once', 'resultado', {}),
      naoSaiO('appeals may still be made', 'resultado', { ...PRELIMINAR, fimRecursos: '2099-01-01' }),
      {
        nome: 'a pending appeal',
        colunas: ['administrador', 'secretaria'],
        status: 409,
        async montar({ w }) {
          const id = await w.novoEditalEm('resultado', PRELIMINAR);
          const { aprovacao, dono } = await w.novoAvaliado(id);
          await w.novoRecurso(aprovacao, dono.id);
          return { de: id };
        },
      },
    ],
  },
  lerSuplentes: {
    async montar({ w }) {
      const id = await w.novoEditalEm('resultado');
      const espera = await w.novaListaDeSuplentes(id);
      return {
        de: id,
        efeito: ({ body }) => {
          const { proximo, livres } = body as { proximo: number; livres: number };
          igual([proximo, livres], [espera, 1]);
        },
      };
    },
  },
  chamarSuplente: {
    async montar({ t, w }) {
      const id = await w.novoEditalEm('resultado');
      const projeto = await w.novaListaDeSuplentes(id);
      return {
        de: id,
        corpo: { projeto, bolsas: 1 },
        efeito: async () => igual(await countOf(t, 'suplente', { projetoId: projeto, ato: 'CHAMADO' }), 1),
      };
    },
    limites: daVez((projeto) => ({ projeto, bolsas: 1 })),
  },
  responderChamado: {
    async montar(cena) {
      const projeto = await chamado(cena);
      return {
        de: projeto,
        corpo: { aceita: true },
        efeito: async () =>
          igual((await rowOf(cena.t, 'suplente', { projetoId: projeto })).aceitoEm !== null, true),
      };
    },
    limites: [
      {
        nome: 'a project that was not called',
        colunas: LOGADOS,
        alvo: 'proprio',
        status: 409,
        montar: async (cena) => {
          const edital = await cena.w.novoEditalEm('resultado');
          const { projeto } = await cena.w.novoAvaliado(edital, { dono: quemOuDono(cena) });
          return { de: projeto, corpo: { aceita: true } };
        },
      },
    ],
  },
  declinarSuplente: {
    async montar(cena) {
      const { t, w } = cena;
      const id = await w.novoEditalEm('resultado');
      const projeto = await w.novaListaDeSuplentes(id);
      const recusa = await w.novoArquivo('recusaDeSuplente', quemOuDono(cena).id, umPdf());
      return {
        de: id,
        corpo: { projeto, motivo: 'Perdeu o aluno', recusa },
        efeito: async () => igual(await countOf(t, 'suplente', { projetoId: projeto, ato: 'DECLINOU' }), 1),
      };
    },
    limites: daVez((projeto) => ({ projeto, motivo: 'Perdeu o aluno' })),
  },
  enviarRecusaDeSuplente: {
    montar: (cena) => ({
      arquivo: { bytes: umPdf() },
      efeito: async ({ body }) => {
        const linha = await findRow(cena.t, 'arquivo', { referencia: (body as { data: string }).data });
        igual([linha?.tipo, linha?.donoId, linha?.vinculo], ['recusaDeSuplente', cena.quem?.id, null]);
      },
    }),
  },
  lerRecusaDeSuplente: {
    semRastro: true,
    async montar(cena) {
      const projeto = await recusado(cena);
      return {
        de: projeto,
        efeito: async () => {
          const linhas = await rowsOf(cena.t, 'acesso', {
            registroId: projeto,
            documento: 'recusa_de_suplente',
          });
          igual(
            linhas.map(({ pessoaId }) => pessoaId),
            [cena.quem?.id],
          );
        },
      };
    },
    limites: [
      {
        nome: 'of a suplente who answered without one',
        colunas: ['administrador'],
        status: 404,
        montar: async (cena) => ({ de: await chamado(cena) }),
      },
    ],
  },
  passarListaDeSuplentes: {
    async montar({ t, w }) {
      const id = await w.novoEditalEm('resultado');
      await w.novaListaDeSuplentes(id);
      await updateRows(t, 'edital', { criterioDosSuplentes: 'semVaga' }, { id });
      return {
        de: id,
        corpo: { motivo: 'A regra de hoje' },
        efeito: async () => igual((await rowOf(t, 'edital', { id })).criterioDosSuplentes, 'semBolsa'),
      };
    },
    limites: [
      {
        nome: 'a list that follows the rule of today',
        colunas: ['administrador'],
        status: 409,
        async montar({ w }) {
          const id = await w.novoEditalEm('resultado');
          await w.novaListaDeSuplentes(id);
          return { de: id, corpo: { motivo: 'A regra de hoje' } };
        },
      },
    ],
  },
  arquivarEdital: {
    async montar(cena) {
      const id = await cena.w.novoEditalEm('resultado', { vigenciaFim: '2026-03-31' });
      return {
        de: id,
        efeito: async () => igual(await faseDe(cena, id), 'arquivado'),
      };
    },
    limites: [
      {
        nome: 'a pending appeal',
        colunas: ['administrador'],
        status: 409,
        async montar({ w }) {
          const id = await w.novoEditalEm('resultado', { vigenciaFim: '2026-03-31' });
          const { aprovacao, dono } = await w.novoAvaliado(id);
          await w.novoRecurso(aprovacao, dono.id);
          return { de: id };
        },
      },
      {
        nome: 'a call that is not published',
        colunas: ['administrador'],
        status: 409,
        montar: async ({ w }) => ({ de: await w.novoEditalEm('secretaria') }),
      },
    ],
  },
  lerPainel: {
    async montar({ w }) {
      const id = await w.novoEditalEm('decisao');
      await w.novoAvaliado(id);
      return {
        de: id,
        efeito: ({ body }) => {
          const { avaliacao, notas } = body as {
            avaliacao: { total: number };
            notas: { quantidade: number }[];
          };
          igual([avaliacao.total, notas.reduce((soma, { quantidade }) => soma + quantidade, 0)], [1, 1]);
        },
      };
    },
    limites: [
      {
        nome: 'scores before decisao',
        colunas: ['secretaria'],
        status: 200,
        async montar({ w }) {
          const id = await w.novoEditalEm('avaliacao');
          await w.novoAvaliado(id);
          return {
            de: id,
            efeito: ({ body }) => igual((body as { notas: unknown }).notas, []),
          };
        },
      },
      {
        nome: 'grants by unit before the lists of projects show them',
        colunas: ['PRESIDENTE_COMISSAO', 'secretaria'],
        status: 200,
        async montar({ w }) {
          const id = await w.novoEditalEm('avaliacao');
          await w.novoAvaliado(id);
          return {
            de: id,
            efeito: ({ body }) => igual((body as { bolsasPorUnidade: unknown }).bolsasPorUnidade, []),
          };
        },
      },
      {
        nome: 'what was paid, to whoever reads no sheet',
        colunas: ['PRESIDENTE_COMISSAO', 'secretaria'],
        status: 200,
        async montar({ w }) {
          const { edital } = await w.novoAprovado();
          return {
            de: edital,
            efeito: ({ body }) => igual((body as { pagamento: unknown }).pagamento, null),
          };
        },
      },
    ],
  },
  lerArmazenamento: {
    semRastro: true,
    async montar({ t, w, dono }) {
      const referencia = await w.novoArquivo('foto', dono.id);
      await t.deps.database.pool.query('update arquivo set danificado_em = $1 where referencia = $2', [
        t.clock.real(),
        referencia,
      ]);
      return {
        efeito: ({ body }) => {
          const { danificados } = body as { danificados: { referencia: string }[] };
          igual(
            danificados.some((um) => um.referencia === referencia),
            true,
          );
        },
      };
    },
  },
  lerPendencias: {
    async montar({ w }) {
      const id = await w.novoEditalEm('avaliacao');
      await w.novoDesignado(id);
      return {
        de: id,
        efeito: ({ body }) => {
          const { ato, bloqueios } = body as { ato: string; bloqueios: { codigo: string }[] };
          igual([ato, bloqueios.map(({ codigo }) => codigo)], ['iniciarDecisao', ['NAO_AVALIADOS']]);
        },
      };
    },
  },
} satisfies Record<string, Sonda>;
