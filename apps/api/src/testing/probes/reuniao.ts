import type { Chamador } from '@instrutoria/contract/access.ts';
import type { EstadoDaReuniao } from '@instrutoria/domain/reuniao/types.ts';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { comeca, contou, gravou, limitesDe, lista, responde, sonda, todos } from '../access/sonda.ts';
import { rowsOf } from '../rows.ts';
import { ataNova, reuniaoNova } from '../world/cena-da-reuniao.ts';

type DaReuniao = { readonly sessao: number; readonly projeto: number };

const AVALIADORES = ['designated_evaluator', 'other_evaluator'] as const;
const COMISSAO = ['administrador', 'PRESIDENTE_COMISSAO'] as const;
const daComissao = limitesDe(COMISSAO);
const deTodos = limitesDe([...COMISSAO, ...AVALIADORES]);

/** A meeting about one project of somebody else, with the caller and a colleague as members. */
const reuniao =
  (estado: EstadoDaReuniao = 'aberta', { comQuem = true, dele = false } = {}) =>
  async (cena: Cena) => {
    const { t, w } = cena;
    const edital = await w.novoEditalEm('decisao');
    const { projeto } = await w.novoAvaliado(edital, dele ? { dono: quemOuDono(cena) } : {});
    const { id: pessoa } = await w.novaPessoa('administrador');
    const membros = comQuem ? [pessoa, quemOuDono(cena).id] : [pessoa];
    const dados = { editalId: edital, autorId: pessoa, membros, projetos: [projeto], estado };
    const sessao = await reuniaoNova(t, dados);
    if (estado === 'encerrada') await ataNova(t, sessao, pessoa);
    return { edital, projeto, sessao, pessoa };
  };
const comProjetoDele = reuniao('aberta', { dele: true });
const deOutros = (estado?: EstadoDaReuniao) => reuniao(estado, { comQuem: false });

/** A meeting looks unknown to an evaluator who is no member. */
const deFora = (estado?: EstadoDaReuniao): Limite =>
  limitesDe(AVALIADORES)('a meeting in which the caller is no member', 404, deOutros(estado), {
    comoInexistente: true,
  });

/** The minutes include an item from which the caller is barred. */
const comProprio = (colunas: readonly Chamador[], corpo: object = {}): Limite =>
  limitesDe(colunas)(
    'minutes with a project of one’s own, before publication',
    409,
    reuniao('encerrada', { dele: true }),
    { corpo },
  );
const aAta = [deFora('encerrada'), comProprio([...COMISSAO, ...AVALIADORES])];

const ato = (de: EstadoDaReuniao, para: EstadoDaReuniao): Sonda =>
  sonda(
    reuniao(de),
    gravou('sessaoDaComissao', (r: DaReuniao) => ({ id: r.sessao }), { estado: para }),
  );

const naoDoProprio = (corpo: object): Limite =>
  daComissao('an item that the caller coordinates', 409, comProjetoDele, { corpo });

const doEdital = { query: (r: { readonly edital: number }) => `edital=${r.edital}` };
const doItem = (r: DaReuniao) => ({ sessaoId: r.sessao });
const ANOTACAO = { anotacao: 'Lido em voz alta' };
const DECISAO = { remunerados: 2, voluntarios: 1, motivo: 'Duas turmas', mesa: 1 };
const CORRECAO = { texto: 'onde se lê 1, leia-se 2' };

/** An edital with one assessed project, and the future member of its meeting. */
const porAbrir =
  (fase: 'avaliacao' | 'decisao') =>
  async ({ w }: Cena) => {
    const edital = await w.novoEditalEm(fase);
    await w.novoAvaliado(edital);
    return { edital, membro: (await w.novaPessoa('avaliador')).id };
  };
const SALA = { corpo: (r: { readonly membro: number }) => ({ local: 'Sala 12', membros: [r.membro] }) };

export const sondasDaReuniao = {
  listarSessoesDaComissao: sonda(
    reuniao(),
    lista((r) => [r.sessao]),
    {
      ...doEdital,
      limites: [
        limitesDe(AVALIADORES)('a meeting in which the caller is no member', 200, deOutros(), {
          ...doEdital,
          efeito: responde([]),
        }),
      ],
    },
  ),
  lerComissao: sonda(reuniao(), responde({ podeAbrir: false })),
  abrirSessaoDaComissao: sonda(
    porAbrir('decisao'),
    contou('sessaoDaComissao', 1, (r) => ({ editalId: r.edital, estado: 'aberta' })),
    {
      ...SALA,
      limites: [daComissao('a call that is not in decisao', 409, porAbrir('avaliacao'), SALA)],
    },
  ),
  lerSessaoDaComissao: sonda(
    reuniao(),
    responde((r) => ({ itens: [{ projeto: { id: r.projeto } }] })),
    {
      limites: [
        deFora(),
        deTodos('an item that the caller coordinates, before publication (D20)', 200, comProjetoDele, {
          efeito: responde({ itens: [] }),
        }),
      ],
    },
  ),
  suspenderSessaoDaComissao: ato('aberta', 'suspensa'),
  retomarSessaoDaComissao: ato('suspensa', 'aberta'),
  encerrarSessaoDaComissao: ato('aberta', 'encerrada'),
  cancelarSessaoDaComissao: ato('aberta', 'cancelada'),
  registrarPresenca: sonda(
    reuniao(),
    async ({ cena, r }) => {
      const linhas = await rowsOf(cena.t, 'presencaNaSessao', { sessaoId: r.sessao, pessoaId: r.pessoa });
      igual(
        linhas.map(({ presente }) => presente),
        [true, false],
      );
    },
    { corpo: { presente: false } },
  ),
  anotarItemDaSessao: sonda(reuniao(), gravou('itemDaSessao', doItem, ANOTACAO), {
    corpo: ANOTACAO,
    limites: [naoDoProprio(ANOTACAO)],
  }),
  decidirItemDaSessao: sonda(
    reuniao(),
    todos(
      gravou('itemDaSessao', doItem, { remunerados: 2 }),
      gravou('projetoAprovacao', (r: DaReuniao) => ({ projetoId: r.projeto }), { remuneradosAprovados: 2 }),
    ),
    { corpo: DECISAO, limites: [naoDoProprio(DECISAO)] },
  ),
  corrigirAta: sonda(
    reuniao('encerrada'),
    async ({ cena, r }) => {
      const versoes = (await rowsOf(cena.t, 'ata', doItem(r))).map(({ versao }) => versao);
      igual(versoes, [1, 2]);
    },
    { corpo: CORRECAO, limites: [comProprio(COMISSAO, CORRECAO)] },
  ),
  gerarPdfDaAta: sonda(reuniao('encerrada'), comeca('%PDF-'), { limites: aAta }),
  baixarTextoDaAta: sonda(reuniao('encerrada'), ({ text }) => igual(text.includes('Ata nº'), true), {
    limites: aAta,
  }),
} satisfies Record<string, Sonda>;
