import { MAXIMO_NA_AVALIACAO } from '@instrutoria/domain/avaliacao/limits.ts';
import type { Page } from '@playwright/test';
import { contasDe, loggedIn } from '../server/api.ts';
import type { App } from '../server/app.ts';
import { doTipo } from './contas.ts';

/** A published project of the demonstration without a pending appeal, and its call. */
async function corrigivel(app: App): Promise<{ readonly edital: number; readonly projeto: number }> {
  const [presidente] = doTipo(await contasDe(app.url), 'PRESIDENTE_COMISSAO');
  const { client } = await loggedIn(app.url, presidente);
  const recursos = await client.listarRecursos();
  const pendentes = new Set(
    recursos.filter(({ status }) => status === 'PENDENTE').map((r) => r.projetoAprovacao.projeto.id),
  );
  for (const { id, fase } of await client.listarTodosOsEditais()) {
    if (fase !== 'resultado') continue;
    const { projetos } = await client.lerResultados({ params: { editalId: id } });
    const livre = projetos.findLast((p) => p.posicao !== null && !pendentes.has(p.projeto_id));
    if (livre !== undefined) return { edital: id, projeto: livre.projeto_id };
  }
  throw new Error('no published project that could be corrected');
}

/**
 * A higher score, written as in a field. Other journeys on this server correct it too, before or meanwhile,
 * and by less.
 */
function maisAlta(nota: string): string {
  const acima = (Math.round(Number(nota.replace(',', '.')) * 10) + 2) / 10;
  if (!(acima <= MAXIMO_NA_AVALIACAO.pontuacaoOrganizacaoTextual))
    throw new Error(`a score of ${nota} cannot be raised`);
  return String(acima).replace('.', ',');
}

/** Fills in, without sending, a correction that raises one score. */
export async function correcaoEscrita(
  { page, app }: { readonly page: Page; readonly app: App },
  outra: string | null = null,
): Promise<{ readonly edital: number; readonly projeto: number }> {
  const qual = await corrigivel(app);
  await page.getByLabel('Edital', { exact: true }).selectOption(String(qual.edital));
  await page.getByLabel('Projeto', { exact: true }).selectOption(String(qual.projeto));
  const notas = page.getByRole('form', { name: 'Correção do resultado' }).getByRole('textbox');
  await notas.first().waitFor();
  const nota = page.getByLabel(/^Organização textual/);
  await nota.fill(outra ?? maisAlta(await nota.inputValue()));
  await page.getByLabel(/^Justificativa da correção/).fill('A soma da ficha estava errada.');
  return qual;
}
