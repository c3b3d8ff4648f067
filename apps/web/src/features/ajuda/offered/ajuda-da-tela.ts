const PROPOSTA = 'professor#escrever-a-proposta';
const DOCUMENTOS = 'coordenador#os-documentos';
const RELATORIOS = 'coordenador#relatorios';
const DECLARACOES = 'coordenador#declaracoes';
const DADOS = 'para-comecar#os-seus-dados';
const PONTUAR = 'avaliador#pontuar';
const AVALIACAO = 'administrador#avaliacao';
const REUNIAO = 'comissao-e-secretaria#presidente-a-reuniao-da-comissao';
const AUDITORIA = 'administrador#auditoria';

/** Where the manual speaks of a screen, by its path in the table of routes. */
const PARTES: Readonly<Record<string, string>> = {
  '/': 'para-comecar#a-pagina-inicial',
  '/menu': 'para-comecar#a-pagina-inicial',
  '/atualizar_professor': DADOS,
  '/alterar_senha': 'para-comecar#entrar-e-sair',
  '/sessoes': 'para-comecar#entrar-e-sair',
  '/meus_dados': DADOS,
  '/notificacao': 'coordenador#instrutores',

  '/cadastro_projeto': PROPOSTA,
  '/especificacoes_projeto': PROPOSTA,
  '/cadastro_disciplina': PROPOSTA,
  '/dados_disciplinas': PROPOSTA,
  '/identificacao_projeto': PROPOSTA,
  '/resumo_projeto': PROPOSTA,
  '/introducao_projeto': PROPOSTA,
  '/introducao_projeto_upload': PROPOSTA,
  '/metodologia_projeto': PROPOSTA,
  '/metodologia_projeto_upload': PROPOSTA,
  '/resultados_projeto': PROPOSTA,
  '/resultados_projeto_upload': PROPOSTA,
  '/cronograma_projeto': PROPOSTA,
  '/referencia_projeto': PROPOSTA,
  '/revisao_projeto': PROPOSTA,
  '/rascunhos_salvos': 'professor#rascunhos',
  '/detalhes_projeto/:id': 'professor#acompanhar-e-recorrer',
  '/projetos_submetidos': 'professor#acompanhar-e-recorrer',
  '/projetos_submetidos/:id': 'professor#acompanhar-e-recorrer',
  '/projetos/:id': 'professor#acompanhar-e-recorrer',
  '/projetos/:id/homologacao': 'professor#homologacao',
  '/projetos/:id/correcao': 'professor#homologacao',
  '/projetos/:id/resultado': 'professor#acompanhar-e-recorrer',
  '/projetos/:id/instrutores': 'coordenador#instrutores',
  '/projetos/:id/frequencia': 'coordenador#frequencia',
  '/projetos/:id/relatorios': RELATORIOS,
  '/projetos/:id/documentos': 'professor#acompanhar-e-recorrer',
  '/projetos/:id/coordenacao': 'coordenador#coordenacao',
  '/projetos/:id/historico': 'professor#acompanhar-e-recorrer',
  '/projetos/:id/administracao': 'administrador#acompanhar-a-avaliacao',
  '/solicitar_recurso/:id': 'professor#acompanhar-e-recorrer',

  '/instrutores/:id': 'coordenador#instrutores',
  '/cadastro_instrutor/:id': DOCUMENTOS,
  '/atualizar_instrutor/:instrutor_id/:projeto_id': DOCUMENTOS,
  '/frequencia/:id': 'coordenador#frequencia',
  '/relatorio_atividades/:instrutor_id/:projeto_id': RELATORIOS,
  '/relatorio_coordenador/:id': RELATORIOS,
  '/declaracoes': DECLARACOES,

  '/projetos_avaliar': 'avaliador',
  '/aceitar_projeto/:id': 'avaliador#aceitar-ou-recusar',
  '/meus_impedimentos': 'avaliador#impedimentos',
  '/avaliacao_projetos/:id': PONTUAR,
  '/notas_fase1': PONTUAR,
  '/notas_fase2': PONTUAR,

  '/administracao': 'administrador',
  '/administracao/unidades': 'administrador',
  '/administracao/programas': 'administrador',
  '/administracao/avisos': 'administrador',
  '/administracao/emails': 'administrador',
  '/administracao/mudancas_de_contato': 'administrador#mudar-o-e-mail-ou-o-cpf-de-alguem',
  '/administracao/equipe': 'administrador',
  '/administracao/impedimentos': 'administrador#impedimentos-declarados',
  '/administracao/configuracao': 'administrador',
  '/administracao/modelos_de_publicacao': 'administrador#textos-de-publicacao',
  '/alterar_usuarios': 'administrador',
  '/administracao/editais': 'administrador#um-edital-do-comeco-ao-fim',
  '/designar_avaliadores': 'administrador#designar',
  '/editais/:id': 'administrador#projetos',
  '/editais/:id/avaliacao': AVALIACAO,
  '/editais/:id/julgamento': 'administrador#como-os-avaliadores-julgam',
  '/editais/:id/distribuir': 'administrador#distribuir',
  '/editais/:id/decisao': 'administrador#decisao',
  '/editais/:id/resultado': 'administrador#resultado',
  '/editais/:id/texto_de_publicacao': 'comissao-e-secretaria#secretaria-o-texto-de-publicacao',
  '/editais/:id/pagamento': 'administrador#pagamento',
  '/editais/:id/regras': 'administrador#regras',
  '/editais/:id/barema': 'administrador#barema',
  '/editais/:id/barema/mudar': 'administrador#barema',
  '/editais/:id/homologacao': 'administrador#homologacao',
  '/sessoes_da_comissao': REUNIAO,
  '/sessoes_da_comissao/:id': REUNIAO,
  '/editais/:id/configuracao': 'administrador#configuracao',
  '/finalizar_avaliacoes': AVALIACAO,
  '/ranque_tipo1': AVALIACAO,
  '/ranque_tipo2': AVALIACAO,
  '/painel': AVALIACAO,
  '/janelas': 'administrador#prazos',
  '/instrutores': 'administrador#todos-os-instrutores',
  '/conferir_documentos': 'administrador#documentos-dos-instrutores',
  '/conferir_documentos/:instrutor': 'administrador#documentos-dos-instrutores',
  '/folha_pagamento': 'administrador#folha-de-pagamento',
  '/administracao/saude': 'administrador#saude-do-sistema',
  '/administracao/auditoria': AUDITORIA,
  '/administracao/pendencias': AUDITORIA,

  '/aprovacao_instrutores': 'comissao-e-secretaria#presidente-quantos-instrutores',
  '/recursos': 'comissao-e-secretaria#presidente-recursos',
  '/mesa_de_recursos': 'comissao-e-secretaria#presidente-recursos',
  '/relatorias': 'avaliador#relatoria-de-um-recurso',
  '/relatorias/:recurso': 'avaliador#relatoria-de-um-recurso',
  '/editais/:id/recursos': 'administrador#recursos',
  '/editais/:id/recursos/:recurso': 'administrador#recursos',
  '/corrigir_resultado': 'comissao-e-secretaria#presidente-recursos',
  '/listar-projetos-avaliados-secretaria': 'comissao-e-secretaria#secretaria-publicar',
};

/** The part of the manual about a screen, as an address; its first page where it has none. */
export function ajudaDaTela(path: string): string {
  const parte = PARTES[path];
  return parte === undefined ? '/ajuda' : `/ajuda/${parte}`;
}
