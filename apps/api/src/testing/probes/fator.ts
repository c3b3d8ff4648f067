import { novoDesafio, opcoesDeCadastro, opcoesDeUso } from '../../adapters/passkeys.ts';
import { criarPedido } from '../../features/conta/pedido-repository.ts';
import type { Cena } from '../access/probe.ts';
import { igual, LOGADOS, quemOuDono, TODOS } from '../access/probe.ts';
import { contou, gravou, limitesDe, responde, sonda, todos } from '../access/sonda.ts';
import { countOf, insertInto } from '../rows.ts';
import { criarAutenticador } from '../world/autenticador.ts';
import { darSenha, SENHA, statusDoToken } from '../world/contas.ts';
import { codigoTotp, darChave, darCodigo, darTotp } from '../world/fatores.ts';
import { proximo } from '../world.ts';

const logado = limitesDe(LOGADOS);
const qualquerUm = limitesDe(TODOS);
const administrador = limitesDe(['administrador']);
const administradorDeSi = limitesDe(['administrador'], 'proprio');

/** The caller with a password and an authenticator application; the code of now proves it. */
async function comTotp(cena: Cena) {
  const pessoa = quemOuDono(cena);
  await darSenha(cena.t, pessoa);
  const segredo = await darTotp(cena.t, pessoa);
  const codigo = codigoTotp(segredo, cena.t.deps.clock.real());
  return { professor: pessoa.id, prova: { senhaAtual: SENHA, codigo } };
}
const comProva = (r: { readonly prova: object }) => r.prova;

/** The caller with a password and no factor. */
async function semFator(cena: Cena) {
  const pessoa = quemOuDono(cena);
  await darSenha(cena.t, pessoa);
  return { professor: pessoa.id, prova: { senhaAtual: SENHA } };
}

const erros = {
  senhaErrada: (com: typeof comTotp | typeof semFator) =>
    logado('a wrong current password', 422, com, {
      corpo: (r) => ({ ...r.prova, senhaAtual: 'outra coisa qualquer' }),
      rastro: 'senhaAtualIncorreta',
    }),
  codigoErrado: (com: typeof comTotp) =>
    logado('a wrong code', 422, com, {
      corpo: (r) => ({ ...r.prova, codigo: 'AAAA-AAAA-AAAA-AAAA' }),
      rastro: 'segundoFatorFalhou',
    }),
};

async function pedidoDe(cena: Cena, finalidade: 'cadastrarChave' | 'entrar' | 'entrarComChave') {
  const { clock, config, database } = cena.t.deps;
  const desafio = novoDesafio();
  const professorId = finalidade === 'entrarComChave' ? null : quemOuDono(cena).id;
  const agora = clock.real();
  const pedido = await criarPedido(database.db, { finalidade, professorId, desafio, agora });
  return {
    pedido,
    desafio,
    rpId: new URL(config.publicUrl).hostname,
    origem: new URL(config.publicUrl).origin,
  };
}

const entrou = async ({ cena, body }: { readonly cena: Cena; readonly body: unknown }) =>
  igual(await statusDoToken(cena.t, (body as { token: string }).token), 200);

async function chaveNova(cena: Cena) {
  const { pedido, desafio, rpId, origem } = await pedidoDe(cena, 'cadastrarChave');
  const pessoa = { id: quemOuDono(cena).id, email: 'a@exemplo.test', nome: 'Ana' };
  const opcoes = opcoesDeCadastro({ id: rpId, name: 'teste' }, { desafio, pessoa, chaves: [] });
  const corpo = { pedido, nome: 'celular', chave: criarAutenticador(origem).cadastrar(opcoes) };
  return { professor: pessoa.id, corpo };
}

export const sondasDoFator = {
  concluirSegundoFator: sonda(
    async (cena) => {
      const { pedido } = await pedidoDe(cena, 'entrar');
      return { corpo: { pedido, codigo: await darCodigo(cena.t, quemOuDono(cena)), chave: undefined } };
    },
    entrou,
    {
      corpo: (r) => r.corpo,
      limites: [
        qualquerUm(
          'a used code',
          401,
          async (cena) => {
            const { pedido } = await pedidoDe(cena, 'entrar');
            const codigo = await darCodigo(cena.t, quemOuDono(cena));
            await cena.t.deps.database.pool.query('update codigo_de_recuperacao set usado_em = now()');
            return { corpo: { pedido, codigo, chave: undefined } };
          },
          { corpo: (r) => r.corpo, rastro: 'segundoFatorFalhou' },
        ),
        qualquerUm('an unknown request', 401, () => ({}), {
          corpo: { pedido: 'x'.repeat(43), codigo: '123456', chave: undefined },
        }),
      ],
    },
  ),
  opcoesParaEntrar: sonda(
    () => ({}),
    ({ body }) => igual((body as { opcoes: { rpId: string } }).opcoes.rpId, 'localhost'),
    { semRastro: true },
  ),
  entrarComChave: sonda(
    async (cena) => {
      const { pedido, desafio, rpId } = await pedidoDe(cena, 'entrarComChave');
      const autenticador = await darChave(cena.t, cena.dono);
      return { corpo: { pedido, chave: autenticador.usar(opcoesDeUso(rpId, desafio, [])) } };
    },
    entrou,
    {
      corpo: (r) => r.corpo,
      limites: [
        qualquerUm(
          'a passkey that touched but did not verify the person',
          401,
          async (cena) => {
            const { pedido, desafio, rpId } = await pedidoDe(cena, 'entrarComChave');
            const autenticador = await darChave(cena.t, cena.dono);
            const opcoes = opcoesDeUso(rpId, desafio, []);
            return { corpo: { pedido, chave: autenticador.usar(opcoes, { semVerificar: true }) } };
          },
          { corpo: (r) => r.corpo, rastro: 'segundoFatorFalhou' },
        ),
      ],
    },
  ),
  lerFatores: sonda(
    async (cena) => {
      await darCodigo(cena.t, quemOuDono(cena));
      return { chave: (await darChave(cena.t, quemOuDono(cena))).chave };
    },
    responde(({ chave }) => ({ totp: null, codigos: 1, chaves: [{ id: chave, nome: 'celular' }] })),
  ),
  desafiarChave: sonda(
    async (cena) => ({ id: (await darChave(cena.t, quemOuDono(cena))).id }),
    ({ body, r }) =>
      igual(
        (body as { opcoes: { allowCredentials: { id: string }[] } }).opcoes.allowCredentials[0]?.id,
        r.id,
      ),
    { semRastro: true },
  ),
  iniciarTotp: sonda(
    semFator,
    gravou('fatorTotp', (r) => ({ professorId: r.professor }), { confirmadoEm: null }),
    { corpo: comProva, limites: [erros.senhaErrada(semFator)] },
  ),
  confirmarTotp: sonda(
    async (cena) => {
      const { deps } = cena.t;
      const segredo = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
      const professor = quemOuDono(cena).id;
      await insertInto(cena.t, 'fatorTotp', {
        professorId: professor,
        chave: deps.sealOfFactors.fechar(JSON.stringify(segredo)),
        criadoEm: deps.clock.real(),
      });
      return { professor, codigo: codigoTotp(segredo, deps.clock.real()) };
    },
    todos(
      contou('fatorTotp', 0, (r) => ({ professorId: r.professor, confirmadoEm: null })),
      contou('codigoDeRecuperacao', 10, (r) => ({ professorId: r.professor })),
    ),
    {
      corpo: (r) => ({ codigo: r.codigo }),
      limites: [
        logado('no enrolment that waits', 409, (cena) => ({ professor: quemOuDono(cena).id }), {
          corpo: { codigo: '123456' },
        }),
      ],
    },
  ),
  removerTotp: sonda(
    comTotp,
    contou('fatorTotp', 0, (r) => ({ professorId: r.professor })),
    { corpo: comProva, limites: [erros.senhaErrada(comTotp), erros.codigoErrado(comTotp)] },
  ),
  opcoesDaChave: sonda(
    comTotp,
    contou('segundoFatorPedido', 1, (r) => ({ professorId: r.professor, finalidade: 'cadastrarChave' })),
    { corpo: comProva, limites: [erros.senhaErrada(comTotp), erros.codigoErrado(comTotp)] },
  ),
  cadastrarChave: sonda(
    chaveNova,
    contou('chaveDeAcesso', 1, (r) => ({ professorId: r.professor })),
    {
      corpo: (r) => r.corpo,
      limites: [
        logado('an unknown request', 409, chaveNova, {
          corpo: (r) => ({ ...r.corpo, pedido: 'x'.repeat(43) }),
        }),
      ],
    },
  ),
  renomearChave: {
    soProprio: LOGADOS,
    async montar(cena: Cena) {
      const { chave } = await darChave(cena.t, cena.dono);
      const nome = `notebook ${proximo()}`;
      return {
        de: chave,
        corpo: { nome },
        efeito: async () => igual(await countOf(cena.t, 'chaveDeAcesso', { id: chave, nome }), 1),
      };
    },
  },
  removerChave: {
    soProprio: LOGADOS,
    async montar(cena: Cena) {
      const { prova } = await comTotp(cena);
      const { chave } = await darChave(cena.t, cena.dono);
      return {
        de: chave,
        corpo: prova,
        efeito: async () => igual(await countOf(cena.t, 'chaveDeAcesso', { id: chave }), 0),
      };
    },
  },
  gerarCodigos: sonda(
    comTotp,
    contou('codigoDeRecuperacao', 10, (r) => ({ professorId: r.professor })),
    { corpo: comProva, limites: [erros.senhaErrada(comTotp), erros.codigoErrado(comTotp)] },
  ),
  removerFatoresDe: sonda(
    async ({ t, dono }) => {
      await darTotp(t, dono);
      return { professor: dono.id };
    },
    contou('fatorTotp', 0, (r) => ({ professorId: r.professor })),
    {
      limites: [
        administrador(
          'no reason',
          422,
          async ({ t, dono }) => {
            await darTotp(t, dono);
            return { professor: dono.id };
          },
          { corpo: { motivo: undefined } },
        ),
        administradorDeSi("one's own", 409, ({ dono }) => ({ professor: dono.id })),
      ],
    },
  ),
};
