import { criarLinkDeConfirmacao, marcarSubmissao } from '../../features/conta/confirmacao-repository.ts';
import { inserirMudanca } from '../../features/conta/mudanca-de-contato-repository.ts';
import { criarTokenDeSenha } from '../../features/conta/redefinicao-repository.ts';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, LOGADOS, MENOS_ADMINISTRADOR, quemOuDono, TODOS } from '../access/probe.ts';
import { countOf, deleteRows, insertAll, insertInto, rowOf, updateRows } from '../rows.ts';
import { darSenha, novoCadastro, pessoaGuardada, SENHA, statusDoToken } from '../world/contas.ts';
import type { Pessoa } from '../world.ts';
import { proximo } from '../world.ts';
import { umPng } from './imagem.ts';

const guardado = ({ t }: Cena, id: number) => pessoaGuardada(t, id);
const comSenha = ({ t }: Cena, pessoa: Pessoa) => darSenha(t, pessoa);
const tokenVale = ({ t }: Cena, token: string | undefined) => statusDoToken(t, token);
const cadastro = ({ w, quem }: Cena) => novoCadastro(w, quem?.id ?? null);

const conferirCadastro =
  (cena: Cena) =>
  async ({ body }: { body: unknown }) => {
    const { tipo, rg } = await guardado(cena, (body as { id: number }).id);
    igual([tipo, rg], ['coordenador', '0000000']);
    igual(
      ['cpf', 'rg', 'senha'].filter((campo) => campo in (body as object)),
      [],
    );
  };

/** The throttle of anonymous calls (LIMITE_ANONIMO): its counter stands at the limit already. */
function acimaDoLimite(chamada: string): Limite {
  return {
    nome: 'above LIMITE_ANONIMO',
    colunas: ['anonymous'],
    status: 429,
    async montar({ t }) {
      const { database, clock, config } = t.deps;
      const chave = `anonimo:${chamada}:127.0.0.1`;
      await deleteRows(t, 'limite', { chave });
      await insertInto(t, 'limite', { chave, contagem: config.limiteAnonimo, inicio: clock.real() });
      return {
        corpo: {},
        efeito: async ({ headers }) => {
          await deleteRows(database.db, 'limite', { chave });
          igual(Number(headers.get('retry-after')) > 0, true);
        },
      };
    },
  };
}

const linkAntigo =
  (minutos: number, usado: boolean) =>
  async ({ t, dono }: Cena) => {
    const { database, clock } = t.deps;
    const criado = new Date(clock.real().getTime() - minutos * 60_000);
    const token = await criarTokenDeSenha(database.db, dono.id, criado);
    if (usado) {
      await updateRows(database.db, 'redefinicaoDeSenha', { usadaEm: criado }, { professorId: dono.id });
    }
    return { query: `token=${token}`, corpo: { senha: SENHA } };
  };

/** His e-mail is not confirmed yet. */
async function semConfirmacao(cena: Cena, { id }: Pessoa): Promise<void> {
  await updateRows(cena.t, 'professor', { emailConfirmadoEm: null }, { id });
}

const linkDeConfirmacao = (horas: number, usado: boolean) => async (cena: Cena) => {
  const { database, clock } = cena.t.deps;
  await semConfirmacao(cena, cena.dono);
  const criado = new Date(clock.real().getTime() - horas * 3_600_000);
  const token = await criarLinkDeConfirmacao(database.db, await guardado(cena, cena.dono.id), criado);
  if (usado) {
    await updateRows(database.db, 'confirmacaoDeEmail', { usadaEm: criado }, { professorId: cena.dono.id });
  }
  return { corpo: { token } };
};

/** The owner's e-mail, changed by an administrator who is not the caller. */
async function emailMudado(cena: Cena) {
  const outro = await cena.w.novaPessoa('administrador');
  const { email } = await guardado(cena, cena.dono.id);
  const novo = `outro${proximo()}@exemplo.test`;
  const { db } = cena.t.deps.database;
  const { id, token } = await inserirMudanca(db, {
    professorId: cena.dono.id,
    autorId: outro.id,
    motivo: 'Pediu por ofício',
    feitaEm: cena.t.clock.real(),
    mudaEmail: true,
    mudaCpf: false,
    valores: cena.t.deps.seal.fechar(JSON.stringify({ email: [email, novo] })),
    original: cena.t.deps.seal.fechar(JSON.stringify({ email: { valor: email, confirmadoEm: null } })),
    emailEmEspera: true,
    confirmadaLaEm: null,
  });
  await updateRows(db, 'professor', { email: novo }, { id: cena.dono.id });
  return { id, token, email, novo, autor: outro };
}

const CAMPOS_DA_LISTA = ['id', 'nome', 'siape', 'unidade'];

export const sondasDaConta = {
  entrar: {
    async montar(cena) {
      await comSenha(cena, cena.dono);
      const { cpf } = cena.dono;
      const efeito = async ({ body }: { body: unknown }) =>
        igual(await tokenVale(cena, (body as { token: string }).token), 200);
      return { corpo: { cpf, password: SENHA }, efeito };
    },
  },
  sair: {
    montar: (cena) => ({
      efeito: async () => igual(await tokenVale(cena, cena.quem?.token), 401),
    }),
  },
  listarSessoes: {
    async montar({ w, quem, dono }) {
      if (quem !== null) await w.abrirSessao(quem.id, quem.tipo);
      await w.abrirSessao(dono.id, dono.tipo);
      return {
        efeito: ({ body }) =>
          igual(
            (body as { atual: boolean }[]).map(({ atual }) => atual),
            [false, true],
          ),
      };
    },
  },
  encerrarOutrasSessoes: {
    async montar(cena) {
      const { w } = cena;
      const quem = quemOuDono(cena);
      const outra = await w.abrirSessao(quem.id, quem.tipo);
      return {
        efeito: async () =>
          igual([await tokenVale(cena, outra.token), await tokenVale(cena, quem.token)], [401, 200]),
      };
    },
  },
  encerrarSessao: {
    soProprio: LOGADOS,
    async montar(cena) {
      const { w, dono } = cena;
      const outra = await w.abrirSessao(dono.id, dono.tipo);
      return {
        de: outra.sessao,
        efeito: async () => igual(await tokenVale(cena, outra.token), 401),
      };
    },
  },
  cadastrarProfessor: {
    montar: async (cena) => ({
      corpo: await cadastro(cena),
      efeito: conferirCadastro(cena),
    }),
    limites: [
      {
        nome: 'tipo and rg in the body',
        colunas: TODOS,
        status: 201,
        montar: async (cena) => ({
          corpo: { ...(await cadastro(cena)), tipo: 'administrador', rg: 'RG99' },
          efeito: conferirCadastro(cena),
        }),
      },
      acimaDoLimite('cadastrarProfessor'),
    ],
  },
  enviarFoto: {
    montar: async ({ t, quem }) => ({
      arquivo: { bytes: await umPng() },
      efeito: async ({ body }) => {
        const { tipo, donoId } = await rowOf(t, 'arquivo', { referencia: (body as { data: string }).data });
        igual({ tipo, donoId }, { tipo: 'foto', donoId: quem?.id ?? null });
      },
    }),
    limites: [acimaDoLimite('enviarFoto')],
  },
  listarProfessores: {
    montar: ({ chamador, dono }) => ({
      query: 'por_pagina=200&pagina=1&busca=Pessoa',
      efeito: ({ body }) => {
        const linhas = body as { id: number }[];
        const campos = chamador === 'administrador' ? ['email', 'tipo'] : [];
        igual([...new Set(linhas.flatMap(Object.keys))].sort(), [...campos, ...CAMPOS_DA_LISTA].sort());
        igual(linhas.length > 0 && dono.id > 0, true);
      },
    }),
  },
  listarAvaliadores: {
    montar: ({ avaliador, dono }) => ({
      efeito: ({ body }) => {
        const ids = new Set((body as { id: number }[]).map(({ id }) => id));
        igual([ids.has(avaliador.id), ids.has(dono.id)], [true, false]);
      },
    }),
  },
  professorAtual: {
    montar: ({ quem }) => ({
      efeito: ({ body }) => {
        const { id, cpf } = body as { id: number; cpf: string };
        igual([id, cpf.replace(/\D/g, '')], [quem?.id, quem?.cpf]);
      },
    }),
  },
  alterarNomeSocial: {
    async montar(cena) {
      const { id, nome: civil } = await guardado(cena, quemOuDono(cena).id);
      return {
        corpo: { nome: `Alex ${id}` },
        efeito: ({ body }) => {
          const { nome, nomeCivil } = body as { nome: string; nomeCivil: string };
          igual([nome, nomeCivil], [`Alex ${id}`, civil]);
        },
      };
    },
  },
  lerMinhasAreas: {
    montar: async ({ t, quem }) => {
      const desde = t.clock.agora();
      if (quem !== null)
        await insertInto(t, 'areaDoAvaliador', { professorId: quem.id, area: '1.05', desde });
      return { efeito: ({ body }) => igual(body, { areas: ['1.05'] }) };
    },
  },
  declararMinhasAreas: {
    montar: () => ({
      corpo: { areas: ['7.08', '1.05'] },
      efeito: ({ body }) => igual(body, { areas: ['1.05', '7.08'] }),
    }),
  },
  lerNomeCivil: {
    montar: (cena) => ({
      de: cena.dono.id,
      corpo: { motivo: 'Conferir um documento' },
      efeito: async ({ body }) => {
        const { nome, nomeCivil } = await guardado(cena, cena.dono.id);
        igual(body, { nomeCivil: nomeCivil ?? nome });
        igual(await countOf(cena.t, 'acesso', { documento: 'nome_civil', titularId: cena.dono.id }), 1);
      },
    }),
    limites: [
      {
        nome: 'no reason',
        colunas: ['administrador'],
        status: 422,
        montar: (cena) => ({ de: cena.dono.id, corpo: {} }),
      },
    ],
  },
  alterarTipo: {
    montar: (cena) => ({
      corpo: { id: cena.dono.id, tipo: 'PRESIDENTE_COMISSAO' },
      efeito: async () => igual((await guardado(cena, cena.dono.id)).tipo, 'PRESIDENTE_COMISSAO'),
    }),
    limites: [
      {
        nome: "one's own type",
        colunas: ['administrador'],
        alvo: 'proprio',
        status: 409,
        montar: ({ dono }) => ({ corpo: { id: dono.id, tipo: 'coordenador' } }),
      },
    ],
  },
  liberarConta: {
    async montar(cena) {
      const { database, clock } = cena.t.deps;
      const chave = `senha-atual:${cena.dono.id}:1`;
      await deleteRows(database.db, 'limite', { chave });
      await insertInto(database.db, 'limite', { chave, contagem: 9, inicio: clock.real() });
      return {
        de: cena.dono.id,
        efeito: async () => igual(await countOf(database.db, 'limite', { chave }), 0),
      };
    },
  },
  atualizarProfessor: {
    soProprio: MENOS_ADMINISTRADOR,
    montar(cena) {
      const nome = `Nome novo ${proximo()}`;
      const efeito = async () => {
        igual((await guardado(cena, cena.dono.id)).nome, nome);
        igual(await tokenVale(cena, cena.quem?.token), cena.alvo === 'proprio' ? 401 : 200);
      };
      return {
        de: cena.dono.id,
        corpo: { nome },
        efeito,
      };
    },
    limites: [
      {
        nome: 'another e-mail without the password',
        colunas: LOGADOS,
        alvo: 'proprio',
        status: 422,
        montar: ({ dono }) => ({
          de: dono.id,
          corpo: { email: `outro${proximo()}@exemplo.test` },
        }),
      },
      {
        nome: "another's e-mail without a reason",
        colunas: ['administrador'],
        status: 422,
        montar: ({ dono }) => ({
          de: dono.id,
          corpo: { email: `outro${proximo()}@exemplo.test` },
        }),
      },
      {
        nome: "another's e-mail with a reason, the password untouched",
        colunas: ['administrador'],
        status: 200,
        async montar(cena) {
          const email = `outro${proximo()}@exemplo.test`;
          const antes = await guardado(cena, cena.dono.id);
          return {
            de: cena.dono.id,
            corpo: {
              email,
              motivo: 'Pediu por ofício',
              senha: 'outra senha bem longa',
              tipo: 'administrador',
            },
            efeito: async () => {
              const depois = await guardado(cena, cena.dono.id);
              igual([depois.email, depois.senha, depois.tipo], [email, antes.senha, antes.tipo]);
            },
          };
        },
      },
    ],
  },
  fotoDoProfessor: {
    async montar({ t, w, dono }) {
      const bytes = `foto ${proximo()}`;
      const foto = await w.novoArquivo('foto', dono.id, Buffer.from(bytes), `professor:${dono.id}`);
      await updateRows(t, 'professor', { foto }, { id: dono.id });
      return { de: dono.id, efeito: ({ text }) => igual(text, bytes) };
    },
  },
  alterarSenha: {
    async montar(cena) {
      const quem = quemOuDono(cena);
      await comSenha(cena, quem);
      const antes = await guardado(cena, quem.id);
      return {
        corpo: { senhaAtual: SENHA, senha: 'outra jabuticaba 99' },
        efeito: async () => igual((await guardado(cena, quem.id)).senha === antes.senha, false),
      };
    },
    limites: [
      {
        nome: 'a wrong current password',
        colunas: LOGADOS,
        status: 422,
        rastro: 'senhaAtualIncorreta',
        async montar(cena) {
          await comSenha(cena, quemOuDono(cena));
          const corpo = { senhaAtual: 'outra coisa qualquer', senha: 'outra jabuticaba 99' };
          return { corpo };
        },
      },
    ],
  },
  meusDados: {
    async montar(cena) {
      const imagem = await cena.w.novoArquivo('imagemSecao', quemOuDono(cena).id);
      return {
        // The names of a ZIP's files stand in it as they are.
        efeito: ({ text }) => igual(text.includes(imagem), true),
      };
    },
  },
  meusAcessos: {
    async montar(cena) {
      const quem = quemOuDono(cena);
      const outra = await cena.w.novaPessoa();
      const abrir = (pessoaId: number, titularId: number) => ({
        quando: cena.t.clock.real(),
        endereco: '127.0.0.1',
        documento: 'dados_bancarios',
        registroTipo: 'instrutor',
        registroId: 1,
        pessoaId,
        titularId,
      });
      const linhas = [abrir(outra.id, quem.id), abrir(quem.id, quem.id), abrir(quem.id, outra.id)];
      await insertAll(cena.t, 'acesso', linhas);
      return {
        efeito: ({ body }) =>
          igual(
            (body as { pessoa: { id: number } }[]).map(({ pessoa }) => pessoa.id),
            [outra.id],
          ),
      };
    },
  },
  encerrarConta: {
    async montar(cena) {
      const quem = quemOuDono(cena);
      await comSenha(cena, quem);
      // He is not the last administrator.
      await cena.w.novaPessoa('administrador');
      return {
        corpo: { senhaAtual: SENHA },
        efeito: async () => igual((await guardado(cena, quem.id)).nome, 'Conta encerrada'),
      };
    },
    limites: [
      {
        nome: 'a wrong current password',
        colunas: LOGADOS,
        status: 422,
        rastro: 'senhaAtualIncorreta',
        async montar(cena) {
          await comSenha(cena, quemOuDono(cena));
          await cena.w.novaPessoa('administrador');
          return { corpo: { senhaAtual: 'outra coisa qualquer' } };
        },
      },
      {
        nome: 'a project of a call that is not archived',
        colunas: LOGADOS,
        status: 409,
        async montar(cena) {
          await comSenha(cena, quemOuDono(cena));
          await cena.w.novaPessoa('administrador');
          await cena.w.novoProjeto(quemOuDono(cena).id, await cena.w.novoEdital());
          return { corpo: { senhaAtual: SENHA } };
        },
      },
    ],
  },
  pedirRedefinicaoDeSenha: {
    async montar(cena) {
      const { email } = await guardado(cena, cena.dono.id);
      const { db } = cena.t.deps.database;
      return {
        corpo: { email },
        efeito: async () => igual(await countOf(db, 'redefinicaoDeSenha', { professorId: cena.dono.id }), 1),
      };
    },
    limites: [acimaDoLimite('pedirRedefinicaoDeSenha')],
  },
  redefinirSenha: {
    async montar(cena) {
      const pedido = await linkAntigo(0, false)(cena);
      const efeito = async () => igual((await guardado(cena, cena.dono.id)).senha === null, false);
      return { ...pedido, efeito };
    },
    limites: [
      { nome: 'a used link', colunas: TODOS, status: 422, montar: linkAntigo(0, true) },
      { nome: 'an old link', colunas: TODOS, status: 422, montar: linkAntigo(61, false) },
    ],
  },
  lerResumoSemanal: {
    montar: async (cena) => {
      await updateRows(cena.t, 'professor', { recebeResumo: false }, { id: quemOuDono(cena).id });
      return { efeito: ({ body }) => igual(body, { recebe: false }) };
    },
  },
  alterarResumoSemanal: {
    montar: async (cena) => {
      const { id } = quemOuDono(cena);
      return {
        corpo: { recebe: false },
        efeito: async () => igual((await rowOf(cena.t, 'professor', { id })).recebeResumo, false),
      };
    },
  },
  confirmacaoDoEmail: {
    async montar(cena) {
      const quem = quemOuDono(cena);
      await semConfirmacao(cena, quem);
      const { email } = await guardado(cena, quem.id);
      return {
        efeito: ({ body }) => igual(body, { confirmado: false, email, enviadaEm: null, submissoes: [] }),
      };
    },
  },
  reenviarConfirmacao: {
    async montar(cena) {
      const { id } = quemOuDono(cena);
      await semConfirmacao(cena, quemOuDono(cena));
      const { db } = cena.t.deps.database;
      return {
        corpo: {},
        efeito: async () => igual(await countOf(db, 'confirmacaoDeEmail', { professorId: id }), 1),
      };
    },
    limites: [
      {
        nome: 'a fourth mail in an hour',
        colunas: LOGADOS,
        status: 429,
        async montar(cena) {
          const quem = quemOuDono(cena);
          await semConfirmacao(cena, quem);
          const { database, clock } = cena.t.deps;
          const linha = { contagem: 3, inicio: clock.real(), bloqueadoAte: null };
          await insertInto(database.db, 'limite', { chave: `confirmacao:${quem.id}`, ...linha });
          return { corpo: {} };
        },
      },
    ],
  },
  confirmarEmail: {
    async montar(cena) {
      const pedido = await linkDeConfirmacao(0, false)(cena);
      const efeito = async () =>
        igual((await guardado(cena, cena.dono.id)).emailConfirmadoEm === null, false);
      return { ...pedido, efeito };
    },
    limites: [
      { nome: 'a used link', colunas: TODOS, status: 422, montar: linkDeConfirmacao(0, true) },
      { nome: 'an old link', colunas: TODOS, status: 422, montar: linkDeConfirmacao(49, false) },
    ],
  },
  listarEmailsPorConfirmar: {
    async montar(cena) {
      const { id } = cena.dono;
      await semConfirmacao(cena, cena.dono);
      const projetoId = await cena.w.novoProjeto(id, await cena.w.novoEdital());
      await marcarSubmissao(cena.t.deps.database.db, projetoId, id, cena.t.clock.real());
      return {
        efeito({ body }) {
          const lista = body as { id: number; submissoes: { projeto: { id: number } }[] }[];
          const linha = lista.find((uma) => uma.id === id);
          igual(
            linha?.submissoes.map(({ projeto }) => projeto.id),
            [projetoId],
          );
        },
      };
    },
  },
  confirmarEmailDe: {
    async montar(cena) {
      await semConfirmacao(cena, cena.dono);
      return {
        de: cena.dono.id,
        corpo: { motivo: 'Telefonou do ramal dela' },
        efeito: async () => igual((await guardado(cena, cena.dono.id)).emailConfirmadoEm === null, false),
      };
    },
    limites: [
      {
        nome: "one's own e-mail",
        colunas: ['administrador'],
        alvo: 'proprio',
        status: 409,
        montar: ({ dono }) => ({
          de: dono.id,
          corpo: { motivo: 'Sou eu' },
        }),
      },
      {
        nome: 'no reason',
        colunas: ['administrador'],
        status: 422,
        async montar(cena) {
          await semConfirmacao(cena, cena.dono);
          return { de: cena.dono.id, corpo: {} };
        },
      },
    ],
  },
  listarMudancasDeContato: {
    async montar(cena) {
      const { id, email, novo } = await emailMudado(cena);
      return {
        efeito({ body }) {
          const linha = (body as { id: number; email: unknown }[]).find((uma) => uma.id === id);
          igual(linha?.email, { antes: email, depois: novo });
        },
      };
    },
  },
  lerMudancaDeContato: {
    async montar(cena) {
      const { id, email, novo } = await emailMudado(cena);
      return {
        de: id,
        corpo: { motivo: 'Apurar uma queixa' },
        efeito: async ({ body }) => {
          igual(body, { email: { antes: email, depois: novo }, cpf: null });
          const abertas = { documento: 'mudanca_de_contato', titularId: cena.dono.id };
          igual(await countOf(cena.t, 'acesso', abertas), 1);
        },
      };
    },
    limites: [
      {
        nome: 'no reason',
        colunas: ['administrador'],
        status: 422,
        montar: async (cena) => ({ de: (await emailMudado(cena)).id, corpo: {} }),
      },
    ],
  },
  conferirMudancaDeContato: {
    async montar(cena) {
      const { id } = await emailMudado(cena);
      return {
        de: id,
        corpo: { situacao: 'espera', motivo: 'Falei com ela pelo ramal' },
        efeito: async () => {
          const { aceitaPor } = await rowOf(cena.t, 'mudancaDeContato', { id });
          igual(aceitaPor, cena.quem?.id);
        },
      };
    },
    limites: [
      {
        nome: 'a change of their own',
        colunas: ['administrador'],
        status: 409,
        async montar(cena) {
          const { id } = await emailMudado(cena);
          await updateRows(cena.t, 'mudancaDeContato', { autorId: quemOuDono(cena).id }, { id });
          return { de: id, corpo: { situacao: 'espera', motivo: 'Fui eu' } };
        },
      },
      {
        nome: 'no reason',
        colunas: ['administrador'],
        status: 422,
        montar: async (cena) => ({ de: (await emailMudado(cena)).id, corpo: { situacao: 'espera' } }),
      },
    ],
  },
  naoFuiEu: {
    async montar(cena) {
      const { token, email } = await emailMudado(cena);
      return {
        corpo: { token },
        efeito: async () => igual((await guardado(cena, cena.dono.id)).email, email),
      };
    },
    limites: [
      {
        nome: 'a change that nobody can undo any more',
        colunas: TODOS,
        status: 422,
        async montar(cena) {
          const { id, token } = await emailMudado(cena);
          const { clock } = cena.t.deps;
          const feitaEm = new Date(clock.real().getTime() - 73 * 3_600_000);
          const agora = clock.real();
          const jaVale = { feitaEm, confirmadaLaEm: agora, aceitaEm: agora };
          await updateRows(cena.t, 'mudancaDeContato', jaVale, { id });
          return { corpo: { token } };
        },
      },
    ],
  },
} satisfies Record<string, Sonda>;
