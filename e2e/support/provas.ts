/** Test files → titles of their tests → catalogue → keys of the texts that the test holds. */
type Provas = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>;

/**
 * Where each text of the catalogues is proved (T-L4). Most are by a row of the API's tables of refusals, which the tests
 * of those tables compute (packages/domain/src/testing/sem-recusa.ts says which are not), or stand in a row of
 * mensagens-na-tela.ts or in the name of a dialog of modais.ts. The others: by the test that holds them.
 */
export const EM_OUTRO_TESTE: Provas = {
  'apps/api/src/features/arquivo/integridade.test.ts': {
    '[C-F11] %s whose bytes were altered is not served, but told, once': {
      MENSAGENS_ARQUIVO: ['danificado'],
    },
  },
  'apps/api/src/features/arquivo/limites-de-envio.test.ts': {
    '[C-F1] whoever has no account sends a photo of at most 5 MB': {
      MENSAGENS_ARQUIVO: ['fotoAnonimaGrandeDemais'],
    },
    '[C-F1] below the floor uploads answer 507 with the sentence; everything else goes on': {
      MENSAGENS_ARQUIVO: ['espacoAcabando'],
    },
  },
  'apps/api/src/features/avaliacao/avaliacao.test.ts': {
    '%s: designated, accepted, scored, finished': {
      MENSAGENS_AVALIACAO: ['designado', 'aceito'],
    },
  },
  'apps/api/src/features/avaliacao/decisao.test.ts': {
    'goes through its phases once each, says who did it, and tells each coordinator once (D1, D3, D20)': {
      MENSAGENS_AVALIACAO: ['decisaoIniciada', 'enviadoASecretaria', 'enviadoAosCoordenadores'],
    },
  },
  'apps/api/src/features/avaliacao/designacao.test.ts': {
    '[C-C6] tell the new evaluator, the one who is replaced, and each late one once a day; who is late is listed':
      {
        MENSAGENS_AVALIACAO: ['avaliadorSubstituido', 'lembretesEnviados', 'nenhumAtrasado'],
      },
    'come with their load, what forbids them and what speaks against them': {
      MENSAGENS_AVALIACAO: ['avisoColaborou', 'avisoAvaliadoPeloCoordenador', 'avisoMesmaUnidade'],
    },
    'frees the project, keeps the reason, ends the right at once and answers the same again': {
      MENSAGENS_AVALIACAO: ['avisoRecusou'],
    },
    'loses the assignment, is shown as one to replace, gets no reminder and is a warning before the decision':
      {
        MENSAGENS_AVALIACAO: ['avaliadoresSemDireito'],
      },
  },
  'apps/api/src/features/configuracao/configuracoes.test.ts': {
    'refuse %j and stay as they are': {
      MENSAGENS_CONFIGURACAO: ['fusoInvalido', 'diasInvalidos', 'mesInvalido', 'emailInvalido'],
    },
  },
  'apps/api/src/features/conta/atualizacao.test.ts': {
    "answers 409 for another's %s": {
      MENSAGENS_CONTA: ['siapeJaCadastrado', 'emailJaCadastrado'],
    },
    'asks for the current password to change the e-mail, and tells the old address (T-A18)': {
      MENSAGENS_CONTA: ['senhaAtualParaEmail', 'senhaAtualIncorreta'],
    },
    "does not change one's own type": {
      MENSAGENS_CONTA: ['proprioTipo'],
    },
    '[C-B9] makes nobody an administrator without a reason': {
      MENSAGENS_CONTA: ['motivoDoAdministrador'],
    },
  },
  'apps/api/src/features/conta/cadastro.test.ts': {
    'refuses %s %j and stores nothing': {
      MENSAGENS_CONTA: ['cpfInvalido', 'senhaTamanho', 'senhaComum'],
    },
    "refuses the person's own data as the password (D33)": {
      MENSAGENS_CONTA: ['senhaPessoal'],
    },
  },
  'apps/api/src/features/conta/confirmacao.test.ts': {
    'asks whoever registers, keeps only the hash, and works without it meanwhile': {
      MENSAGENS_CONTA: ['emailConfirmado', 'emailJaConfirmado'],
    },
    'mails three links an hour and account, and says when there are no more (T-I4)': {
      MENSAGENS_CONTA: ['confirmacaoReenviada', 'muitasConfirmacoes'],
    },
    'knows no link %j': {
      MENSAGENS_CONTA: ['linkDeConfirmacaoDesconhecido'],
    },
    'is for the address that it was mailed to, and is asked for again after a change': {
      MENSAGENS_CONTA: ['linkDeConfirmacaoUsado', 'linkDeOutroEndereco'],
    },
    'works for 48 hours': {
      MENSAGENS_CONTA: ['linkDeConfirmacaoVencido'],
    },
    'is listed for administrators, past its 48 hours too, and confirmed by one of them with a reason': {
      MENSAGENS_CONTA: [
        'emailConfirmadoPelaAdministracao',
        'motivoDaConfirmacao',
        'emailMudou',
        'proprioEmail',
      ],
    },
  },
  'apps/api/src/features/conta/encerramento.test.ts': {
    'takes everything that named the person out of every table and keeps the legal records': {
      MENSAGENS_CONTA: ['contaEncerrada'],
    },
  },
  'apps/api/src/features/conta/senhas.test.ts': {
    'ends the other sessions, keeps this one, tells the person by mail': {
      MENSAGENS_CONTA: ['senhaAlterada'],
    },
    'sets the password once, ends every session, and tells the person': {
      MENSAGENS_CONTA: ['linkInvalido'],
    },
  },
  'apps/api/src/features/instrutor/instrutores.test.ts': {
    'makes the instructor irregular, tells the coordinator, once a month': {
      MENSAGENS_INSTRUTOR: ['ausenciaRegistrada'],
    },
  },
  'apps/api/src/features/instrutor/vinculo.test.ts': {
    'sends no file twice (D37)': {
      MENSAGENS_INSTRUTOR: ['arquivoRepetido'],
    },
    '[C-A5] does not end before the call’s vigência, nor before hours that stand': {
      MENSAGENS_INSTRUTOR: ['dataForaDaVigencia', 'fimAntesDasHoras'],
    },
    '[C-A16] the month is told before the act, and is that of the period of regularisation': {
      MENSAGENS_CONFIGURACAO: ['periodosSobrepostos'],
    },
  },
  'apps/api/src/features/janela/janelas.test.ts': {
    '[C-B9] a change of the days is enforced at once, and says why in the trail': {
      MENSAGENS_CONFIGURACAO: ['escrevaOMotivo'],
    },
  },
  'apps/api/src/features/projeto/encerramento.test.ts': {
    '[C-A16] tells 15 and 3 days before and on the day, closes by the clock, and is taken back with a reason (D44)':
      {
        MENSAGENS_PROJETO: ['naoEncerrado'],
      },
  },
  'apps/api/src/features/recurso/recursos.test.ts': {
    '[C-A10] refused leaves the result, and never without its reasons': {
      MENSAGENS_RECURSO: ['recusado'],
    },
  },
  'apps/api/src/features/unidade/unidades.test.ts': {
    'programmes have one name each; a new name reaches the people; one in use stays': {
      MENSAGENS_CONTA: ['programaEmUso'],
    },
  },
  'apps/web/src/app/falhas.test.tsx': {
    'acting: %s': {
      MENSAGENS_CONTA: ['redefinicaoFalhou'],
    },
  },
  'apps/web/src/app/mensagens.test.tsx': {
    'T-L4: “$texto” is read where $call gives it': {
      MENSAGENS_AVISO: ['criado', 'ateAntesDeDe'],
      MENSAGENS_CONTA: ['unidadeCriada', 'programaCriado'],
      MENSAGENS_PROJETO: ['encerradoSemInstrutores'],
    },
  },
  'apps/web/src/features/configuracao/pages/configuracao.test.tsx': {
    '[C-F1] the limits of uploads are changed here; what is no size is told before it is sent': {
      MENSAGENS_CONFIGURACAO: ['limiteDeEnvioInvalido'],
    },
  },
  'apps/web/src/features/projeto/components/disciplina-modal.test.tsx': {
    '[C-D7] %s typed %j: what is wrong stands beside it, and what was typed stays': {
      MENSAGENS_PROJETO: ['numeroInvalido'],
    },
  },
  'apps/web/src/features/projeto/offered/aviso-de-encerramento.test.tsx': {
    '[C-A16] a closed project says since when and why; an administrator takes it back with a reason': {
      MENSAGENS_PROJETO: ['encerramentoDesfeito'],
    },
  },
  'e2e/journeys/administracao.spec.ts': {
    'a new installation: first administrator, unit, programme, notice, call; a teacher sees them; the call is closed':
      {
        MENSAGENS_RECURSO: ['nenhum'],
      },
  },
  'e2e/journeys/avaliacao-tipo1.spec.ts': {
    'from the close of a TIPO I call to an accepted appeal: ranking, situation, mails, trail and public page agree':
      {
        MENSAGENS_RECURSO: ['enviado', 'aceito'],
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
  },
  'e2e/journeys/contas.spec.ts': {
    'a new photo stays logged in; new data log out and come with the next login': {
      MENSAGENS_CONTA: ['fotoAtualizada', 'atualizado'],
    },
    'a screen of another type says that it is not for this person (D30), an edited type changes nothing (T-K6)':
      {
        MENSAGENS_GERAIS: ['semPermissao'],
      },
    'guessing the password is slowed down, and said so': {
      MENSAGENS_CONTA: ['muitasTentativas', 'loginIncorreto'],
    },
  },
  'e2e/journeys/frequencia.spec.ts': {
    'who became irregular meanwhile is named, and then has a row that is only read (D28)': {
      MENSAGENS_INSTRUTOR: ['alunoIrregular'],
    },
    'a whole sheet of five instructors: alerts, the question of less than 32 hours, registered, read by others':
      {
        MENSAGENS_FREQUENCIA: ['registradas', 'erroDesconhecido'],
      },
    'T-G13: two tabs: the second sees both values of each cell that differs, chooses, and nothing is lost': {
      MENSAGENS_FREQUENCIA: ['erroAoEnviar'],
    },
  },
  'e2e/journeys/instrutores.spec.ts': {
    'a year of a project: ends of ties, each kind of instructor in the free places, documents, an absence': {
      MENSAGENS_INSTRUTOR: [
        'salvo',
        'atualizado',
        'nenhum',
        'encerrado',
        'desejaTornarRegular',
        'aguardandoConferencia',
        'situacaoAlterada',
        'mesAlterado',
        'conferido',
      ],
    },
    '[C-A5] the administrator takes back a tie that was ended by mistake': {
      MENSAGENS_INSTRUTOR: ['retomado'],
    },
  },
  'e2e/journeys/professor-submete-projeto.spec.ts': {
    'a teacher registers, submits a project, reads its PDF and its receipt, and corrects it': {
      MENSAGENS_PROJETO: ['disciplinasAdicionadas', 'projetoCadastrado', 'projetoAtualizado'],
      MENSAGENS_CONTA: ['emailInvalido', 'lattesInvalido', 'cadastroRealizado'],
    },
  },
  'e2e/journeys/rascunhos.spec.ts': {
    "'salvar rascunho' on every screen: listed once, taken up where it stopped, no personal number kept (T-K3)":
      {
        MENSAGENS_PROJETO: ['disciplinasAdicionadasERascunho'],
      },
  },
  'e2e/journeys/rede-ruim.spec.ts': {
    'the session ends while 1,500 characters are typed: login, and the text is there (T-A12, T-L12)': {
      MENSAGENS_CONTA: ['tokenExpirado'],
    },
  },
  'e2e/journeys/relatorios.spec.ts': {
    'the three reports of a project, from the counts to the PDFs (E-RELATORIO-1, E-RELATORIO-2, E-RELATORIO-3, E-RELATORIO-4; T-L17)':
      {
        MENSAGENS_RELATORIO: [
          'salvo',
          'erroAoSalvarPonto',
          'erroAoSalvarVirgula',
          'sairSemSalvar',
          'nenhumDaAtividade',
          'nenhumaDisciplina',
        ],
      },
  },
  'e2e/journeys/retirar.spec.ts': {
    '[C-B10] a teacher withdraws a submitted project, finds it as a draft with what was typed, and sends it again (D46)':
      {
        MENSAGENS_PROJETO: ['projetoRetirado'],
      },
  },
  'e2e/journeys/um-projeto-de-cada-vez.spec.ts': {
    '[C-C3] [C-C4] a 500 on sending is told in the words of the spec; after sending, Back shows the project that was sent':
      {
        MENSAGENS_PROJETO: ['erroAoCriar'],
      },
  },
  'packages/domain/src/aviso/rules.test.ts': {
    'says that a day is none': {
      MENSAGENS_AVISO: ['diaInvalido'],
    },
  },
  'packages/domain/src/avaliacao/rules/vagas.test.ts': {
    'no place at all is said beside the situation, once there is a decision (D20)': {
      MENSAGENS_AVALIACAO: ['semVagas'],
    },
  },
  'packages/domain/src/conta/rules.test.ts': {
    'a missing unit': {
      MENSAGENS_CONTA: ['unidadeNaoEncontrada'],
    },
    'recovery of %j': {
      MENSAGENS_CONTA: ['recuperacaoEmail'],
    },
    '%j': {
      MENSAGENS_CONTA: ['senhasDiferentes'],
    },
  },
  'packages/domain/src/edital/maquina.test.ts': {
    '[C-B1] [C-B5] %s: every phase and everybody, as it says and not otherwise': {
      MENSAGENS_GERAIS: ['naoPermitido'],
    },
  },
  'packages/domain/src/instrutor/rules/identificacao.test.ts': {
    'an IRREGULAR grant elsewhere only warns, so that a mistyped CPF blocks no stranger': {
      MENSAGENS_INSTRUTOR: ['outraBolsaPendente'],
    },
  },
  'packages/domain/src/instrutor/transitions.test.ts': {
    'in one act with the check of what waits, harmless when it is done already': {
      MENSAGENS_INSTRUTOR: ['mesForaDaVigencia'],
    },
  },
  'packages/domain/src/projeto/rules/colaboradores.test.ts': {
    '%j': {
      MENSAGENS_CONTA: ['siapeLongo'],
    },
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
    'atualizado',
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
