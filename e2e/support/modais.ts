import { MENSAGENS_AVALIACAO as A, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_CONFIGURACAO } from '@instrutoria/domain/configuracao/messages.ts';
import { MENSAGENS_COORDENACAO } from '@instrutoria/domain/coordenacao/messages.ts';
import { MENSAGENS_DECLARACAO } from '@instrutoria/domain/declaracao/messages.ts';
import { MENSAGENS_DESISTENCIA as D } from '@instrutoria/domain/desistencia/messages.ts';
import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_FREQUENCIA as F } from '@instrutoria/domain/frequencia/messages.ts';
import { MENSAGENS_HOMOLOGACAO as H } from '@instrutoria/domain/homologacao/messages.ts';
import { MENSAGENS_INSTRUTOR as I } from '@instrutoria/domain/instrutor/messages.ts';
import { MENSAGENS_JANELA as J } from '@instrutoria/domain/janela/messages.ts';
import { MENSAGENS_PAGAMENTO } from '@instrutoria/domain/pagamento/messages.ts';
import { MENSAGENS_PROJETO as P, perguntaDoParecido } from '@instrutoria/domain/projeto/messages.ts';
import { MENSAGENS_PUBLICACAO as PUB } from '@instrutoria/domain/publicacao/messages.ts';
import {
  MENSAGENS_CONTRARRAZOES,
  MENSAGENS_RECURSO,
  MENSAGENS_RELATORIA,
} from '@instrutoria/domain/recurso/messages.ts';
import { MENSAGENS_RESULTADO } from '@instrutoria/domain/resultado/messages.ts';
import { MENSAGENS_SESSAO as S } from '@instrutoria/domain/sessao/messages.ts';
import { MENSAGENS_SISTEMA } from '@instrutoria/domain/sistema/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { correcaoEscrita } from './correcao.ts';
import type { Cena } from './preparar-modais.ts';
import * as cena from './preparar-modais.ts';
import { IDEIA } from './proposta.ts';

/** A dialog of a screen: how it comes about, and who must get the focus back. */
export interface Modal {
  /** Its accessible name, exact. */
  readonly nome: string;
  /** The name as it is found, where it says an instant. */
  readonly nomeComData?: RegExp;
  /** The source file, below apps/web/src, that opens it. */
  readonly de: string;
  /** What has to happen on the route before its opener stands there. */
  readonly preparar?: (cena: Cena) => Promise<void>;
  /** The control that opens it; absent: `preparar` has made it come by itself. */
  readonly abre?: (page: Page) => Locator;
  /** Who has the focus afterwards; absent: the opener. */
  readonly volta?: (page: Page) => Locator;
}

const botao = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).first();
const continuar = botao(/\(continuar\)$/);
const atoDoEdital = 'features/edital/offered/ato-do-edital.tsx';
const envioASecretaria = 'features/decisao/components/use-envio-a-secretaria.tsx';
const leave = 'features/projeto/wizard/use-leave-wizard.tsx';
const folha = 'features/frequencia/components/formulario-da-folha.tsx';
const OUTRA_VERSAO = 'Este relatório foi alterado em outro lugar';
const resume = 'features/projeto/wizard/use-open-in-wizard.tsx';

/** The answer to an appeal. */
const doRecurso: readonly Modal[] = [
  {
    nome: 'Parecer do recurso',
    de: 'features/recurso/components/decidir-modal.tsx',
    abre: botao(/^Aceitar o recurso/),
  },
  {
    nome: MENSAGENS_RECURSO.desejaAceitar,
    de: 'features/recurso/components/decidir-modal.tsx',
    preparar: cena.parecerEscrito,
    abre: botao('Aceitar'),
    // The form is there again, with what was written.
    volta: (page) => page.getByRole('dialog', { name: 'Parecer do recurso' }).locator(':focus'),
  },
  {
    nome: MENSAGENS_RECURSO.desejaRecusar,
    de: 'features/recurso/components/decidir-modal.tsx',
    preparar: cena.parecerDaRecusa,
    abre: botao('Recusar'),
    volta: (page) => page.getByRole('dialog', { name: 'Parecer do recurso' }).locator(':focus'),
  },
];

/** New, edit and delete of a list of the administration. */
function cadastro(
  nome: string,
  artigo: 'o' | 'a',
  nomeDaLista: string,
  excluir: string | null,
): readonly Modal[] {
  const de = `features/${nome}/components/${nome}-form.tsx`;
  const pergunta = { nome: excluir ?? '', de: 'ui/crud-page.tsx', abre: botao(/^Excluir /) };
  return [
    { nome: `Nov${artigo} ${nome}`, de, abre: botao(nomeDaLista) },
    { nome: `Editar ${nome}`, de, abre: botao(/^Editar /) },
    ...(excluir === null ? [] : [pergunta]),
  ];
}

/** The first row of a call's table. */
async function escolherUm({ page }: Cena): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Escolher o projeto/ })
    .first()
    .check();
}

/** One whose documents wait for the administration: his coordinator has nothing to do. */
async function escolherUmInstrutor({ page }: Cena): Promise<void> {
  await page.getByRole('checkbox', { name: 'Escolher o instrutor Letícia Barros Melo', exact: true }).check();
}

/** Types of users, on the two screens that change them. */
const contas: readonly Modal[] = [
  {
    nome: 'Mudar o tipo de usuário',
    de: 'features/conta/components/mudar-tipo-modal.tsx',
    preparar: async ({ page }) => {
      const [primeira] = await page.getByRole('combobox', { name: /^Tipo de / }).all();
      const tipo = await primeira?.inputValue();
      await primeira?.selectOption(tipo === 'avaliador' ? 'coordenador' : 'avaliador');
    },
    abre: botao(/^Salvar o tipo de /),
  },
  {
    nome: 'deseja liberar esta conta?',
    de: 'features/conta/components/liberar-conta.tsx',
    abre: botao(/^Liberar a conta de /),
  },
  {
    nome: 'Corrigir e-mail ou CPF',
    de: 'features/conta/components/corrigir-contato-modal.tsx',
    abre: botao(/^Corrigir e-mail ou CPF de /),
  },
  {
    nome: 'Ver o nome civil',
    de: 'features/conta/offered/nome-civil.tsx',
    abre: botao(/^Nome civil de /),
  },
];

/** Both screens of the wizard that show the disciplines. */
function disciplinas(tela: string): readonly Modal[] {
  const preparar = async (aqui: Cena): Promise<void> => void (await cena.rascunhoAberto(aqui, tela));
  const de = 'features/projeto/components/disciplina-modal.tsx';
  return [
    { nome: 'Adicionar disciplina', de, abre: botao('Adicionar disciplina') },
    { nome: 'Editar disciplina', de, preparar, abre: botao(/^editar /) },
    {
      nome: 'deseja excluir esta disciplina?',
      de: 'features/projeto/components/editor-das-disciplinas.tsx',
      preparar,
      abre: botao(/^excluir /),
    },
  ];
}

/** Every dialog of every screen of the route table; a screen without one has an empty row. */
export const MODAIS: Readonly<Record<string, readonly Modal[]>> = {
  '/login': [],
  '/instalacao': [],
  '/cadastro_professor': [
    { nome: 'deseja cancelar?', de: 'features/conta/pages/cadastro-professor.tsx', abre: botao('Cancelar') },
  ],
  '/identificar-email': [],
  '/redefinir-senha': [],
  '/confirmar-email': [],
  '/nao-fui-eu': [],
  '/privacidade': [],
  '/ajuda': [],
  '/ajuda/:capitulo': [],
  '/': [],
  '/menu': [
    {
      nome: 'Sua sessão vai terminar em 2 minutos',
      de: 'app/idle-modal.tsx',
      preparar: cena.ociosa,
      volta: (page) => page.getByRole('link', { name: 'início', exact: true }),
    },
    {
      nome: 'Buscar',
      de: 'features/busca/components/janela-da-busca.tsx',
      abre: botao(/^Buscar projeto/),
    },
  ],
  '/atualizar_professor': [
    {
      nome: 'deseja salvar os dados? Será preciso entrar outra vez.',
      de: 'features/conta/components/atualizar-dados.tsx',
      abre: botao('Atualizar'),
    },
    {
      nome: 'deseja salvar a nova foto de perfil?',
      de: 'features/conta/components/atualizar-foto.tsx',
      preparar: cena.fotoEscolhida,
      abre: botao('Salvar foto'),
    },
  ],
  '/alterar_senha': [],
  '/meus_dados': [
    {
      nome: 'deseja encerrar a conta?',
      de: 'features/conta/components/encerrar-conta.tsx',
      preparar: cena.senhaParaEncerrar,
      abre: botao('Encerrar a conta'),
    },
  ],
  '/sessoes': [
    {
      nome: 'deseja encerrar as outras sessões?',
      de: 'features/conta/pages/sessoes.tsx',
      preparar: cena.outraSessao,
      abre: botao('Encerrar as outras sessões'),
    },
    {
      nome: 'deseja encerrar esta sessão?',
      de: 'features/conta/pages/sessoes.tsx',
      preparar: cena.outraSessao,
      abre: botao(/^Encerrar a sessão/),
    },
  ],
  '/cadastro_projeto': [
    {
      nome: 'Professores colaboradores cadastrados',
      de: 'features/projeto/components/colaboradores-modal.tsx',
      preparar: cena.comColaboradores,
      abre: botao('Cadastrar'),
    },
    {
      nome: 'Professores não cadastrados no sistema',
      de: 'features/projeto/components/colaboradores-modal.tsx',
      preparar: cena.nosCadastrados,
      abre: botao('Adicionar professor não cadastrado'),
      volta: botao('Cadastrar'),
    },
    {
      nome: 'deseja salvar o projeto atual como rascunho antes de começar outro?',
      de: 'features/projeto/wizard/use-outro-projeto.tsx',
      preparar: cena.projetoEmAndamento,
      abre: botao('Começar outro projeto'),
    },
    {
      nome: 'deseja descartar as alterações deste projeto?',
      de: 'features/projeto/wizard/use-outro-projeto.tsx',
      preparar: cena.alteracoesNoPrimeiroPasso,
      abre: botao('Começar outro projeto'),
    },
    {
      nome: 'continuar “Projeto só deste navegador” ou começar outro?',
      de: 'features/projeto/components/aviso-de-projeto-em-andamento.tsx',
      preparar: cena.projetoEmAndamento,
      abre: (page) => page.getByRole('link', { name: 'Cadastrar projeto' }).first(),
    },
  ],
  '/especificacoes_projeto': [
    { nome: 'deseja salvar como rascunho?', de: leave, abre: botao('Cancelar') },
    {
      nome: 'deseja descartar as alterações deste projeto?',
      de: leave,
      preparar: (aqui) => cena.submetidoAberto(aqui, '/especificacoes_projeto'),
      abre: botao('Cancelar'),
    },
    {
      nome: 'Este rascunho não existe mais no servidor. Salvar como um novo rascunho?',
      de: leave,
      preparar: cena.rascunhoExcluido,
      abre: botao('salvar rascunho'),
      // Not asked for a new one: what was refused is said in the form.
      volta: (page) => page.getByRole('region', { name: 'Problemas no formulário' }),
    },
    {
      nome: 'Há duas versões deste projeto',
      de: 'features/projeto/wizard/use-conflict.tsx',
      preparar: cena.rascunhoMudado,
      abre: botao('salvar rascunho'),
    },
  ],
  '/cadastro_disciplina': disciplinas('/cadastro_disciplina'),
  '/dados_disciplinas': disciplinas('/dados_disciplinas'),
  '/identificacao_projeto': [],
  '/resumo_projeto': [],
  '/introducao_projeto': [
    {
      nome: 'deseja trocar a imagem por um texto?',
      de: 'features/projeto/components/secao-step.tsx',
      preparar: cena.introducaoPorImagem,
      abre: botao('Escrever um texto no lugar da imagem'),
    },
  ],
  '/introducao_projeto_upload': [],
  '/metodologia_projeto': [],
  '/metodologia_projeto_upload': [],
  '/resultados_projeto': [],
  '/resultados_projeto_upload': [],
  '/cronograma_projeto': [
    {
      nome: 'deseja trocar as atividades já digitadas pelas do instrutor anterior?',
      de: 'features/projeto/pages/cronograma.tsx',
      preparar: async (aqui) => void (await cena.rascunhoAberto(aqui, '/cronograma_projeto?instrutor=2')),
      abre: botao('Copiar as atividades do instrutor anterior'),
    },
  ],
  '/referencia_projeto': [],
  '/revisao_projeto': [
    {
      nome: perguntaDoParecido(IDEIA.titulo, '…'),
      nomeComData: /^Você já enviou ".+" em \d\d\/\d\d\/\d{4}, \d\d:\d\d\. Enviar mesmo assim\?$/,
      de: 'features/projeto/wizard/use-projeto-parecido.tsx',
      preparar: cena.propostaRepetida,
      abre: botao('Enviar projeto'),
    },
  ],
  '/rascunhos_salvos': [
    {
      nome: 'deseja excluir este rascunho?',
      de: 'features/projeto/pages/rascunhos-salvos.tsx',
      preparar: async (aqui) => void (await cena.rascunhoAberto(aqui, '/rascunhos_salvos')),
      abre: botao(`excluir ${IDEIA.titulo}`),
    },
    { nome: 'Há duas versões deste projeto', de: resume, preparar: cena.duasVersoes, abre: continuar },
    {
      nome: 'deseja salvar antes o projeto que está neste navegador?',
      de: resume,
      preparar: cena.outroProjetoAqui,
      abre: continuar,
    },
    {
      nome: 'deseja descartar as alterações que ainda não foram salvas?',
      de: resume,
      preparar: cena.alteracoesAqui,
      abre: continuar,
    },
  ],
  '/projetos_submetidos': [],
  '/projetos_submetidos/:id': [
    {
      nome: P.desejaDesfazerEncerramento,
      de: 'features/projeto/components/desfazer-encerramento-modal.tsx',
      preparar: cena.projetoEncerrado,
      abre: botao('Desfazer encerramento'),
    },
    {
      nome: P.desejaRetirar,
      de: 'features/projeto/components/retirar-projeto.tsx',
      preparar: cena.projetoEnviado,
      abre: botao(/^Retirar/),
    },
  ],
  '/detalhes_projeto/:id': [],
  '/projetos/:id': [],
  '/projetos/:id/homologacao': [
    {
      nome: 'Prorrogar o prazo da correção',
      de: 'features/homologacao/components/atos-da-administracao.tsx',
      preparar: cena.projetoNaHomologacao('devolvido', '/homologacao'),
      abre: botao('Prorrogar o prazo…'),
    },
    {
      nome: 'Desfazer a marca',
      de: 'features/homologacao/components/atos-da-administracao.tsx',
      preparar: cena.projetoNaHomologacao('devolvido', '/homologacao'),
      abre: botao('Desfazer a marca…'),
    },
    {
      nome: 'Decidir o recurso',
      de: 'features/homologacao/components/atos-da-administracao.tsx',
      preparar: cena.projetoNaHomologacao('emRecurso', '/homologacao'),
      abre: botao('Decidir o recurso…'),
    },
  ],
  '/projetos/:id/correcao': [
    {
      nome: H.desejaEnviarCorrecao,
      de: 'features/homologacao/offered/correcao-do-projeto.tsx',
      preparar: cena.projetoNaHomologacao('devolvido', '/correcao'),
      abre: botao('Enviar a correção'),
    },
  ],
  '/projetos/:id/resultado': [
    {
      nome: MENSAGENS_RESULTADO.desejaResponderAnulacao,
      de: 'features/recurso/offered/anulacao-do-projeto.tsx',
      preparar: cena.projetoComAnulacao('podeResponder'),
      abre: botao('Responder à proposta…'),
    },
    {
      nome: MENSAGENS_CONTRARRAZOES.desejaEnviar,
      de: 'features/recurso/components/lista-dos-outros.tsx',
      preparar: cena.projetoComRecursoDeOutro,
      abre: botao('Responder ao recurso nº 1…'),
    },
    {
      nome: MENSAGENS_RESULTADO.desejaDecidirAnulacao,
      de: 'features/recurso/offered/anulacao-do-projeto.tsx',
      preparar: cena.projetoComAnulacao('podeDecidir'),
      abre: botao('Decidir a anulação…'),
    },
  ],
  '/projetos/:id/instrutores': [
    {
      nome: D.desejaRegistrar,
      de: 'features/desistencia/components/desistir-modal.tsx',
      preparar: cena.projetoComADesistencia('nenhuma'),
      abre: botao('Registrar a desistência…'),
    },
    {
      nome: D.desejaConsultar,
      de: 'features/desistencia/components/consultar-modal.tsx',
      preparar: cena.projetoComADesistencia('nenhuma'),
      abre: botao('Perguntar ao coordenador…'),
    },
    {
      nome: D.desejaDesfazer,
      de: 'features/desistencia/components/desfazer-modal.tsx',
      preparar: cena.projetoComADesistencia('marcada'),
      abre: botao('Retirar a desistência…'),
    },
    {
      nome: D.desejaResponder,
      de: 'features/desistencia/components/desfazer-modal.tsx',
      preparar: cena.projetoComADesistencia('consultada'),
      abre: botao('Continuar com o projeto…'),
    },
  ],
  '/projetos/:id/frequencia': [],
  '/projetos/:id/relatorios': [],
  '/projetos/:id/documentos': [],
  '/convites_da_coordenacao': [
    {
      nome: MENSAGENS_COORDENACAO.desejaAceitarVice,
      de: 'features/coordenacao/pages/convites.tsx',
      preparar: cena.comConvite,
      abre: botao(/^Aceitar/),
    },
  ],
  '/projetos/:id/coordenacao': [
    {
      nome: MENSAGENS_COORDENACAO.desejaTransferir,
      de: 'features/coordenacao/components/passagem.tsx',
      preparar: cena.comAfastamento,
      abre: botao('Passar a coordenação'),
    },
    {
      nome: MENSAGENS_COORDENACAO.desejaRetirarTransferencia,
      de: 'features/coordenacao/components/passagem.tsx',
      preparar: cena.comPassagem,
      abre: botao('Retirar'),
    },
    {
      nome: MENSAGENS_COORDENACAO.desejaNomearVice,
      de: 'features/coordenacao/components/vice.tsx',
      preparar: cena.coordenaSemVice,
      abre: botao('Convidar alguém'),
    },
    {
      nome: MENSAGENS_COORDENACAO.desejaEncerrarVice,
      de: 'features/coordenacao/components/vice.tsx',
      preparar: cena.coordenaComVice,
      abre: botao('Encerrar a vice-coordenação'),
    },
    {
      nome: MENSAGENS_COORDENACAO.desejaRegistrarAfastamento,
      de: 'features/coordenacao/components/afastamentos.tsx',
      preparar: cena.comAfastamento,
      abre: botao('Registrar um afastamento'),
    },
    {
      nome: MENSAGENS_COORDENACAO.desejaEncerrarAfastamento,
      de: 'features/coordenacao/components/afastamentos.tsx',
      preparar: cena.comAfastamento,
      abre: botao(/^Encerrar/),
    },
  ],
  '/projetos/:id/historico': [],
  '/projetos/:id/administracao': [
    {
      nome: 'Designar avaliador',
      de: 'features/designacao/components/designar-modal.tsx',
      preparar: cena.projetoADesignar('sem'),
      abre: botao('Designar avaliador'),
    },
    {
      nome: 'Substituir avaliador',
      de: 'features/designacao/components/designar-modal.tsx',
      preparar: cena.projetoADesignar('com'),
      abre: botao('Substituir avaliador'),
    },
    {
      nome: 'Retirar a designação',
      de: 'features/designacao/components/retirar-modal.tsx',
      preparar: cena.projetoADesignar('antes de começar'),
      abre: botao('Retirar designação…'),
    },
    {
      nome: 'Reabrir a avaliação',
      de: 'features/avaliacao/offered/reabrir-modal.tsx',
      preparar: cena.projetoADesignar('concluida'),
      abre: botao('Reabrir a avaliação…'),
    },
    {
      nome: 'Pedir mais um avaliador',
      de: 'features/designacao/components/designar-modal.tsx',
      preparar: cena.projetoDivergente,
      abre: botao('Pedir mais um avaliador…'),
    },
    {
      nome: 'Manter a combinação',
      de: 'features/designacao/components/divergencia.tsx',
      preparar: cena.projetoDivergente,
      abre: botao('Manter a combinação…'),
    },
  ],
  '/alterar_usuarios': contas,
  '/administracao': [],
  '/administracao/editais': [
    ...cadastro('edital', 'o', 'Novo edital', null),
    {
      nome: 'deseja encerrar as inscrições deste edital?',
      de: 'features/edital/components/encerrar-inscricoes.tsx',
      abre: botao(/^Encerrar inscrições/),
    },
    { nome: 'Ainda não é possível', de: atoDoEdital, abre: botao(/^Arquivar/) },
    {
      nome: 'Reabrir as inscrições',
      de: 'features/edital/components/voltar-edital.tsx',
      abre: botao(/^Reabrir inscrições/),
    },
    {
      nome: E.desejaDevolver,
      de: 'features/edital/components/voltar-edital.tsx',
      abre: botao(/^Devolver/),
    },
    {
      nome: 'Desarquivar o edital',
      de: 'features/edital/components/voltar-edital.tsx',
      abre: botao(/^Desarquivar/),
    },
  ],
  '/administracao/unidades': cadastro('unidade', 'a', 'Nova unidade', 'deseja excluir esta unidade?'),
  '/administracao/programas': cadastro('programa', 'o', 'Novo programa', 'deseja excluir este programa?'),
  '/administracao/avisos': cadastro('aviso', 'o', 'Novo aviso', 'deseja excluir este aviso?'),
  '/administracao/emails': [
    {
      nome: 'Confirmar o e-mail de uma pessoa',
      de: 'features/conta/components/confirmar-email-modal.tsx',
      preparar: cena.emailPorConfirmar,
      abre: botao(/^Confirmar o e-mail de /),
    },
  ],
  '/administracao/mudancas_de_contato': [
    {
      nome: 'Conferir a mudança',
      de: 'features/conta/components/conferir-mudanca-modal.tsx',
      preparar: cena.mudancaPorConferir,
      abre: botao(/^Conferir a mudança de /),
    },
    {
      nome: 'Ver os valores inteiros',
      de: 'features/conta/components/ler-mudanca-modal.tsx',
      preparar: cena.mudancaPorConferir,
      abre: botao(/^Ver valores inteiros da mudança de /),
    },
    {
      nome: 'A mudança de Berenice Alvim Cordeiro',
      de: 'features/conta/components/ler-mudanca-modal.tsx',
      preparar: cena.mudancaLida,
      volta: botao(/^Ver valores inteiros da mudança de /),
    },
  ],
  '/administracao/saude': [
    {
      nome: MENSAGENS_SISTEMA.desejaReenviar,
      de: 'features/sistema/components/emails-mortos.tsx',
      preparar: cena.emailsMortos,
      abre: botao('Enviar todos outra vez'),
    },
  ],
  '/administracao/equipe': contas,
  '/administracao/configuracao': [
    {
      nome: MENSAGENS_CONFIGURACAO.desejaMudarOFuso,
      de: 'features/configuracao/components/configuracao-form.tsx',
      async preparar({ page }) {
        await page.getByRole('combobox', { name: 'Fuso horário' }).selectOption('America/Noronha');
      },
      abre: botao('Salvar'),
    },
  ],
  '/administracao/auditoria': [],
  '/administracao/pendencias': [],
  '/notificacao': [],
  '/painel': [],
  '/resultados': [],
  '/resultados/:id': [],
  '/resultados/:id/versoes/:numero': [],
  '/editais/:id/avaliacao': [
    { nome: 'Ainda não é possível', de: atoDoEdital, abre: botao('Decidir número de instrutores') },
    {
      nome: A.desejaLembrar,
      de: 'features/avaliacao/offered/lembrar-atrasados.tsx',
      abre: botao('Lembrar os atrasados'),
    },
    {
      nome: 'Reabrir a avaliação',
      de: 'features/avaliacao/offered/reabrir-modal.tsx',
      abre: botao(/^Reabrir a avaliação do projeto/),
    },
  ],
  '/editais/:id/configuracao': [
    {
      nome: 'Editar edital',
      de: 'features/edital/components/edital-form.tsx',
      abre: botao('Editar o edital'),
    },
    {
      nome: 'Abrir o edital para uma pessoa',
      de: 'features/edital/components/abrir-tardia.tsx',
      abre: botao('Abrir para uma pessoa…'),
    },
    {
      nome: 'Reabrir as inscrições',
      de: 'features/edital/components/voltar-edital.tsx',
      abre: botao(/^Reabrir inscrições/),
    },
  ],
  '/editais/:id/homologacao': [
    {
      nome: 'Devolver para correção: 1 projeto',
      de: 'features/homologacao/components/marcar-modal.tsx',
      preparar: cena.editalNaHomologacao,
      abre: botao('Devolver…'),
    },
    {
      nome: H.desejaHomologar,
      de: 'features/homologacao/components/atos-nos-escolhidos.tsx',
      preparar: cena.editalNaHomologacao,
      abre: botao('Homologar…'),
    },
    {
      nome: '0 projetos em ordem, 1 não foi possível',
      de: 'features/homologacao/components/atos-nos-escolhidos.tsx',
      async preparar(aCena) {
        const { page } = aCena;
        await cena.projetoMarcadoEntretanto(aCena);
        await botao('Homologar…')(page).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Homologar', exact: true }).click();
      },
      // What was refused stays chosen.
      volta: botao('Homologar…'),
    },
  ],
  '/administracao/modelos_de_publicacao': [],
  '/editais/:id/texto_de_publicacao': [
    {
      nome: PUB.desejaGuardar,
      de: 'features/publicacao/components/form-do-texto.tsx',
      preparar: cena.textoPreenchido,
      abre: botao('Guardar o texto…'),
    },
  ],
  '/sessoes_da_comissao': [],
  '/sessoes_da_comissao/:id': [
    {
      nome: 'Suspender a sessão',
      de: 'features/sessao/components/atos-da-sessao.tsx',
      preparar: cena.sessaoAberta,
      abre: botao('Suspender…'),
    },
    {
      nome: S.desejaEncerrar,
      de: 'features/sessao/components/atos-da-sessao.tsx',
      preparar: cena.sessaoAberta,
      abre: botao('Encerrar e fazer a ata…'),
    },
    {
      nome: 'Cancelar a sessão',
      de: 'features/sessao/components/atos-da-sessao.tsx',
      preparar: cena.sessaoAberta,
      abre: botao('Cancelar a sessão…'),
    },
    {
      nome: 'Retificar a ata',
      de: 'features/sessao/components/atas.tsx',
      preparar: cena.sessaoEncerrada,
      abre: botao('Retificar…'),
    },
  ],
  '/editais/:id/regras': [
    {
      nome: 'Tamanho do parecer',
      de: 'features/edital/components/mudar-regra.tsx',
      abre: botao(/^Mudar Tamanho/),
    },
  ],
  '/editais/:id/barema': [
    {
      nome: 'Voltar aos critérios de sempre',
      de: 'features/barema/components/voltar-ao-padrao.tsx',
      preparar: cena.comBaremaProprio,
      abre: botao('Voltar aos critérios de sempre…'),
    },
  ],
  '/editais/:id/barema/mudar': [
    {
      nome: 'Trocar o que está aqui por este barema?',
      de: 'features/barema/components/editor-do-barema.tsx',
      preparar: cena.baremaDigitado,
      abre: botao('Usar este barema'),
    },
    {
      nome: 'Descartar o que você digitou?',
      de: 'features/barema/components/editor-do-barema.tsx',
      preparar: cena.baremaDigitado,
      abre: botao('Descartar o que digitei…'),
    },
    {
      nome: 'O barema não foi salvo. Sair mesmo assim?',
      de: 'ui/use-unsaved.ts',
      preparar: cena.baremaDigitado,
      abre: (page) => page.getByRole('link', { name: 'Voltar ao barema' }),
    },
  ],
  '/editais/:id/julgamento': [],
  '/editais/:id/distribuir': [
    {
      nome: 'Anunciar evento público',
      de: 'features/sorteio/components/anunciar-evento.tsx',
      abre: botao('Anunciar evento público'),
    },
    {
      nome: 'Trocar o avaliador',
      de: 'features/sorteio/components/trocar-avaliador.tsx',
      preparar: cena.sorteado,
      abre: botao(/^Trocar o avaliador do projeto/),
    },
    {
      nome: 'Designar os avaliadores de 1 projeto?',
      nomeComData: /^Designar os avaliadores de/,
      de: 'features/sorteio/components/resultado-do-sorteio.tsx',
      preparar: cena.sorteado,
      abre: botao(/^Designar \d+ projeto/),
    },
    {
      nome: 'As linhas fixadas ou mudadas à mão ainda não foram designadas. Sair assim mesmo?',
      de: 'ui/use-unsaved.ts',
      preparar: cena.linhaFixada,
      abre: (page) => page.getByRole('link', { name: 'Decisão' }),
    },
  ],
  '/editais/:id/resultado': [
    {
      nome: 'Chamar o 1º suplente',
      de: 'features/suplente/components/chamar-suplente.tsx',
      preparar: cena.bolsaDevolvida,
      abre: botao('Chamar o 1º suplente'),
    },
    {
      nome: 'Registrar a recusa do 1º suplente',
      de: 'features/suplente/components/declinar-suplente.tsx',
      preparar: cena.bolsaDevolvida,
      abre: botao('Registrar a recusa dele'),
    },
    {
      nome: 'passar a lista para a regra de hoje?',
      de: 'features/suplente/components/passar-lista.tsx',
      preparar: cena.bolsaDevolvida,
      abre: botao('Passar para a regra de hoje…'),
    },
  ],
  '/editais/:id/pagamento': [],
  '/editais/:id/recursos': [],
  '/editais/:id/recursos/:recurso': [
    ...doRecurso,
    {
      nome: 'Designar o relator',
      de: 'features/recurso/components/designar-relator.tsx',
      preparar: cena.semRelator,
      abre: botao('Designar relator…'),
    },
    {
      nome: MENSAGENS_RECURSO.desejaIndicarSubstituto,
      de: 'features/recurso/components/indicar-substituto.tsx',
      preparar: cena.semPresidencia,
      abre: botao('Indicar substituto…'),
    },
    {
      nome: 'Conceder as bolsas',
      de: 'features/recurso/components/bolsas-do-recurso.tsx',
      preparar: cena.comBolsasDevidas,
      abre: botao('Conceder as bolsas…'),
    },
    {
      nome: 'Manter o limite de bolsas',
      de: 'features/recurso/components/bolsas-do-recurso.tsx',
      preparar: cena.comBolsasDevidas,
      abre: botao('Manter o limite…'),
    },
  ],
  '/mesa_de_recursos': [],
  '/relatorias': [],
  '/relatorias/:recurso': [
    {
      nome: MENSAGENS_RELATORIA.desejaEntregar,
      de: 'features/recurso/components/escrever-minuta.tsx',
      preparar: cena.comoRelator,
      abre: botao('Entregar a minuta'),
    },
    {
      nome: 'Devolver a relatoria',
      de: 'features/recurso/components/escrever-minuta.tsx',
      preparar: cena.comoRelator,
      abre: botao('Devolver a relatoria…'),
    },
  ],
  '/editais/:id/decisao': [
    { nome: A.desejaEnviarASecretaria, de: atoDoEdital, abre: botao(R.enviarASecretaria) },
    {
      nome: 'Parecer e notas',
      de: 'features/decisao/components/ler-parecer.tsx',
      abre: botao(/^Ler o parecer/),
    },
    {
      nome: A.vagasNaoSalvas,
      de: envioASecretaria,
      preparar: cena.vagasDigitadas,
      abre: botao(R.enviarASecretaria),
    },
    {
      nome: 'Descartar 1 mudança?',
      de: 'features/decisao/pages/edital-decisao.tsx',
      preparar: cena.vagasDigitadas,
      abre: botao('Descartar'),
    },
  ],
  '/editais/:id': [
    {
      nome: 'Designar avaliador de 1 projeto',
      de: 'features/designacao/components/escolher-para-varios.tsx',
      preparar: escolherUm,
      abre: botao('Designar…'),
    },
    {
      nome: 'Substituir avaliador de 1 projeto',
      de: 'features/designacao/components/escolher-para-varios.tsx',
      preparar: escolherUm,
      abre: botao('Substituir…'),
    },
    {
      nome: 'Retirar a designação de 1 projeto',
      de: 'features/designacao/components/retirar-de-varios.tsx',
      preparar: escolherUm,
      abre: botao('Retirar designação…'),
    },
    {
      nome: 'Substituir avaliador de 2 projetos',
      de: 'features/designacao/components/escolher-para-varios.tsx',
      preparar: cena.doisDeVarios,
      abre: botao('Substituir…'),
    },
    {
      nome: 'Lembrar os avaliadores de 1 projeto?',
      de: 'features/designacao/components/atos-nos-escolhidos.tsx',
      preparar: escolherUm,
      abre: botao('Lembrar…'),
    },
    {
      nome: '0 projetos em ordem, 1 não foi possível',
      de: 'features/designacao/offered/dizer-respostas.tsx',
      async preparar(aCena) {
        const { page } = aCena;
        await escolherUm(aCena);
        await botao('Lembrar…')(page).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Lembrar', exact: true }).click();
      },
      volta: botao('Lembrar…'),
    },
  ],
  '/designar_avaliadores': [
    {
      nome: 'Designar avaliador',
      de: 'features/designacao/components/designar-modal.tsx',
      abre: botao('Designar avaliador'),
    },
    {
      nome: 'Substituir avaliador',
      de: 'features/designacao/components/designar-modal.tsx',
      abre: botao(/^Substituir/),
    },
    {
      nome: 'Retirar a designação',
      de: 'features/designacao/components/retirar-modal.tsx',
      abre: botao(/^Retirar/),
    },
    {
      nome: A.desejaLembrar,
      de: 'features/avaliacao/offered/lembrar-atrasados.tsx',
      abre: botao('Lembrar os atrasados'),
    },
  ],
  '/projetos_avaliar': [],
  '/avaliacao_projetos/:id': [
    {
      nome: A.desejaAvaliar,
      de: 'features/avaliacao/components/mesa/avaliar-na-mesa.tsx',
      abre: botao(/^Concluir/),
    },
  ],
  '/aceitar_projeto/:id': [
    { nome: A.desejaAceitar, de: 'features/avaliacao/pages/aceitar-projeto.tsx', abre: botao(R.sim) },
    { nome: A.desejaRecusar, de: 'features/avaliacao/pages/aceitar-projeto.tsx', abre: botao(R.nao) },
  ],
  '/meus_impedimentos': [
    {
      nome: 'Encerrar o impedimento',
      de: 'features/impedimento/components/encerrar-modal.tsx',
      preparar: cena.impedimentoDeclarado,
      abre: botao(/^Encerrar o impedimento/),
    },
  ],
  '/administracao/impedimentos': [],
  '/notas_fase1': [
    {
      nome: 'As notas digitadas não foram salvas. Sair mesmo assim?',
      de: 'ui/use-unsaved.ts',
      preparar: cena.notaDigitada,
      abre: (page) => page.getByRole('link', { name: 'Voltar ao projeto' }),
    },
  ],
  '/notas_fase2': [
    {
      nome: A.desejaAvaliar,
      de: 'features/avaliacao/components/mesa/notas-da-fase.tsx',
      abre: botao('Avaliar'),
    },
  ],
  '/ranque_tipo1': [],
  '/ranque_tipo2': [],
  '/finalizar_avaliacoes': [],
  '/aprovacao_instrutores': [
    { nome: A.desejaEnviarASecretaria, de: atoDoEdital, abre: botao(R.enviarASecretaria) },
    {
      nome: A.desejaSalvarInstrutores,
      de: 'features/decisao/components/vagas-aprovadas.tsx',
      abre: botao(/^Salvar/),
    },
    {
      nome: A.vagasNaoSalvas,
      de: envioASecretaria,
      preparar: cena.vagasDigitadas,
      abre: botao(R.enviarASecretaria),
    },
    {
      nome: 'Parecer e notas',
      de: 'features/decisao/components/ler-parecer.tsx',
      abre: botao(/^Ler o parecer/),
    },
  ],
  '/listar-projetos-avaliados-secretaria': [
    { nome: A.desejaEnviarAosCoordenadores, de: atoDoEdital, abre: botao(R.enviarAosCoordenadores) },
  ],
  '/solicitar_recurso/:id': [],
  '/instrutores/:id': [
    {
      nome: 'Relatório das disciplinas',
      de: 'features/relatorio/components/disciplinas-modal.tsx',
      abre: botao('Relatório das disciplinas'),
    },
    {
      nome: 'Documentos de Ana Beatriz Siqueira',
      de: 'features/instrutor/components/documentos-modal.tsx',
      abre: botao('Documentos de Ana Beatriz Siqueira'),
    },
    {
      nome: I.desejaEncerrar,
      de: 'features/instrutor/components/encerrar-modal.tsx',
      abre: botao(/^Excluir/),
    },
    {
      nome: I.desejaRegistrarAusencia,
      de: 'features/instrutor/components/acoes-do-instrutor.tsx',
      abre: botao(/^Registrar ausência/),
    },
    {
      nome: I.desejaRegularizar,
      de: 'features/instrutor/components/regularizar-modal.tsx',
      preparar: cena.aRegularizar,
      abre: botao(/^Salvar a situação/),
    },
    {
      nome: I.desejaRetomar,
      de: 'features/instrutor/components/retomar-modal.tsx',
      preparar: cena.comEncerrados,
      abre: botao(/^Retomar vínculo/),
    },
  ],
  '/cadastro_instrutor/:id': [
    {
      nome: I.desejaCancelar,
      de: 'features/instrutor/components/instrutor-form.tsx',
      abre: botao('Cancelar'),
    },
  ],
  '/atualizar_instrutor/:instrutor_id/:projeto_id': [
    {
      nome: I.desejaCancelar,
      de: 'features/instrutor/components/instrutor-form.tsx',
      abre: botao('Cancelar'),
    },
  ],
  '/frequencia/:id': [
    {
      nome: F.desejaCancelar,
      de: folha,
      abre: botao('Cancelar'),
    },
    { nome: F.desejaContinuar, de: folha, preparar: cena.poucasHoras, abre: botao('Registrar') },
    {
      nome: 'Esta folha foi alterada em outro lugar',
      de: 'features/frequencia/components/duas-folhas.tsx',
      preparar: cena.folhaDeOutraJanela,
      abre: botao('Registrar'),
      volta: (page) => page.locator('main :focus'),
    },
  ],
  '/janelas': [
    {
      nome: J.desejaProrrogarTodos,
      de: 'features/janela/components/prorrogacoes.tsx',
      preparar: cena.prorrogacaoParaTodos,
      abre: botao('Prorrogar'),
    },
    {
      nome: 'Encerrar a prorrogação',
      de: 'features/janela/components/prorrogacoes.tsx',
      abre: botao(/^Encerrar a prorrogação/),
    },
  ],
  '/instrutores': [
    {
      nome: 'Lembrar os coordenadores de 1 instrutor?',
      de: 'features/instrutor/components/lembrar-escolhidos.tsx',
      preparar: escolherUmInstrutor,
      abre: botao('Lembrar os coordenadores…'),
    },
    {
      nome: '0 instrutores em ordem, 1 não foi possível',
      de: 'features/instrutor/components/lembrar-escolhidos.tsx',
      async preparar(aCena) {
        const { page } = aCena;
        await escolherUmInstrutor(aCena);
        await botao('Lembrar os coordenadores…')(page).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Lembrar', exact: true }).click();
      },
      volta: botao('Lembrar os coordenadores…'),
    },
  ],
  '/conferir_documentos': [],
  '/conferir_documentos/:instrutor': [],
  '/folha_pagamento': [
    {
      nome: MENSAGENS_PAGAMENTO.desejaFechar,
      de: 'features/pagamento/components/folha-do-mes.tsx',
      preparar: cena.folhaComEstornoConfirmado,
      abre: botao('Fechar a folha'),
    },
    {
      nome: MENSAGENS_PAGAMENTO.desejaConfirmarEstorno,
      de: 'features/pagamento/components/tabela-de-ajustes.tsx',
      preparar: cena.folhaComEstornoDispensado,
      abre: botao(/^Confirmar estorno/),
    },
    {
      nome: MENSAGENS_PAGAMENTO.dispensarEstorno,
      de: 'features/pagamento/components/dispensar-modal.tsx',
      preparar: cena.folhaComEstornoConfirmado,
      abre: botao(/^Dispensar/),
    },
    {
      nome: MENSAGENS_PAGAMENTO.escolherVinculo,
      de: 'features/pagamento/components/escolher-vinculo-modal.tsx',
      preparar: cena.folhaComDoisVinculos,
      abre: botao(/^Pagar este/),
    },
  ],
  '/declaracoes': [
    {
      nome: MENSAGENS_DECLARACAO.desejaRevogar,
      de: 'features/declaracao/components/revogar-modal.tsx',
      abre: botao(/^Revogar/),
    },
  ],
  '/declaracao/:codigo': [],
  '/relatorio_coordenador/:id': [
    {
      nome: 'Preencher o relatório do coordenador',
      de: 'features/relatorio/components/formulario-do-coordenador.tsx',
      abre: botao('Preencher relatório'),
    },
    {
      nome: OUTRA_VERSAO,
      de: 'features/relatorio/components/outra-versao.tsx',
      preparar: cena.relatorioDeOutraJanela,
      abre: botao('Salvar'),
      volta: (page) =>
        page.getByRole('dialog', { name: 'Preencher o relatório do coordenador' }).locator(':focus'),
    },
  ],
  '/relatorio_atividades/:instrutor_id/:projeto_id': [
    {
      nome: 'Preencher o relatório de atividades',
      de: 'features/relatorio/components/formulario-da-atividade.tsx',
      abre: botao(/^(Atualizar|Preencher relatório) de/),
    },
  ],
  '/corrigir_resultado': [
    {
      nome: MENSAGENS_RESULTADO.desejaCorrigir,
      de: 'features/recurso/components/formulario-da-correcao.tsx',
      preparar: async (aqui) => void (await correcaoEscrita(aqui)),
      abre: botao('Ver o que muda e corrigir'),
    },
    {
      nome: MENSAGENS_RESULTADO.desejaProporAnulacao,
      de: 'features/recurso/components/formulario-da-correcao.tsx',
      preparar: async (aqui) => void (await correcaoEscrita(aqui, '0')),
      abre: botao('Propor a anulação'),
    },
  ],
  '/recursos': doRecurso,
};

/** The rows of a screen; throws for one that has none. */
export function modaisDe(path: string): readonly Modal[] {
  const rows = MODAIS[path];
  if (rows === undefined)
    throw new Error(`${path}: say in e2e/support/modais.ts which dialogs it opens, [] for none`);
  return rows;
}
