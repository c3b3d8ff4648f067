import type { Cena, Sonda } from '../access/probe.ts';
import { igual, quemOuDono, TODOS } from '../access/probe.ts';
import { contou, gravou, limitesDe, responde, sonda, todos } from '../access/sonda.ts';
import { rowOf, updateRows } from '../rows.ts';
import type { Pessoa } from '../world.ts';
import { sondasDosVinculosDoEstudante } from './vinculos-do-estudante.ts';

const semSessao = contou('sessao', 0, (_r, { estudante }) => ({
  ...{ estudanteId: estudante?.id ?? 0, encerradaEm: null },
}));

/** An instructor with e-mail and CPF, whom nobody invited yet. */
async function comInstrutor(cena: Cena, dono: Pessoa = cena.dono) {
  const { projeto } = await cena.w.novoAprovado({
    dono,
    ...(dono.id === cena.avaliador.id ? {} : { avaliador: cena.avaliador }),
  });
  const instrutor = await cena.w.novoInstrutor(projeto);
  const { cpf } = await rowOf(cena.t, 'instrutor', { id: instrutor });
  return { projeto, instrutor, cpf: cpf ?? '' };
}

async function convidado(cena: Cena, dias = 0) {
  const { instrutor, cpf } = await comInstrutor(cena);
  return { instrutor, cpf, token: await cena.w.novoConvite(instrutor, dias) };
}
type Convidado = Awaited<ReturnType<typeof convidado>>;

const SENHA = 'jangada-na-praia-27';
const aceita = { corpo: ({ token, cpf }: Convidado) => ({ token, cpf, senha: SENHA, aviso: 1 }) };
const porToken = { corpo: ({ token }: { readonly token: string }) => ({ token }) };
const qualquerUm = limitesDe(TODOS);
const administrador = limitesDe(['administrador']);

async function comEntrada(cena: Cena, minutos = 0) {
  const { id } = await cena.w.novoEstudante();
  return { conta: id, token: await cena.w.novaEntrada(id, minutos) };
}

async function comSenha(cena: Cena) {
  const id = cena.estudante?.id ?? 0;
  await updateRows(cena.t, 'estudante', { senha: await cena.t.deps.passwords.hash(SENHA) }, { id });
  return {};
}

async function emQueParticipa(cena: Cena) {
  const feito = await comInstrutor(cena);
  await cena.w.novoColaborador(feito.projeto, quemOuDono(cena).id);
  return feito;
}

export const sondasDoEstudante = {
  estudanteAtual: sonda(() => ({}), responde({ sessaoPropria: true })),
  sairDoEstudante: sonda(() => ({}), semSessao),
  encerrarSessoesDoEstudante: sonda(() => ({}), semSessao),
  listarConvites: sonda(
    async (cena) => {
      const { projeto, instrutor } = await comInstrutor(cena);
      return { projeto, instrutor };
    },
    ({ body, r }) => igual(body, [{ instrutor: r.instrutor, convite: null, entrouEm: null }]),
    { limites: [administrador('a project in which they take part', 409, emQueParticipa)] },
  ),
  convidarEstudante: sonda(
    (cena: Cena) => comInstrutor(cena),
    contou('linkDoEstudante', 1, (r) => ({ instrutorId: r.instrutor })),
    { limites: [administrador('a project in which they take part', 409, emQueParticipa)] },
  ),
  lerConvite: sonda((cena: Cena) => convidado(cena), responde({ temConta: false }), {
    semRastro: true,
    ...porToken,
    limites: [qualquerUm('an old invitation', 422, (cena) => convidado(cena, 8), porToken)],
  }),
  aceitarConvite: sonda(
    (cena: Cena) => convidado(cena),
    async ({ cena, r }) => {
      const { estudanteId } = await rowOf(cena.t, 'instrutor', { id: r.instrutor });
      igual((await rowOf(cena.t, 'estudante', { cpf: r.cpf })).id, estudanteId);
    },
    {
      ...aceita,
      limites: [
        qualquerUm('an old invitation', 422, (cena) => convidado(cena, 8), aceita),
        qualquerUm('another CPF', 422, (cena) => convidado(cena), {
          corpo: ({ token }: Convidado) => ({ token, cpf: '52998224725', aviso: 1 }),
        }),
      ],
    },
  ),
  pedirLinkDoEstudante: sonda(
    async ({ w }) => {
      const { id, cpf } = await w.novoEstudante();
      return { conta: id, cpf };
    },
    contou('linkDoEstudante', 1, (r) => ({ estudanteId: r.conta })),
    { corpo: ({ cpf }) => ({ cpf }) },
  ),
  entrarPorLink: sonda(
    (cena: Cena) => comEntrada(cena),
    contou('sessao', 2, (r) => ({ estudanteId: r.conta })),
    {
      ...porToken,
      limites: [qualquerUm('an old link', 422, (cena) => comEntrada(cena, 16), porToken)],
    },
  ),
  alterarSenhaDoEstudante: sonda(
    comSenha,
    async ({ cena }) => {
      const { senha } = await rowOf(cena.t, 'estudante', { id: cena.estudante?.id ?? 0 });
      igual(await cena.t.deps.passwords.confere('farol-aceso-em-maio-8', senha), true);
    },
    { corpo: { senhaAtual: SENHA, senha: 'farol-aceso-em-maio-8' } },
  ),
  encerrarContaDoEstudante: sonda(
    comSenha,
    todos(
      gravou('estudante', (_r, { estudante }) => ({ id: estudante?.id ?? 0 }), {
        cpf: null,
        email: null,
        senha: null,
      }),
      semSessao,
    ),
    { corpo: { senhaAtual: SENHA } },
  ),
  ...sondasDosVinculosDoEstudante,
} satisfies Record<string, Sonda>;
