import { sha256 } from '../../adapters/sha256.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual, quemOuDono, TODOS } from '../access/probe.ts';
import { contou, limitesDe, sonda, todos } from '../access/sonda.ts';
import { countOf, insertInto, rowOf } from '../rows.ts';
import type { Pessoa } from '../world.ts';

/** An instructor of an approved project, who has an account in the world of tests. */
async function comConta(cena: Cena, dono: Pessoa = cena.dono) {
  const { projeto } = await cena.w.novoAprovado({
    dono,
    ...(dono.id === cena.avaliador.id ? {} : { avaliador: cena.avaliador }),
  });
  const instrutor = await cena.w.novoInstrutor(projeto);
  const { cpf } = await rowOf(cena.t, 'instrutor', { id: instrutor });
  return { instrutor, cpf: cpf ?? '' };
}

const escrita = ({ t, dono }: Cena, instrutorId: number, token: string) => ({
  ...{ instrutorId, em: t.clock.agora(), autorId: dono.id },
  tokenSha256: sha256(`${token} ${instrutorId}`),
});

/** An account about which the student was asked by mail. */
async function perguntada(cena: Cena) {
  const { instrutor } = await comConta(cena);
  await insertInto(cena.t, 'mudancaDeConta', escrita(cena, instrutor, 'link'));
  return { instrutor, token: `link ${instrutor}` };
}

const NOVA = {
  banco: '001',
  agencia: '1584-9',
  conta: '210169-6',
  tipo: 'corrente',
  motivo: 'mudou de banco',
};
const administrador = limitesDe(['administrador']);
const qualquerUm = limitesDe(TODOS);
const leu = contou('acesso', 1, (r: { readonly instrutor: number }, { quem }) => ({
  ...{ pessoaId: quem?.id ?? 0, documento: 'conta_bancaria', registroId: r.instrutor },
}));

export const sondasDoBanco = {
  listarBancos: sonda(
    () => ({}),
    ({ body }) =>
      igual(
        (body as { readonly codigo: string }[]).some(({ codigo }) => codigo === '001'),
        true,
      ),
  ),
  // Each reading writes its row.
  lerContaBancaria: sonda(
    (cena: Cena) => comConta(cena),
    todos(
      ({ body, r }) =>
        igual((body as { readonly conta: { readonly cpfDoTitular: string } }).conta.cpfDoTitular, r.cpf),
      leu,
    ),
    {
      semRastro: true,
      limites: [
        administrador('a project in which they take part', 409, async (cena) => {
          const { instrutor, cpf } = await comConta(cena);
          const { projetoId } = await rowOf(cena.t, 'instrutor', { id: instrutor });
          await cena.w.novoColaborador(projetoId, quemOuDono(cena).id);
          return { instrutor, cpf };
        }),
      ],
    },
  ),
  guardarContaBancaria: sonda(
    (cena: Cena) => comConta(cena),
    async ({ cena, r }) => {
      const { conta, versao } = await rowOf(cena.t, 'contaBancaria', { instrutorId: r.instrutor });
      igual([conta, versao], ['210169', 2]);
      igual(await countOf(cena.t, 'mudancaDeConta', { instrutorId: r.instrutor }), 1);
    },
    {
      corpo: ({ cpf }) => ({ ...NOVA, cpfDoTitular: cpf }),
      limites: [
        administrador('a change without a reason', 422, (cena) => comConta(cena), {
          corpo: ({ cpf }) => ({ ...NOVA, cpfDoTitular: cpf, motivo: '' }),
        }),
      ],
    },
  ),
  responderSobreAConta: sonda(
    perguntada,
    async ({ cena, r }) => {
      const { resposta } = await rowOf(cena.t, 'mudancaDeConta', { instrutorId: r.instrutor });
      igual(resposta, 'minha');
    },
    {
      corpo: ({ token }) => ({ token, resposta: 'minha' }),
      limites: [
        qualquerUm('a link to an account that was written again', 422, async (cena) => {
          const r = await perguntada(cena);
          await insertInto(cena.t, 'mudancaDeConta', escrita(cena, r.instrutor, 'outro'));
          return r;
        }),
      ],
    },
  ),
} satisfies Record<string, Sonda>;
