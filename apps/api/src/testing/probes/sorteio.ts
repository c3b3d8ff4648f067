import type { Cena, Sonda } from '../access/probe.ts';
import { ID_DESCONHECIDO, igual, quemOuDono } from '../access/probe.ts';
import { contou, gravou, limitesDe, lista, responde, sonda, todos } from '../access/sonda.ts';
import { eventoAnunciado, pedidoDeSorteio, sorteioGuardado } from '../world/cena-do-sorteio.ts';

const ANUNCIO = { evento: 'Loteria Federal, concurso 9001', dia: '2099-12-31' } as const;

const administrador = limitesDe(['administrador']);
/** For an administrator, on their own project. */
const noProprio = limitesDe(['administrador'], 'proprio');

/**
 * A call with a waiting project of the scene's owner, and a draw by somebody else that proposes its
 * evaluator.
 */
async function sorteado({ t, w, dono, avaliador }: Cena, estado?: 'calculando') {
  const edital = await w.novoEditalEm('avaliacao');
  const projeto = await w.novoProjeto(dono.id, edital);
  const sorteio = await sorteioGuardado(t, {
    edital,
    autor: (await w.novaPessoa('administrador')).id,
    linhas: [{ projeto, avaliadores: [avaliador.id] }],
    ...(estado === undefined ? {} : { estado }),
  });
  return { edital, projeto, sorteio };
}

const propoe = responde((r: { readonly projeto: number }) => ({
  proposta: { linhas: [{ projeto: { id: r.projeto } }] },
}));
const emLinhas = (r: { readonly projeto: number }, { avaliador }: Cena) => ({
  linhas: [{ projeto: r.projeto, avaliador: avaliador.id }],
});
const alheio = noProprio('a draw with a project of his own (D20)', 409, (cena) => sorteado(cena));
const desconhecido = administrador('an unknown draw', 404, () => ({ sorteio: ID_DESCONHECIDO }));

async function paraSortear({ w, dono }: Cena) {
  const edital = await w.novoEditalEm('avaliacao');
  return { edital, projeto: await w.novoProjeto(dono.id, edital) };
}

const sortear = async (cena: Cena, edital: number) => ({
  edital,
  pedido: await pedidoDeSorteio(cena.t, edital),
});
const noCorpo = { corpo: (r: { readonly pedido: object }) => r.pedido };

export const sondasDoSorteio = {
  lerDistribuicao: sonda(
    sorteado,
    responde((r) => ({ projetos: 1, fora: 0, tentativas: [{ id: r.sorteio }] })),
    {
      limites: [
        noProprio('a project of his own (D20)', 200, (cena) => sorteado(cena), {
          efeito: responde({ projetos: 0, fora: 1, tentativas: [{ projetos: 0 }] }),
        }),
      ],
    },
  ),
  listarEventosDoSorteio: sonda(
    async ({ t, w }) => {
      const edital = await w.novoEditalEm('avaliacao');
      const antes = await eventoAnunciado(t, edital);
      return {
        edital,
        antes,
        depois: await eventoAnunciado(t, edital, { evento: 'Outro', dia: '2000-02-02' }),
      };
    },
    lista((r) => [r.depois, r.antes]),
  ),
  anunciarEventoDoSorteio: sonda(
    async ({ w }) => ({ edital: await w.novoEditalEm('avaliacao') }),
    gravou(
      'eventoDoSorteio',
      (r) => ({ editalId: r.edital }),
      (_, cena) => ({
        ...ANUNCIO,
        autorId: quemOuDono(cena).id,
      }),
    ),
    {
      corpo: ANUNCIO,
      limites: [
        administrador(
          'the evaluation is over',
          409,
          async ({ w }) => ({ edital: await w.novoEditalEm('decisao') }),
          { corpo: ANUNCIO },
        ),
      ],
    },
  ),
  sortear: sonda(
    async (cena) => {
      const { edital, projeto } = await paraSortear(cena);
      await cena.w.novaPessoa('avaliador');
      return { ...(await sortear(cena, edital)), projeto };
    },
    todos(
      propoe,
      gravou(
        'sorteio',
        (_, _cena, { id }) => ({ id }),
        (_, cena) => ({
          ...{ estado: 'proposta', semente: '40213' },
          autorId: quemOuDono(cena).id,
        }),
      ),
      contou('projetoAprovacao', 0, (r) => ({ projetoId: r.projeto })),
    ),
    {
      ...noCorpo,
      limites: [
        noProprio(
          'only a project of his own (D20)',
          409,
          async (cena) => sortear(cena, (await paraSortear(cena)).edital),
          noCorpo,
        ),
        administrador(
          'the decision has begun',
          409,
          async (cena) => sortear(cena, await cena.w.novoEditalEm('decisao')),
          noCorpo,
        ),
      ],
    },
  ),
  lerSorteio: sonda(sorteado, propoe, { limites: [alheio, desconhecido] }),
  cancelarSorteio: sonda(
    (cena) => sorteado(cena, 'calculando'),
    gravou('sorteio', (r) => ({ id: r.sorteio }), { estado: 'cancelado' }),
    { limites: [administrador('one that has ended', 409, (cena) => sorteado(cena))] },
  ),
  designarSorteio: sonda(
    sorteado,
    gravou(
      'projetoAprovacao',
      (r) => ({ projetoId: r.projeto }),
      (_, { avaliador }) => ({
        avaliadorId: avaliador.id,
      }),
    ),
    {
      corpo: emLinhas,
      limites: [
        noProprio('a draw with a project of his own (D20)', 409, (cena) => sorteado(cena), {
          corpo: emLinhas,
        }),
        administrador('an unknown draw', 404, () => ({ sorteio: ID_DESCONHECIDO }), {
          corpo: { linhas: [{ projeto: 1, avaliador: 1 }] },
        }),
      ],
    },
  ),
  exportarSorteio: sonda(
    sorteado,
    ({ text, r }) => igual((JSON.parse(text) as { id: number }).id, r.sorteio),
    { limites: [alheio, desconhecido] },
  ),
} satisfies Record<string, Sonda>;
