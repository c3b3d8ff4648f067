import { COMECOS } from '@instrutoria/domain/porta/rules/modelos.ts';
import {
  asForm,
  asQuery,
  logoutRequest,
  signedXml,
} from '../../features/porta/adapters/testing/saml-logout.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { ID_DESCONHECIDO, igual, LOGADOS, MENOS_ADMINISTRADOR, quemOuDono, TODOS } from '../access/probe.ts';
import { contou, gravou, inclui, limitesDe, responde, sonda } from '../access/sonda.ts';
import { countOf, insertInto, rowOf, updateRows } from '../rows.ts';
import { darSenha, novoCadastro, SENHA, statusDoToken } from '../world/contas.ts';
import {
  assinanteDoSaml,
  chegar,
  comecar,
  corpoDaPorta,
  respostaDoProvedor,
  semContaPela,
  umaPorta,
  umaPortaDeSenha,
  umaPortaSaml,
  umaSessaoSaml,
  umNavegador,
  umProvedor,
} from '../world/porta.ts';
import { proximo } from '../world.ts';

const qualquerUm = limitesDe(TODOS);
const logado = limitesDe(LOGADOS);
const administrador = limitesDe(['administrador']);

async function nova({ t }: Cena, mudancas = {}) {
  const provedor = await umProvedor();
  const { id, nome, versao } = await umaPorta(t, provedor.issuer, mudancas);
  return { provedor, porta: id, nome, versao };
}

/** A new person at the provider, who has no account here. */
async function alguem(cena: Cena, claims: object = {}) {
  const feita = await nova(cena);
  feita.provedor.claims = { sub: `pessoa ${proximo()}`, vinculos: ['docente'], name: 'Ana Lima', ...claims };
  return feita;
}

async function novaSaml({ t }: Cena) {
  return { porta: (await umaPortaSaml(t)).id };
}

/** The scene's owner has a session by SAML. */
async function entrouPorSaml(cena: Cena) {
  const porta = await umaPortaSaml(cena.t);
  const nameId = `_${proximo()}`;
  const token = await umaSessaoSaml(cena, porta, { pessoa: cena.dono.id, nameId, sessao: '_s' });
  return { porta: porta.id, destination: porta.saida, nameId, token };
}

/** The caller's, or another's. */
async function identidade(cena: Cena, professorId: number) {
  const { porta } = await nova(cena);
  const agora = cena.t.deps.clock.real();
  const linha = await insertInto(cena.t, 'identidade', {
    ...{ professorId, portaId: porta, provedor: '', sujeito: `sub ${proximo()}`, como: 'cpf' },
    ...{ criadaEm: agora, ultimoUso: agora },
  });
  return { porta, identidade: linha.id, professor: professorId };
}

const entrou = async ({ cena, body }: { readonly cena: Cena; readonly body: unknown }) =>
  igual(await statusDoToken(cena.t, (body as { readonly token: string }).token), 200);

/** A session of this person by a door, beside their local one. */
async function entrouDosDois(cena: Cena, professorId: number): Promise<void> {
  const { porta } = await nova(cena);
  const agora = cena.t.deps.clock.real();
  await insertInto(cena.t, 'sessao', {
    ...{ professorId, portaId: porta, navegador: 'x', criadaEm: agora, ultimoUso: agora },
    expiraEm: new Date(agora.getTime() + 3_600_000),
  });
}

const marca = () => umNavegador().marca;
const CODIGO_FALSO = { corpo: { codigo: 'x'.repeat(43), segredo: 'y' } };

/** A door to a directory in which the scene's owner is 'ana'. */
async function comDiretorio({ t, dono }: Cena) {
  return { porta: await umaPortaDeSenha(t, dono.id) };
}

const comConta = async (cena: Cena) => {
  const { cpf } = cena.dono;
  const feita = await alguem(cena, { cpf });
  return { ...feita, chegou: await chegar(cena.t, feita.porta) };
};

const comFormulario = async (cena: Cena) => {
  const feita = await alguem(cena);
  return { ...feita, chegou: await semContaPela(cena.t, feita.porta) };
};

export const sondasDaPorta = {
  portasAbertas: sonda(nova, ({ body, r }) =>
    igual(
      (body as { portas: { id: number }[] }).portas.some(({ id }) => id === r.porta),
      true,
    ),
  ),
  comecarEntrada: sonda(
    nova,
    contou('portaPedido', 1, (r) => ({ portaId: r.porta })),
    {
      corpo: () => ({ marca: marca() }),
      limites: [
        qualquerUm('a door that is off', 404, (cena) => nova(cena, { ligada: false }), {
          corpo: () => ({ marca: marca() }),
          comoInexistente: true,
        }),
      ],
    },
  ),
  retornoDaPorta: {
    semRastro: true,
    async montar(cena) {
      const { porta } = await alguem(cena);
      const { body } = await comecar(cena.t, porta, umNavegador());
      const [, query = ''] = (await respostaDoProvedor(body.endereco)).split('?');
      return {
        de: porta,
        query,
        efeito: ({ headers }) => igual(/^\/entrada#codigo=/.test(headers.get('location') ?? ''), true),
      };
    },
    limites: [
      qualquerUm('an answer to no request', 303, nova, {
        query: `state=p${'0'.repeat(64)}&code=x`,
        efeito: ({ headers }) => igual(headers.get('location'), '/entrada#recusa=RESPOSTA_REPETIDA'),
      }),
    ],
  },
  retornoDaPortaPorFormulario: {
    semRastro: true,
    async montar(cena) {
      const { porta } = await alguem(cena);
      const { body } = await comecar(cena.t, porta, umNavegador());
      const [, formulario = ''] = (await respostaDoProvedor(body.endereco)).split('?');
      return {
        de: porta,
        corpo: { formulario },
        efeito: ({ headers }) => igual(/^\/entrada#codigo=/.test(headers.get('location') ?? ''), true),
      };
    },
    limites: [
      qualquerUm('a door that is off', 404, (cena) => nova(cena, { ligada: false }), {
        corpo: { formulario: 'state=x' },
        comoInexistente: true,
      }),
    ],
  },
  concluirEntrada: sonda(comConta, entrou, {
    corpo: ({ chegou: { codigo, segredo } }) => ({ codigo, segredo }),
    limites: [
      qualquerUm('a code that nobody was given', 409, nova, CODIGO_FALSO),
      qualquerUm('the secret of another browser', 409, comConta, {
        corpo: ({ chegou: { codigo } }) => ({ codigo, segredo: 'outro' }),
      }),
    ],
  }),
  entrarComSenhaDaInstituicao: sonda(comDiretorio, entrou, {
    corpo: { marca: marca(), usuario: 'ana', senha: 'senha-da-ana' },
    limites: [
      {
        ...{ nome: 'a wrong password', colunas: TODOS, status: 401 },
        async montar(cena) {
          const { porta } = await comDiretorio(cena);
          return { de: porta, corpo: { marca: marca(), usuario: 'ana', senha: 'errada' } };
        },
      },
      qualquerUm('a door without passwords', 404, nova, {
        corpo: { marca: marca(), usuario: 'ana', senha: 'x' },
        comoInexistente: true,
      }),
    ],
  }),
  cadastrarPelaInstituicao: {
    async montar(cena) {
      const { chegou } = await comFormulario(cena);
      const enviado = await novoCadastro(cena.w);
      const { codigo, segredo } = chegou;
      return {
        corpo: { ...enviado, codigo, segredo },
        efeito: (reply) => entrou({ cena, body: reply.body }),
      };
    },
    limites: [qualquerUm('a code that nobody was given', 409, nova, CODIGO_FALSO)],
  },
  vincularPelaSenha: {
    async montar(cena) {
      const { chegou } = await comFormulario(cena);
      await darSenha(cena.t, cena.dono);
      const { codigo, segredo } = chegou;
      return {
        corpo: { codigo, segredo, cpf: cena.dono.cpf, password: SENHA },
        efeito: (reply) => entrou({ cena, body: reply.body }),
      };
    },
    limites: [
      qualquerUm('a code that nobody was given', 409, nova, CODIGO_FALSO),
      {
        ...{ nome: 'a wrong password', colunas: TODOS, status: 401, rastro: 'entrarFalhou' },
        async montar(cena) {
          const { chegou } = await comFormulario(cena);
          await darSenha(cena.t, cena.dono);
          const { codigo, segredo } = chegou;
          return { corpo: { codigo, segredo, cpf: cena.dono.cpf, password: 'outra qualquer' } };
        },
      },
    ],
  },
  metadadosDaPorta: {
    async montar({ t }) {
      const { comum } = corpoDaPorta('').configuracao;
      const agora = t.deps.clock.real();
      const { id } = await insertInto(t, 'porta', {
        ...{ tipo: 'saml', nome: `SAML ${proximo()}`, configuracao: { comum, saml: COMECOS.saml } },
        ...{ ligada: false, criadaEm: agora, atualizadaEm: agora },
      });
      return {
        de: id,
        efeito: ({ text }) => igual(text.includes(`/api/porta/${id}/retorno`), true),
      };
    },
    limites: [qualquerUm('a door of another kind', 404, (cena) => nova(cena), { comoInexistente: true })],
  },
  saidaDaPorta: {
    semRastro: true,
    async montar(cena) {
      const { porta, nameId, destination, token } = await entrouPorSaml(cena);
      const pedido = logoutRequest({ destination, nameId, issued: cena.t.deps.clock.real() });
      const form = asForm(signedXml(pedido, assinanteDoSaml()));
      return {
        de: porta,
        corpo: { formulario: String(form) },
        efeito: async () => igual(await statusDoToken(cena.t, token), 401),
      };
    },
    limites: [
      qualquerUm('a message that the provider did not sign', 422, nova, {
        corpo: { formulario: 'logout_token=a.b.c' },
      }),
    ],
  },
  saidaPeloNavegador: {
    semRastro: true,
    async montar(cena) {
      const { porta, nameId, destination, token } = await entrouPorSaml(cena);
      const pedido = logoutRequest({ destination, nameId, issued: cena.t.deps.clock.real() });
      return {
        de: porta,
        query: asQuery(pedido, assinanteDoSaml()),
        efeito: async () => igual(await statusDoToken(cena.t, token), 401),
      };
    },
    limites: [
      qualquerUm('a message that the provider did not sign', 303, novaSaml, {
        query: 'SAMLRequest=x',
        efeito: ({ headers }) => igual(headers.get('location'), '/entrada#recusa=SAIDA_INVALIDA'),
      }),
      qualquerUm('a door of another kind', 404, nova, { query: 'SAMLRequest=x', comoInexistente: true }),
    ],
  },
  sairDoProvedor: {
    async montar({ t }) {
      const { id } = await umaPortaSaml(t);
      const entrada = { saidaDaPorta: id, sessionIndex: '_s', nameID: '_n', nameIDFormat: 'x' };
      return {
        de: id,
        query: `de=${encodeURIComponent(t.deps.sealOfDoors.fechar(JSON.stringify(entrada)))}`,
        efeito: ({ headers }) =>
          igual(/^https:\/\/idp\.exemplo\.br\/slo\?/.test(headers.get('location') ?? ''), true),
      };
    },
    limites: [
      qualquerUm('an address that was not sealed here', 303, novaSaml, {
        query: 'de=eHg',
        efeito: ({ headers }) => igual(headers.get('location'), '/entrada#recusa=SAIDA_INVALIDA'),
      }),
      qualquerUm('a door of another kind', 404, nova, { query: 'de=eHg', comoInexistente: true }),
    ],
  },
  minhasIdentidades: sonda(
    (cena) => identidade(cena, quemOuDono(cena).id),
    inclui((r) => [[r.identidade, true]]),
  ),
  desfazerVinculo: {
    soProprio: MENOS_ADMINISTRADOR,
    async montar(cena) {
      const feita = await identidade(cena, cena.dono.id);
      return {
        de: feita.identidade,
        efeito: async () => igual(await countOf(cena.t, 'identidade', { id: feita.identidade }), 0),
      };
    },
    limites: [logado('an unknown link', 404, () => ({ identidade: ID_DESCONHECIDO }))],
  },
  listarIdentidades: sonda(
    (cena) => identidade(cena, cena.dono.id),
    inclui((r) => [[r.identidade, true]]),
    { query: 'por_pagina=200' },
  ),
  listarPortas: sonda(
    nova,
    inclui((r) => [[r.porta, true]]),
  ),
  criarPorta: sonda(
    async () => ({ enviada: corpoDaPorta((await umProvedor()).issuer) }),
    gravou('porta', (_r, _cena, { id }) => ({ id }), { ligada: false }),
    {
      corpo: ({ enviada }) => enviada,
      limites: [
        administrador('an address without https outside the internal network', 422, nova, {
          corpo: ({ provedor }) => corpoDaPorta(provedor.issuer, { comum: { redeInterna: false } }),
        }),
      ],
    },
  ),
  atualizarPorta: sonda(
    nova,
    gravou('porta', (r) => ({ id: r.porta }), { versao: 2 }),
    {
      corpo: ({ provedor }) => corpoDaPorta(provedor.issuer),
      limites: [
        administrador('a setting that the provider refuses', 422, nova, {
          corpo: ({ provedor }) => corpoDaPorta(provedor.issuer, { oidc: { cliente: 'outro' } }),
        }),
      ],
    },
  ),
  testarPorta: sonda(nova, responde({ ok: true }), {
    semRastro: true,
    corpo: ({ provedor }) => corpoDaPorta(provedor.issuer),
    limites: [
      administrador('an internal address without its permission', 422, nova, {
        corpo: ({ provedor }) => corpoDaPorta(provedor.issuer, { comum: { redeInterna: false } }),
      }),
    ],
  }),
  ligarPorta: sonda(
    (cena) => nova(cena, { ligada: false }),
    gravou('porta', (r) => ({ id: r.porta }), { ligada: true }),
    {
      corpo: { ligada: true },
      limites: [
        administrador(
          'a door that fails its test',
          422,
          (cena) => nova(cena, { ligada: false, segredo: 'errado' }),
          {
            corpo: { ligada: true },
          },
        ),
      ],
    },
  ),
  lerEntradaLocal: sonda(() => ({}), responde({ desligada: false })),
  alterarEntradaLocal: {
    async montar(cena) {
      const quem = quemOuDono(cena);
      const desfazer = () => updateRows(cena.t, 'entradaLocal', { desligada: false, excecoes: [] }, {});
      await entrouDosDois(cena, quem.id);
      return {
        corpo: { desligada: true, excecoes: [quem.id] },
        desfazer: async () => void (await desfazer()),
        efeito: async () => igual((await rowOf(cena.t, 'entradaLocal', {})).desligada, true),
      };
    },
    limites: [
      administrador('nobody who entered both ways within the hour', 409, () => ({}), {
        corpo: { desligada: true, excecoes: [1] },
      }),
    ],
  },
} satisfies Readonly<Record<string, Sonda>>;
