/**
 * Where each text of the catalogues is proved (T-L4). Most are by a row of the API's tables of refusals, which the tests
 * of those tables compute (packages/domain/src/testing/sem-recusa.ts says which are not), or stand in a row of
 * mensagens-na-tela.ts or in the name of a dialog of modais.ts. The others: catalogue → key, by the test that holds
 * them.
 */
export const EM_OUTRO_TESTE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'apps/web/src/features/configuracao/pages/configuracao.test.tsx': {
    MENSAGENS_CONFIGURACAO: ['limiteDeEnvioInvalido'],
  },
  'apps/web/src/features/projeto/offered/aviso-de-encerramento.test.tsx': {
    MENSAGENS_PROJETO: ['encerramentoDesfeito'],
  },
  'apps/web/src/app/mensagens.test.tsx': {
    MENSAGENS_AVISO: ['criado', 'ateAntesDeDe'],
    MENSAGENS_CONTA: ['unidadeCriada', 'programaCriado'],
    MENSAGENS_PROJETO: ['encerradoSemInstrutores'],
  },
  'apps/api/src/features/conta/confirmacao.test.ts': {
    MENSAGENS_CONTA: [
      'emailConfirmado',
      'emailJaConfirmado',
      'confirmacaoReenviada',
      'muitasConfirmacoes',
      'linkDeConfirmacaoDesconhecido',
      'linkDeConfirmacaoUsado',
      'linkDeConfirmacaoVencido',
      'linkDeOutroEndereco',
      'emailConfirmadoPelaAdministracao',
      'motivoDaConfirmacao',
      'emailMudou',
      'proprioEmail',
    ],
  },
  'e2e/journeys/retirar.spec.ts': {
    MENSAGENS_PROJETO: ['projetoRetirado'],
  },
  'apps/api/src/demo/visita.test.ts': {
    MENSAGENS_AVALIACAO: ['semVagas'],
  },
  'apps/api/src/features/arquivo/integridade.test.ts': {
    MENSAGENS_ARQUIVO: ['danificado'],
  },
  'apps/api/src/features/arquivo/limites-de-envio.test.ts': {
    MENSAGENS_ARQUIVO: ['fotoAnonimaGrandeDemais', 'espacoAcabando'],
  },
  'apps/api/src/features/auditoria/trilha.test.ts': {
    MENSAGENS_AVISO: ['diaInvalido'],
  },
  'apps/api/src/features/avaliacao/avaliacao.test.ts': {
    MENSAGENS_AVALIACAO: ['designado', 'aceito'],
  },
  'apps/api/src/features/avaliacao/decisao.test.ts': {
    MENSAGENS_AVALIACAO: ['decisaoIniciada', 'enviadoASecretaria', 'enviadoAosCoordenadores'],
  },
  'apps/api/src/features/avaliacao/designacao.test.ts': {
    MENSAGENS_AVALIACAO: [
      'avaliadorSubstituido',
      'lembretesEnviados',
      'nenhumAtrasado',
      'avisoColaborou',
      'avisoAvaliadoPeloCoordenador',
      'avisoRecusou',
      'avaliadoresSemDireito',
    ],
  },
  'apps/api/src/features/configuracao/configuracoes.test.ts': {
    MENSAGENS_CONFIGURACAO: ['fusoInvalido', 'diasInvalidos', 'mesInvalido'],
  },
  'apps/api/src/features/conta/atualizacao.test.ts': {
    MENSAGENS_CONTA: [
      'siapeJaCadastrado',
      'emailJaCadastrado',
      'senhaAtualParaEmail',
      'senhaAtualIncorreta',
      'proprioTipo',
      'motivoDoAdministrador',
    ],
  },
  'apps/api/src/features/conta/cadastro.test.ts': {
    MENSAGENS_CONTA: ['cpfInvalido', 'senhaTamanho', 'senhaComum', 'senhaPessoal'],
  },
  'apps/api/src/features/conta/encerramento.test.ts': {
    MENSAGENS_CONTA: ['contaEncerrada'],
  },
  'apps/api/src/features/conta/senhas.test.ts': {
    MENSAGENS_CONTA: ['senhaAlterada', 'linkInvalido'],
  },
  'apps/api/src/features/instrutor/instrutores.test.ts': {
    MENSAGENS_INSTRUTOR: ['ausenciaRegistrada'],
  },
  'apps/api/src/features/instrutor/vinculo.test.ts': {
    MENSAGENS_INSTRUTOR: ['arquivoRepetido', 'dataForaDaVigencia', 'fimAntesDasHoras'],
    MENSAGENS_CONFIGURACAO: ['periodosSobrepostos'],
  },
  'apps/api/src/features/janela/janelas.test.ts': {
    MENSAGENS_CONFIGURACAO: ['escrevaOMotivo'],
  },
  'apps/api/src/features/projeto/encerramento.test.ts': {
    MENSAGENS_PROJETO: ['naoEncerrado'],
  },
  'apps/api/src/features/unidade/unidades.test.ts': {
    MENSAGENS_CONTA: ['programaEmUso'],
  },
  'apps/api/src/testing/recusas-da-decisao.ts': {
    MENSAGENS_CONTA: ['naoEnviadosASecretaria'],
  },
  'apps/web/src/app/falhas.test.tsx': {
    MENSAGENS_CONTA: ['redefinicaoFalhou'],
  },
  'apps/web/src/features/avaliacao/components/escolher-avaliador.test.tsx': {
    MENSAGENS_AVALIACAO: ['avisoMesmaUnidade'],
  },
  'apps/web/src/features/projeto/components/discipline-modal.test.tsx': {
    MENSAGENS_PROJETO: ['numeroInvalido'],
  },
  'apps/web/src/lib/transport.test.ts': {
    MENSAGENS_CONTA: ['loginIncorreto'],
  },
  'e2e/journeys/administracao.spec.ts': {
    MENSAGENS_RECURSO: ['nenhum'],
  },
  'e2e/journeys/avaliacao-tipo1.spec.ts': {
    MENSAGENS_RECURSO: ['enviado', 'aceito', 'recusado'],
    MENSAGENS_EDITAL: ['inscricoesEncerradas'],
    MENSAGENS_AVALIACAO: [
      'recusado',
      'concluida',
      'recomendacao',
      'todosAvaliados',
      'desejaIniciarDecisao',
      'instrutoresSalvos',
    ],
  },
  'e2e/journeys/contas.spec.ts': {
    MENSAGENS_PROJETO: ['projetoAtualizado'],
    MENSAGENS_GERAIS: ['semPermissao'],
    MENSAGENS_INSTRUTOR: ['situacaoAlterada', 'mesAlterado', 'conferido'],
    MENSAGENS_EDITAL: ['atualizado'],
    MENSAGENS_CONTA: ['fotoAtualizada', 'atualizado', 'muitasTentativas'],
  },
  'e2e/journeys/falhas.spec.ts': {
    MENSAGENS_PROJETO: ['erroAoCriar'],
  },
  'e2e/journeys/frequencia.spec.ts': {
    MENSAGENS_INSTRUTOR: ['alunoIrregular'],
    MENSAGENS_FREQUENCIA: ['registradas', 'erroAoEnviar', 'erroDesconhecido'],
  },
  'e2e/journeys/instrutores.spec.ts': {
    MENSAGENS_INSTRUTOR: [
      'salvo',
      'atualizado',
      'nenhum',
      'encerrado',
      'desejaTornarRegular',
      'aguardandoConferencia',
      'retomado',
    ],
  },
  'e2e/journeys/professor-submete-projeto.spec.ts': {
    MENSAGENS_PROJETO: ['disciplinasAdicionadas', 'projetoCadastrado'],
    MENSAGENS_CONTA: ['emailInvalido', 'lattesInvalido', 'cadastroRealizado'],
    MENSAGENS_CONFIGURACAO: ['emailInvalido'],
  },
  'e2e/journeys/rascunhos.spec.ts': {
    MENSAGENS_PROJETO: ['disciplinasAdicionadasERascunho'],
  },
  'e2e/journeys/rede-ruim.spec.ts': {
    MENSAGENS_CONTA: ['tokenExpirado'],
  },
  'e2e/journeys/relatorios.spec.ts': {
    MENSAGENS_RELATORIO: [
      'salvo',
      'erroAoSalvarPonto',
      'erroAoSalvarVirgula',
      'sairSemSalvar',
      'nenhumDaAtividade',
      'nenhumaDisciplina',
    ],
  },
  'packages/domain/src/conta/rules.test.ts': {
    MENSAGENS_CONTA: ['unidadeNaoEncontrada', 'senhasDiferentes', 'recuperacaoEmail'],
  },
  'packages/domain/src/instrutor/rules/identificacao.test.ts': {
    MENSAGENS_INSTRUTOR: ['outraBolsaPendente'],
  },
  'packages/domain/src/instrutor/transitions.test.ts': {
    MENSAGENS_INSTRUTOR: ['mesForaDaVigencia'],
  },
  'packages/domain/src/projeto/rules/colaboradores.test.ts': {
    MENSAGENS_CONTA: ['siapeLongo'],
  },
};

/**
 * Texts whose act or refusal is proved on the server by its status and code, and which are shown by the same means as
 * the others of their form: no test quotes them.
 */
export const SO_PELA_FORMA: Readonly<Record<string, readonly string[]>> = {
  MENSAGENS_RELATORIO: ['erroAoGerarPdf'],
  MENSAGENS_PROJETO: ['disciplinaCadastrada'],
  MENSAGENS_GERAIS: ['naoEncontrado'],
  MENSAGENS_INSTRUTOR: ['vagasOcupadas', 'nuncaComecou'],
  MENSAGENS_EDITAL: [
    'tipoInvalido',
    'criado',
    'inscricoesReabertas',
    'devolvido',
    'editalArquivado',
    'editalDesarquivado',
    'desejaDevolver',
  ],
  MENSAGENS_CONTA: [
    'tokenNaoEncontrado',
    'ultimoAdministrador',
    'ultimoAdministradorNaoEncerra',
    'coordenaProjeto',
    'avaliacaoPendente',
    'contaLiberada',
  ],
  MENSAGENS_CONFIGURACAO: ['periodoInvalido'],
  MENSAGENS_AVALIACAO: [
    'notasSalvas',
    'maisDisciplinas',
    'maisDisciplinasDisponiveis',
    'rankingVazio',
    'sairSemSalvarVagas',
    'desejaArquivar',
  ],
  MENSAGENS_ARQUIVO: ['documentoEliminado'],
};
