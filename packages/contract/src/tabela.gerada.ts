// Written by `node tools/check-contrato.ts --write` from the calls of packages/contract/src/*/contrato.ts.
import { lerTabela } from './ler-tabela.ts';

/** Every call as far as the browser must know it: without schemas and without words. */
export const chamadas = lerTabela(`
POST todos semLogin
entrar auth/login
redefinirSenha api/changeToken/reset-password/confirm
confirmarEmail api/professor/email/confirmar
naoFuiEu api/professor/email/nao-fui-eu

POST todos
sair auth/logout
alterarSenha api/professor/senha
encerrarConta api/professor/encerrar
reenviarConfirmacao api/professor/email/reenviar
responderConviteDaVice api/projeto/:id/vice/responder
responderTransferencia api/projeto/:id/transferencia/responder

GET todos
listarSessoes auth/sessoes
listarProfessores api/professor
professorAtual api/professor/professor
meusAcessos api/professor/acessos
lerResumoSemanal api/professor/resumo
confirmacaoDoEmail api/professor/email
listarAvisos api/aviso
lerConfiguracao api/configuracao
listarEditais api/edital
listarTodosOsEditais api/edital/all
listarEditaisNaoEncerrados api/edital/editais_nao_encerrados
listarEditaisAbertos api/projeto/editais_abertos
lerRegrasDoEdital api/edital/:id/regras
aceitaAlterarInstrutores api/edital/aceita_alterar_instrutores
lerBarema api/edital/:id/barema
lerProjeto api/projeto/projeto/:id
lerEditalDoProjeto api/projeto/:id/edital
lerCronogramas api/cronograma/:projectId
acompanharProjeto api/projeto/:id/andamento
lerHistoricoDoProjeto api/projeto/:id/historico
listarCartasDoProjeto api/projeto/:id/emails
listarConvitesDaCoordenacao api/coordenacao/convites
lerAprovacaoDoProjeto api/projeto_aprovacao/projeto/:projectId
lerAprovacao api/projeto_aprovacao/:id
listarEventosDoSorteio api/edital/:id/sorteios/eventos
listarRecursos api/recurso
lerInstrutor api/instrutor/:id
lerInstrutorDoProjeto api/instrutor/instrutor/:id
listarInstrutores api/projeto/instrutores/:id
listarFrequencias api/frequenciasInstrutor/projeto/:id
lerFolhaDeFrequencia api/frequenciasInstrutor/folha/:id
lerRelatorioDisciplinas api/relatorios-disciplinas/projeto/:id
lerRelatorioAtividade api/relatorios-atividade-instrutor/instrutor/:id
lerRelatorioCoordenador api/relatorios-coordenador/projeto/:id
listarJanelas api/janela
listarProrrogacoes api/prorrogacao
listarDeclaracoes api/declaracao
listarDeclaracoesPossiveis api/declaracao/possiveis
listarTarefas api/tarefas
buscar api/busca

DELETE todos
encerrarOutrasSessoes auth/sessoes
encerrarSessao auth/sessoes/:id

POST todos semLogin cria
cadastrarProfessor api/professor
pedirRedefinicaoDeSenha api/changeToken/reset-password

POST todos semLogin envio
enviarFoto api/professor/upload

GET administrador
listarAvaliadores api/professor/avaliadores
listarEmailsPorConfirmar api/professor/email/por-confirmar
listarMudancasDeContato api/professor/mudancas
lerEfeitoDoFuso api/configuracao/fuso
pendenciasDaInstalacao api/instalacao/pendencias
listarTardias api/edital/:id/tardias
lerNomesDoProjeto api/projeto/:id/nomes
listarNaoDesignados api/projeto_aprovacao/projetos_nao_designados/:editalId
listarDesignacoes api/projeto_aprovacao/designacoes/:editalId
listarCandidatos api/projeto_aprovacao/candidatos/:projectId
verificarAvaliacao api/projeto_aprovacao/:editalId/verificar-avaliacao
lerJulgamento api/edital/:id/julgamento
listarImpedimentosDeclarados api/impedimento/declarados
lerDistribuicao api/edital/:id/sorteios
lerSorteio api/sorteio/:id
listarHomologacao api/edital/:id/homologacao
lerHomologacaoDoEdital api/edital/:id/homologacao/contagem
listarParaConferir api/instrutor
listarTodosOsInstrutores api/instrutores
listarFolhasDePagamento api/pagamento
lerFolhaDePagamento api/pagamento/:mes
lerArmazenamento api/armazenamento
listarAuditoria api/auditoria
listarPendenciasDeDados api/pendencias-de-dados
saudeDetalhes saude/detalhes
situacaoDoSistema api/sistema/situacao
avisosDoSistema api/sistema/avisos
listarEmailsMortos api/sistema/emails-mortos

PUT todos
alterarNomeSocial api/professor/nome_social
atualizarProfessor api/professor/:id
alterarResumoSemanal api/professor/resumo

GET avaliador
lerMinhasAreas api/professor/areas

PUT avaliador
declararMinhasAreas api/professor/areas

POST administrador
lerNomeCivil api/professor/:id/nome_civil
alterarTipo api/professor/tipo
liberarConta api/professor/:id/liberar
confirmarEmailDe api/professor/:id/confirmar-email
lerMudancaDeContato api/professor/mudancas/:id/ler
conferirMudancaDeContato api/professor/mudancas/:id/conferir
encerrarInscricoes api/edital/:id/encerrar_inscricoes
reabrirInscricoes api/edital/:id/reabrir_inscricoes
retirarTardia api/edital/tardias/:id/retirar
arquivarEdital api/edital/:id/arquivar
desarquivarEdital api/edital/:id/desarquivar
iniciarDecisao api/edital/iniciar_decidir_instrututores
desfazerEncerramento api/projeto/:id/desfazer_encerramento
encerrarAfastamento api/projeto/:id/afastamento/:afastamento/encerrar
retirarTransferencia api/projeto/:id/transferencia/retirar
designarAvaliador api/projeto_aprovacao/designar
substituirAvaliador api/projeto_aprovacao/substituir/:id
retirarDesignacao api/projeto_aprovacao/retirar/:id
reabrirAvaliacao api/projeto_aprovacao/reabrir/:id
pedirMaisUmAvaliador api/projeto_aprovacao/mais_um/:id
manterCombinacao api/projeto_aprovacao/manter/:id
tirarDoEdital api/edital/tardias/projeto/:id/retirar
designarVarios api/edital/:id/designar
substituirVarios api/edital/:id/substituir
retirarVarios api/edital/:id/retirar
cancelarSorteio api/sorteio/:id/cancelar
designarSorteio api/sorteio/:id/designar
marcarHomologacao api/projeto/:id/homologacao
marcarHomologacaoEmVarios api/edital/:id/homologacao
prorrogarCorrecao api/projeto/:id/homologacao/prorrogar
desfazerHomologacao api/projeto/:id/homologacao/desfazer
decidirRecursoDaHomologacao api/projeto/:id/homologacao/recurso/decidir
decidirBolsasDoRecurso api/recurso/:id/bolsas
chamarSuplente api/edital/:id/suplentes/chamar
declinarSuplente api/edital/:id/suplentes/declinar
passarListaDeSuplentes api/edital/:id/suplentes/regra
lerNomeCivilDoInstrutor api/instrutor/:id/nome_civil
liberarInstrutor api/instrutor/liberar/:id
retomarVinculo api/instrutor/retomar/:id
encerrarProrrogacao api/prorrogacao/:id/encerrar
fecharFolhaDePagamento api/pagamento/fechar
decidirEstornoDaFolha api/pagamento/estorno
escolherVinculoDoMes api/pagamento/escolher
revogarDeclaracao api/declaracao/revogar/:id
reenviarEmails api/sistema/emails-mortos/reenviar

GET todos image/jpeg
fotoDoProfessor api/professor/foto/:id
lerImagem api/projeto/imagem/:reference

GET todos application/zip
meusDados api/professor/meus-dados

GET todos semLogin
listarUnidades api/unidade
listarProgramas api/programa
instituicaoPublica api/publico/instituicao
lerResultados api/publico/resultados/:editalId
listarResultados api/publico/resultados
listarVersoes api/publico/resultados/:editalId/versoes
lerVersao api/publico/resultados/:editalId/versoes/:numero
lerSorteiosPublicos api/publico/resultados/:editalId/sorteios
compararVersoes api/publico/resultados/:editalId/comparacao
listarTextosPublicos api/publico/resultados/:editalId/textos
verificarDeclaracao api/publico/declaracao/:codigo
dataAtual api/data/data-atual
saudeViva saude/viva
saudePronta saude/pronta
openapi api/openapi.json

POST administrador cria
criarUnidade api/unidade
criarPrograma api/programa
criarAviso api/aviso
criarEdital api/edital
abrirTardia api/edital/:id/tardias
devolverEdital api/edital/:id/devolver
registrarAfastamento api/projeto/:id/afastamento
proporTransferencia api/projeto/:id/transferencia
lembrarAvaliadores api/projeto_aprovacao/lembrar/:editalId
lembrarVarios api/edital/:id/lembrar
anunciarEventoDoSorteio api/edital/:id/sorteios/eventos
sortear api/edital/:id/sorteios
indicarSubstituto api/recurso/:id/substituto
consultarSobreDesistencia api/projeto/:id/desistencia/consulta
registrarFrequenciasDeOficio api/frequenciasInstrutor/projeto/:id/de_oficio
registrarProrrogacao api/prorrogacao
lembrarCoordenadores api/instrutores/lembrar

PUT administrador
atualizarUnidade api/unidade/:id
atualizarPrograma api/programa/:id
atualizarAviso api/aviso/:id
atualizarConfiguracao api/configuracao
dispensarPendencia api/instalacao/pendencias/:item
atualizarEdital api/edital/:id
mudarRegrasDoEdital api/edital/:id/regras
mudarBarema api/edital/:id/barema
mudarModeloDePublicacao api/modelo_de_publicacao/:nome
simularData api/demonstracao/data

DELETE administrador
excluirUnidade api/unidade/:id
excluirPrograma api/programa/:id
excluirAviso api/aviso/:id

POST administrador envio
enviarLogo api/configuracao/logo
enviarRecusaDeSuplente api/suplente/recusa
enviarPedidoDeDesistencia api/desistencia/pedido
enviarDocumentoDaFrequencia api/frequenciasInstrutor/de_oficio/documento

GET todos semLogin image/jpeg
logoPublico api/publico/logo

POST semLogin
abrirInstalacao api/instalacao/codigo
testarEmailDaInstalacao api/instalacao/email
concluirInstalacao api/instalacao

POST coordenador avaliador PRESIDENTE_COMISSAO secretaria cria
submeterProjeto api/projeto
salvarRascunho api/projeto/rascunho
cadastrarNaoCadastrado api/professor_nao_cadastrado
criarDisciplina api/disciplina
adicionarDisciplinas api/disciplina/adicionar

PUT coordenador avaliador
atualizarProjeto api/projeto/:id

POST coordenador avaliador PRESIDENTE_COMISSAO secretaria
procurarNomes api/projeto/nomes

POST coordenador avaliador
retirarProjeto api/projeto/:id/retirar
salvarCronogramas api/cronograma
encerrarVice api/projeto/:id/vice/encerrar
reenviarProjeto api/projeto/:id/homologacao/correcao
recorrerDaHomologacao api/projeto/:id/homologacao/recurso
marcarResultadoLido api/projeto/:id/resultado/lido
responderChamado api/projeto/:id/chamado
trocarDocumento api/instrutor/trocar_documento/:id
registrarFrequencias api/frequenciasInstrutor
salvarRelatorioDisciplinas api/relatorios-disciplinas/salvar
salvarRelatorioAtividade api/relatorios-atividade-instrutor
salvarRelatorioCoordenador api/relatorios-coordenador

GET coordenador avaliador administrador
listarProjetosSubmetidos api/projeto/projetos_submetidos/:coordinatorId
lerCoordenacao api/projeto/:id/coordenacao
lerHomologacaoDoProjeto api/projeto/:id/homologacao
lerDesistencia api/projeto/:id/desistencia
verificarFrequencia api/instrutor/verificar-frequencia/:id
listarAcessosDoInstrutor api/instrutor/acessos/:id

GET administrador application/x-ndjson
exportarProjetos api/projeto/export/:editalId

GET coordenador avaliador
listarRascunhos api/projeto/rascunho/:professorId
listarRecursosDosOutros api/projeto/:id/recursos_dos_outros

DELETE coordenador avaliador
excluirRascunho api/projeto/rascunho/excluir/:id
encerrarInstrutor api/instrutor/:id

POST coordenador avaliador PRESIDENTE_COMISSAO secretaria envio
enviarImagem api/projeto/upload
enviarComprovante api/disciplina/upload
enviarAnexoDoRecurso api/recurso/anexo
enviarTermo api/instrutor/upload/termo
enviarDeclaracao api/instrutor/upload/declaracao
enviarHistorico api/instrutor/upload/historico
enviarDadosBancarios api/instrutor/upload/dados_bancarios
enviarAnuencia api/instrutor/upload/anuencia

GET coordenador avaliador PRESIDENTE_COMISSAO secretaria
listarCursos api/disciplina/cursos

GET coordenador avaliador administrador PRESIDENTE_COMISSAO application/pdf
lerComprovante api/images/comprovante/:projectId
lerAnexoDoRecurso api/recurso/projeto/:projectId/anexo/:anexo

GET todos application/pdf
gerarPdf api/gerar-pdf/:id
exportarPdf api/openpdf/export/:id
gerarPdfDasDisciplinas api/relatorios-disciplinas/pdf/:id
gerarPdfDaAtividade api/relatorios-atividade-instrutor/pdf/:id
gerarPdfDoCoordenador api/relatorios-coordenador/pdf/:id

POST coordenador avaliador cria
nomearVice api/projeto/:id/vice
solicitarRecurso api/recurso
enviarContrarrazoes api/projeto/:id/recursos_dos_outros/:recurso
responderAnulacao api/projeto/:id/anulacao/resposta
cadastrarInstrutor api/instrutor

GET avaliador administrador
lerVersoesDaAvaliacao api/projeto_aprovacao/versoes/:id
lerAvaliacoesDoProjeto api/projeto_aprovacao/avaliacoes/:id
listarAvaliacoesDoAvaliador api/projeto_aprovacao/avaliador/:professorId

GET avaliador administrador PRESIDENTE_COMISSAO
listarAvaliacoes api/projeto_aprovacao/projetos
listarMeusImpedimentos api/impedimento
listarSessoesDaComissao api/sessoes
lerSessaoDaComissao api/sessao/:id
listarRelatorias api/recurso/relatorias
lerRelatoria api/recurso/:id/relatoria

GET administrador PRESIDENTE_COMISSAO secretaria
listarProjetosDoEdital api/edital/:id/projetos
listarModelosDePublicacao api/modelos_de_publicacao
listarTextosDePublicacao api/edital/:id/textos_de_publicacao
lerSuplentes api/edital/:id/suplentes
lerPainel api/painel/:editalId
lerPendencias api/edital/:id/pendencias

PATCH avaliador
aceitarAvaliacao api/projeto_aprovacao/aceitar_avaliacao/:id

DELETE avaliador
recusarAvaliacao api/projeto_aprovacao/recusar_avaliacao/:id

POST avaliador
salvarFase1 api/projeto_aprovacao/salvar_fase1
salvarFase2 api/projeto_aprovacao/salvar_fase2
avaliar api/projeto_aprovacao/avaliar/:id

POST avaliador administrador PRESIDENTE_COMISSAO
ranqueTipoI api/projeto_aprovacao/ranque_tipoi
ranqueTipoII api/projeto_aprovacao/ranque_tipoii
declararImpedimento api/impedimento
encerrarImpedimento api/impedimento/:id/encerrar
simularRecurso api/recurso/simular
aceitarRecurso api/recurso/aceitar
recusarRecurso api/recurso/recusar
recusarRelatoria api/recurso/:id/relatoria/recusar
entregarMinuta api/recurso/:id/minuta

GET administrador application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
exportarRanqueTipoI api/projeto_aprovacao/export/ranque_tipoi
exportarRanqueTipoII api/projeto_aprovacao/export/ranque_tipoii
exportarJulgamento api/edital/:id/julgamento/planilha
exportarInstrutores api/planilha_instrutor/export
exportarAusentes api/planilha_instrutor/export/ausentes
exportarFolhaDePagamento api/pagamento/export/:mes

GET administrador PRESIDENTE_COMISSAO
listarParaDecidir api/edital_avaliacao/instrutores
lerDecisao api/edital/:id/decisao
lerComissao api/edital/:id/comissao
listarMesaDeRecursos api/recurso/mesa
listarRelatores api/recurso/:recurso/relatores

POST administrador PRESIDENTE_COMISSAO
aprovarInstrutores api/projeto/atualizar_instrutores_aprovados
decidirVarios api/edital/:id/decisao
enviarASecretaria api/secretaria_projetos
suspenderSessaoDaComissao api/sessao/:id/suspender
retomarSessaoDaComissao api/sessao/:id/retomar
encerrarSessaoDaComissao api/sessao/:id/encerrar
cancelarSessaoDaComissao api/sessao/:id/cancelar
registrarPresenca api/sessao/:id/presencas
designarRelator api/recurso/:id/relator
simularCorrecao api/resultado/simular

GET administrador secretaria
listarNaSecretaria api/secretaria_projetos
prepararTextoDePublicacao api/edital/:id/resultado/:numero/texto_de_publicacao

PATCH administrador secretaria
publicarResultados api/secretaria_projetos

POST administrador secretaria
publicarResultadoFinal api/edital/:id/resultado_final

GET administrador application/json
exportarSorteio api/sorteio/:id/arquivo

POST administrador PRESIDENTE_COMISSAO cria
abrirSessaoDaComissao api/edital/:id/sessoes
corrigirAta api/sessao/:id/ata
corrigirResultado api/resultado/corrigir
proporAnulacao api/resultado/anulacao
decidirAnulacao api/projeto/:id/anulacao/decisao

PUT administrador PRESIDENTE_COMISSAO
anotarItemDaSessao api/sessao/:id/item/:projeto/anotacao
decidirItemDaSessao api/sessao/:id/item/:projeto/decisao

GET avaliador administrador PRESIDENTE_COMISSAO application/pdf
gerarPdfDaAta api/sessao/:id/ata/pdf
lerDocumentoDaRelatoria api/recurso/:id/documento/:documento

GET avaliador administrador PRESIDENTE_COMISSAO text/plain
baixarTextoDaAta api/sessao/:id/ata/texto

GET coordenador avaliador administrador PRESIDENTE_COMISSAO
listarRecursosDoProjeto api/recurso/projeto/:projectId
lerContrarrazoes api/recurso/projeto/:projectId/contrarrazoes/:recurso
lerAnulacao api/projeto/:id/anulacao

PUT avaliador administrador PRESIDENTE_COMISSAO
salvarMinuta api/recurso/:id/minuta

GET todos semLogin application/json
baixarVersao api/publico/resultados/:editalId/versoes/:numero/arquivo

GET todos semLogin text/html
lerPaginaDosResultados api/publico/resultados/pagina
lerPaginaDoResultado api/publico/resultados/:editalId/pagina
docs api/docs

GET todos semLogin text/csv
baixarVersaoEmCsv api/publico/resultados/:editalId/versoes/:numero/planilha

POST administrador secretaria cria
guardarTextoDePublicacao api/edital/:id/resultado/:numero/texto_de_publicacao
corrigirTextoDePublicacao api/texto_de_publicacao/:id/corrigir

GET administrador PRESIDENTE_COMISSAO secretaria application/pdf
gerarPdfDoTexto api/texto_de_publicacao/:id/pdf

GET administrador PRESIDENTE_COMISSAO secretaria text/plain
baixarTextoDePublicacao api/texto_de_publicacao/:id/texto

GET todos semLogin application/pdf
gerarPdfDoTextoPublico api/publico/textos_de_publicacao/:id/pdf

GET todos semLogin text/plain
baixarTextoPublico api/publico/textos_de_publicacao/:id/texto

GET coordenador avaliador administrador application/pdf
lerRecusaDeSuplente api/projeto/:id/suplente/recusa
lerPedidoDeDesistencia api/projeto/:id/desistencia/:desistencia/pedido
lerTermo api/instrutor/termo/:id
lerDeclaracaoDoAluno api/instrutor/declaracao/:id
lerHistorico api/instrutor/historico/:id
lerDadosBancarios api/instrutor/dados_bancarios/:id
lerAnuencia api/instrutor/anuencia/:id
lerDocumentoDaFrequencia api/frequenciasInstrutor/projeto/:id/de_oficio/:registro/documento
lerDeclaracao api/declaracao/pdf/:id

POST coordenador avaliador administrador cria
desistirDoProjeto api/projeto/:id/desistencia
desfazerDesistencia api/projeto/:id/desistencia/desfazer
registrarIrregularidade api/instrutor/registrar-irregularidade/:id

PATCH coordenador avaliador
atualizarInstrutor api/instrutor/:id

PATCH administrador
alterarSituacaoDoInstrutor api/instrutor/situacao_instrutor/:id
alterarMesInicio api/instrutor/mes_inicio/:id
conferirDocumento api/instrutor/conferir_documento/:id

PATCH coordenador avaliador administrador
identificarInstrutor api/instrutor/identificacao/:id

POST coordenador avaliador application/pdf
gerarModelo api/instrutor/modelo

GET todos semLogin text/calendar
lerCalendario api/publico/calendario.ics

POST todos cria
emitirDeclaracao api/declaracao
`);
