import { type Conta, loggedIn } from '../server/api.ts';

/** The student of the demonstration, who has an account. */
export const ALUNO = { nome: 'João Pedro Valente', senha: 'caderno-azul-805' };
/** Their project, its coordinator, and how they enter. */
export async function doAluno(url: string, coordenadores: readonly Conta[], administradora: Conta) {
  const adm = await loggedIn(url, administradora);
  for (const conta of coordenadores) {
    const { client, id } = await loggedIn(url, conta);
    for (const { id: projeto } of await client.listarProjetosSubmetidos({ params: { coordinatorId: id } })) {
      const { data } = await client.listarInstrutores({ params: { id: projeto } });
      const dele = data.find(({ nome }) => nome === ALUNO.nome);
      if (dele === undefined) continue;
      const { cpf, email } = await adm.client.lerInstrutor({ params: { id: dele.id } });
      if (cpf !== null) return { conta, projeto, cpf, email };
    }
  }
  throw new Error(`nobody coordinates ${ALUNO.nome}`);
}
