import type { Client } from '@instrutoria/contract/client.ts';
import { clientOf, contasDe, loggedIn } from '../e2e/support/api.ts';
import { doTipo } from '../e2e/support/contas.ts';
import { fase1 } from '../e2e/support/edital-em-avaliacao.ts';
import { novaPessoa } from '../e2e/support/pessoas.ts';
import { propostaCompleta } from '../e2e/support/proposta.ts';
import { longDraft } from './world.ts';

/** How large the measured call is. */
export interface Sizes {
  readonly projects: number;
  readonly evaluators: number;
  readonly finished: number;
}

export const WHOLE_CALL: Sizes = { projects: 500, evaluators: 60, finished: 250 };
/** To see in a minute that everything works. */
export const SMALL_CALL: Sizes = { projects: 16, evaluators: 6, finished: 8 };

/** Projects of one teacher. */
const EACH = 10;
/** Teachers and evaluators who are made at once. */
const AT_ONCE = 6;
/** As many write drafts at once as call at once in the table. */
const DRAFTS = 16;
const TEXT =
  'Oficinas semanais com pequenos grupos, plantão de dúvidas e revisão das listas antes das provas. '.repeat(
    12,
  );

/** Calls of the measured university: its demonstration grew from version to version, and a list costs by its rows. */
const CALLS = 20;

/** Calls that nobody may submit to yet, until there are so many. */
async function fillUp(admin: Client): Promise<void> {
  const there = (await admin.listarTodosOsEditais()).length;
  for (let n = there; n < CALLS; n += 1) {
    const days = { inicio: '2091-03-01', fim: '2091-04-01' };
    await admin.criarEdital({ body: { ...days, nome: `Edital 2091 por vir ${n}`, tipoProjeto: 'TIPO II' } });
  }
}

export interface Assessment {
  readonly id: number;
  readonly project: number;
  readonly evaluator: { readonly id: number; readonly token: string };
}

/** One call of a university, with who may read and assess it. */
export interface CallWorld {
  readonly edital: number;
  readonly adminToken: string;
  readonly projects: readonly number[];
  readonly finished: readonly Assessment[];
  readonly unfinished: readonly Assessment[];
  readonly drafts: readonly { readonly token: string; readonly body: string }[];
  /** About twenty pages as a PDF, and who may print it. */
  readonly long: { readonly id: number; readonly token: string; readonly person: number };
}

const day = (distance: number) =>
  new Date(Date.now() + distance * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Some at once; the results in order. */
async function each<T, R>(things: readonly T[], atOnce: number, act: (thing: T, i: number) => Promise<R>) {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < things.length; i = next++) {
      const thing = things[i];
      if (thing !== undefined) results[i] = await act(thing, i);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/**
 * Fills a demonstration through its API, which every commit since 6f9fd6b has in common: a call of its own with
 * projects, evaluators and finished assessments.
 */
export async function makeCall(url: string, sizes: Sizes): Promise<CallWorld> {
  const accounts = await contasDe(url);
  const { client: admin, token: adminToken } = await loggedIn(url, doTipo(accounts, 'administrador')[0]);
  await fillUp(admin);
  const { id: edital } = await admin.criarEdital({
    body: {
      nome: `Edital ${day(0).slice(0, 4)} das medidas`,
      tipoProjeto: 'TIPO I',
      inicio: day(-1),
      fim: day(20),
    },
  });
  const teachers = await each(numbers(Math.ceil(sizes.projects / EACH)), AT_ONCE, (i) =>
    novaPessoa(url, `Docente ${i} de Medidas`),
  );
  const evaluators = await each(numbers(sizes.evaluators), AT_ONCE, async (i) => {
    const person = await novaPessoa(url, `Avaliadora ${i} de Medidas`);
    await admin.alterarTipo({ body: { id: person.id, tipo: 'avaliador' } });
    // The change of type ended the session.
    return loggedIn(url, person);
  });
  const submitted = await each(teachers, AT_ONCE, async (teacher, t) => {
    const own: number[] = [];
    for (const i of numbers(Math.min(EACH, sizes.projects - t * EACH))) {
      const proposal = { ...(await propostaCompleta(teacher, edital)), titulo: `Monitoria ${t * EACH + i}` };
      for (const section of ['resumo', 'introducao', 'metodologia', 'resultadosEsperados'] as const) {
        proposal[section] = `<p>${TEXT}</p>`;
      }
      own.push((await teacher.client.submeterProjeto({ body: proposal })).id);
    }
    return own;
  });
  const projects = submitted.flat();
  const drafts = await each(numbers(DRAFTS), AT_ONCE, async (i) => {
    const teacher = teachers[i % teachers.length];
    if (teacher === undefined) throw new Error('nobody to write a draft');
    const body = await propostaCompleta(teacher, edital);
    const { id } = await teacher.client.salvarRascunho({ body });
    return { token: (await loggedIn(url, teacher)).token, body: JSON.stringify({ ...body, id }) };
  });
  const long = await longOf(url, teachers[0]);
  for (const { id, versao } of await admin.listarEditaisAbertos()) {
    await admin.encerrarInscricoes({ params: { id }, ifMatch: versao });
  }
  await each(projects, AT_ONCE, (projeto, i) => {
    const evaluator = evaluators[i % evaluators.length];
    if (evaluator === undefined) throw new Error('nobody to assess');
    return admin.designarAvaliador({ body: { projeto, avaliador: evaluator.id } });
  });
  const rows = await admin.listarAvaliacoes({ query: { edital: String(edital) } });
  const assessments = rows
    .toSorted((a, b) => a.projeto.id - b.projeto.id)
    .map(({ id, projeto, avaliador }): Assessment => {
      const evaluator = evaluators.find((one) => one.id === avaliador?.id);
      if (evaluator === undefined) throw new Error(`${projeto.id} has an evaluator of somebody else`);
      return { id, project: projeto.id, evaluator: { id: evaluator.id, token: evaluator.token } };
    });
  if (assessments.length !== sizes.projects) throw new Error(`${assessments.length} projects are designated`);
  const finished = assessments.slice(0, sizes.finished);
  await each(finished, AT_ONCE, async ({ id, evaluator }, n) => {
    const client = clientOf(url, evaluator.token);
    await client.salvarFase1({ body: { id, ...fase1(n % 10), parecer: `<p>${TEXT}</p>` } });
    await client.salvarFase2({ body: { id, ...PHASE2 } });
    await client.avaliar({ params: { id } });
  });
  return {
    edital,
    adminToken,
    projects,
    finished,
    unfinished: assessments.slice(sizes.finished),
    drafts,
    long,
  };
}

const PHASE2 = {
  pontuacaoApoioDisciplina: 100,
  pontuacaoNaturezaDisciplinas: 100,
  pontuacaoCaracteristicaDisciplinas: 75,
} as const;

async function longOf(url: string, teacher: Awaited<ReturnType<typeof novaPessoa>> | undefined) {
  if (teacher === undefined) throw new Error('nobody to write the long proposal');
  const { client, token, id: pessoa } = await loggedIn(url, teacher);
  const [projeto] = await client.listarProjetosSubmetidos({ params: { coordinatorId: pessoa } });
  if (projeto === undefined) throw new Error('the teacher has no project');
  return { id: await longDraft(client, projeto), token, person: pessoa };
}
