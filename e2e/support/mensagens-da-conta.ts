import { truncate, writeFile } from 'node:fs/promises';
import { ARQUIVO_MAXIMO_BYTES } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { expect, type Page, test } from '@playwright/test';
import { contasDe } from './api.ts';
import { umaImagem, umaImagemEnorme, umTexto } from './arquivos.ts';
import { doTipo } from './contas.ts';
import { comSessao } from './entrar.ts';
import { type Grupo, type Mundo, quebrar } from './mensagens.ts';

const VALIDO = {
  nome: 'Iracema Dourado Sampaio',
  cpf: '529.982.247-25',
  siape: '7100001',
  email: 'iracema.sampaio@exemplo.br',
  lattes: 'http://lattes.cnpq.br/1234567890123456',
  senha: 'jabuticaba ao sol 82',
};

/** Fills the registration in, all right but for what is given, and sends it. */
function cadastrar(mudancas: (mundo: Mundo) => Partial<typeof VALIDO>) {
  return async (mundo: Mundo) => {
    const { page } = mundo;
    for (const [campo, valor] of Object.entries({ ...VALIDO, ...mudancas(mundo) })) {
      await page.locator(`#${campo}`).fill(valor);
    }
    await page.locator('#unidade').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  };
}

const mantem = { nome: VALIDO.nome, siape: VALIDO.siape };

async function enviarFoto(page: Page, file: ReturnType<typeof umTexto>): Promise<void> {
  await page.getByTestId('foto-file').setInputFiles(file);
}

const cadastro: Grupo = {
  nome: 'cadastro_professor',
  quem: 'ninguem',
  linhas: [
    {
      texto: M.camposVazios,
      forma: 'erro',
      campo: 'nome',
      provocar: async ({ page }) => {
        await page.goto('/cadastro_professor');
        await expect(page.locator('#unidade option').nth(1)).toBeAttached();
        await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      },
    },
    ...(['cpf', 'email', 'foto', 'lattes', 'senha', 'siape', 'unidade'] as const).map((campo) => ({
      texto: M.camposVazios,
      forma: 'ao lado' as const,
      campo,
      provocar: async () => undefined,
    })),
    {
      texto: A.naoEhImagem,
      forma: 'ao lado',
      campo: 'foto',
      provocar: ({ page }) => enviarFoto(page, umTexto()),
    },
    {
      texto: A.naoEhImagem,
      forma: 'ao lado',
      campo: 'foto',
      // The name lies: only the server looks inside.
      provocar: ({ page }) => enviarFoto(page, { ...umTexto('retrato.png'), mimeType: 'image/png' }),
    },
    {
      texto: A.vazio,
      forma: 'ao lado',
      campo: 'foto',
      provocar: ({ page }) => enviarFoto(page, { ...umaImagem(), buffer: Buffer.alloc(0) }),
    },
    {
      texto: `${A.grandeDemais} (25 MB)`,
      forma: 'ao lado',
      campo: 'foto',
      provocar: async ({ page }) => {
        const path = test.info().outputPath('grande.png');
        await writeFile(path, '');
        await truncate(path, ARQUIVO_MAXIMO_BYTES + 1);
        await page.getByTestId('foto-file').setInputFiles(path);
      },
    },
    {
      texto: A.imagemGrandeDemais,
      forma: 'ao lado',
      campo: 'foto',
      provocar: ({ page }) => enviarFoto(page, umaImagemEnorme()),
    },
    {
      texto: M.emailInvalido,
      forma: 'erro',
      campo: 'email',
      mantem,
      provocar: async (mundo) => {
        await enviarFoto(mundo.page, umaImagem());
        await expect(mundo.page.getByRole('img', { name: 'Foto escolhida' })).toBeVisible();
        await cadastrar(() => ({ email: 'iracema@exemplo.x' }))(mundo);
      },
    },
    ...['iracema', 'iracema@exemplo', 'iracema@exemplo.museu', 'ira cema@exemplo.br', '@exemplo.br'].map(
      (email) => ({
        texto: M.emailInvalido,
        forma: 'erro' as const,
        campo: 'email',
        mantem: { ...mantem, email },
        provocar: cadastrar(() => ({ email })),
      }),
    ),
    ...[
      'http://lattes.cnpq.br/123456789012345',
      'http://lattes.cnpq.br/12345678901234567',
      'lattes.cnpq.br',
    ].map((lattes) => ({
      texto: M.lattesInvalido,
      forma: 'erro' as const,
      campo: 'lattes',
      mantem: { ...mantem, lattes },
      provocar: cadastrar(() => ({ lattes })),
    })),
    {
      texto: M.cpfInvalido,
      forma: 'erro',
      campo: 'cpf',
      mantem: { ...mantem, cpf: '529.982.247-2' },
      provocar: cadastrar(() => ({ cpf: '5299822472' })),
    },
    {
      texto: M.cpfNaoConfere,
      forma: 'texto',
      provocar: ({ page }) => page.locator('#cpf').fill('111.222.333-44'),
    },
    ...['1234567', 'x'.repeat(129)].map((senha) => ({
      texto: M.senhaTamanho,
      forma: 'erro' as const,
      campo: 'senha',
      mantem,
      provocar: cadastrar(() => ({ senha })),
    })),
    {
      texto: M.senhaComum,
      forma: 'erro',
      campo: 'senha',
      mantem,
      provocar: cadastrar(() => ({ senha: '12345678' })),
    },
    ...[VALIDO.nome, VALIDO.email].map((senha) => ({
      texto: M.senhaPessoal,
      forma: 'erro' as const,
      campo: 'senha',
      mantem,
      provocar: cadastrar(() => ({ senha })),
    })),
    {
      texto: M.cpfJaCadastrado,
      forma: 'erro',
      mantem,
      provocar: cadastrar(({ pessoa }) => ({ cpf: pessoa.cpf, email: `a.${pessoa.email}` })),
    },
    {
      texto: M.siapeJaCadastrado,
      forma: 'erro',
      provocar: cadastrar(({ pessoa }) => ({ siape: pessoa.siape })),
    },
    {
      texto: M.emailJaCadastrado,
      forma: 'erro',
      mantem,
      provocar: cadastrar(({ pessoa }) => ({ email: pessoa.email })),
    },
    {
      texto: M.desejaCancelar,
      forma: 'pergunta',
      provocar: ({ page }) => page.getByRole('button', { name: 'Cancelar' }).click(),
    },
    { texto: M.cadastroRealizado, forma: 'aviso', provocar: cadastrar(() => ({})) },
  ],
};

async function novaSenha(page: Page, senha: string, confirmacao: string): Promise<void> {
  await page.locator('#senha').fill(senha);
  await page.locator('#confirmacao').fill(confirmacao);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
}

async function recuperar({ page }: Mundo, email: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: 'Recuperar Senha' }).click();
}

const entrada: Grupo = {
  nome: 'login, identificar-email, redefinir-senha',
  quem: 'ninguem',
  linhas: [
    {
      texto: M.loginIncorreto,
      forma: 'erro',
      provocar: async ({ page, pessoa }) => {
        await page.goto('/login');
        await page.locator('#cpf').fill(pessoa.cpf);
        await page.locator('#password').fill('nao é esta');
        await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      },
    },
    {
      texto: M.muitasTentativas,
      forma: 'erro',
      provocar: async ({ page, pessoa, app }) => {
        for (let vez = 1; vez < 5; vez += 1) {
          const body = JSON.stringify({ cpf: pessoa.cpf, password: `errada ${vez}` });
          const headers = { 'content-type': 'application/json' };
          await fetch(`${app.url}/auth/login`, { method: 'POST', headers, body });
        }
        await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      },
    },
    {
      texto: M.recuperacaoEmail,
      forma: 'erro',
      campo: 'email',
      mantem: { email: 'iracema@' },
      provocar: async (mundo) => {
        await mundo.page.goto('/identificar-email');
        await recuperar(mundo, 'iracema@');
      },
    },
    {
      texto: M.recuperacaoFalhou,
      forma: 'erro',
      mantem: { email: VALIDO.email },
      provocar: (mundo) =>
        quebrar(mundo.page, '/api/changeToken/reset-password', () => recuperar(mundo, VALIDO.email)),
    },
    {
      texto: M.recuperacaoEnviada,
      forma: 'texto',
      provocar: (mundo) => recuperar(mundo, 'ninguem.com.este@exemplo.br'),
    },
    {
      texto: M.preenchaTodosOsCampos,
      forma: 'erro',
      campo: 'senha',
      provocar: async ({ page }) => {
        await page.goto('/redefinir-senha?token=nao-existe');
        await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      },
    },
    {
      texto: M.senhasDiferentes,
      forma: 'erro',
      campo: 'confirmacao',
      mantem: { senha: 'orvalho de maio 515' },
      provocar: ({ page }) => novaSenha(page, 'orvalho de maio 515', 'orvalho de maio 516'),
    },
    {
      texto: M.redefinicaoFalhou,
      forma: 'erro',
      provocar: ({ page }) =>
        quebrar(page, '/api/changeToken/reset-password/confirm', () =>
          novaSenha(page, 'orvalho de maio 515', 'orvalho de maio 515'),
        ),
    },
    {
      texto: M.linkInvalido,
      forma: 'erro',
      provocar: ({ page }) => novaSenha(page, 'orvalho de maio 515', 'orvalho de maio 515'),
    },
  ],
};

async function atualizar(page: Page, campo: string, valor: string): Promise<void> {
  await page.goto('/atualizar_professor');
  if (campo === 'unidade') await page.locator('#unidade').selectOption(valor);
  else await page.locator(`#${campo}`).fill(valor);
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
}

async function mudarSenha({ page }: Mundo, atual: string): Promise<void> {
  await page.goto('/alterar_senha');
  await page.locator('#senhaAtual').fill(atual);
  await novaSenha(page, 'orvalho de maio 515', 'orvalho de maio 515');
}

const dados: Grupo = {
  nome: 'atualizar_professor, alterar_senha',
  quem: 'professora',
  linhas: [
    ...['nome', 'cpf', 'email', 'lattes', 'siape', 'rg'].map((campo) => ({
      texto: M.preenchaTodosOsCampos,
      forma: 'erro' as const,
      campo,
      provocar: ({ page }: Mundo) => atualizar(page, campo, ''),
    })),
    {
      texto: M.unidadeNaoEncontrada,
      forma: 'erro',
      campo: 'unidade',
      provocar: ({ page }) => atualizar(page, 'unidade', ''),
    },
    {
      texto: M.senhaAtualParaEmail,
      forma: 'erro',
      campo: 'senhaAtual',
      mantem: { email: 'novo.endereco@exemplo.br' },
      provocar: ({ page }) => atualizar(page, 'email', 'novo.endereco@exemplo.br'),
    },
    {
      texto: M.desejaSalvarFoto,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await page.goto('/atualizar_professor');
        await page.getByTestId('foto-file').setInputFiles(umaImagem('outra.png'));
        await page.getByRole('button', { name: 'Salvar foto' }).click();
      },
    },
    {
      texto: M.fotoAtualizada,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Salvar foto' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
      },
    },
    {
      texto: M.preenchaTodosOsCampos,
      forma: 'erro',
      campo: 'senhaAtual',
      provocar: async ({ page }) => {
        await page.goto('/alterar_senha');
        await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      },
    },
    { texto: M.senhaAtualIncorreta, forma: 'erro', provocar: (mundo) => mudarSenha(mundo, 'nao é esta 1') },
    { texto: M.senhaAlterada, forma: 'aviso', provocar: (mundo) => mudarSenha(mundo, mundo.pessoa.senha) },
    {
      texto: M.desejaSalvarDados,
      forma: 'pergunta',
      provocar: ({ page }) => atualizar(page, 'nome', 'Berenice Alvim de Souza'),
    },
    {
      texto: M.atualizado,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
        await expect(page).toHaveURL(/\/login$/);
      },
    },
  ],
};

/** Asks for one's account to be closed, as far as the server's answer. */
async function encerrar(page: Page): Promise<void> {
  await page.goto('/meus_dados');
  await page.locator('#senhaAtual').fill('seja qual for 1');
  await page.getByRole('button', { name: 'Encerrar a conta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar', exact: true }).click();
}

const encerramento: Grupo = {
  nome: 'meus_dados',
  quem: 'administradora',
  linhas: [
    {
      texto: M.ultimoAdministradorNaoEncerra,
      forma: 'erro',
      mantem: { senhaAtual: 'seja qual for 1' },
      provocar: ({ page }) => encerrar(page),
    },
    {
      texto: M.coordenaProjeto,
      forma: 'erro',
      mantem: { senhaAtual: 'seja qual for 1' },
      provocar: async ({ page, app }) => {
        await comSessao(page, app.url, doTipo(await contasDe(app.url), 'coordenador')[0]);
        await encerrar(page);
      },
    },
  ],
};

export const GRUPOS_DA_CONTA: readonly Grupo[] = [cadastro, entrada, dados, encerramento];
