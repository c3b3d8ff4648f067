import type { Cena, Sonda } from '../access/probe.ts';
import { ID_DESCONHECIDO, igual, LOGADOS, quemOuDono } from '../access/probe.ts';
import { contou, gravou, limitesDe, responde, sonda, todos } from '../access/sonda.ts';

const administrador = limitesDe(['administrador']);
const logado = limitesDe(LOGADOS);

/** A submitted, approved project of the scene's owner. */
async function aprovado({ w, dono, avaliador }: Cena) {
  // Nobody assesses their own project (D15).
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  return { projeto: (await w.novoAprovado({ dono, ...quem })).projeto };
}

const sua = (cena: Cena): Cena => ({ ...cena, dono: quemOuDono(cena) });
const outraPessoa = async ({ w }: Cena) => (await w.novaPessoa()).id;

const DIAS = { inicio: '2026-05-01', fim: '2026-05-31' };
const TRANSFERENCIA = { causa: 'pedido', dia: '2026-05-20' };

async function comAfastamento(cena: Cena) {
  return { ...(await aprovado(cena)), afastamento: await cena.w.novoAfastamento(cena.dono.id) };
}

/** The scene with another person in it. */
const comPessoa = async (cena: Cena, pessoa?: number) => ({
  ...(await aprovado(cena)),
  pessoa: pessoa ?? (await outraPessoa(cena)),
});

async function comTransferencia(cena: Cena) {
  const r = await aprovado(cena);
  return { ...r, transferencia: await cena.w.novaTransferencia(r.projeto, await outraPessoa(cena)) };
}

/** A project of somebody else with an open transfer to this person. */
async function transferidoPara({ w }: Cena, pessoa: number) {
  const { projeto } = await w.novoAprovado();
  return { projeto, transferencia: await w.novaTransferencia(projeto, pessoa) };
}

/** A project of somebody else that invited this person as its vice. */
async function convidado({ w }: Cena, pessoa: number) {
  const { projeto } = await w.novoAprovado();
  await w.novaVice(projeto, pessoa, false);
  return { projeto };
}

export const sondasDaCoordenacao = {
  lerCoordenacao: sonda(
    aprovado,
    responde((_, { dono }) => ({ coordenador: { id: dono.id } })),
  ),
  registrarAfastamento: sonda(
    aprovado,
    gravou(
      'afastamento',
      (_, { dono }) => ({ professorId: dono.id }),
      (_, { quem }) => ({ ...DIAS, autorId: quem?.id ?? 0 }),
    ),
    {
      corpo: DIAS,
      limites: [administrador('a project of one’s own', 409, (cena) => aprovado(sua(cena)), { corpo: DIAS })],
    },
  ),
  encerrarAfastamento: sonda(
    comAfastamento,
    gravou(
      'afastamento',
      (r) => ({ id: r.afastamento }),
      (_, { quem }) => ({ encerradoPorId: quem?.id ?? 0, motivoDoFim: 'Voltou antes.' }),
    ),
    {
      corpo: { motivo: 'Voltou antes.' },
      limites: [administrador('a project of one’s own', 409, (cena) => comAfastamento(sua(cena)))],
    },
  ),
  nomearVice: sonda(
    (cena) => comPessoa(cena),
    gravou(
      'viceCoordenacao',
      (r) => ({ projetoId: r.projeto }),
      (r) => ({
        professorId: r.pessoa,
        aceitoEm: null,
      }),
    ),
    {
      limites: [
        limitesDe(['own_coordinator'], 'proprio')('without an account', 409, (cena) =>
          comPessoa(cena, ID_DESCONHECIDO),
        ),
      ],
    },
  ),
  encerrarVice: sonda(
    async (cena) => {
      const r = await aprovado(cena);
      await cena.w.novaVice(r.projeto, await outraPessoa(cena));
      return r;
    },
    todos(
      gravou(
        'viceCoordenacao',
        (r) => ({ projetoId: r.projeto }),
        (_, { quem }) => ({
          encerradoPorId: quem?.id ?? 0,
        }),
      ),
      contou('viceCoordenacao', 0, (r) => ({ projetoId: r.projeto, encerradoEm: null })),
    ),
  ),
  proporTransferencia: sonda(
    (cena) => comPessoa(cena),
    gravou(
      'transferencia',
      (r) => ({ paraId: r.pessoa }),
      (_, { dono, quem }) => ({
        deId: dono.id,
        propostaPorId: quem?.id ?? 0,
      }),
    ),
    {
      corpo: TRANSFERENCIA,
      limites: [
        administrador('a project of one’s own', 409, (cena) => comPessoa(sua(cena)), {
          corpo: TRANSFERENCIA,
        }),
        administrador('to oneself', 409, (cena) => comPessoa(cena, quemOuDono(cena).id), {
          corpo: TRANSFERENCIA,
        }),
      ],
    },
  ),
  retirarTransferencia: sonda(
    comTransferencia,
    todos(
      gravou(
        'transferencia',
        (r) => ({ id: r.transferencia }),
        (_, { quem }) => ({
          encerradaPorId: quem?.id ?? 0,
        }),
      ),
      contou('transferencia', 0, (r) => ({ id: r.transferencia, encerradaEm: null })),
    ),
    { limites: [administrador('a project of one’s own', 409, (cena) => aprovado(sua(cena)))] },
  ),
  responderTransferencia: sonda(
    (cena) => transferidoPara(cena, quemOuDono(cena).id),
    contou('transferencia', 0, (r) => ({ id: r.transferencia, aceitaEm: null })),
    {
      limites: [
        logado('who neither takes nor leaves it', 404, async (cena) =>
          transferidoPara(cena, await outraPessoa(cena)),
        ),
      ],
    },
  ),
  listarConvitesDaCoordenacao: sonda(
    (cena) => convidado(cena, quemOuDono(cena).id),
    ({ body, r }) => igual((body as { projeto: { id: number } }[]).at(-1)?.projeto.id, r.projeto),
  ),
  responderConviteDaVice: sonda(
    (cena) => convidado(cena, quemOuDono(cena).id),
    todos(
      gravou(
        'viceCoordenacao',
        (r) => ({ projetoId: r.projeto }),
        (_, { quem }) => ({
          professorId: quem?.id ?? 0,
        }),
      ),
      contou('viceCoordenacao', 0, (r) => ({ projetoId: r.projeto, aceitoEm: null })),
    ),
    {
      limites: [logado('who was not invited', 404, async (cena) => convidado(cena, await outraPessoa(cena)))],
    },
  ),
} satisfies Record<string, Sonda>;
