import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { type Conta, loggedIn } from '../server/api.ts';
import { doTipo } from './contas.ts';
import { avaliarOsOutros, comissaoDe, fecharAbertos } from './edital-em-avaliacao.ts';

type Regras = Omit<BodyInputOf<Api['mudarRegrasDoEdital']>, 'motivo'>;

/**
 * The call of the first coordinator's project, with these rules: its submissions are over, all its projects are
 * evaluated, and its decision has begun.
 */
export async function editalEmDecisao(
  url: string,
  contas: readonly Conta[],
  regras: Regras,
  motivo = 'O regulamento pede.',
) {
  const comissao = await comissaoDe(url, contas);
  const { client: adm } = comissao.administradora;
  const quem = doTipo(contas, 'coordenador')[0];
  const { client, id: coordinatorId } = await loggedIn(url, quem);
  const seus = await client.listarProjetosSubmetidos({ params: { coordinatorId } });
  const dela = seus.find(({ edital }) => edital?.fase === 'submissao');
  if (dela?.edital == null) throw new Error('she has no project in an open call');
  const { id, nome } = dela.edital;
  await fecharAbertos(comissao);
  await adm.mudarRegrasDoEdital({ params: { id }, body: { ...regras, motivo } });
  await avaliarOsOutros(comissao, id, []);
  await adm.iniciarDecisao({ body: { id } });
  return { adm, quem, client, dela, id, nome };
}

/** Published by the secretariat. */
export async function publicar(url: string, contas: readonly Conta[], edital: number): Promise<void> {
  const { client } = await loggedIn(url, doTipo(contas, 'secretaria')[0]);
  await client.publicarResultados({ body: { edital } });
}
