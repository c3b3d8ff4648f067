import { MOTIVO_MAXIMO } from '@instrutoria/domain/instrutor/limits.ts';
import {
  ERRO_NA_TROCA,
  ERRO_NO_ENVIO,
  MENSAGENS_INSTRUTOR as M,
} from '@instrutoria/domain/instrutor/messages.ts';
import { DOCUMENTOS, type Documento } from '@instrutoria/domain/instrutor/types.ts';
import { contasDe, loggedIn } from './api.ts';
import { umPdf } from './arquivos.ts';
import { responder } from './dialogos.ts';
import { comSessao } from './entrar.ts';
import { desconhecido, visitantes } from './exemplos.ts';
import { digitarInstrutor, enviarDocumentos } from './instrutores.ts';
import { type Grupo, type Linha, type Mundo, quebrar } from './mensagens.ts';
import { editalAberto, propostaCompleta } from './proposta.ts';

const ALUNO = { nome: 'Eva Nogueira', email: 'eva@nada', tipoAluno: 'VOLUNTARIO' } as const;
const cadastrar = ({ page }: Mundo) => page.getByRole('button', { name: 'Cadastrar', exact: true }).click();

/** The running project of the demonstration, before its coordinator. */
async function andamento({ app }: Mundo) {
  const { exemplos, contaPara } = await visitantes(app.url, await contasDe(app.url));
  const dona = contaPara({ path: '/instrutores/:id', title: '', tipo: 'coordenador' }, 'coordenador');
  const { client } = await loggedIn(app.url, dona);
  return { dona, client, projeto: exemplos.emAndamento, instrutor: exemplos.instrutor };
}
async function abrir(mundo: Mundo, caminho: (ids: { projeto: number; instrutor: number }) => string) {
  const aqui = await andamento(mundo);
  await comSessao(mundo.page, mundo.app.url, aqui.dona);
  await mundo.page.goto(caminho(aqui));
  return aqui;
}

/** An upload that fails, in the spec's words (E-INSTRUTOR-5). */
const falha =
  (textos: Readonly<Record<Documento, string>>) =>
  (documento: Documento): Linha => ({
    texto: textos[documento],
    forma: 'ao lado',
    campo: documento,
    provocar: ({ page }) => {
      const kind = { termo_compromisso: 'termo', declaracao_aluno_detentor: 'declaracao' } as const;
      const outro = { historico_declaracao: 'historico', termo_anuencia: 'anuencia' } as const;
      const caminho = { ...kind, ...outro, dados_bancarios: 'dados_bancarios' }[documento];
      return quebrar(page, `/api/instrutor/upload/${caminho}`, () =>
        page.getByTestId(`${documento}-file`).setInputFiles(umPdf()),
      );
    },
  });

const CADASTRO: readonly Linha[] = [
  {
    texto: M.digiteTodosOsCampos,
    forma: 'erro',
    campo: 'nome',
    provocar: async (mundo) => {
      await abrir(mundo, ({ projeto }) => `/cadastro_instrutor/${projeto}`);
      await cadastrar(mundo);
    },
  },
  {
    texto: M.emailInvalido,
    forma: 'erro',
    campo: 'email',
    provocar: async (mundo) => {
      await digitarInstrutor(mundo.page, ALUNO);
      await cadastrar(mundo);
    },
  },
  {
    texto: M.semTermo,
    forma: 'erro',
    campo: 'termo_compromisso',
    provocar: async (mundo) => {
      await mundo.page.locator('#email').fill('eva@exemplo.br');
      await cadastrar(mundo);
    },
    mantem: { nome: ALUNO.nome },
  },
  {
    texto: M.semDeclaracao,
    forma: 'erro',
    campo: 'declaracao_aluno_detentor',
    provocar: async (mundo) => {
      await enviarDocumentos(mundo.page, ['termo_compromisso']);
      await cadastrar(mundo);
    },
  },
  {
    texto: M.semHistorico,
    forma: 'erro',
    campo: 'historico_declaracao',
    provocar: async (mundo) => {
      await enviarDocumentos(mundo.page, ['declaracao_aluno_detentor']);
      await cadastrar(mundo);
    },
  },
  {
    texto: M.semAcumulo,
    forma: 'erro',
    campo: 'acumulo',
    provocar: async (mundo) => {
      await enviarDocumentos(mundo.page, ['historico_declaracao']);
      await mundo.page.locator('#tipoAluno').selectOption('BOLSISTA');
      await cadastrar(mundo);
    },
  },
  ...(
    [
      [M.semComprovanteBancario, 'unica'],
      [M.semAnuenciaOuComprovante, 'acumulavel'],
    ] as const
  ).map(
    ([texto, acumulo]): Linha => ({
      texto,
      forma: 'erro',
      campo: 'dados_bancarios',
      provocar: async (mundo) => {
        await mundo.page.locator('#acumulo').selectOption(acumulo);
        await cadastrar(mundo);
      },
    }),
  ),
  {
    texto: M.semVagaDeBolsista,
    forma: 'erro',
    provocar: async (mundo) => {
      await enviarDocumentos(mundo.page, ['dados_bancarios', 'termo_anuencia']);
      await cadastrar(mundo);
    },
    mantem: { nome: ALUNO.nome, email: 'eva@exemplo.br' },
  },
  {
    texto: M.semVagaDeVoluntario,
    forma: 'erro',
    provocar: async (mundo) => {
      await mundo.page.locator('#tipoAluno').selectOption('VOLUNTARIO');
      await cadastrar(mundo);
    },
  },
  {
    texto: M.desejaCancelar,
    forma: 'pergunta',
    provocar: ({ page }) => page.getByRole('button', { name: 'Cancelar', exact: true }).click(),
  },
];

const DOS_ENVIOS: readonly Linha[] = [
  {
    texto: 'Documentos',
    forma: 'texto',
    provocar: async (mundo) => {
      const { page } = mundo;
      await abrir(mundo, ({ projeto }) => `/cadastro_instrutor/${projeto}`);
      await page.locator('#tipoAluno').selectOption('BOLSISTA');
      await page.locator('#acumulo').selectOption('acumulavel');
    },
  },
  ...DOCUMENTOS.map(falha(ERRO_NO_ENVIO)),
  {
    texto: 'Documentos',
    forma: 'texto',
    provocar: async (mundo) => {
      const { page } = mundo;
      await abrir(mundo, ({ projeto, instrutor }) => `/atualizar_instrutor/${instrutor}/${projeto}`);
      await page.locator('#tipoAluno').selectOption('BOLSISTA');
      await page.locator('#acumulo').selectOption('acumulavel');
    },
  },
  ...DOCUMENTOS.map(falha(ERRO_NA_TROCA)),
];

const LISTA: readonly Linha[] = [
  {
    texto: M.naoEncontrado,
    forma: 'texto',
    provocar: async (mundo) =>
      void (await abrir(mundo, ({ projeto }) => `/atualizar_instrutor/${desconhecido}/${projeto}`)),
  },
  {
    texto: M.textoLongo,
    forma: 'erro',
    campo: 'motivo',
    dialogo: M.desejaEncerrar,
    provocar: async (mundo) => {
      const { page } = mundo;
      await abrir(mundo, ({ projeto }) => `/instrutores/${projeto}`);
      await page
        .getByRole('button', { name: /^Excluir/ })
        .first()
        .click();
      await page.getByLabel('Motivo').fill('a'.repeat(MOTIVO_MAXIMO + 1));
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click();
    },
  },
  {
    texto: M.ausenciaJaRegistrada,
    forma: 'aviso',
    provocar: async (mundo) => {
      const { page } = mundo;
      const { client, projeto } = await abrir(mundo, ({ projeto }) => `/instrutores/${projeto}`);
      const { data } = await client.listarInstrutores({ params: { id: projeto } });
      const presente = data.find(({ frequentando }) => frequentando);
      if (presente === undefined) throw new Error('nobody attends');
      await page.getByRole('button', { name: `Registrar ausência de ${presente.nome}` }).click();
      await client.registrarIrregularidade({ params: { id: presente.id } });
      await responder(page, M.desejaRegistrarAusencia);
    },
  },
  {
    texto: M.jaEncerrado,
    forma: 'erro',
    dialogo: M.desejaEncerrar,
    provocar: async (mundo) => {
      const { page } = mundo;
      const { client, projeto } = await abrir(mundo, ({ projeto }) => `/instrutores/${projeto}`);
      const [primeiro] = (await client.listarInstrutores({ params: { id: projeto } })).data;
      if (primeiro === undefined) throw new Error('nobody is there');
      await page.getByRole('button', { name: `Excluir ${primeiro.nome}`, exact: true }).click();
      await client.encerrarInstrutor({ params: { id: primeiro.id }, body: {} });
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click();
    },
  },
  {
    texto: M.naoAprovado,
    forma: 'texto',
    provocar: async ({ page, app, pessoa }) => {
      const { id } = await pessoa.client.submeterProjeto({
        body: await propostaCompleta(pessoa, await editalAberto(pessoa)),
      });
      await comSessao(page, app.url, pessoa);
      await page.goto(`/instrutores/${id}`);
    },
  },
];

/** Each group opens its screens by itself; the list comes last, since it ends a tie. */
export const GRUPOS_DOS_INSTRUTORES: readonly Grupo[] = [
  { nome: 'cadastro_instrutor', quem: 'ninguem', linhas: CADASTRO },
  { nome: 'the documents of an instructor', quem: 'ninguem', linhas: DOS_ENVIOS },
  { nome: 'instrutores', quem: 'ninguem', linhas: LISTA },
];
