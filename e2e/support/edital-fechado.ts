import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { contasDe } from './api.ts';
import { comissaoDe, fecharAbertos } from './edital-em-avaliacao.ts';
import type { Mundo } from './mensagens.ts';
import { novaPessoa } from './pessoas.ts';
import { propostaCompleta } from './proposta.ts';

/** Everybody who takes part in an evaluation, in the row's world. */
export const comissao = async ({ app }: Mundo) => comissaoDe(app.url, await contasDe(app.url));
/** A day so many days from now, as the API takes it. */
export const dia = (distancia: number) =>
  new Date(Date.now() + distancia * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A call of this test alone, closed, with projects of one teacher. */
export async function editalFechado(
  mundo: Mundo,
  titulos: readonly string[],
  tipoProjeto: TipoDeProjeto = 'TIPO I',
) {
  const todos = await comissao(mundo);
  const nome = `Edital 2031 de ${mundo.pessoa.siape} ${tipoProjeto}`;
  const { id } = await todos.administradora.client.criarEdital({
    body: { nome, tipoProjeto, inicio: dia(-1), fim: dia(20) },
  });
  const dona = await novaPessoa(mundo.app.url, 'Quitéria Barros Leal');
  const projetos: number[] = [];
  for (const titulo of titulos) {
    const corpo = await propostaCompleta(dona, id);
    projetos.push((await dona.client.submeterProjeto({ body: { ...corpo, titulo } })).id);
  }
  await fecharAbertos(todos);
  return { edital: id, projetos, todos, dona };
}

/** Opens the screen of a call. */
export async function noEdital({ page }: Mundo, caminho: string, edital: number): Promise<void> {
  await page.goto(caminho);
  await page.getByRole('combobox', { name: 'Edital', exact: true }).selectOption(String(edital));
}

/** What the rows of a group share: the first of them makes it. */
export function doGrupo<T>(): { guardar: (valor: T) => T; ler: () => T } {
  let guardado: { readonly valor: T } | undefined;
  return {
    guardar: (valor) => {
      guardado = { valor };
      return valor;
    },
    ler: () => {
      if (guardado === undefined) throw new Error('an earlier row of the group makes it');
      return guardado.valor;
    },
  };
}
