import { createHash } from 'node:crypto';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { send } from '../client.ts';
import { countOf, findRow, insertInto, rowOf, rowsOf } from '../rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../world/avaliacoes.ts';
import { sorteioGuardado } from '../world/cena-do-sorteio.ts';
import { gravarRegras } from '../world/regras-gravadas.ts';

/** A public read of a published call, at this place under it. */
function publica(
  efeito: (body: unknown, projeto: number, text: string) => void,
  ...depois: readonly number[]
): Sonda {
  return {
    async montar({ w }) {
      const id = await w.novoEditalEm('resultado');
      const { projeto } = await w.novoAvaliado(id);
      return { de: [id, ...depois], efeito: ({ body, text }) => efeito(body, projeto, text) };
    },
    limites: [
      {
        nome: 'before publication',
        colunas: ['anonymous', 'own_coordinator', 'administrador', 'secretaria'],
        status: 404,
        comoInexistente: true,
        async montar({ w }) {
          const id = await w.novoEditalEm('secretaria');
          await w.novoAvaliado(id);
          return { de: [id, ...depois] };
        },
      },
    ],
  };
}

const projetos = (body: unknown) =>
  (body as { projetos: { projeto_id: number }[] }).projetos.map(({ projeto_id }) => projeto_id);

async function publicado({ w, avaliador }: Cena, dono: Cena['dono'], fase: 'arquivado' | 'resultado') {
  const edital = await w.novoEditalEm(fase);
  // Nobody assesses his own project (D15).
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  return { edital, ...(await w.novoAvaliado(edital, { dono, ...quem })) };
}

const correcao = (projetoAprovacao: number) => ({
  corpo: {
    projetoAprovacao,
    justificativa: 'A soma estava errada.',
    ...NOTAS_FASE1,
    ...NOTAS_FASE2,
    pontuacaoApoioDisciplina: 110.5,
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
  },
});

const anulacao = (projetoAprovacao: number) => {
  const { corpo } = correcao(projetoAprovacao);
  return { corpo: { ...corpo, pontuacaoApoioDisciplina: 10 } };
};

/** A proposal by somebody else; answered, or not yet. */
async function comAnulacao(cena: Cena, resposta: string | null = null) {
  const { aprovacao, projeto } = await publicado(cena, cena.dono, 'resultado');
  const autor = await cena.w.novaPessoa('administrador');
  const agora = cena.t.clock.agora();
  const { id } = await insertInto(cena.t, 'anulacao', {
    projetoId: projeto,
    aprovacaoVersao: (await rowOf(cena.t, 'projetoAprovacao', { id: aprovacao })).versao,
    dados: JSON.stringify({}),
    diminui: JSON.stringify([{ nome: 'total', de: 380.5, para: 370.5 }]),
    justificativa: 'A soma estava errada.',
    autorId: autor.id,
    propostaEm: agora,
    responderAte: '2026-05-23',
    ...(resposta === null ? {} : { resposta, respondidaEm: agora }),
  });
  return { id, projeto };
}

function simulacao(projetoAprovacao: number) {
  const { justificativa: _justificativa, ...corpo } = correcao(projetoAprovacao).corpo;
  return { corpo };
}

function naoCorrige(nome: string, montar: Limite['montar']): Limite {
  return { nome, colunas: ['administrador', 'PRESIDENTE_COMISSAO'], status: 409, montar };
}

export const sondasDoResultado = {
  lerResultados: publica((body, projeto) => igual(projetos(body), [projeto])),
  listarResultados: {
    async montar({ w }) {
      const saiu = await w.novoEditalEm('resultado');
      const naSecretaria = await w.novoEditalEm('secretaria');
      return {
        efeito: ({ body }) => {
          const ids = new Set((body as { id: number }[]).map(({ id }) => id));
          igual([ids.has(saiu), ids.has(naSecretaria)], [true, false]);
        },
      };
    },
  },
  listarVersoes: publica((body) =>
    igual(
      (body as { numero: number }[]).map(({ numero }) => numero),
      [1],
    ),
  ),
  lerVersao: publica((body, projeto) => igual(projetos(body), [projeto]), 1),
  lerSorteiosPublicos: {
    async montar({ t, w, avaliador, dono }) {
      const edital = await w.novoEditalEm('resultado');
      const { projeto } = await w.novoAvaliado(edital);
      await gravarRegras(t, edital, { sorteioPublico: true }, dono.id);
      const linhas = [{ projeto, avaliadores: [avaliador.id] }];
      await sorteioGuardado(t, { edital, autor: dono.id, linhas, designadas: true });
      return {
        de: edital,
        efeito: ({ body, text }) => {
          const { sorteios } = body as { sorteios: { linhas: { projeto_id: number }[] }[] };
          igual(
            sorteios.flatMap((um) => um.linhas.map(({ projeto_id }) => projeto_id)),
            [projeto],
          );
          igual(text.includes('"id"'), false);
        },
      };
    },
    limites: [
      {
        nome: 'before publication',
        colunas: ['anonymous', 'own_coordinator', 'administrador', 'secretaria'],
        status: 404,
        comoInexistente: true,
        async montar({ t, w, dono }) {
          const edital = await w.novoEditalEm('secretaria');
          await gravarRegras(t, edital, { sorteioPublico: true }, dono.id);
          return { de: edital };
        },
      },
      {
        nome: 'a call that does not publish it',
        colunas: ['anonymous', 'own_coordinator', 'administrador', 'secretaria'],
        status: 404,
        montar: async ({ w }) => ({ de: await w.novoEditalEm('resultado') }),
      },
    ],
  },
  compararVersoes: {
    async montar(cena) {
      const { aprovacao, edital, projeto } = await publicado(cena, cena.dono, 'resultado');
      const presidente = await cena.w.novaPessoa('PRESIDENTE_COMISSAO');
      const { corpo } = correcao(aprovacao);
      const r = await send(cena.t.url, 'POST', '/api/resultado/corrigir', {
        token: presidente.token,
        body: corpo,
      });
      igual(r.status, 200);
      return {
        de: edital,
        query: 'de=1&ate=2',
        efeito: ({ body }) => {
          const { linhas } = body as { linhas: { projeto_id: number; porques: { numero: number }[] }[] };
          igual(
            linhas.map((um) => [um.projeto_id, um.porques.map(({ numero }) => numero)]),
            [[projeto, [2]]],
          );
        },
      };
    },
    limites: [
      {
        nome: 'a call that is not published',
        colunas: ['anonymous', 'own_coordinator', 'administrador', 'secretaria'],
        status: 404,
        comoInexistente: true,
        montar: async ({ w }) => ({ de: await w.novoEditalEm('secretaria'), query: 'de=1&ate=2' }),
      },
    ],
  },
  baixarVersao: publica(
    (body, projeto) =>
      igual(
        (body as { projeto_id: number }[]).map(({ projeto_id }) => projeto_id),
        [projeto],
      ),
    1,
  ),
  lerPaginaDosResultados: {
    async montar({ w }) {
      const saiu = await w.novoEditalEm('resultado');
      const naSecretaria = await w.novoEditalEm('secretaria');
      return {
        efeito: ({ text }) =>
          igual(
            [saiu, naSecretaria].map((id) => text.includes(`href="/api/publico/resultados/${id}/pagina"`)),
            [true, false],
          ),
      };
    },
  },
  lerPaginaDoResultado: publica((_, projeto, text) =>
    igual(text.includes(`<td class="n">${projeto}</td>`), true),
  ),
  baixarVersaoEmCsv: publica(
    (_, projeto, text) => igual(text.split('\r\n')[1]?.split(';')[1], `${projeto}`),
    1,
  ),
  marcarResultadoLido: {
    async montar(cena) {
      const { projeto } = await publicado(cena, cena.dono, 'resultado');
      return {
        de: projeto,
        efeito: async () => {
          const lidas = await rowsOf(cena.t, 'resultadoLeitura', { projetoId: projeto }, 'versao');
          igual(
            lidas.map(({ professorId, versao }) => [professorId, versao]),
            [[cena.dono.id, 1]],
          );
        },
      };
    },
    limites: [
      {
        nome: 'before publication (D20)',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 404,
        comoInexistente: true,
        async montar({ w, dono, avaliador }) {
          const edital = await w.novoEditalEm('secretaria');
          // Nobody assesses his own project (D15).
          const quem = dono.id === avaliador.id ? {} : { avaliador };
          return { de: (await w.novoAvaliado(edital, { dono, ...quem })).projeto };
        },
      },
    ],
  },
  simularCorrecao: {
    semRastro: true,
    async montar(cena) {
      const { aprovacao, edital } = await publicado(cena, cena.dono, 'resultado');
      return {
        ...simulacao(aprovacao),
        efeito: async ({ body }) => {
          const { total, versao } = body as { total: unknown; versao: number };
          igual([total, versao], [{ de: 380.5, para: 390.5 }, 2]);
          const { db } = cena.t.deps.database;
          igual(await countOf(db, 'resultadoVersao', { editalId: edital }), 0);
        },
      };
    },
    limites: [
      naoCorrige('a project of one’s own', async (cena) =>
        simulacao((await publicado(cena, quemOuDono(cena), 'resultado')).aprovacao),
      ),
      naoCorrige('an archived call', async (cena) =>
        simulacao((await publicado(cena, cena.dono, 'arquivado')).aprovacao),
      ),
    ],
  },
  corrigirResultado: {
    async montar(cena) {
      const { aprovacao, edital } = await publicado(cena, cena.dono, 'resultado');
      return {
        ...correcao(aprovacao),
        efeito: async () => {
          const { db } = cena.t.deps.database;
          const guardada = await findRow(db, 'projetoAprovacao', { id: aprovacao });
          igual(guardada?.total, 390.5);
          const versoes = await rowsOf(db, 'resultadoVersao', { editalId: edital }, 'numero');
          igual(
            versoes.map(({ motivo }) => motivo),
            ['PUBLICACAO', 'CORRECAO'],
          );
          for (const { canonico, sha256 } of versoes) {
            igual(sha256, createHash('sha256').update(canonico).digest('hex'));
          }
        },
      };
    },
    limites: [
      naoCorrige('a project of one’s own', async (cena) =>
        correcao((await publicado(cena, quemOuDono(cena), 'resultado')).aprovacao),
      ),
      naoCorrige('while an appeal is pending', async (cena) => {
        const { aprovacao, dono } = await publicado(cena, cena.dono, 'resultado');
        await cena.w.novoRecurso(aprovacao, dono.id);
        return correcao(aprovacao);
      }),
      naoCorrige('an archived call', async (cena) =>
        correcao((await publicado(cena, cena.dono, 'arquivado')).aprovacao),
      ),
    ],
  },
  proporAnulacao: {
    async montar(cena) {
      const { aprovacao, projeto } = await publicado(cena, cena.dono, 'resultado');
      return {
        ...anulacao(aprovacao),
        efeito: async () => igual((await rowOf(cena.t, 'anulacao', { projetoId: projeto })).anula, null),
      };
    },
    limites: [
      naoCorrige('a project of one’s own', async (cena) =>
        anulacao((await publicado(cena, quemOuDono(cena), 'resultado')).aprovacao),
      ),
    ],
  },
  lerAnulacao: {
    async montar(cena) {
      const { id, projeto } = await comAnulacao(cena);
      return {
        de: projeto,
        efeito: ({ body }) => igual((body as { anulacao: { id: number } }).anulacao.id, id),
      };
    },
  },
  responderAnulacao: {
    async montar(cena) {
      const { id, projeto } = await comAnulacao(cena);
      return {
        de: projeto,
        corpo: { resposta: 'A soma está certa.' },
        efeito: async () => igual((await rowOf(cena.t, 'anulacao', { id })).resposta, 'A soma está certa.'),
      };
    },
  },
  decidirAnulacao: {
    async montar(cena) {
      const { id, projeto } = await comAnulacao(cena, 'A soma está certa.');
      return {
        de: projeto,
        corpo: { anula: false, parecer: 'A soma está certa.' },
        efeito: async () => igual((await rowOf(cena.t, 'anulacao', { id })).anula, false),
      };
    },
    limites: [
      naoCorrige('before an answer', async (cena) => ({
        de: (await comAnulacao(cena)).projeto,
        corpo: { anula: false, parecer: 'A soma está certa.' },
      })),
    ],
  },
} satisfies Record<string, Sonda>;
