/**
 * What a person's export holds (T-M6). Each text selects rows with a numeric `chave`, their order; $1 is the person,
 * $2 the approvals of which he may not know yet (D20).
 */
interface Secao {
  /** The columns that tie a row to a person, 'table.column', which this section follows. */
  readonly colunas: readonly string[];
  readonly texto: string;
}

const MEU_PROJETO = 'select id from projeto where coordenador_id = $1';
const MEU_INSTRUTOR = `select i.id from instrutor i where i.projeto_id in (${MEU_PROJETO})`;
const PUBLICADO = "e.fase in ('resultado', 'arquivado')";
/** Every text takes both values, whether it needs them or not. */
const sempre = '$1::int is not null and $2::int[] is not null';
const secao = (colunas: readonly string[], texto: string): Secao => ({ colunas, texto });

export const SECOES: Readonly<Record<string, Secao>> = {
  cadastro: secao(
    ['professor.id'],
    `select p.id as chave, p.id, p.nome, p.email, p.cpf, p.rg, p.siape, p.lattes, p.programa, p.departamento, p.foto,
      p.tipo, u.nome as unidade, p.criado_em, p.atualizado_em
      from professor p join unidade u on u.id = p.unidade_id where p.id = $1 and ${sempre}`,
  ),
  sessoes: secao(
    ['sessao.professor_id'],
    `select id as chave, id, criada_em, ultimo_uso, expira_em, encerrada_em, navegador from sessao
      where professor_id = $1 and ${sempre}`,
  ),
  pedidosDeNovaSenha: secao(
    ['redefinicao_de_senha.professor_id'],
    `select id as chave, criada_em, expira_em, usada_em from redefinicao_de_senha
      where professor_id = $1 and ${sempre}`,
  ),
  // The stored mark of a device is left out: it is of use to nobody.
  dispositivos: secao(
    ['dispositivo.professor_id'],
    `select id as chave, criado_em, ultimo_uso from dispositivo where professor_id = $1 and ${sempre}`,
  ),
  confirmacoesDeEmail: secao(
    ['confirmacao_de_email.professor_id'],
    `select id as chave, email, criada_em, expira_em, usada_em from confirmacao_de_email
      where professor_id = $1 and ${sempre}`,
  ),
  submissoesPorConfirmar: secao(
    ['submissao_por_confirmar.professor_id'],
    `select projeto_id as chave, projeto_id as projeto, submetida_em, ate from submissao_por_confirmar
      where professor_id = $1 and ${sempre}`,
  ),
  projetos: secao(
    ['projeto.coordenador_id'],
    `select p.id as chave, p.*, e.nome as edital,
      (select json_agg(c order by c.ordem) from cronograma c where c.projeto_id = p.id) as cronogramas
      from projeto p left join edital e on e.id = p.edital_id where p.coordenador_id = $1 and ${sempre}`,
  ),
  colaboracoes: secao(
    ['projeto_colaborador.professor_id'],
    `select p.id as chave, p.id as projeto, p.titulo, e.nome as edital from projeto_colaborador c
      join projeto p on p.id = c.projeto_id left join edital e on e.id = p.edital_id
      where c.professor_id = $1 and not p.eh_rascunho and not p.aguardando_cronograma and ${sempre}`,
  ),
  rascunhosExcluidos: secao(
    ['rascunho_excluido.professor_id'],
    `select projeto_id as chave, projeto_id as projeto, excluido_em from rascunho_excluido
      where professor_id = $1 and ${sempre}`,
  ),
  disciplinas: secao(
    ['disciplina.autor_id'],
    `select d.id as chave, d.* from disciplina d where d.autor_id = $1 and ${sempre}`,
  ),
  comprovantesDeDisciplinas: secao(
    ['comprovante_de_disciplinas.autor_id'],
    `select c.id as chave, c.* from comprovante_de_disciplinas c where c.autor_id = $1 and ${sempre}`,
  ),
  pessoasSemContaQueCadastrei: secao(
    ['professor_nao_cadastrado.criado_por_id'],
    `select n.id as chave, n.* from professor_nao_cadastrado n where n.criado_por_id = $1 and ${sempre}`,
  ),
  // Only what is published: until then the coordinator's export says nothing of evaluation (D20).
  resultadosDosMeusProjetos: secao(
    [],
    `select a.projeto_id as chave, a.projeto_id as projeto, a.situacao, a.pontuacao_fase1, a.pontuacao_fase2, a.total,
      a.remunerados_aprovados, a.voluntarios_aprovados from projeto_aprovacao a join edital e on e.id = a.edital_id
      where a.projeto_id in (${MEU_PROJETO}) and ${PUBLICADO} and ${sempre}`,
  ),
  avaliacoesQueFiz: secao(
    ['projeto_aprovacao.avaliador_id'],
    `select a.id as chave, a.* from projeto_aprovacao a
      where a.avaliador_id = $1 and a.id <> all ($2::int[]) and ${sempre}`,
  ),
  avaliacoesQueRecusei: secao(
    ['recusa_de_avaliacao.avaliador_id'],
    `select aprovacao_id as chave, projeto_id as projeto, motivo, recusado_em from recusa_de_avaliacao
      where avaliador_id = $1 and aprovacao_id <> all ($2::int[]) and ${sempre}`,
  ),
  lembretesDeAvaliacao: secao(
    ['lembrete.avaliador_id'],
    `select row_number() over (order by dia) as chave, dia, criado_em from lembrete
      where avaliador_id = $1 and ${sempre}`,
  ),
  recursos: secao(
    ['recurso.autor_id'],
    `select id as chave, id, mensagem, feedback, status, criado_em, decidido_em, original, corrigido from recurso
      where autor_id = $1 and ${sempre}`,
  ),
  recursosQueDecidi: secao(
    ['recurso.decidido_por_id'],
    `select id as chave, id, status, feedback, decidido_em from recurso
      where decidido_por_id = $1 and aprovacao_id <> all ($2::int[]) and ${sempre}`,
  ),
  instrutoresDosMeusProjetos: secao(
    [],
    `select i.id as chave, i.id, i.versao, i.projeto_id, i.nome, i.email,
      '***.' || substr(i.cpf, 4, 3) || '.' || substr(i.cpf, 7, 3) || '-**' as cpf, i.matricula, i.programa_pos,
      i.tipo_aluno, i.acumulo, i.termo_compromisso, i.declaracao_aluno_detentor, i.historico_declaracao,
      i.dados_bancarios, i.termo_anuencia, i.situacao, i.mes_inicio, i.fim, i.motivo_do_fim, i.encerrado_em,
      i.criado_em, i.atualizado_em from instrutor i where i.projeto_id in (${MEU_PROJETO}) and ${sempre}`,
  ),
  documentosQueConferi: secao(
    ['conferencia_de_documento.conferido_por_id'],
    `select row_number() over (order by instrutor_id, documento) as chave, instrutor_id as instrutor, documento,
      situacao, motivo, conferido_em from conferencia_de_documento where conferido_por_id = $1 and ${sempre}`,
  ),
  historicoDeInstrutoresQueMudei: secao(
    ['historico_do_instrutor.autor_id'],
    `select id as chave, instrutor_id as instrutor, campo, valor, desde, ate, motivo, origem
      from historico_do_instrutor where autor_id = $1 and ${sempre}`,
  ),
  ausenciasQueRegistrei: secao(
    ['ausencia.autor_id'],
    `select id as chave, instrutor_id as instrutor, mes, registrada_em from ausencia where autor_id = $1 and ${sempre}`,
  ),
  frequencias: secao(
    ['frequencia.autor_id'],
    `select row_number() over (order by f.instrutor_id, f.ano) as chave, f.instrutor_id as instrutor, f.ano,
      f.atualizado_em, (select json_object_agg(m.mes, m.horas order by m.mes) from frequencia_do_mes m
        where m.instrutor_id = f.instrutor_id and m.ano = f.ano) as horas from frequencia f
      where (f.autor_id = $1 or f.instrutor_id in (${MEU_INSTRUTOR})) and ${sempre}`,
  ),
  relatoriosDeDisciplinas: secao(
    ['relatorio_disciplinas.autor_id'],
    `select r.projeto_id as chave, r.projeto_id as projeto, r.atualizado_em,
      (select json_agg(l order by l.ordem) from relatorio_disciplina l where l.projeto_id = r.projeto_id) as linhas
      from relatorio_disciplinas r
      where (r.autor_id = $1 or r.projeto_id in (${MEU_PROJETO})) and ${sempre}`,
  ),
  relatoriosDeAtividades: secao(
    ['relatorio_atividade.autor_id'],
    `select r.id as chave, r.* from relatorio_atividade r
      where (r.autor_id = $1 or r.instrutor_id in (${MEU_INSTRUTOR})) and ${sempre}`,
  ),
  relatoriosDeCoordenador: secao(
    ['relatorio_coordenador.autor_id'],
    `select r.id as chave, r.*, (select json_agg(json_build_object('instrutor', a.instrutor_id, 'avaliacao', a.avaliacao)
        order by a.ordem) from avaliacao_de_desempenho a where a.relatorio_id = r.id) as desempenho
      from relatorio_coordenador r
      where (r.autor_id = $1 or r.projeto_id in (${MEU_PROJETO})) and ${sempre}`,
  ),
  pagamentosDosMeusProjetos: secao(
    [],
    `select p.id as chave, p.id, p.nome, p.email, p.titulo, p.competencia, p.tipo, p.pago, p.motivo, p.causa, p.decisao,
      p.justificativa, p.horas from pagamento p where p.projeto_id in (${MEU_PROJETO}) and ${sempre}`,
  ),
  folhasQueFechei: secao(
    ['folha_de_pagamento.fechada_por_id'],
    `select id as chave, id, mes, fechada_em from folha_de_pagamento where fechada_por_id = $1 and ${sempre}`,
  ),
  estornosQueDecidi: secao(
    ['estorno_decidido.decidido_por_id'],
    `select row_number() over (order by competencia, instrutor_id) as chave, instrutor_id as instrutor, competencia,
      decisao, justificativa, decidido_em from estorno_decidido where decidido_por_id = $1 and ${sempre}`,
  ),
  vinculosQueEscolhi: secao(
    ['escolha_de_vinculo.escolhida_por_id'],
    `select row_number() over (order by competencia, preterido_id) as chave, instrutor_id as instrutor, preterido_id,
      competencia, motivo, escolhida_em from escolha_de_vinculo where escolhida_por_id = $1 and ${sempre}`,
  ),
  prorrogacoesQueDei: secao(
    ['prorrogacao.autor_id'],
    `select p.id as chave, p.* from prorrogacao p where p.autor_id = $1 and ${sempre}`,
  ),
  prorrogacoesQueEncerrei: secao(
    ['prorrogacao.encerrada_por_id'],
    `select id as chave, id, janela, encerrada_em, motivo_do_fim from prorrogacao
      where encerrada_por_id = $1 and ${sempre}`,
  ),
  encerramentosQueDesfiz: secao(
    ['encerramento_desfeito.autor_id'],
    `select projeto_id as chave, projeto_id as projeto, motivo, desfeito_em from encerramento_desfeito
      where autor_id = $1 and ${sempre}`,
  ),
  declaracoes: secao(
    ['declaracao.professor_id'],
    `select id as chave, id, codigo, papel, conteudo, emitida_em, revogada_em, motivo_da_revogacao from declaracao
      where professor_id = $1 and ${sempre}`,
  ),
  declaracoesQueRevoguei: secao(
    ['declaracao.revogada_por_id'],
    `select id as chave, id, codigo, revogada_em, motivo_da_revogacao from declaracao
      where revogada_por_id = $1 and ${sempre}`,
  ),
  arquivos: secao(
    ['arquivo.dono_id'],
    `select row_number() over (order by criado_em, referencia) as chave, referencia, tipo, mime, tamanho, sha256,
      criado_em, eliminado_em from arquivo where dono_id = $1 and ${sempre}`,
  ),
  acoes: secao(
    ['auditoria.pessoa_id'],
    `select id as chave, quando, acao, registro_tipo, registro_id, antes, depois from auditoria
      where (pessoa_id = $1 or (registro_tipo = 'professor' and registro_id = $1)) and ${sempre}
        and (registro_tipo is distinct from 'projeto_aprovacao' or registro_id <> all ($2::int[]))`,
  ),
  quemAbriuOsMeusDocumentos: secao(
    ['acesso.titular_id'],
    `select a.id as chave, a.quando, a.documento, a.registro_tipo, a.registro_id, p.nome as pessoa
      from acesso a left join professor p on p.id = a.pessoa_id
      where a.titular_id = $1 and a.pessoa_id <> $1 and ${sempre}`,
  ),
  documentosQueAbri: secao(
    ['acesso.pessoa_id'],
    `select id as chave, quando, endereco, documento, registro_tipo, registro_id from acesso
      where pessoa_id = $1 and ${sempre}`,
  ),
};

/** Columns that name a person and that no section follows, each with its reason. */
export const FORA_DO_PACOTE: Readonly<Record<string, string>> = {
  'idempotencia.pessoa':
    'Copies of answers that the person has already got, kept for 24 hours so that a repeated request answers the same.',
  'envio_reservado.pessoa_id': 'A number of bytes, kept while an upload is on its way.',
  'envio_do_dia.pessoa_id': 'How many bytes were sent today, kept for two days for the limit of a day.',
};
