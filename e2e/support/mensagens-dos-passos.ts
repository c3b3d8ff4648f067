import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { expect, type Page } from '@playwright/test';
import { umPdf, umTexto } from './arquivos.ts';
import { adicionarDisciplina, enviarComprovante, escolherEdital } from './assistente.ts';
import { comGuardado, type Grupo, type Linha } from './mensagens.ts';

const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar e continuar' }).click();

const colaboradores = 'Professores colaboradores cadastrados';
const naoCadastrados = 'Professores não cadastrados no sistema';

async function procurarSiape(page: Page, siape: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: colaboradores });
  await dialog.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
  await dialog.getByRole('button', { name: 'adicionar', exact: true }).click();
}

const coordenador: Grupo = {
  nome: 'cadastro_projeto e seus dois modais',
  quem: 'professora',
  linhas: [
    {
      texto: MENSAGENS_EDITAL.selecione,
      forma: 'erro',
      campo: 'edital',
      provocar: async ({ page }) => {
        await page.goto('/cadastro_projeto');
        await salvar(page);
      },
    },
    {
      texto: M.professorNaoEncontrado,
      forma: 'erro',
      campo: 'siape',
      dialogo: colaboradores,
      mantem: { siape: '0000000' },
      provocar: async ({ page }) => {
        await escolherEdital(page);
        await page.getByRole('combobox', { name: /Outros professores/ }).selectOption('Sim');
        await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
        await procurarSiape(page, '0000000');
      },
    },
    {
      texto: M.professorNaoEncontrado,
      forma: 'erro',
      campo: 'siape',
      dialogo: colaboradores,
      provocar: ({ page }) => procurarSiape(page, ''),
    },
    {
      texto: M.colaboradorRepetido,
      forma: 'erro',
      campo: 'siape',
      dialogo: colaboradores,
      provocar: ({ page, pessoa }) => procurarSiape(page, pessoa.siape),
    },
    {
      texto: M.preenchaTodosOsCampos,
      forma: 'erro',
      campo: 'nome',
      dialogo: naoCadastrados,
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Adicionar professor não cadastrado' }).click();
        const dialog = page.getByRole('dialog', { name: naoCadastrados });
        await dialog.getByRole('button', { name: 'adicionar', exact: true }).click();
      },
    },
    ...['siape', 'regimeTrabalho', 'unidade'].map((campo) => ({
      texto: M.preenchaTodosOsCampos,
      forma: 'ao lado' as const,
      campo,
      dialogo: naoCadastrados,
      provocar: async () => undefined,
    })),
  ],
};

interface Especificacoes {
  readonly titulo?: string;
  readonly remunerados: string;
  readonly voluntarios: string;
}

function especificar({ titulo = 'Um título', remunerados, voluntarios }: Especificacoes) {
  return async ({ page }: { readonly page: Page }) => {
    await page.goto('/especificacoes_projeto');
    await page.locator('#titulo').fill(titulo);
    await page.locator('#remunerados').fill(remunerados);
    await page.locator('#voluntarios').fill(voluntarios);
    await page.getByRole('radio', { name: '20h', exact: true }).check();
    await salvar(page);
  };
}

/** What the step does with a pair of counts: one row of D8. */
function contagem(remunerados: string, voluntarios: string, texto: string, campo: string): Linha {
  return {
    texto,
    forma: 'erro',
    campo,
    mantem: { titulo: 'Um título', remunerados },
    provocar: especificar({ remunerados, voluntarios }),
  };
}

const especificacoes: Grupo = {
  nome: 'especificacoes_projeto',
  quem: 'professora',
  linhas: [
    {
      texto: M.especificacoesVazias,
      forma: 'erro',
      campo: 'titulo',
      provocar: async ({ page }) => {
        await page.goto('/especificacoes_projeto');
        await salvar(page);
      },
    },
    ...['remunerados', 'regimeTrabalho'].map((campo) => ({
      texto: M.especificacoesVazias,
      forma: 'ao lado' as const,
      campo,
      provocar: async () => undefined,
    })),
    {
      texto: M.especificacoesVazias,
      forma: 'erro',
      campo: 'titulo',
      mantem: { remunerados: '1' },
      provocar: especificar({ titulo: '   ', remunerados: '1', voluntarios: '0' }),
    },
    contagem('0', '0', M.especificacoesVazias, 'remunerados'),
    contagem('', '0', M.especificacoesVazias, 'remunerados'),
    contagem('3', '0', M.remuneradosMaximo, 'remunerados'),
    contagem('2', '4', M.instrutoresMaximo, 'voluntarios'),
    contagem('1', '5', M.instrutoresMaximo, 'voluntarios'),
    contagem('1', '4', M.voluntariosMaximo, 'voluntarios'),
    {
      texto: M.vagasInvalidas,
      forma: 'erro',
      provocar: async ({ page }) => {
        await comGuardado(page, { num_vagas_voluntarias: '100' }, '/especificacoes_projeto');
        await page.getByRole('button', { name: 'Salvar rascunho' }).click();
      },
    },
    {
      texto: M.regimeInvalido,
      forma: 'erro',
      provocar: async ({ page }) => {
        await comGuardado(page, { num_vagas_voluntarias: '0', regime: '60h' }, '/especificacoes_projeto');
        await page.getByRole('button', { name: 'Salvar rascunho' }).click();
      },
    },
    {
      texto: M.desejaSalvarRascunho,
      forma: 'pergunta',
      provocar: ({ page }) => page.getByRole('button', { name: 'Cancelar', exact: true }).click(),
    },
    {
      texto: M.rascunhoSalvo,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await comGuardado(page, { regime: '40h' }, '/especificacoes_projeto');
        await page.getByRole('button', { name: 'Salvar rascunho' }).click();
        await expect(page).toHaveURL(/\/menu$/);
      },
    },
  ],
};

const modal = 'Adicionar disciplina';
const daDisciplina = [
  'nome',
  'codigo',
  'semestre',
  'unidade_oferta',
  'tipo_disciplina',
  'tsd',
  'carga_horaria',
  'ehObrigatoria',
] as const;

function naDisciplina(campo: string, valor: string) {
  return async ({ page }: { readonly page: Page }) => {
    const dialog = page.getByRole('dialog', { name: modal });
    await dialog.locator(`#${campo}`).fill(valor);
    await dialog.getByRole('button', { name: 'Salvar disciplina' }).click();
  };
}

/** Everything of the modal but one number. */
async function preencherDisciplina(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: modal });
  await dialog.locator('#nome').fill('Física I');
  await dialog.locator('#codigo').fill('FIS0101');
  for (const id of ['semestre', 'unidade_oferta', 'tipo_disciplina']) {
    await dialog.locator(`#${id}`).selectOption({ index: 1 });
  }
  await dialog.getByRole('radio', { name: 'Sim' }).check();
  await dialog.locator('#tsd').fill('50');
  await dialog.locator('#carga_horaria').fill('60');
}

const disciplinas: Grupo = {
  nome: 'cadastro_disciplina e seu modal',
  quem: 'professora',
  linhas: [
    {
      texto: M.comprovanteVazio,
      forma: 'erro',
      campo: 'comprovante',
      provocar: async ({ page }) => {
        await page.goto('/cadastro_disciplina');
        await salvar(page);
      },
    },
    {
      texto: `Disciplinas: ${M.disciplinasVazias}`,
      forma: 'texto',
      provocar: async () => undefined,
    },
    {
      texto: A.naoEhPdf,
      forma: 'ao lado',
      campo: 'comprovante',
      provocar: ({ page }) => page.getByTestId('comprovante-file').setInputFiles(umTexto()),
    },
    {
      texto: M.disciplinasVazias,
      forma: 'erro',
      campo: 'disciplinas_associadas',
      provocar: async ({ page }) => {
        await enviarComprovante(page);
        await salvar(page);
      },
    },
    {
      texto: M.cursosVazios,
      forma: 'erro',
      campo: 'cursos_ofertadas',
      dialogo: modal,
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: modal }).click();
        await page.getByRole('button', { name: 'Salvar disciplina' }).click();
      },
    },
    ...daDisciplina.map((campo) => ({
      texto: M.disciplinaVazia,
      forma: 'ao lado' as const,
      campo,
      dialogo: modal,
      provocar: async () => undefined,
    })),
    {
      texto: M.cursosDemais,
      forma: 'erro',
      campo: 'cursos_ofertadas',
      dialogo: modal,
      mantem: { nome: 'Física I' },
      provocar: async ({ page }) => {
        await preencherDisciplina(page);
        const curso = page.locator('#cursos_ofertadas');
        for (let n = 1; n <= 31; n += 1) {
          await curso.fill(`Curso ${n}`);
          await curso.press('Enter');
        }
        await page.getByRole('button', { name: 'Salvar disciplina' }).click();
      },
    },
    {
      texto: M.tsdForaDaFaixa,
      forma: 'erro',
      campo: 'tsd',
      dialogo: modal,
      provocar: async (mundo) => {
        await mundo.page.getByRole('button', { name: 'excluir Curso 31' }).click();
        await naDisciplina('tsd', '100,01')(mundo);
      },
    },
    {
      texto: M.disciplinaVazia,
      forma: 'erro',
      campo: 'carga_horaria',
      dialogo: modal,
      provocar: async (mundo) => {
        await mundo.page.locator('#tsd').fill('100');
        await naDisciplina('carga_horaria', '0')(mundo);
      },
    },
    {
      texto: M.cargaForaDaFaixa,
      forma: 'erro',
      campo: 'carga_horaria',
      dialogo: modal,
      provocar: naDisciplina('carga_horaria', '10000'),
    },
    { texto: M.disciplinaCadastrada, forma: 'aviso', provocar: naDisciplina('carga_horaria', '9999') },
    {
      texto: M.disciplinasAdicionadas,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await salvar(page);
        await expect(page).toHaveURL(/dados_disciplinas$/);
      },
    },
    {
      texto: M.disciplinasDemais,
      forma: 'erro',
      campo: 'disciplinas_associadas',
      provocar: async ({ page }) => {
        const guardadas: { disciplinas_associadas: unknown[] } = JSON.parse(
          (await page.evaluate(() => localStorage.getItem('disciplinas'))) ?? '{}',
        );
        const [uma] = guardadas.disciplinas_associadas;
        const muitas = { ...guardadas, id: null, disciplinas_associadas: Array(61).fill(uma) };
        await comGuardado(page, { disciplinas: JSON.stringify(muitas) }, '/cadastro_disciplina');
        await salvar(page);
      },
    },
    {
      texto: M.comprovanteNaoEncontrado,
      forma: 'erro',
      provocar: async ({ page }) => {
        const guardadas: { disciplinas_associadas: unknown[] } = JSON.parse(
          (await page.evaluate(() => localStorage.getItem('disciplinas'))) ?? '{}',
        );
        const alheias = {
          ...guardadas,
          disciplinas_associadas: guardadas.disciplinas_associadas.slice(0, 1),
          comprovante: { referencia: `arq_${'0'.repeat(32)}`, nome: umPdf().name },
        };
        await comGuardado(page, { disciplinas: JSON.stringify(alheias) }, '/cadastro_disciplina');
        await salvar(page);
      },
    },
    {
      texto: M.disciplinasAdicionadasERascunho,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.evaluate(() => localStorage.removeItem('disciplinas'));
        await page.goto('/cadastro_disciplina');
        await adicionarDisciplina(page);
        await enviarComprovante(page);
        await page.getByRole('button', { name: 'Salvar rascunho' }).click();
        await expect(page).toHaveURL(/\/menu$/);
      },
    },
    {
      texto: MENSAGENS_CONTA.tokenExpirado,
      forma: 'aviso',
      // Only a real 401 says so (D35).
      provocar: async ({ page }) => {
        await page.route('**/api/unidade', (route) => route.fulfill({ status: 401 }));
        await page.goto('/cadastro_disciplina');
        await expect(page).toHaveURL(/\/login\?voltar=%2Fcadastro_disciplina$/);
        await page.unroute('**/api/unidade');
      },
    },
  ],
};

const palavras: Grupo = {
  nome: 'identificacao_projeto',
  quem: 'professora',
  linhas: [1, 2, 3, 4].map((falta) => ({
    texto: M.palavrasChave,
    forma: 'erro' as const,
    campo: `palavraChave${falta}`,
    mantem: { [`palavraChave${(falta % 4) + 1}`]: `palavra ${(falta % 4) + 1}` },
    provocar: async ({ page }: { readonly page: Page }) => {
      await page.goto('/identificacao_projeto');
      for (const n of [1, 2, 3, 4]) {
        await page.locator(`#palavraChave${n}`).fill(n === falta ? ' ' : `palavra ${n}`);
      }
      await salvar(page);
    },
  })),
};

export const GRUPOS_DOS_PASSOS: readonly Grupo[] = [coordenador, especificacoes, disciplinas, palavras];
