import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Alvo, Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, LOGADOS, quemOuDono } from '../access/probe.ts';
import { comeca, contou, gravou, limitesDe, responde, sonda, todos } from '../access/sonda.ts';
import { send } from '../client.ts';
import { umPdf } from '../documents/arquivos.ts';
import { updateRows } from '../rows.ts';
import type { Pessoa, World } from '../world.ts';
import { enviaArquivo } from './projeto.ts';

type Edital = Parameters<World['novoEditalEm']>[1];

const COMISSAO = ['administrador', 'PRESIDENTE_COMISSAO'] as const;
const SECRETARIA = ['administrador', 'secretaria'] as const;
const administrador = limitesDe(['administrador']);
const daComissao = limitesDe(COMISSAO);
const daComissaoNoProprio = limitesDe(COMISSAO, 'proprio');
const daSecretaria = limitesDe(SECRETARIA);

/** A call in this phase. */
const edital =
  (fase: Fase, dados: Edital = {}) =>
  async ({ w }: Cena) => ({ edital: await w.novoEditalEm(fase, dados) });

/** The same with one assessed project, of this person if given. */
const avaliado =
  (fase: Fase, deQuem?: (cena: Cena) => Pessoa, dados: Edital = {}) =>
  async (cena: Cena) => {
    const id = await cena.w.novoEditalEm(fase, dados);
    const quem = deQuem === undefined ? {} : { dono: deQuem(cena) };
    const { projeto, aprovacao, avaliador } = await cena.w.novoAvaliado(id, quem);
    return { edital: id, projeto, aprovacao, julgador: avaliador.id };
  };
const doDono = ({ dono }: Cena) => dono;

/** The scene with a pending appeal. */
const comRecurso = (dados: Edital) => async (cena: Cena) => {
  const id = await cena.w.novoEditalEm('resultado', dados);
  const { aprovacao, dono } = await cena.w.novoAvaliado(id);
  await cena.w.novoRecurso(aprovacao, dono.id);
  return { edital: id };
};

/** The body names the call by its own `id`. */
const porId = (r: { readonly edital: number }) => ({ id: r.edital });
const naQuery = { query: (r: { readonly edital: number }) => `edital=${r.edital}` };
const fica = (fase: Fase) =>
  gravou('edital', (r: { readonly edital: number }) => ({ id: r.edital }), { fase });

/**
 * A call with one project that the caller assesses, if they are an evaluator, and one that another person
 * does.
 */
const ranque = (tipoProjeto: 'TIPO I' | 'TIPO II'): Sonda =>
  sonda(
    async ({ w, dono, avaliador }) => {
      const id = await w.novoEditalEm('decisao', { tipoProjeto });
      const dele = await w.novoAvaliado(id, { dono, avaliador });
      return { edital: id, dele: dele.projeto, alheio: (await w.novoAvaliado(id)).projeto };
    },
    ({ body, cena: { chamador }, r }) => {
      const vistos = new Set((body as { projeto_id: number }[]).map(({ projeto_id }) => projeto_id));
      const ehAvaliador = chamador === 'designated_evaluator' || chamador === 'other_evaluator';
      igual([vistos.has(r.dele), vistos.has(r.alheio)], [chamador !== 'other_evaluator', !ehAvaliador]);
    },
    {
      semRastro: true,
      limites: [
        limitesDe(['designated_evaluator', ...COMISSAO], 'proprio')(
          'a project that the caller coordinates, before publication (D20)',
          200,
          avaliado('secretaria', doDono, { tipoProjeto }),
          { efeito: responde([]) },
        ),
      ],
    },
  );

const planilha = sonda(edital('decisao'), comeca('PK'), { semRastro: true, ...naQuery });

/** A call with a list of suplentes that has one waiting project: the caller's or another's. */
const comSuplente =
  (dados: Edital = {}, deQuem: (cena: Cena) => Pessoa | undefined = () => undefined) =>
  async (cena: Cena) => {
    const id = await cena.w.novoEditalEm('resultado', dados);
    return { edital: id, projeto: await cena.w.novaListaDeSuplentes(id, deQuem(cena)) };
  };

/** A project of the caller's, or of the coordinator that the probe names, called as suplente and not answered. */
async function chamado(cena: Cena) {
  const { t, w, alvo, dono } = cena;
  const feito = await comSuplente({}, () => (alvo === 'proprio' ? quemOuDono(cena) : dono))(cena);
  const { token } = await w.novaPessoa('administrador');
  const body = { projeto: feito.projeto, bolsas: 1 };
  const r = await send(t.url, 'POST', `/api/edital/${feito.edital}/suplentes/chamar`, { token, body });
  igual(r.status, 200);
  return feito;
}

/** A call-up that the coordinator refused in writing. */
async function recusado(cena: Cena) {
  const { projeto } = await chamado(cena);
  const autor = await cena.w.novaPessoa('administrador');
  const recusa = await cena.w.novoArquivo('recusaDeSuplente', autor.id, umPdf(), `suplente:${projeto}`);
  const feito = { ato: 'DECLINOU', bolsas: 0, motivo: 'Não quer', recusa };
  await updateRows(cena.t, 'suplente', feito, { projetoId: projeto });
  return { projeto };
}

/** Published as preliminary, with its appeals over. */
const PRELIMINAR = { preliminar: true, fimRecursos: '2026-05-01' } as const;

/** Refused without a list, while the result is preliminary, and for one's own project (D30). */
const daVez = (corpo: object): readonly Limite[] => [
  administrador('a call without a list', 409, avaliado('resultado'), { corpo }),
  administrador('a preliminary result', 409, comSuplente(PRELIMINAR), { corpo }),
  administrador('a project of one’s own', 409, comSuplente({}, quemOuDono), { corpo }),
];

const APROVADOS = { remunerados_aprovados: 2, voluntarios_aprovados: 3 };
const umaDecisao = ({ projeto }: { readonly projeto: number }) => ({
  linhas: [{ projeto, versao: 1, ...APROVADOS }],
});
const aprovou = gravou('projetoAprovacao', (r: { readonly aprovacao: number }) => ({ id: r.aprovacao }), {
  remuneradosAprovados: 2,
  voluntariosAprovados: 3,
});

/** A refusal in its row, while the call itself succeeds. */
const naLinha = <R extends { readonly projeto: number }>(
  nome: string,
  com: (cena: Cena) => Promise<R>,
  alvo?: Alvo,
): Limite =>
  limitesDe(COMISSAO, alvo)(nome, 200, com, {
    corpo: umaDecisao,
    efeito: responde({ linhas: [{ resultado: 'recusado' }] }),
  });

const dosProjetos = (r: { readonly projeto: number }) => [{ projeto_id: r.projeto }];

/** Decision, secretariat, publication, rankings. */
export const sondasDaDecisao = {
  ranqueTipoI: ranque('TIPO I'),
  ranqueTipoII: ranque('TIPO II'),
  exportarRanqueTipoI: planilha,
  exportarRanqueTipoII: planilha,
  listarParaDecidir: sonda(avaliado('decisao'), responde(dosProjetos), {
    ...naQuery,
    limites: [daComissao('a call that is not in decisao', 409, edital('secretaria'), naQuery)],
  }),
  aprovarInstrutores: sonda(avaliado('decisao'), aprovou, {
    corpo: APROVADOS,
    limites: [
      daComissao('a call that is past decisao', 409, avaliado('secretaria'), { corpo: APROVADOS }),
      daComissaoNoProprio('a project of his own (D30)', 409, avaliado('decisao', doDono), {
        corpo: APROVADOS,
      }),
    ],
  }),
  lerDecisao: sonda(
    avaliado('decisao'),
    responde((r) => ({ linhas: dosProjetos(r) })),
    {
      limites: [
        daComissao('a call whose decision has not begun', 200, avaliado('avaliacao'), {
          efeito: responde({ linhas: [] }),
        }),
        daComissaoNoProprio(
          'a project that the caller coordinates, before publication (D20)',
          200,
          avaliado('decisao', doDono),
          { efeito: ({ body }) => igual(body, { limiteBolsas: null, linhas: [], proprios: 1 }) },
        ),
      ],
    },
  ),
  decidirVarios: sonda(avaliado('decisao'), todos(responde({ linhas: [{ resultado: 'feito' }] }), aprovou), {
    corpo: umaDecisao,
    limites: [
      naLinha('a call that is past decisao', avaliado('secretaria')),
      naLinha('a project of another call', async (cena) => ({
        ...(await avaliado('decisao')(cena)),
        ...(await edital('decisao')(cena)),
      })),
      naLinha('a project of his own (D30)', avaliado('decisao', doDono), 'proprio'),
    ],
  }),
  lerJulgamento: sonda(
    avaliado('decisao'),
    responde((r) => ({ avaliadores: [{ avaliador: { id: r.julgador } }] })),
    {
      semRastro: true,
      limites: [
        limitesDe(['administrador'], 'proprio')(
          'a project that the caller coordinates, also after publication (D20)',
          200,
          avaliado('resultado', doDono),
          { efeito: responde({ avaliadores: [], todos: null, proprios: 1 }) },
        ),
      ],
    },
  ),
  exportarJulgamento: sonda(
    edital('decisao'),
    todos(
      comeca('PK'),
      contou('acesso', 1, (r) => ({ documento: 'planilha_do_julgamento', registroId: r.edital })),
    ),
    { semRastro: true },
  ),
  iniciarDecisao: sonda(avaliado('avaliacao'), fica('decisao'), {
    corpo: porId,
    limites: [
      administrador(
        'nobody assesses a project',
        409,
        async (cena) => {
          const r = await edital('avaliacao')(cena);
          await cena.w.novoProjeto(cena.dono.id, r.edital);
          return r;
        },
        { corpo: porId },
      ),
      ...[
        ['a project is not evaluated', 'avaliacao'] as const,
        ['decisao is past', 'secretaria'] as const,
      ].map(([nome, fase]) =>
        administrador(
          nome,
          409,
          async (cena) => {
            const r = await edital(fase)(cena);
            await cena.w.novoDesignado(r.edital);
            return r;
          },
          { corpo: porId },
        ),
      ),
    ],
  }),
  aceitaAlterarInstrutores: sonda(edital('decisao'), responde({ data: true })),
  enviarASecretaria: sonda(edital('decisao'), fica('secretaria'), {
    limites: (['avaliacao', 'secretaria', 'resultado'] as const).map((fase) =>
      daComissao(`a call in ${fase}`, 409, edital(fase)),
    ),
  }),
  listarNaSecretaria: sonda(avaliado('secretaria'), responde(dosProjetos), {
    ...naQuery,
    limites: [daSecretaria('a call that was not sent', 409, edital('decisao'), naQuery)],
  }),
  publicarResultados: sonda(edital('secretaria'), fica('resultado'), {
    limites: (['decisao', 'resultado'] as const).map((fase) =>
      daSecretaria(`a call in ${fase}`, 409, edital(fase)),
    ),
  }),
  publicarResultadoFinal: sonda(
    edital('resultado', PRELIMINAR),
    contou('edital', 0, (r) => ({ id: r.edital, finalEm: null })),
    {
      limites: [
        ...(['secretaria', 'arquivado'] as const).map((fase) =>
          daSecretaria(`a call in ${fase}`, 409, edital(fase)),
        ),
        daSecretaria('a result published at once', 409, edital('resultado')),
        daSecretaria(
          'appeals may still be made',
          409,
          edital('resultado', { ...PRELIMINAR, fimRecursos: '2099-01-01' }),
        ),
        daSecretaria('a pending appeal', 409, comRecurso(PRELIMINAR)),
      ],
    },
  ),
  lerSuplentes: sonda(
    comSuplente(),
    responde((r) => ({ proximo: r.projeto, livres: 1 })),
  ),
  chamarSuplente: sonda(
    comSuplente(),
    contou('suplente', 1, (r) => ({ projetoId: r.projeto, ato: 'CHAMADO' })),
    { corpo: { bolsas: 1 }, limites: daVez({ bolsas: 1 }) },
  ),
  responderChamado: sonda(
    chamado,
    contou('suplente', 0, (r) => ({ projetoId: r.projeto, aceitoEm: null })),
    {
      limites: [
        limitesDe(LOGADOS, 'proprio')(
          'a project that was not called',
          409,
          avaliado('resultado', quemOuDono),
        ),
      ],
    },
  ),
  declinarSuplente: sonda(
    async (cena) => ({
      ...(await comSuplente()(cena)),
      recusa: await cena.w.novoArquivo('recusaDeSuplente', quemOuDono(cena).id, umPdf()),
    }),
    contou('suplente', 1, (r) => ({ projetoId: r.projeto, ato: 'DECLINOU' })),
    { limites: daVez({}) },
  ),
  enviarRecusaDeSuplente: enviaArquivo('recusaDeSuplente', umPdf),
  lerRecusaDeSuplente: sonda(
    recusado,
    todos(
      contou('acesso', 1, (r) => ({ registroId: r.projeto, documento: 'recusa_de_suplente' })),
      gravou(
        'acesso',
        (r) => ({ registroId: r.projeto, documento: 'recusa_de_suplente' }),
        (_, { quem }) => ({
          pessoaId: quem?.id ?? 0,
        }),
      ),
    ),
    {
      semRastro: true,
      limites: [administrador('of a suplente who answered without one', 404, chamado)],
    },
  ),
  passarListaDeSuplentes: sonda(
    async (cena) => {
      const r = await comSuplente()(cena);
      await updateRows(cena.t, 'edital', { criterioDosSuplentes: 'semVaga' }, { id: r.edital });
      return r;
    },
    gravou('edital', (r) => ({ id: r.edital }), { criterioDosSuplentes: 'semBolsa' }),
    { limites: [administrador('a list that follows the rule of today', 409, comSuplente())] },
  ),
  arquivarEdital: sonda(edital('resultado', { vigenciaFim: '2026-03-31' }), fica('arquivado'), {
    limites: [
      administrador('a pending appeal', 409, comRecurso({ vigenciaFim: '2026-03-31' })),
      administrador('a call that is not published', 409, edital('secretaria')),
    ],
  }),
} satisfies Record<string, Sonda>;
