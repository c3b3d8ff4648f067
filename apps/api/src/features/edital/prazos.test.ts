import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { findRow, updateRows } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const enderecoDe = async ({ id }: Pessoa) => (await findRow(t, 'professor', { id }))?.email;

/** The mails of an administrator's act; waits for `quantas`, and fails when there are more. */
async function cartasDe(quantas: number, metodo: string, caminho: string, body?: unknown) {
  const antes = (await t.emailsAte(0)).length;
  const r = await send(t.url, metodo, caminho, { token: adm.token, body });
  expect([r.status, r.status === 200 ? '' : r.text]).toEqual([200, '']);
  return (await t.emailsAte(antes + quantas)).slice(antes);
}

async function edital(id: number, mudancas: object) {
  const r = await send<Record<string, unknown>>(t.url, 'GET', `/api/edital/${id}`, { token: adm.token });
  return { ...r.body, ...mudancas };
}

it('[C-L4] mails each holder of drafts once when the last day moves, with all their drafts, day and link', async () => {
  const id = await w.novoEdital();
  const [ana, rui, submeteu, saiu] = [
    await w.novaPessoa(),
    await w.novaPessoa(),
    await w.novaPessoa(),
    await w.novaPessoa(),
  ];
  const rascunho = { ehRascunho: true };
  await w.novoProjeto(ana.id, id, { ...rascunho, titulo: 'Plantões de Física' });
  await w.novoProjeto(ana.id, id, { ...rascunho, titulo: 'Oficinas de Química' });
  await w.novoProjeto(ana.id, await w.novoEdital(), { ...rascunho, titulo: 'Outro edital' });
  await w.novoProjeto(rui.id, id, rascunho);
  await w.novoProjeto(submeteu.id, id);
  await w.novoProjeto(saiu.id, id, rascunho);
  await updateRows(t, 'professor', { encerradoEm: t.clock.agora() }, { id: saiu.id });
  // The person who does it gets no mail.
  await w.novoProjeto(adm.id, id, rascunho);

  const cartas = await cartasDe(2, 'PUT', `/api/edital/${id}`, await edital(id, { fim: '2026-06-10' }));
  expect(cartas.map(({ para }) => para).sort()).toEqual(
    [await enderecoDe(ana), await enderecoDe(rui)].sort(),
  );
  const deAna = cartas.find(({ texto }) => texto.includes('Plantões de Física'))?.texto ?? '';
  expect(deAna).toContain('mudou: agora é 10/06/2026');
  expect(deAna).toContain('Oficinas de Química\nRascunho, para enviar até 10/06/2026, 23h59\nAbrir: ');
  expect(deAna).toContain('/rascunhos_salvos');
  expect(deAna).not.toContain('Outro edital');

  // Another field: nobody gets a mail, and the next mails are those of the next act.
  await cartasDe(0, 'PUT', `/api/edital/${id}`, await edital(id, { nome: 'Edital 2026 com outro nome' }));
  const encerradas = await cartasDe(2, 'POST', `/api/edital/${id}/encerrar_inscricoes`);
  expect(encerradas.every(({ texto }) => texto.includes('foram encerradas'))).toBe(true);
  const reabertas = await cartasDe(2, 'POST', `/api/edital/${id}/reabrir_inscricoes`, {
    fim: '2026-06-20',
    motivo: 'Queda do sistema',
  });
  expect(
    reabertas.every(({ texto }) => texto.includes('foram reabertas e vão até 20/06/2026, 23h59. ')),
  ).toBe(true);
});

it('[C-L4] mails each evaluator with unfinished projects once when their day moves, and names nobody (D20)', async () => {
  const id = await w.novoEditalEm('avaliacao');
  const avaliador = await w.novaPessoa('avaliador');
  const dono = await w.novaPessoa(undefined, { nome: 'Zuleica Quaresma' });
  const um = await w.novoDesignado(id, { avaliador, dono });
  const dois = await w.novoDesignado(id, { avaliador, dono, aprovacao: { aceito: true } });
  const pronto = await w.novoAvaliado(id, { dono });
  const outro = await w.novoDesignado(id, { dono });
  const deixou = await w.novoDesignado(id, { dono });
  await updateRows(t, 'professor', { tipo: 'coordenador' }, { id: deixou.avaliador.id });

  const cartas = await cartasDe(
    2,
    'PUT',
    `/api/edital/${id}`,
    await edital(id, { prazoAvaliacao: '2026-12-20' }),
  );
  expect(cartas.map(({ para }) => para).sort()).toEqual(
    [await enderecoDe(avaliador), await enderecoDe(outro.avaliador)].sort(),
  );
  const dele = cartas.find(({ texto }) => texto.includes(`/aceitar_projeto/${um.aprovacao}`))?.texto ?? '';
  expect(dele).toContain(`Projeto nº ${um.projeto}`);
  expect(dele).toContain('Falta concluir a avaliação, até 20/12/2026, 23h59\nAbrir: ');
  expect(dele).toContain(`/avaliacao_projetos/${dois.aprovacao}`);
  expect(cartas.some(({ texto }) => texto.includes('Zuleica'))).toBe(false);
  expect(cartas.some(({ texto }) => texto.includes(`nº ${pronto.projeto},`))).toBe(false);
});
