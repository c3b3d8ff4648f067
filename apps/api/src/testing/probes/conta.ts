import { criarLinkDeConfirmacao, marcarSubmissao } from '../../features/conta/confirmacao-repository.ts';
import { inserirMudanca } from '../../features/conta/mudanca-de-contato-repository.ts';
import { criarTokenDeSenha } from '../../features/conta/redefinicao-repository.ts';
import { inserirToken } from '../../features/conta/token-repository.ts';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, LOGADOS, MENOS_ADMINISTRADOR, quemOuDono, TODOS } from '../access/probe.ts';
import type { Efeito } from '../access/sonda.ts';
import { contou, gravou, inclui, limitesDe, responde, sonda, todos } from '../access/sonda.ts';
import { countOf, deleteRows, insertAll, insertInto, updateRows } from '../rows.ts';
import { darSenha, novoCadastro, pessoaGuardada, SENHA, statusDoToken } from '../world/contas.ts';
import type { Pessoa } from '../world.ts';
import { proximo } from '../world.ts';
import { umPng } from './imagem.ts';
import { enviaArquivo } from './projeto.ts';

type ComProfessor = { readonly professor: number };

const administrador = limitesDe(['administrador']);
const administradorDeSi = limitesDe(['administrador'], 'proprio');
const logado = limitesDe(LOGADOS);
const qualquerUm = limitesDe(TODOS);
const SEM_MOTIVO = { corpo: { motivo: undefined } };

const guardado = ({ t }: Cena, id: number) => pessoaGuardada(t, id);
const tokenVale = ({ t }: Cena, token: string | undefined) => statusDoToken(t, token);

/** The scene's owner; the caller where the call concerns them. */
const doDono = ({ dono }: Cena): ComProfessor => ({ professor: dono.id });
const doProprio = (cena: Cena): ComProfessor => ({ professor: quemOuDono(cena).id });

/** A student uploads no photo under their session: it is one of nobody, like that of a visitor. */
const cadastro = async ({ w, quem, estudante }: Cena) => ({
  enviado: await novoCadastro(w, estudante === null ? (quem?.id ?? null) : null),
});
const cadastrado: Efeito<unknown> = async ({ cena, body }) => {
  const { tipo, rg } = await guardado(cena, (body as { id: number }).id);
  igual([tipo, rg], ['coordenador', '0000000']);
  igual(
    ['cpf', 'rg', 'senha'].filter((campo) => campo in (body as object)),
    [],
  );
};

/** The throttle of anonymous calls (LIMITE_ANONIMO), with its counter at the limit. */
const acimaDoLimite = (chamada: string): Limite =>
  limitesDe(['anonymous'])(
    'above LIMITE_ANONIMO',
    429,
    async ({ t }) => {
      const { clock, config } = t.deps;
      const chave = `anonimo:${chamada}:127.0.0.1`;
      await deleteRows(t, 'limite', { chave });
      await insertInto(t, 'limite', { chave, contagem: config.limiteAnonimo, inicio: clock.real() });
      return { chave };
    },
    {
      efeito: async ({ cena, headers, r }) => {
        await deleteRows(cena.t, 'limite', { chave: r.chave });
        igual(Number(headers.get('retry-after')) > 0, true);
      },
    },
  );

/** A link of that age that changes the owner's password. */
const linkDeSenha =
  (minutos: number, usado = false) =>
  async ({ t, dono }: Cena) => {
    const criado = new Date(t.deps.clock.real().getTime() - minutos * 60_000);
    const token = await criarTokenDeSenha(t.deps.database.db, dono.id, criado);
    if (usado) await updateRows(t, 'redefinicaoDeSenha', { usadaEm: criado }, { professorId: dono.id });
    return { professor: dono.id, link: token };
  };
const redefine = {
  query: (r: { readonly link: string }) => `token=${r.link}`,
  corpo: { senha: SENHA },
};

/** Their e-mail is not confirmed yet. */
async function semConfirmacao({ t }: Cena, { id }: Pessoa): Promise<ComProfessor> {
  await updateRows(t, 'professor', { emailConfirmadoEm: null }, { id });
  return { professor: id };
}

/** A link of that age that confirms the owner's e-mail. */
const linkDeConfirmacao =
  (horas: number, usado = false) =>
  async (cena: Cena) => {
    const { t, dono } = cena;
    await semConfirmacao(cena, dono);
    const criado = new Date(t.deps.clock.real().getTime() - horas * 3_600_000);
    const token = await criarLinkDeConfirmacao(t.deps.database.db, await guardado(cena, dono.id), criado);
    if (usado) await updateRows(t, 'confirmacaoDeEmail', { usadaEm: criado }, { professorId: dono.id });
    return { token, professor: dono.id };
  };

const confirmou = contou<'professor', ComProfessor>('professor', 0, (r) => ({
  id: r.professor,
  emailConfirmadoEm: null,
}));

/** The owner's e-mail, changed by an administrator who is not the caller. */
async function emailMudado({ t, w, dono }: Cena) {
  const outro = await w.novaPessoa('administrador');
  const { email } = await pessoaGuardada(t, dono.id);
  const novo = `outro${proximo()}@exemplo.test`;
  const { id, token } = await inserirMudanca(t.deps.database.db, {
    ...{ professorId: dono.id, autorId: outro.id, motivo: 'Pediu por ofício', feitaEm: t.clock.real() },
    ...{ mudaEmail: true, mudaCpf: false, emailEmEspera: true, confirmadaLaEm: null },
    valores: t.deps.seal.fechar(JSON.stringify({ email: [email, novo] })),
    original: t.deps.seal.fechar(JSON.stringify({ email: { valor: email, confirmadoEm: null } })),
  });
  await updateRows(t, 'professor', { email: novo }, { id: dono.id });
  return { mudanca: id, token, antes: email, depois: novo };
}

/** The caller with a password, and not the last administrator. */
async function comSenha(cena: Cena): Promise<ComProfessor> {
  await darSenha(cena.t, quemOuDono(cena));
  await cena.w.novaPessoa('administrador');
  return doProprio(cena);
}

const TOKEN = { nome: 'planilha', escopos: ['projetos:leitura'], dias: 30 };
/** A token of this person that reaches the projects for a month. */
async function novoToken({ t }: Cena, { id, tipo }: Pessoa): Promise<number> {
  const agora = t.deps.clock.real();
  const criado = await inserirToken(t.deps.database.db, {
    ...{ professorId: id, tipo, nome: 'programa', escopos: ['projetos:leitura'] as const },
    ...{ tokenSha256: `sondado ${proximo()}`, criadoEm: agora, expiraEm: new Date(agora.getTime() + 2.6e9) },
  });
  return criado.id;
}

const SENHAS = { senhaAtual: SENHA, senha: 'outra jabuticaba 99' };
const senhaErrada = logado('a wrong current password', 422, comSenha, {
  corpo: { ...SENHAS, senhaAtual: 'outra coisa qualquer' },
  rastro: 'senhaAtualIncorreta',
});

const CAMPOS_DA_LISTA = ['id', 'nome', 'siape', 'unidade'];
const outroEmail = () => ({ email: `outro${proximo()}@exemplo.test` });

export const sondasDaConta = {
  entrar: sonda(
    async ({ t, dono }) => {
      await darSenha(t, dono);
      return { cpf: dono.cpf };
    },
    async ({ cena, body }) => igual(await tokenVale(cena, (body as { token: string }).token), 200),
    { corpo: { password: SENHA } },
  ),
  sair: sonda(
    () => ({}),
    async ({ cena }) => igual(await tokenVale(cena, cena.quem?.token), 401),
  ),
  listarSessoes: sonda(
    async ({ w, quem, dono }) => {
      if (quem !== null) await w.abrirSessao(quem.id, quem.tipo);
      await w.abrirSessao(dono.id, dono.tipo);
      return {};
    },
    responde([{ atual: false }, { atual: true }]),
  ),
  encerrarOutrasSessoes: sonda(
    (cena) => cena.w.abrirSessao(quemOuDono(cena).id, quemOuDono(cena).tipo),
    async ({ cena, r }) =>
      igual([await tokenVale(cena, r.token), await tokenVale(cena, quemOuDono(cena).token)], [401, 200]),
  ),
  encerrarSessao: {
    soProprio: LOGADOS,
    async montar(cena) {
      const outra = await cena.w.abrirSessao(cena.dono.id, cena.dono.tipo);
      return { de: outra.sessao, efeito: async () => igual(await tokenVale(cena, outra.token), 401) };
    },
  },
  listarTokens: sonda(
    async (cena) => ({ id: await novoToken(cena, quemOuDono(cena)) }),
    responde(({ id }) => [{ id, nome: 'programa' }]),
  ),
  criarToken: sonda(
    comSenha,
    contou('tokenPessoal', 1, (r) => ({ professorId: r.professor })),
    {
      corpo: { ...TOKEN, senhaAtual: SENHA },
      limites: [
        logado('a wrong current password', 422, comSenha, {
          corpo: { ...TOKEN, senhaAtual: 'outra coisa qualquer' },
          rastro: 'senhaAtualIncorreta',
        }),
      ],
    },
  ),
  revogarToken: {
    async montar(cena) {
      const id = await novoToken(cena, quemOuDono(cena));
      return {
        de: id,
        efeito: async () => igual(await countOf(cena.t, 'tokenPessoal', { id }), 0),
      };
    },
  },
  listarTokensDeTodos: sonda(
    async (cena) => ({ id: await novoToken(cena, cena.dono) }),
    inclui((r) => [[r.id, true]]),
  ),
  cadastrarProfessor: sonda(cadastro, cadastrado, {
    corpo: (r) => r.enviado,
    limites: [
      qualquerUm('tipo and rg in the body', 201, cadastro, {
        corpo: (r) => ({ ...r.enviado, tipo: 'administrador', rg: 'RG99' }),
        efeito: cadastrado,
      }),
      acimaDoLimite('cadastrarProfessor'),
    ],
  }),
  enviarFoto: { ...enviaArquivo('foto', umPng), limites: [acimaDoLimite('enviarFoto')] },
  listarProfessores: sonda(
    doDono,
    ({ body, cena }) => {
      const linhas = body as { id: number }[];
      const campos = cena.chamador === 'administrador' ? ['email', 'tipo'] : [];
      igual([...new Set(linhas.flatMap(Object.keys))].sort(), [...campos, ...CAMPOS_DA_LISTA].sort());
      igual(linhas.length > 0, true);
    },
    { query: 'por_pagina=200&pagina=1&busca=Pessoa' },
  ),
  listarAvaliadores: sonda(
    doDono,
    inclui((r, { avaliador }) => [
      [avaliador.id, true],
      [r.professor, false],
    ]),
  ),
  professorAtual: sonda(
    () => ({}),
    ({ body, cena: { quem } }) => {
      const { id, cpf } = body as { id: number; cpf: string };
      igual([id, cpf.replace(/\D/g, '')], [quem?.id, quem?.cpf]);
    },
  ),
  alterarNomeSocial: sonda(
    async (cena) => {
      const { id, nome: nomeCivil } = await guardado(cena, quemOuDono(cena).id);
      return { nome: `Alex ${id}`, nomeCivil };
    },
    responde((r) => r),
  ),
  lerMinhasAreas: sonda(
    async ({ t, quem }) => {
      const area = { area: '1.05', desde: t.clock.agora() };
      if (quem !== null) await insertInto(t, 'areaDoAvaliador', { professorId: quem.id, ...area });
      return {};
    },
    responde({ areas: ['1.05'] }),
  ),
  declararMinhasAreas: sonda(() => ({}), responde({ areas: ['1.05', '7.08'] }), {
    corpo: { areas: ['7.08', '1.05'] },
  }),
  lerNomeCivil: sonda(
    doDono,
    todos(
      async ({ cena, r, body }) => {
        const { nome, nomeCivil } = await guardado(cena, r.professor);
        igual(body, { nomeCivil: nomeCivil ?? nome });
      },
      contou('acesso', 1, (r) => ({ documento: 'nome_civil', titularId: r.professor })),
    ),
    { limites: [administrador('no reason', 422, doDono, SEM_MOTIVO)] },
  ),
  alterarTipo: sonda(
    ({ dono }) => ({ id: dono.id }),
    gravou('professor', (r) => ({ id: r.id }), { tipo: 'PRESIDENTE_COMISSAO' }),
    {
      corpo: { tipo: 'PRESIDENTE_COMISSAO' },
      limites: [
        administradorDeSi("one's own type", 409, ({ dono }) => ({ id: dono.id }), {
          corpo: { tipo: 'coordenador' },
        }),
      ],
    },
  ),
  liberarConta: sonda(
    async ({ t, dono }) => {
      const chave = `senha-atual:${dono.id}:1`;
      await deleteRows(t, 'limite', { chave });
      await insertInto(t, 'limite', { chave, contagem: 9, inicio: t.deps.clock.real() });
      return { professor: dono.id, chave };
    },
    contou('limite', 0, (r) => ({ chave: r.chave })),
  ),
  atualizarProfessor: sonda(
    ({ dono }) => ({ professor: dono.id, nome: `Nome novo ${proximo()}` }),
    todos(
      gravou(
        'professor',
        (r) => ({ id: r.professor }),
        (r) => ({ nome: r.nome }),
      ),
      async ({ cena }) => igual(await tokenVale(cena, cena.quem?.token), cena.alvo === 'proprio' ? 401 : 200),
    ),
    {
      ...SEM_MOTIVO,
      soProprio: MENOS_ADMINISTRADOR,
      limites: [
        limitesDe(LOGADOS, 'proprio')('another e-mail without the password', 422, doDono, {
          corpo: () => ({ ...outroEmail(), motivo: undefined }),
        }),
        administrador("another's e-mail without a reason", 422, doDono, {
          corpo: () => ({ ...outroEmail(), motivo: undefined }),
        }),
        administrador(
          "another's e-mail with a reason, the password untouched",
          200,
          async (cena) => ({ ...doDono(cena), ...outroEmail(), antes: await guardado(cena, cena.dono.id) }),
          {
            corpo: { senha: 'outra senha bem longa', tipo: 'administrador' },
            efeito: gravou(
              'professor',
              (r) => ({ id: r.professor }),
              ({ email, antes }) => ({
                ...{ email, senha: antes.senha, tipo: antes.tipo },
              }),
            ),
          },
        ),
      ],
    },
  ),
  fotoDoProfessor: {
    async montar({ t, w, dono }) {
      const bytes = `foto ${proximo()}`;
      const foto = await w.novoArquivo('foto', dono.id, Buffer.from(bytes), `professor:${dono.id}`);
      await updateRows(t, 'professor', { foto }, { id: dono.id });
      return { de: dono.id, efeito: ({ text }) => igual(text, bytes) };
    },
  },
  alterarSenha: sonda(
    async (cena) => ({ ...(await comSenha(cena)), antes: await guardado(cena, quemOuDono(cena).id) }),
    contou('professor', 0, ({ antes }) => ({ id: antes.id, senha: antes.senha })),
    { corpo: SENHAS, limites: [senhaErrada] },
  ),
  meusDados: sonda(
    async (cena) => ({ imagem: await cena.w.novoArquivo('imagemSecao', quemOuDono(cena).id) }),
    // The names of a ZIP's files are readable in its bytes.
    ({ text, r }) => igual(text.includes(r.imagem), true),
  ),
  meusAcessos: sonda(
    async (cena) => {
      const { id } = quemOuDono(cena);
      const outra = (await cena.w.novaPessoa()).id;
      const pares = [
        [outra, id],
        [id, id],
        [id, outra],
      ] as const;
      const comum = {
        ...{ quando: cena.t.clock.real(), endereco: '127.0.0.1', documento: 'dados_bancarios' },
        ...{ registroTipo: 'instrutor', registroId: 1 },
      };
      const linhas = pares.map(([pessoaId, titularId]) => ({ ...comum, pessoaId, titularId }));
      await insertAll(cena.t, 'acesso', linhas);
      return { outra };
    },
    responde((r) => [{ pessoa: { id: r.outra } }]),
  ),
  encerrarConta: sonda(
    comSenha,
    gravou('professor', (r) => ({ id: r.professor }), { nome: 'Conta encerrada' }),
    {
      corpo: { senhaAtual: SENHA },
      limites: [
        senhaErrada,
        logado(
          'a project of a call that is not archived',
          409,
          async (cena) => {
            await cena.w.novoProjeto(quemOuDono(cena).id, await cena.w.novoEdital());
            return comSenha(cena);
          },
          { corpo: { senhaAtual: SENHA } },
        ),
      ],
    },
  ),
  pedirRedefinicaoDeSenha: sonda(
    async (cena) => ({ ...doDono(cena), email: (await guardado(cena, cena.dono.id)).email }),
    contou('redefinicaoDeSenha', 1, (r) => ({ professorId: r.professor })),
    { limites: [acimaDoLimite('pedirRedefinicaoDeSenha')] },
  ),
  redefinirSenha: sonda(
    linkDeSenha(0),
    contou('professor', 0, (r) => ({ id: r.professor, senha: null })),
    {
      ...redefine,
      limites: [
        qualquerUm('a used link', 422, linkDeSenha(0, true), redefine),
        qualquerUm('an old link', 422, linkDeSenha(61), redefine),
      ],
    },
  ),
  lerResumoSemanal: sonda(
    async (cena) => {
      await updateRows(cena.t, 'professor', { recebeResumo: false }, { id: quemOuDono(cena).id });
      return {};
    },
    responde({ recebe: false }),
  ),
  alterarResumoSemanal: sonda(
    doProprio,
    gravou('professor', (r) => ({ id: r.professor }), { recebeResumo: false }),
    { corpo: { recebe: false } },
  ),
  confirmacaoDoEmail: sonda(
    async (cena) => {
      await semConfirmacao(cena, quemOuDono(cena));
      return { email: (await guardado(cena, quemOuDono(cena).id)).email };
    },
    responde(({ email }) => ({ confirmado: false, email, enviadaEm: null, submissoes: [] })),
  ),
  reenviarConfirmacao: sonda(
    (cena) => semConfirmacao(cena, quemOuDono(cena)),
    contou('confirmacaoDeEmail', 1, (r) => ({ professorId: r.professor })),
    {
      limites: [
        logado('a fourth mail in an hour', 429, async (cena) => {
          const r = await semConfirmacao(cena, quemOuDono(cena));
          const linha = { contagem: 3, inicio: cena.t.deps.clock.real(), bloqueadoAte: null };
          await insertInto(cena.t, 'limite', { chave: `confirmacao:${r.professor}`, ...linha });
          return r;
        }),
      ],
    },
  ),
  confirmarEmail: sonda(linkDeConfirmacao(0), confirmou, {
    limites: [
      qualquerUm('a used link', 422, linkDeConfirmacao(0, true)),
      qualquerUm('an old link', 422, linkDeConfirmacao(49)),
    ],
  }),
  listarEmailsPorConfirmar: sonda(
    async (cena) => {
      const { t, w, dono } = cena;
      await semConfirmacao(cena, dono);
      const projeto = await w.novoProjeto(dono.id, await w.novoEdital());
      await marcarSubmissao(t.deps.database.db, projeto, dono.id, t.clock.real());
      return { projeto };
    },
    ({ body, cena, r }) => {
      const lista = body as { id: number; submissoes: { projeto: { id: number } }[] }[];
      const ids = lista.find(({ id }) => id === cena.dono.id)?.submissoes.map(({ projeto }) => projeto.id);
      igual(ids, [r.projeto]);
    },
  ),
  confirmarEmailDe: sonda((cena) => semConfirmacao(cena, cena.dono), confirmou, {
    limites: [
      administradorDeSi("one's own e-mail", 409, doDono),
      administrador('no reason', 422, (cena) => semConfirmacao(cena, cena.dono), SEM_MOTIVO),
    ],
  }),
  listarMudancasDeContato: sonda(emailMudado, ({ body, r }) => {
    const linha = (body as { id: number; email: unknown }[]).find(({ id }) => id === r.mudanca);
    igual(linha?.email, { antes: r.antes, depois: r.depois });
  }),
  lerMudancaDeContato: sonda(
    emailMudado,
    todos(
      ({ body, r }) => igual(body, { email: { antes: r.antes, depois: r.depois }, cpf: null }),
      contou('acesso', 1, (_, { dono }) => ({ documento: 'mudanca_de_contato', titularId: dono.id })),
    ),
    { limites: [administrador('no reason', 422, emailMudado, SEM_MOTIVO)] },
  ),
  conferirMudancaDeContato: sonda(
    emailMudado,
    gravou(
      'mudancaDeContato',
      (r) => ({ id: r.mudanca }),
      (_, { quem }) => ({ aceitaPor: quem?.id ?? 0 }),
    ),
    {
      corpo: { situacao: 'espera' },
      limites: [
        administrador(
          'a change of their own',
          409,
          async (cena) => {
            const r = await emailMudado(cena);
            await updateRows(cena.t, 'mudancaDeContato', { autorId: quemOuDono(cena).id }, { id: r.mudanca });
            return r;
          },
          { corpo: { situacao: 'espera' } },
        ),
        administrador('no reason', 422, emailMudado, {
          corpo: { situacao: 'espera', motivo: undefined },
        }),
      ],
    },
  ),
  naoFuiEu: sonda(
    emailMudado,
    gravou(
      'professor',
      (_, { dono }) => ({ id: dono.id }),
      (r) => ({ email: r.antes }),
    ),
    {
      limites: [
        qualquerUm('a change that nobody can undo any more', 422, async (cena) => {
          const r = await emailMudado(cena);
          const agora = cena.t.deps.clock.real();
          const feitaEm = new Date(agora.getTime() - 73 * 3_600_000);
          const jaVale = { feitaEm, confirmadaLaEm: agora, aceitaEm: agora };
          await updateRows(cena.t, 'mudancaDeContato', jaVale, { id: r.mudanca });
          return r;
        }),
      ],
    },
  ),
} satisfies Record<string, Sonda>;
