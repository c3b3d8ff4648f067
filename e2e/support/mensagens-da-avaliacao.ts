import { PARECER_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { FEEDBACK_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import { MENSAGENS_RECURSO as R } from '@instrutoria/domain/recurso/messages.ts';
import { expect } from '@playwright/test';
import { contasDe } from './api.ts';
import { editor } from './assistente.ts';
import { responder } from './dialogos.ts';
import { type Comissao, comissaoDe, designar, fase1, fecharAbertos, livreDe } from './edital-em-avaliacao.ts';
import { comSessao } from './entrar.ts';
import type { Grupo, Mundo } from './mensagens.ts';
import { novaPessoa } from './pessoas.ts';
import { propostaCompleta } from './proposta.ts';

const comissao = async ({ app }: Mundo) => comissaoDe(app.url, await contasDe(app.url));
const dia = (distancia: number) =>
  new Date(Date.now() + distancia * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A call of this test alone, closed, with projects of one teacher. */
async function editalFechado(
  mundo: Mundo,
  titulos: readonly string[],
  tipoProjeto: TipoDeProjeto = 'TIPO I',
) {
  const todos = await comissao(mundo);
  const nome = `Edital 2031 de ${mundo.pessoa.siape} ${tipoProjeto}`;
  const { id } = await todos.administradora.client.criarEdital({
    body: { nome, tipoProjeto, inicio: dia(-1), fim: dia(20) },
  });
  const dona = await novaPessoa(mundo.app.url, 'Quitéria Barros Leal');
  const projetos: number[] = [];
  for (const titulo of titulos) {
    const corpo = await propostaCompleta(dona, id);
    projetos.push((await dona.client.submeterProjeto({ body: { ...corpo, titulo } })).id);
  }
  await fecharAbertos(todos);
  return { edital: id, projetos, todos, dona };
}

/** Opens the screen of a call; the answer names its select. */
async function noEdital({ page }: Mundo, caminho: string, edital: number): Promise<void> {
  await page.goto(caminho);
  await page.getByLabel('Edital', { exact: true }).selectOption(String(edital));
}

const DESIGNAR = 'Designar avaliador';
const SUBSTITUIR = 'Substituir avaliador';

async function enviarModal({ page }: Mundo, nome: string): Promise<void> {
  await page
    .getByRole('dialog', { name: nome })
    .getByRole('button', { name: nome.split(' ')[0] ?? nome, exact: true })
    .click();
}

let emUso: Awaited<ReturnType<typeof editalFechado>> | undefined;
/** The call that the rows of a group share. */
function desteGrupo() {
  if (emUso === undefined) throw new Error('the first row of the group makes it');
  return emUso;
}

const designacao: Grupo = {
  nome: 'designar_avaliadores',
  quem: 'administradora',
  linhas: [
    {
      texto: M.rankingVazio,
      forma: 'texto',
      provocar: async (mundo) => {
        emUso = await editalFechado(mundo, ['Projeto por designar', 'Outro por designar']);
        await noEdital(mundo, '/ranque_tipo1', emUso.edital);
      },
    },
    {
      texto: M.naoSubmetidosAAvaliacao,
      forma: 'texto',
      provocar: (mundo) => noEdital(mundo, '/finalizar_avaliacoes', desteGrupo().edital),
    },
    {
      texto: M.nenhumProjeto,
      forma: 'erro',
      campo: 'projeto',
      dialogo: DESIGNAR,
      provocar: async (mundo) => {
        await noEdital(mundo, '/designar_avaliadores', desteGrupo().edital);
        await mundo.page.getByRole('button', { name: DESIGNAR, exact: true }).click();
        await enviarModal(mundo, DESIGNAR);
      },
    },
    {
      texto: M.nenhumProfessor,
      forma: 'erro',
      campo: 'avaliador',
      dialogo: DESIGNAR,
      provocar: async (mundo) => {
        await mundo.page.locator('#projeto').selectOption(String(desteGrupo().projetos[0]));
        await enviarModal(mundo, DESIGNAR);
      },
    },
    {
      texto: M.designado,
      forma: 'aviso',
      provocar: async (mundo) => {
        const { siape } = await (
          await livreDe(desteGrupo().todos, desteGrupo().projetos[0] ?? 0)
        ).client.professorAtual();
        await mundo.page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
        await enviarModal(mundo, DESIGNAR);
      },
    },
    {
      texto: M.jaTemAvaliador,
      forma: 'erro',
      dialogo: DESIGNAR,
      provocar: async (mundo) => {
        const { page } = mundo;
        const { projetos, todos } = desteGrupo();
        const projeto = projetos[1] ?? 0;
        await page.getByRole('button', { name: /^Designar avaliador de Outro/ }).click();
        const { siape } = await (await livreDe(todos, projeto)).client.professorAtual();
        await page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
        await designar(todos, projeto);
        await enviarModal(mundo, DESIGNAR);
      },
    },
    {
      texto: M.mesmoAvaliador,
      forma: 'erro',
      dialogo: SUBSTITUIR,
      provocar: async (mundo) => {
        const { page } = mundo;
        await noEdital(mundo, '/designar_avaliadores', desteGrupo().edital);
        await page.getByRole('button', { name: /^Substituir o avaliador de Outro/ }).click();
        const [um] = desteGrupo().todos.avaliadores;
        const { siape } = (await um?.client.professorAtual()) ?? { siape: '' };
        await page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
        await enviarModal(mundo, SUBSTITUIR);
      },
    },
    {
      texto: M.avaliadorSubstituido,
      forma: 'aviso',
      provocar: async (mundo) => {
        const outro = desteGrupo().todos.avaliadores[1];
        const { siape } = (await outro?.client.professorAtual()) ?? { siape: '' };
        await mundo.page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
        await enviarModal(mundo, SUBSTITUIR);
      },
    },
    {
      texto: M.desejaLembrar,
      forma: 'pergunta',
      provocar: ({ page }) => page.getByRole('button', { name: 'Lembrar os atrasados' }).click(),
    },
    ...[M.lembretesEnviados, M.nenhumAtrasado].map((texto) => ({
      texto,
      forma: 'aviso' as const,
      provocar: async ({ page }: Mundo) => {
        await page.getByRole('button', { name: 'Lembrar os atrasados' }).click();
        await responder(page, M.desejaLembrar);
      },
    })),
    {
      texto: M.naoAvaliados,
      forma: 'texto',
      provocar: (mundo) => noEdital(mundo, '/finalizar_avaliacoes', desteGrupo().edital),
    },
    ...[M.participa, M.avisoMesmaUnidade, M.avisoColaborou, M.avisoRecusou].map((texto) => ({
      texto,
      forma: 'texto' as const,
      dialogo: DESIGNAR,
      provocar: async (mundo: Mundo) => {
        const { edital, projeto, siape } = await candidatoCom(mundo, texto);
        await noEdital(mundo, '/designar_avaliadores', edital);
        await mundo.page.getByRole('button', { name: DESIGNAR, exact: true }).click();
        await mundo.page.locator('#projeto').selectOption(String(projeto));
        await mundo.page.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
      },
    })),
  ],
};

/** A project without an evaluator, and somebody against whom exactly this speaks. */
async function candidatoCom(mundo: Mundo, texto: string) {
  const { client } = (await comissao(mundo)).administradora;
  for (const { id: edital, fase } of await client.listarEditais()) {
    if (fase !== 'avaliacao') continue;
    for (const { id } of await client.listarNaoDesignados({ params: { editalId: edital } })) {
      for (const um of await client.listarCandidatos({ params: { projectId: id } })) {
        if (um.impedimento === texto || um.avisos.includes(texto))
          return { edital, projeto: id, siape: um.siape };
      }
    }
  }
  throw new Error(`the demonstration has nobody with: ${texto}`);
}

const RECUSA = M.desejaRecusar;
let designado: Awaited<ReturnType<typeof designar>> | undefined;
const esteDesignado = () => {
  if (designado === undefined) throw new Error('the first row of the group makes it');
  return designado;
};
const projetoDoGrupo = () => desteGrupo().projetos[0] ?? 0;

const avaliacao: Grupo = {
  nome: 'aceitar_projeto, notas_fase1 and notas_fase2',
  quem: 'administradora',
  linhas: [
    {
      texto: M.desejaAceitar,
      forma: 'pergunta',
      provocar: async (mundo) => {
        emUso = await editalFechado(mundo, [
          'Projeto com parecer',
          'Projeto a recusar',
          'Projeto já recusado',
        ]);
        designado = await designar(emUso.todos, projetoDoGrupo());
        await comSessao(mundo.page, mundo.app.url, designado.avaliador.conta);
        await mundo.page.goto(`/aceitar_projeto/${designado.aprovacao.id}`);
        await mundo.page.getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.aceito,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Sim', exact: true }).click();
        await responder(page, M.desejaAceitar);
      },
    },
    {
      texto: M.faltaFase1,
      forma: 'texto',
      provocar: async ({ page }) => void (await page.goto(`/notas_fase2?projeto=${projetoDoGrupo()}`)),
    },
    {
      texto: M.notaVazia,
      forma: 'erro',
      campo: 'pontuacaoOrganizacaoTextual',
      mantem: { pontuacaoMetodologiaAtividades: '12,5' },
      provocar: async ({ page }) => {
        await page.goto(`/notas_fase1?projeto=${projetoDoGrupo()}`);
        await page.locator('#pontuacaoAdequacaoCoerencia').fill('30');
        await page.locator('#pontuacaoRelevanciaJustificativaClareza').fill('20');
        await page.locator('#pontuacaoMetodologiaAtividades').fill('12,5');
        await page.getByRole('button', { name: 'Salvar e ir para a fase 2' }).click();
      },
    },
    {
      texto: M.parecerMaximo,
      forma: 'erro',
      campo: 'parecer',
      mantem: { pontuacaoMetodologiaAtividades: '12,5' },
      provocar: async ({ page }) => {
        await page.locator('#pontuacaoOrganizacaoTextual').fill('9');
        await page.getByLabel('Parecer').fill('a'.repeat(PARECER_MAXIMO + 1));
        await page.getByRole('button', { name: 'Salvar e ir para a fase 2' }).click();
      },
    },
    {
      texto: M.recomendacao,
      forma: 'texto',
      provocar: async ({ page }) => {
        await page.getByLabel('Parecer').fill('Bom projeto.');
        await page.getByRole('button', { name: 'Salvar e ir para a fase 2' }).click();
      },
    },
    {
      texto: M.notasSalvas,
      forma: 'aviso',
      provocar: ({ page }) => page.getByRole('button', { name: 'Salvar rascunho' }).click(),
    },
    {
      texto: M.desejaAvaliar,
      forma: 'pergunta',
      provocar: ({ page }) => page.getByRole('button', { name: 'Avaliar', exact: true }).click(),
    },
    {
      texto: M.concluida,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
        await responder(page, M.desejaAvaliar);
      },
    },
    {
      texto: M.jaConcluida,
      forma: 'texto',
      provocar: async ({ page }) => void (await page.goto(`/notas_fase1?projeto=${projetoDoGrupo()}`)),
    },
    {
      texto: M.naoEhAvaliador,
      forma: 'texto',
      provocar: async ({ page }) =>
        void (await page.goto(`/notas_fase1?projeto=${desteGrupo().projetos[1]}`)),
    },
    {
      texto: M.desejaRecusar,
      forma: 'pergunta',
      provocar: async (mundo) => {
        designado = await designar(desteGrupo().todos, desteGrupo().projetos[1] ?? 0);
        await comSessao(mundo.page, mundo.app.url, designado.avaliador.conta);
        await mundo.page.goto(`/aceitar_projeto/${designado.aprovacao.id}`);
        await mundo.page.getByRole('button', { name: 'Não', exact: true }).click();
      },
    },
    {
      texto: M.motivoVazio,
      forma: 'erro',
      campo: 'motivo',
      dialogo: RECUSA,
      provocar: async ({ page }) => {
        await page.getByRole('button', { name: 'Não', exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.motivoMaximo,
      forma: 'erro',
      campo: 'motivo',
      dialogo: RECUSA,
      provocar: async ({ page }) => {
        await page.getByRole('textbox', { name: 'Motivo da recusa' }).fill('a'.repeat(2001));
        await page.getByRole('dialog').getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.recusado,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('textbox', { name: 'Motivo da recusa' }).fill('Sem tempo neste mês.');
        await page.getByRole('dialog').getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.jaRecusou,
      forma: 'aviso',
      provocar: async ({ page, app }) => {
        designado = await designar(desteGrupo().todos, desteGrupo().projetos[2] ?? 0);
        const { avaliador, aprovacao } = esteDesignado();
        await comSessao(page, app.url, avaliador.conta);
        await page.goto(`/aceitar_projeto/${aprovacao.id}`);
        await page.getByRole('button', { name: 'Sim', exact: true }).click();
        await avaliador.client.recusarAvaliacao({
          params: { id: aprovacao.id },
          body: { motivo: 'Na outra aba.' },
          ifMatch: aprovacao.versao,
        });
        await responder(page, M.desejaAceitar);
      },
    },
    {
      texto: M.soTipoI,
      forma: 'texto',
      provocar: async (mundo) => {
        const { projetos, todos } = await editalFechado(mundo, ['De acolhida'], 'TIPO II');
        const { avaliador } = await designar(todos, projetos[0] ?? 0);
        await comSessao(mundo.page, mundo.app.url, avaliador.conta);
        await mundo.page.goto(`/notas_fase2?projeto=${projetos[0]}`);
      },
    },
    {
      texto: M.maisDisciplinas,
      forma: 'texto',
      provocar: async ({ page, app }) => {
        const { avaliador, projeto } = await comQuatroDisciplinas(desteGrupo().todos);
        await comSessao(page, app.url, avaliador.conta);
        await page.goto(`/avaliacao_projetos/${projeto}`);
      },
    },
  ],
};

/** An assigned project of more than three disciplines, and its evaluator. */
async function comQuatroDisciplinas(todos: Comissao) {
  for (const um of todos.avaliadores) {
    for (const { projeto } of await um.client.listarAvaliacoesDoAvaliador({
      params: { professorId: um.id },
    })) {
      const lido = await um.client.lerProjeto({ params: { id: projeto.id } });
      const disciplinas = 'comprovante_disciplinas' in lido ? lido.comprovante_disciplinas : null;
      if ((disciplinas?.disciplinas_associadas.length ?? 0) > 3)
        return { avaliador: um, projeto: projeto.id };
    }
  }
  throw new Error('no assigned project has more than three disciplines');
}

const decisao: Grupo = {
  nome: 'aprovacao_instrutores and the secretariat',
  quem: 'administradora',
  linhas: [
    {
      texto: M.remuneradosForaDaFaixa,
      forma: 'texto',
      provocar: async ({ page }) => {
        await page.goto('/aprovacao_instrutores');
        await page
          .getByLabel(/^Bolsistas aprovados em/)
          .first()
          .fill('5');
        await page
          .getByRole('button', { name: /^Salvar/ })
          .first()
          .click();
      },
    },
    {
      texto: M.voluntariosForaDaFaixa,
      forma: 'texto',
      provocar: async ({ page }) => {
        await page
          .getByLabel(/^Bolsistas aprovados em/)
          .first()
          .fill('1');
        await page
          .getByLabel(/^Voluntários aprovados em/)
          .first()
          .fill('4');
        await page
          .getByRole('button', { name: /^Salvar/ })
          .first()
          .click();
      },
    },
    {
      texto: M.desejaSalvarInstrutores,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await page
          .getByLabel(/^Voluntários aprovados em/)
          .first()
          .fill('0');
        await page
          .getByRole('button', { name: /^Salvar/ })
          .first()
          .click();
      },
    },
    {
      texto: M.instrutoresSalvos,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page
          .getByRole('button', { name: /^Salvar/ })
          .first()
          .click();
        await responder(page, M.desejaSalvarInstrutores);
      },
    },
    {
      texto: M.limiteDeBolsas,
      forma: 'aviso',
      provocar: async (mundo) => {
        const { page } = mundo;
        const { client } = (await comissao(mundo)).administradora;
        const [primeira, ...outras] = await client.listarParaDecidir();
        if (primeira === undefined) throw new Error('nothing to decide');
        const doEdital = outras.filter(({ edital }) => edital.id === primeira.edital.id);
        let bolsas = primeira.remunerados_aprovados;
        for (const { projeto_id, voluntarios_aprovados } of doEdital) {
          const livres = Math.min(2, (primeira.edital.limiteBolsas ?? 0) - bolsas);
          bolsas += livres;
          await client.aprovarInstrutores({
            body: { id: projeto_id, remunerados_aprovados: livres, voluntarios_aprovados },
          });
        }
        await page.goto('/aprovacao_instrutores');
        await page.getByLabel(`Bolsistas aprovados em ${primeira.titulo}`).fill('2');
        await page.getByRole('button', { name: `Salvar os instrutores de ${primeira.titulo}` }).click();
        await responder(page, M.desejaSalvarInstrutores);
      },
    },
    {
      texto: M.desejaEnviarASecretaria,
      forma: 'pergunta',
      provocar: ({ page }) => page.getByRole('button', { name: 'enviar para a secretária' }).first().click(),
    },
    {
      texto: M.jaEnviado,
      forma: 'aviso',
      provocar: async (mundo) => {
        const { page } = mundo;
        const { client } = (await comissao(mundo)).administradora;
        const [linha] = await client.listarParaDecidir();
        await page.getByRole('button', { name: 'enviar para a secretária' }).first().click();
        const pergunta = page.getByRole('dialog', { name: M.desejaEnviarASecretaria });
        await expect(pergunta).toBeVisible();
        await client.enviarASecretaria({ body: { id: linha?.edital.id } });
        await pergunta.getByRole('button', { name: 'Sim', exact: true }).click();
      },
    },
    {
      texto: M.desejaEnviarAosCoordenadores,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await page.goto('/listar-projetos-avaliados-secretaria');
        await page.getByRole('button', { name: 'enviar para os coordenadores' }).first().click();
      },
    },
  ],
};

const PARECER = 'Parecer do recurso';
const recursos: Grupo = {
  nome: 'recursos and solicitar_recurso',
  quem: 'presidente',
  linhas: [
    {
      texto: M.voceParticipa,
      forma: 'texto',
      provocar: async ({ page }) => void (await page.goto('/recursos')),
    },
    {
      texto: R.desejaRecusar,
      forma: 'pergunta',
      provocar: ({ page }) =>
        page
          .getByRole('button', { name: /^Recusar o recurso/ })
          .first()
          .click(),
    },
    {
      texto: R.parecerVazio,
      forma: 'erro',
      campo: 'feedback',
      dialogo: PARECER,
      provocar: async ({ page }) => {
        await page
          .getByRole('button', { name: /^Aceitar o recurso/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Aceitar', exact: true }).click();
      },
    },
    {
      texto: R.parecerMaximo,
      forma: 'erro',
      campo: 'feedback',
      dialogo: PARECER,
      provocar: async ({ page }) => {
        await editor(page, 'Parecer').fill('a'.repeat(FEEDBACK_MAXIMO + 1));
        await page.getByRole('dialog').getByRole('button', { name: 'Aceitar', exact: true }).click();
      },
    },
    {
      texto: R.desejaAceitar,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        await editor(page, 'Parecer').fill('A comissão releu a proposta.');
        await page.getByRole('dialog').getByRole('button', { name: 'Aceitar', exact: true }).click();
      },
    },
    {
      texto: R.aceito,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Aceitar', exact: true }).click();
        await responder(page, R.desejaAceitar);
      },
    },
    {
      texto: R.recusado,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await page
          .getByRole('button', { name: /^Recusar o recurso/ })
          .first()
          .click();
        await responder(page, R.desejaRecusar, 'Recusar');
      },
    },
    {
      texto: R.mensagemVazia,
      forma: 'erro',
      campo: 'mensagem',
      provocar: async (mundo) => {
        const { page, app } = mundo;
        const { dona, aprovacao } = await publicado(mundo);
        await comSessao(page, app.url, dona);
        await page.goto(`/solicitar_recurso/${aprovacao}`);
        await page.getByRole('button', { name: 'Enviar' }).click();
      },
    },
    {
      texto: R.mensagemMaxima,
      forma: 'erro',
      campo: 'mensagem',
      provocar: async ({ page }) => {
        await editor(page, 'Justificativa do Recurso').fill('a'.repeat(FEEDBACK_MAXIMO + 1));
        await page.getByRole('button', { name: 'Enviar' }).click();
      },
    },
    {
      texto: R.enviado,
      forma: 'aviso',
      provocar: async ({ page }) => {
        await editor(page, 'Justificativa do Recurso').fill('Peço a revisão da nota.');
        await page.getByRole('button', { name: 'Enviar' }).click();
      },
    },
    {
      texto: R.jaPendente,
      forma: 'erro',
      provocar: async ({ page }) => {
        await page.goto(`/solicitar_recurso/${doPublicado().aprovacao}`);
        await editor(page, 'Justificativa do Recurso').fill('Peço outra vez.');
        await page.getByRole('button', { name: 'Enviar' }).click();
      },
    },
    {
      texto: M.recursoPendente,
      forma: 'passa',
      provocar: async ({ page, app }) => {
        const { todos, edital } = doPublicado();
        const { client } = todos.administradora;
        const nome = (await client.listarEditais()).find(({ id }) => id === edital)?.nome;
        const administrador = (await contasDe(app.url)).find(({ tipo }) => tipo === 'administrador');
        if (administrador === undefined) throw new Error('no administrator');
        await comSessao(page, app.url, administrador);
        await page.goto('/administracao/editais');
        await page.getByRole('button', { name: `Arquivar ${nome}` }).click();
        const dialog = page.getByRole('dialog', { name: 'Ainda não é possível' });
        await expect(dialog.getByText(`${M.recursoPendente} (1)`)).toBeVisible();
        await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
        for (const { id, versao, projetoAprovacao } of await client.listarRecursos()) {
          if (projetoAprovacao.id !== doPublicado().aprovacao) continue;
          await client.recusarRecurso({ body: { id }, ifMatch: versao });
        }
      },
    },
    {
      texto: M.desejaArquivar,
      forma: 'pergunta',
      provocar: async ({ page }) => {
        const { todos, edital } = doPublicado();
        const editais = await todos.administradora.client.listarEditais();
        const nome = editais.find(({ id }) => id === edital)?.nome;
        await page.getByRole('button', { name: `Arquivar ${nome}` }).click();
      },
    },
    {
      texto: R.foraDoResultado,
      forma: 'erro',
      provocar: async ({ page, app }) => {
        const { dona, aprovacao, todos, edital } = doPublicado();
        await comSessao(page, app.url, dona);
        await page.goto(`/solicitar_recurso/${aprovacao}`);
        await editor(page, 'Justificativa do Recurso').fill('Tarde demais.');
        await todos.administradora.client.arquivarEdital({ params: { id: edital } });
        await page.getByRole('button', { name: 'Enviar' }).click();
      },
    },
  ],
};

let resultado: Awaited<ReturnType<typeof publicar>> | undefined;
async function publicado(mundo: Mundo) {
  resultado = await publicar(mundo);
  return resultado;
}
function doPublicado() {
  if (resultado === undefined) throw new Error('an earlier row publishes it');
  return resultado;
}

/** A call with one project whose result is public. */
async function publicar(mundo: Mundo) {
  const { edital, projetos, todos, dona } = await editalFechado(mundo, ['Projeto publicado'], 'TIPO II');
  const { client } = todos.administradora;
  const { avaliador, aprovacao } = await designar(todos, projetos[0] ?? 0);
  await avaliador.client.salvarFase1({ body: { id: aprovacao.id, ...fase1(5), parecer: '' } });
  await avaliador.client.avaliar({ params: { id: aprovacao.id } });
  await client.iniciarDecisao({ body: { id: edital } });
  await client.enviarASecretaria({ body: { id: edital } });
  await client.publicarResultados({ body: { edital } });
  return { edital, todos, dona, aprovacao: aprovacao.id };
}

const aberto: Grupo = {
  nome: 'designar_avaliadores while a call is open',
  quem: 'administradora',
  linhas: [
    {
      texto: M.espereFechar,
      forma: 'texto',
      provocar: async (mundo) => {
        const { administradora } = await comissao(mundo);
        await administradora.client.criarEdital({
          body: { nome: 'Edital 2031 Aberto', inicio: dia(-1), fim: dia(20) },
        });
        await mundo.page.goto('/designar_avaliadores');
      },
    },
  ],
};

/** They change the university for good: each run needs one of its own, in which no call is open. */
export const GRUPOS_DA_AVALIACAO: readonly Grupo[] = [designacao, avaliacao, decisao, recursos, aberto];
