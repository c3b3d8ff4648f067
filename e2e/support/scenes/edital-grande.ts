import type { Client } from '@instrutoria/contract/client.ts';
import type { Conta } from '../server/api.ts';
import { loggedIn } from '../server/api.ts';
import { doTipo } from './contas.ts';
import { daquiA } from './dias.ts';
import { avaliarOsOutros, type Comissao, fechar } from './edital-em-avaliacao.ts';
import { novaPessoa } from './pessoas.ts';
import { propostaCompleta } from './proposta.ts';

/** A submitted project, and its coordinator's client. */
export interface Submetido {
  readonly id: number;
  readonly titulo: string;
  readonly client: Client;
}

/** Number of projects of each teacher. */
const DE_CADA = 10;
const AO_MESMO_TEMPO = 4;

/** Runs the acts a few at a time; returns the results in order. */
export async function emParalelo<T, R>(coisas: readonly T[], ato: (coisa: T, n: number) => Promise<R>) {
  const feitas: R[] = [];
  const fila = [...coisas.entries()];
  const trabalhar = async () => {
    for (let par = fila.shift(); par !== undefined; par = fila.shift())
      feitas[par[0]] = await ato(par[1], par[0]);
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, trabalhar));
  return feitas;
}

/** Creates an open call whose name tells its purpose. */
export async function novoEdital(
  { administradora: { client } }: Comissao,
  para: string,
  mais: Partial<Parameters<Client['criarEdital']>[0]['body']> = {},
) {
  const nome = `Edital ${daquiA(0).slice(0, 4)} ${para}`;
  return await client.criarEdital({
    body: { nome, tipoProjeto: 'TIPO II', inicio: daquiA(-1), fim: daquiA(20), ...mais },
  });
}

/**
 * Submits so many complete projects through the API, ten for each teacher; each title has the word and a
 * number.
 */
export async function submeterVarios(
  url: string,
  edital: number,
  quantos: number,
  palavra: string,
): Promise<Submetido[]> {
  const professores = Array.from({ length: Math.ceil(quantos / DE_CADA) }, (_, n) => n);
  const deTodos = await emParalelo(professores, async (p) => {
    const pessoa = await novaPessoa(url, `Docente ${p + 1} de ${palavra}`);
    const seus: Submetido[] = [];
    for (let n = p * DE_CADA; n < Math.min(quantos, (p + 1) * DE_CADA); n += 1) {
      const titulo = `${palavra} ${n + 1}`;
      const body = { ...(await propostaCompleta(pessoa, edital)), titulo };
      const { id } = await pessoa.client.submeterProjeto({ body });
      seus.push({ id, titulo, client: pessoa.client });
    }
    return seus;
  });
  return deTodos.flat();
}

/**
 * Brings a call from its submissions to the published result through the API: each project gets all that it
 * asks for.
 */
export async function publicar(comissao: Comissao, contas: readonly Conta[], edital: number): Promise<void> {
  const { client: adm } = comissao.administradora;
  await fechar(comissao, edital);
  await avaliarOsOutros(comissao, edital, []);
  await adm.iniciarDecisao({ body: { id: edital } });
  const { linhas } = await adm.lerDecisao({ params: { id: edital } });
  for (const { projeto_id, remunerados, voluntarios } of linhas) {
    await adm.aprovarInstrutores({
      body: { id: projeto_id, remunerados_aprovados: remunerados, voluntarios_aprovados: voluntarios },
    });
  }
  await adm.enviarASecretaria({ body: { id: edital } });
  const { client: secretaria } = await loggedIn(comissao.url, doTipo(contas, 'secretaria')[0]);
  await secretaria.publicarResultados({ body: { edital } });
}
