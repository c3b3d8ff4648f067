import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { comissaoDe, FASE2, fase1, fecharAbertos } from '../e2e/support/scenes/edital-em-avaliacao.ts';
import { emParalelo, novoEdital, submeterVarios } from '../e2e/support/scenes/edital-grande.ts';
import { novaPessoa } from '../e2e/support/scenes/pessoas.ts';
import { propostaCompleta } from '../e2e/support/scenes/proposta.ts';
import { contasDe, loggedIn } from '../e2e/support/server/api.ts';

/**
 * At most so many people of each kind send requests at once: the server limits what one person may have
 * pending.
 */
const WHOLE = { projects: 500, evaluators: 60, callers: 16 };
/** The minimum is two projects for each evaluator: one evaluated, one not. */
const SMALL = { projects: 8, evaluators: 4, callers: 4 };

/** A call in evaluation, with half of its projects evaluated, and its people. */
export type World = Awaited<ReturnType<typeof makeCall>>;

/** Fills a demonstration through its API, which neighbouring versions have in common. */
export async function makeCall(url: string, small: boolean) {
  const { projects, evaluators, callers } = small ? SMALL : WHOLE;
  const contas = await contasDe(url);
  const comissao = await comissaoDe(url, contas);
  const admin = comissao.administradora.client;
  const people = (tipo: TipoDeUsuario, count: number) =>
    emParalelo(Array.from({ length: count }), async (_, n) => {
      const person = await novaPessoa(url, `Pessoa ${n + 1} das Medidas`);
      const body = { id: person.id, tipo, motivo: 'Medidas de velocidade' };
      if (tipo !== 'coordenador') await admin.alterarTipo({ body });
      return { ...person, ...(await loggedIn(url, person)), tipo };
    });
  const edital = (await novoEdital(comissao, 'das medidas', { tipoProjeto: 'TIPO I' })).id;
  const submitted = await submeterVarios(url, edital, projects, 'Monitoria');
  const teachers = await emParalelo(await people('coordenador', callers), async (person) => {
    const body = await propostaCompleta(person, edital);
    const { id } = await person.client.salvarRascunho({ body });
    return { ...person, draft: { ...body, id } };
  });
  const judges = await people('avaliador', evaluators);
  await fecharAbertos(comissao);
  await emParalelo(submitted, ({ id }, n) =>
    admin.designarAvaliador({ body: { projeto: id, avaliador: judges[n % evaluators]?.id ?? 0 } }),
  );
  const approvals = await admin.listarAvaliacoes({ query: { edital: String(edital) } });
  const last = new Set(submitted.slice(projects / 2).map(({ id }) => id));
  await emParalelo(approvals, async ({ id, projeto, avaliador }, n) => {
    const client = judges.find((judge) => judge.id === avaliador?.id)?.client;
    if (client === undefined || last.has(projeto.id)) return;
    await client.salvarFase1({ body: { id, ...fase1(n % 10), parecer: '<p>Proposta adequada.</p>' } });
    await client.salvarFase2({ body: { id, ...FASE2 } });
    await client.avaliar({ params: { id } });
  });
  return {
    ...{ edital, contas, teachers, administrators: await people('administrador', callers) },
    /** Each caller has an unfinished evaluation of this project. */
    evaluators: judges.slice(0, callers).flatMap((judge) => {
      const own = approvals.find((one) => one.avaliador?.id === judge.id && last.has(one.projeto.id));
      return own === undefined ? [] : [{ ...judge, approval: own.id, project: own.projeto.id }];
    }),
  };
}
