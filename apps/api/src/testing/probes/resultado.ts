import { createHash } from 'node:crypto';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import type { Efeito } from '../access/sonda.ts';
import { contou, gravou, inclui, limitesDe, responde, sonda, todos } from '../access/sonda.ts';
import { send } from '../client.ts';
import { insertInto, rowOf, rowsOf } from '../rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../world/avaliacoes.ts';
import { sorteioGuardado } from '../world/cena-do-sorteio.ts';
import { gravarRegras } from '../world/regras-gravadas.ts';

type Publicado = Awaited<ReturnType<typeof publicado>>;

const deFora = limitesDe(['anonymous', 'own_coordinator', 'administrador', 'secretaria']);
const daComissao = limitesDe(['administrador', 'PRESIDENTE_COMISSAO']);

/** An assessed project of the scene's owner in a call of this phase. */
async function publicado({ w, avaliador, dono }: Cena, fase: Fase = 'resultado') {
  const edital = await w.novoEditalEm(fase);
  // Nobody assesses their own project (D15).
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  const { projeto, aprovacao } = await w.novoAvaliado(edital, { dono, ...quem });
  return { edital, projeto, aprovacao, numero: 1 };
}

const doProprio = (cena: Cena) => publicado({ ...cena, dono: quemOuDono(cena) });
const arquivado = (cena: Cena) => publicado(cena, 'arquivado');
const naSecretaria = async ({ w }: Cena) => ({ edital: await w.novoEditalEm('secretaria') });

/** A public read of a published call, at this path below it. */
function publica(efeito: Efeito<Publicado>): Sonda {
  return sonda((cena) => publicado(cena), efeito, {
    limites: [
      deFora('before publication', 404, (cena) => publicado(cena, 'secretaria'), { comoInexistente: true }),
    ],
  });
}

const dosProjetos = responde((r: Publicado) => ({ projetos: [{ projeto_id: r.projeto }] }));

const NOTAS = { ...NOTAS_FASE1, ...NOTAS_FASE2, remunerados_aprovados: 0, voluntarios_aprovados: 0 };
const SIMULACAO = { ...NOTAS, pontuacaoApoioDisciplina: 110.5 };
const CORRECAO = { ...SIMULACAO, justificativa: 'A soma estava errada.' };
const ANULACAO = { ...CORRECAO, pontuacaoApoioDisciplina: 10 };
const RESPOSTA = 'A soma está certa.';

/** An annulment proposed by somebody else; answered, or not yet. */
async function comAnulacao(cena: Cena, resposta?: string) {
  const { aprovacao, projeto } = await publicado(cena);
  const agora = cena.t.clock.agora();
  const { id: anulacao } = await insertInto(cena.t, 'anulacao', {
    projetoId: projeto,
    aprovacaoVersao: (await rowOf(cena.t, 'projetoAprovacao', { id: aprovacao })).versao,
    dados: JSON.stringify({}),
    diminui: JSON.stringify([{ nome: 'total', de: 380.5, para: 370.5 }]),
    justificativa: 'A soma estava errada.',
    autorId: (await cena.w.novaPessoa('administrador')).id,
    propostaEm: agora,
    responderAte: '2026-05-23',
    ...(resposta === undefined ? {} : { resposta, respondidaEm: agora }),
  });
  return { anulacao, projeto };
}

/** A call that publishes its draws, with a designated one. */
async function comSorteio(cena: Cena, fase: Fase = 'resultado') {
  const r = await publicado(cena, fase);
  await gravarRegras(cena.t, r.edital, { sorteioPublico: true }, cena.dono.id);
  const linhas = [{ projeto: r.projeto, avaliadores: [cena.avaliador.id] }];
  await sorteioGuardado(cena.t, { edital: r.edital, autor: cena.dono.id, linhas, designadas: true });
  return r;
}

export const sondasDoResultado = {
  lerResultados: publica(dosProjetos),
  listarResultados: sonda(
    async (cena) => ({
      saiu: await cena.w.novoEditalEm('resultado'),
      espera: await cena.w.novoEditalEm('secretaria'),
    }),
    inclui((r) => [
      [r.saiu, true],
      [r.espera, false],
    ]),
  ),
  listarVersoes: publica(responde([{ numero: 1 }])),
  lerVersao: publica(dosProjetos),
  lerSorteiosPublicos: sonda(
    comSorteio,
    todos(
      responde((r) => ({ sorteios: [{ linhas: [{ projeto_id: r.projeto }] }] })),
      ({ text }) => igual(text.includes('"id"'), false),
    ),
    {
      limites: [
        deFora('before publication', 404, (cena) => comSorteio(cena, 'secretaria'), {
          comoInexistente: true,
        }),
        deFora('a call that does not publish it', 404, (cena) => publicado(cena)),
      ],
    },
  ),
  compararVersoes: sonda(
    async (cena) => {
      const r = await publicado(cena);
      const { token } = await cena.w.novaPessoa('PRESIDENTE_COMISSAO');
      const body = { ...CORRECAO, projetoAprovacao: r.aprovacao };
      igual((await send(cena.t.url, 'POST', '/api/resultado/corrigir', { token, body })).status, 200);
      return r;
    },
    responde((r) => ({ linhas: [{ projeto_id: r.projeto, porques: [{ numero: 2 }] }] })),
    {
      query: 'de=1&ate=2',
      limites: [
        deFora('a call that is not published', 404, naSecretaria, {
          query: 'de=1&ate=2',
          comoInexistente: true,
        }),
      ],
    },
  ),
  baixarVersao: publica(responde((r) => [{ projeto_id: r.projeto }])),
  lerPaginaDosResultados: sonda(
    async (cena) => ({
      saiu: await cena.w.novoEditalEm('resultado'),
      espera: await cena.w.novoEditalEm('secretaria'),
    }),
    ({ text, r }) =>
      igual(
        [r.saiu, r.espera].map((id) => text.includes(`href="/api/publico/resultados/${id}/pagina"`)),
        [true, false],
      ),
  ),
  lerPaginaDoResultado: publica(({ text, r }) =>
    igual(text.includes(`<td class="n">${r.projeto}</td>`), true),
  ),
  baixarVersaoEmCsv: publica(({ text, r }) => igual(text.split('\r\n')[1]?.split(';')[1], `${r.projeto}`)),
  marcarResultadoLido: sonda(
    publicado,
    todos(
      contou('resultadoLeitura', 1, (r) => ({ projetoId: r.projeto })),
      gravou(
        'resultadoLeitura',
        (r) => ({ projetoId: r.projeto }),
        (_, { dono }) => ({
          professorId: dono.id,
          versao: 1,
        }),
      ),
    ),
    {
      limites: [
        limitesDe(['own_coordinator'], 'proprio')(
          'before publication (D20)',
          404,
          (cena) => publicado(cena, 'secretaria'),
          { comoInexistente: true },
        ),
      ],
    },
  ),
  simularCorrecao: sonda(
    publicado,
    todos(
      responde({ total: { de: 380.5, para: 390.5 }, versao: 2 }),
      contou('resultadoVersao', 0, (r) => ({ editalId: r.edital })),
    ),
    {
      semRastro: true,
      corpo: SIMULACAO,
      limites: [
        daComissao('a project of one’s own', 409, doProprio, { corpo: SIMULACAO }),
        daComissao('an archived call', 409, arquivado, { corpo: SIMULACAO }),
      ],
    },
  ),
  corrigirResultado: sonda(
    publicado,
    todos(
      gravou('projetoAprovacao', (r) => ({ id: r.aprovacao }), { total: 390.5 }),
      async ({ cena, r }) => {
        const versoes = await rowsOf(cena.t, 'resultadoVersao', { editalId: r.edital }, 'numero');
        igual(
          versoes.map(({ motivo }) => motivo),
          ['PUBLICACAO', 'CORRECAO'],
        );
        for (const { canonico, sha256 } of versoes) {
          igual(sha256, createHash('sha256').update(canonico).digest('hex'));
        }
      },
    ),
    {
      corpo: CORRECAO,
      limites: [
        daComissao('a project of one’s own', 409, doProprio, { corpo: CORRECAO }),
        daComissao(
          'while an appeal is pending',
          409,
          async (cena) => {
            const r = await publicado(cena);
            await cena.w.novoRecurso(r.aprovacao, cena.dono.id);
            return r;
          },
          { corpo: CORRECAO },
        ),
        daComissao('an archived call', 409, arquivado, { corpo: CORRECAO }),
      ],
    },
  ),
  proporAnulacao: sonda(
    publicado,
    gravou('anulacao', (r) => ({ projetoId: r.projeto }), { anula: null }),
    {
      corpo: ANULACAO,
      limites: [daComissao('a project of one’s own', 409, doProprio, { corpo: ANULACAO })],
    },
  ),
  lerAnulacao: sonda(
    (cena) => comAnulacao(cena),
    responde((r) => ({ anulacao: { id: r.anulacao } })),
  ),
  responderAnulacao: sonda(
    (cena) => comAnulacao(cena),
    gravou('anulacao', (r) => ({ id: r.anulacao }), { resposta: RESPOSTA }),
    { corpo: { resposta: RESPOSTA } },
  ),
  decidirAnulacao: sonda(
    (cena) => comAnulacao(cena, RESPOSTA),
    gravou('anulacao', (r) => ({ id: r.anulacao }), { anula: false }),
    {
      corpo: { anula: false, parecer: RESPOSTA },
      limites: [
        daComissao('before an answer', 409, (cena) => comAnulacao(cena), {
          corpo: { anula: false, parecer: RESPOSTA },
        }),
      ],
    },
  ),
} satisfies Record<string, Sonda>;
