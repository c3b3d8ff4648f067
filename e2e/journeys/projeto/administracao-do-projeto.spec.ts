import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'administracao-do-projeto' });

test('lets the administration designate on a project’s own page, with its history; its coordinator has no such part', {
  tag: '@longo',
}, async ({ page, app, contas, quem, retomar }) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  const designacoes = await client.listarDesignacoes({
    params: { editalId: quem.exemplos.editalEmAvaliacao },
    query: {},
  });
  const livre = designacoes.find(({ avaliacao }) => avaliacao === null);
  const concluida = designacoes.find(({ avaliacao }) => avaliacao?.ja_foi_avaliado);
  if (livre === undefined || concluida === undefined) throw new Error('the demonstration has none like that');
  const candidatos = await client.listarCandidatos({ params: { projectId: livre.id }, query: {} });
  const quemAvalia = candidatos.find(({ impedimento }) => impedimento === null);
  if (quemAvalia === undefined) throw new Error('nobody may assess it');

  await retomar(page, administradora);
  await page.goto(`/projetos/${livre.id}`);
  const partes = page.getByRole('navigation', { name: 'Partes do projeto' });
  await partes.getByRole('link', { name: 'Administração' }).click();
  await expect(page).toHaveURL(new RegExp(`/projetos/${livre.id}/administracao$`));
  const designacao = page.getByRole('region', { name: 'Designação' });
  await expect(designacao).toContainText('sem avaliador');
  for (const { motivo } of livre.recusas) await expect(designacao).toContainText(motivo);
  const decisao = page.getByRole('region', { name: 'Decisão e recurso' });
  await expect(decisao).toContainText('A decisão vem depois');
  const botao = designacao.getByRole('button', { name: 'Designar avaliador' });
  await botao.click();
  const dialogo = page.getByRole('dialog', { name: 'Designar avaliador' });
  await dialogo.getByRole('textbox', { name: 'SIAPE' }).fill(quemAvalia.siape);
  await dialogo.getByRole('button', { name: 'Designar', exact: true }).click();
  await expect(page.getByText(M.designado)).toBeVisible();
  await expect(designacao).toContainText(quemAvalia.nome);
  await expect(designacao.getByRole('button', { name: 'Substituir avaliador' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto(`/projetos/${concluida.id}/administracao`);
  const { parecer } = await client.lerAprovacaoDoProjeto({ params: { projectId: concluida.id } });
  const avaliacao = page.getByRole('region', { name: 'Avaliação', exact: true });
  await expect(
    avaliacao.getByRole('heading', { name: 'Parecer' }).or(avaliacao.getByText('Parecer')),
  ).toBeVisible();
  await expect(avaliacao).toContainText((parecer ?? '').split('\n')[0] ?? '');
  await expect(page.getByRole('table', { name: 'Atos no registro do projeto' })).toBeVisible();

  const outra = contas.find(({ nome, tipo }) => tipo === 'coordenador' && nome !== '');
  if (outra === undefined) throw new Error('no coordinator');
  await retomar(page, outra);
  await page.goto(`/projetos/${livre.id}/administracao`);
  await expect(page.getByRole('region', { name: 'Designação' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/permissão/i);
});
