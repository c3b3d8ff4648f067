import type { Client } from '@instrutoria/contract/client.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitantes } from '../browser/visitantes.ts';
import type { Conta } from '../server/api.ts';
import { loggedIn } from '../server/api.ts';
import { comoBlob, umPdf } from './arquivos.ts';
import { doTipo } from './contas.ts';

/** A project with a sheet of five rows, and its coordinator. */
export interface CincoNaFolha {
  readonly projeto: number;
  readonly dona: Conta;
  readonly client: Client;
  /** The instructors' names in the order of the sheet. */
  readonly nomes: readonly string[];
}

/**
 * The running project whose volunteer was replaced: with the instructors who left, its sheet has five rows.
 */
export async function cincoInstrutores(
  url: string,
  contas: readonly Conta[],
  { exemplos, contaPara }: Visitantes,
): Promise<CincoNaFolha> {
  const projeto = exemplos.emAndamento;
  const dona = contaPara({ path: '/frequencia/:id', title: '', tipo: 'coordenador' }, 'coordenador');
  const { client } = await loggedIn(url, dona);
  const nomes = async () =>
    (await client.lerFolhaDeFrequencia({ params: { id: projeto }, query: {} })).linhas.map(
      ({ instrutor }) => instrutor.nome,
    );
  if ((await nomes()).length < 5) {
    const { data } = await client.listarInstrutores({ params: { id: projeto } });
    const sai = data.find(({ tipoAluno, fimVinculo }) => tipoAluno === 'VOLUNTARIO' && fimVinculo === null);
    if (sai === undefined) throw new Error('no volunteer to take the place of');
    await client.encerrarInstrutor({ params: { id: sai.id }, body: {} });
    const file = (texto: string) => comoBlob(umPdf(`${texto}.pdf`, texto));
    const { id } = await client.cadastrarInstrutor({
      body: {
        nome: 'Nara Quintela',
        email: 'nara.quintela@estudante.br',
        cpf: '529.982.247-25',
        matricula: '2026555',
        programa_pos: 'Programa de Pós-Graduação em Física',
        tipoAluno: 'VOLUNTARIO',
        termo_compromisso: (await client.enviarTermo({ file: file('termo') })).data,
        declaracao_aluno_detentor: (await client.enviarDeclaracao({ file: file('declaracao') })).data,
        historico_declaracao: (await client.enviarHistorico({ file: file('historico') })).data,
        projeto: { id: projeto },
      },
    });
    const adm = await loggedIn(url, doTipo(contas, 'administrador')[0]);
    const { versao } = await adm.client.lerInstrutor({ params: { id } });
    await adm.client.liberarInstrutor({ params: { id }, body: { mesInicio: '2026-10' }, ifMatch: versao });
  }
  return { projeto, dona, client, nomes: await nomes() };
}

/** The field of a month and a person, found by its accessible name (T-L9). */
export function celula(page: Page, mes: string, nome: string): Locator {
  return page.getByRole('textbox', { name: `${mes}, ${nome}, horas`, exact: true });
}

/** Opens the sheet and waits until it can be filled in. */
export async function abrirFolha(page: Page, projeto: number): Promise<void> {
  await page.goto(`/frequencia/${projeto}`);
  await expect(page.getByRole('button', { name: 'Registrar', exact: true })).toBeVisible();
}

/** The hours that the server has for a person's month; undefined when there are none. */
export async function horasGuardadas(
  { client, projeto }: Pick<CincoNaFolha, 'client' | 'projeto'>,
  nome: string,
  mes: number,
): Promise<number | null | undefined> {
  const todas = await client.listarFrequencias({ params: { id: projeto }, query: {} });
  const dela = todas.find(({ instrutor }) => instrutor.nome === nome);
  return dela?.horasPorMes.find((um) => um.mes === mes)?.horas;
}
