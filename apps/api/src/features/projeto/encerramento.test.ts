import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { recusandoLinhas } from '../../testing/database/falha-do-banco.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { avisarEncerramentos } from './housekeeping.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const VAGAS = { aprovacao: { remuneradosAprovados: 1 } } as const;
/** The project as a person reads it on a day. */
async function lido(projeto: number, pessoa: Pessoa): Promise<string | null> {
  const { token } = await w.abrirSessao(pessoa.id, pessoa.tipo);
  const r = await send<{ encerramento: string | null }>(t.url, 'GET', `/api/projeto/projeto/${projeto}`, {
    token,
  });
  return r.body.encerramento;
}

/** The same fields in the secretariat's list, as an administrator reads it. */
async function naLista(edital: number, projeto: number): Promise<string | null | undefined> {
  const { token } = await w.abrirSessao(adm.id, adm.tipo);
  const r = await send<readonly { readonly projeto_id: number; readonly encerramento: string | null }[]>(
    t.url,
    'GET',
    `/api/secretaria_projetos?edital=${edital}`,
    { token },
  );
  return r.body.find(({ projeto_id }) => projeto_id === projeto)?.encerramento;
}

it('[C-L6] mails a coordinator of two projects on one day once, each with its own day', async () => {
  const dono = await w.novaPessoa('coordenador', { email: 'dois-projetos@exemplo.test' });
  const edital = await w.novoEditalEm('resultado', { encerramentoSemInstrutores: '2026-06-05' });
  const projetos = [
    await w.novoAvaliado(edital, { ...VAGAS, dono }),
    await w.novoAvaliado(edital, { ...VAGAS, dono }),
  ];
  t.clock.definir('2026-06-05T12:00:00Z');
  expect(await avisarEncerramentos(t.deps)).toBe(1);
  const [carta, ...mais] = (await t.emailsAte(1)).filter(({ para }) => para === 'dois-projetos@exemplo.test');
  expect([carta?.assunto, mais]).toEqual(['Seus projetos sem instrutores foram encerrados', []]);
  for (const { projeto } of projetos) {
    expect(carta?.texto).toContain(`04/06/2026, 23h59: ele foi encerrado.\n\nProjeto: nº ${projeto}, `);
    expect(carta?.texto).toContain(`/instrutores/${projeto}\n`);
  }
});

it('[C-A16] mails 15 and 3 days before and on the day, closes by the clock, and can be taken back with a reason (D44)', async () => {
  const dono = await w.novaPessoa('coordenador', { email: 'sem-instrutor@exemplo.test' });
  const edital = await w.novoEditalEm('resultado', { encerramentoSemInstrutores: '2026-07-05' });
  const { projeto } = await w.novoAvaliado(edital, { ...VAGAS, dono });
  const comAluno = await w.novoAvaliado(edital, VAGAS);
  await w.novoInstrutor(comAluno.projeto, { fim: null });
  await w.novoAvaliado(edital);
  const enviados = (await t.emailsAte(0)).length;
  const dias: string[] = [];
  for (const dia of ['06-19', '06-20', '06-21', '07-01', '07-02', '07-03', '07-04', '07-05', '07-06']) {
    t.clock.definir(`2026-${dia}T12:00:00Z`);
    const [a, b] = await Promise.all([avisarEncerramentos(t.deps), avisarEncerramentos(t.deps)]);
    if (a + b > 0) dias.push(`${dia}:${a + b}`);
    // Several are sent at once, so each day's mail is sent before the next one is written.
    await t.emailsAte(enviados + dias.length);
    expect(await lido(projeto, dono)).toBe(dia >= '07-05' ? '2026-07-05' : null);
    expect(await lido(comAluno.projeto, comAluno.dono)).toBeNull();
  }
  expect(dias).toEqual(['06-20:1', '07-02:1', '07-05:1']);
  const cartas = (await t.emailsAte(enviados + 3)).slice(enviados);
  expect(cartas.map(({ para, assunto }) => [para, assunto])).toEqual([
    ['sem-instrutor@exemplo.test', 'Seu projeto ainda não tem instrutores'],
    ['sem-instrutor@exemplo.test', 'Seu projeto ainda não tem instrutores'],
    ['sem-instrutor@exemplo.test', 'Seu projeto sem instrutores foi encerrado'],
  ]);

  const { token } = await w.abrirSessao(adm.id, adm.tipo);
  const desfazer = (id: number, motivo: string): Promise<Problem> =>
    send(t.url, 'POST', `/api/projeto/${id}/desfazer_encerramento`, { token, body: { motivo } });
  const semMotivo = await desfazer(projeto, ' ');
  expect([semMotivo.status, semMotivo.body.errors]).toEqual([
    422,
    { motivo: MENSAGENS_EDITAL.escrevaOMotivo },
  ]);
  expect(await naLista(edital, projeto)).toBe('2026-07-05');
  expect(await naLista(edital, comAluno.projeto)).toBeNull();
  expect((await desfazer(projeto, 'A seleção atrasou')).status).toBe(200);
  expect(await naLista(edital, projeto)).toBeNull();
  const reaberto = (await t.emailsAte(enviados + 4)).at(-1);
  expect([reaberto?.para, reaberto?.assunto, reaberto?.texto.includes('A seleção atrasou')]).toEqual([
    'sem-instrutor@exemplo.test',
    'O encerramento do seu projeto foi desfeito',
    true,
  ]);
  expect(await lido(projeto, dono)).toBeNull();
  const outraVez = await desfazer(projeto, 'A seleção atrasou');
  expect([outraVez.status, outraVez.body.message]).toEqual([409, M.naoEncerrado]);
  expect((await desfazer(comAluno.projeto, 'Engano')).status).toBe(409);
  t.clock.definir(INICIO);
});

it('[C-L6] mails the others when the mail to one coordinator fails', async () => {
  const edital = await w.novoEditalEm('resultado', { encerramentoSemInstrutores: '2026-12-25' });
  const { dono } = await w.novoAvaliado(edital, VAGAS);
  await w.novoAvaliado(edital, VAGAS);
  t.clock.definir('2026-12-25T12:00:00Z');
  const recusada = { tabela: 'carta_do_projeto', condicao: `pessoa_id = ${dono.id}` };
  const rodada = recusandoLinhas(t, recusada, () => avisarEncerramentos(t.deps));
  await expect(rodada).rejects.toThrow(/^1 de \d+ ficaram para a próxima rodada$/);
  expect(await avisarEncerramentos(t.deps)).toBe(1);
  expect(await avisarEncerramentos(t.deps)).toBe(0);
});
