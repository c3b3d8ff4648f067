import { type Sql, sql } from '../../db/sql.ts';
import type { SecaoDe } from '../conta/secoes-queries.ts';
import { ENVIADO_POR_OUTRA_PESSOA } from '../instrutor/queries.ts';
import { eraDoEstudante } from '../instrutor/saida-repository.ts';

/** By the student's id. */
type Secao = SecaoDe<number>;

const secao = (colunas: readonly string[], linhas: Secao['linhas']): Secao => ({ colunas, linhas });
/** The student's own vínculos. */
export const meusVinculos = (id: number): Sql =>
  sql`(select v.id from instrutor v where v.estudante_id = ${id})`;

/** Those too that left the account when their CPF was corrected. */
export const meusOuQueForam = (
  id: number,
): Sql => sql`(select v.id from instrutor v where v.estudante_id = ${id}
  union select s.instrutor_id from saida_do_vinculo s where s.estudante_id = ${id})`;

/** What happened at the instant `em` to a vínculo that was the student's then. Both columns with their table. */
const noMeuTempo = (id: number, instrutor: Sql, em: Sql): Sql =>
  sql`${instrutor} in ${meusOuQueForam(id)} and ${eraDoEstudante(id, instrutor, em)}`;

const meuCpf = (id: number): Sql => sql`(select e.cpf from estudante e where e.id = ${id})`;

/** Paid under the student's CPF, or of an own vínculo without one. */
const pagoAMim = (id: number, de: 'g' | 'l'): Sql => {
  const [instrutor, cpf] = de === 'g' ? [sql`g.instrutor_id`, sql`g.cpf`] : [sql`l.instrutor_id`, sql`l.cpf`];
  return sql`${instrutor} in ${meusOuQueForam(id)}
    and (${cpf} = ${meuCpf(id)} or ${cpf} is null and ${instrutor} in ${meusVinculos(id)})`;
};

/** Days and months that were typed by the person of this account. */
const meuRegistro = (id: number): Sql => sql`(saida_id is null and instrutor_id in ${meusVinculos(id)}
  or saida_id in (select s.id from saida_do_vinculo s where s.estudante_id = ${id}))`;

/** Without the ids of people, and without what names another student. */
export const SECOES_DO_ESTUDANTE: Readonly<Record<string, Secao>> = {
  conta: secao(
    ['estudante.id'],
    (
      id,
    ) => sql`select id as chave, nome, email, cpf, senha is not null as tem_senha, aviso_versao, aviso_lido_em,
      criado_em from estudante where id = ${id}`,
  ),
  sessoes: secao(
    ['sessao.estudante_id'],
    (id) => sql`select id as chave, criada_em, ultimo_uso, expira_em, encerrada_em, navegador
      from sessao where estudante_id = ${id}`,
  ),
  convitesELinks: secao(
    ['link_do_estudante.estudante_id', 'link_do_estudante.instrutor_id'],
    (
      id,
    ) => sql`select id as chave, case when instrutor_id is null then 'link para entrar' else 'convite' end as tipo,
      instrutor_id as vinculo, criado_em, expira_em, usado_em, anulado_em
      from link_do_estudante where estudante_id = ${id} or ${noMeuTempo(
        id,
        sql`link_do_estudante.instrutor_id`,
        sql`link_do_estudante.criado_em`,
      )}`,
  ),
  vinculos: secao(
    ['instrutor.estudante_id'],
    (
      id,
    ) => sql`select i.id as chave, i.id as vinculo, p.titulo as projeto, q.nome as coordenacao, e.nome as edital,
      i.nome, i.nome_civil, i.email, i.cpf, i.matricula, i.programa_pos, i.tipo_aluno, i.acumulo, i.situacao,
      i.mes_inicio, i.fim, i.motivo_do_fim, i.encerrado_em, i.criado_em, i.atualizado_em
      from instrutor i join projeto p on p.id = i.projeto_id join professor q on q.id = p.coordenador_id
      join edital e on e.id = p.edital_id where i.estudante_id = ${id}`,
  ),
  vinculosQueSairam: secao(
    ['saida_do_vinculo.estudante_id', 'saida_do_vinculo.instrutor_id'],
    (id) => sql`select s.id as chave, s.instrutor_id as vinculo, p.titulo as projeto, s.em as saiu_em
      from saida_do_vinculo s join instrutor i on i.id = s.instrutor_id join projeto p on p.id = i.projeto_id
      where s.estudante_id = ${id}`,
  ),
  historicoDosVinculos: secao(
    ['historico_do_instrutor.instrutor_id'],
    (id) => sql`select id as chave, instrutor_id as vinculo, campo, valor, desde, ate, motivo, origem
      from historico_do_instrutor where instrutor_id in ${meusVinculos(id)}`,
  ),
  documentos: secao(
    ['conferencia_de_documento.instrutor_id'],
    (
      id,
    ) => sql`select row_number() over (order by c.instrutor_id, c.documento) as chave, c.instrutor_id as vinculo,
      c.documento, c.situacao, c.motivo, c.conferido_em
      from conferencia_de_documento c join instrutor i on i.id = c.instrutor_id
      where i.estudante_id = ${id} and not ${ENVIADO_POR_OUTRA_PESSOA}`,
  ),
  arquivos: secao(
    ['arquivo.estudante_id'],
    (
      id,
    ) => sql`select row_number() over (order by criado_em, referencia) as chave, tipo, mime, tamanho, sha256,
      estudante_id is not null as enviado_por_mim, criado_em, eliminado_em from arquivo
      where estudante_id = ${id} or exists (select from ${meusOuQueForam(id)} m
        where vinculo = 'instrutor:' || m.id and (estudante_id is null and m.id in ${meusVinculos(id)}
          or estudante_id is not null and ${eraDoEstudante(id, sql`m.id`, sql`arquivo.criado_em`)}))`,
  ),
  horas: secao(
    ['frequencia.instrutor_id', 'frequencia_do_mes.instrutor_id'],
    (
      id,
    ) => sql`select row_number() over (order by instrutor_id, ano, mes) as chave, instrutor_id as vinculo, ano, mes,
      horas, registrada_em from frequencia_do_mes where instrutor_id in ${meusVinculos(id)}`,
  ),
  diasRegistrados: secao(
    ['dia_do_estudante.instrutor_id'],
    (
      id,
    ) => sql`select row_number() over (order by instrutor_id, dia, id) as chave, instrutor_id as vinculo, dia,
      horas, atividade, alterado_em, apagado_em
      from dia_do_estudante where ${meuRegistro(id)}`,
  ),
  mesesEnviados: secao(
    ['mes_do_estudante.instrutor_id'],
    (id) => sql`select row_number() over (order by instrutor_id, mes) as chave, instrutor_id as vinculo, mes,
      estado, enviado_em, decidido_em, motivo from mes_do_estudante where ${meuRegistro(id)}`,
  ),
  contestacoes: secao(
    ['contestacao.instrutor_id', 'contestacao.estudante_id'],
    (id) => sql`select id as chave, instrutor_id as vinculo, mes, texto, arquivo is not null as com_arquivo,
      enviada_em, ate as resposta_ate, retirada_em, respondida_em, resultado, razoes
      from contestacao where estudante_id = ${id}`,
  ),
  ausencias: secao(
    ['ausencia.instrutor_id'],
    (id) => sql`select id as chave, instrutor_id as vinculo, mes, registrada_em
      from ausencia where instrutor_id in ${meusVinculos(id)}`,
  ),
  pagamentos: secao(
    ['pagamento.instrutor_id'],
    (
      id,
    ) => sql`select g.id as chave, g.instrutor_id as vinculo, f.mes as folha, f.fechada_em, g.competencia, g.tipo,
      g.nome, g.email, g.cpf, g.titulo as projeto, g.pago, g.motivo, g.causa, g.decisao, g.justificativa, g.horas,
      g.dias, g.parcial, g.valor_cheio as centavos_do_valor_cheio, g.valor as centavos
      from pagamento g join folha_de_pagamento f on f.id = g.folha_id where ${pagoAMim(id, 'g')}`,
  ),
  pagamentosRetidos: secao(
    ['retencao_de_pagamento.instrutor_id'],
    (
      id,
    ) => sql`select id as chave, instrutor_id as vinculo, competencia, mes as folha, valor as centavos, motivo,
      retida_em, liberada_em, motivo_da_liberacao
      from retencao_de_pagamento where ${noMeuTempo(id, sql`retencao_de_pagamento.instrutor_id`, sql`retida_em`)}`,
  ),
  estornos: secao(
    ['estorno_decidido.instrutor_id'],
    (
      id,
    ) => sql`select row_number() over (order by decidido_em, competencia) as chave, instrutor_id as vinculo,
      competencia, decisao, justificativa, decidido_em, valor as centavos, parcial
      from estorno_decidido where ${noMeuTempo(id, sql`estorno_decidido.instrutor_id`, sql`decidido_em`)}`,
  ),
  enviosAoBanco: secao(
    ['linha_da_remessa.instrutor_id'],
    (
      id,
    ) => sql`select l.id as chave, l.instrutor_id as vinculo, r.gerada_em, r.dia_do_pagamento, l.nome, l.cpf, l.banco,
      l.agencia, l.digito_da_agencia, l.conta, l.digito, l.tipo_de_conta, l.centavos, l.situacao, l.dia, l.codigo,
      l.motivo, l.resultado_em from linha_da_remessa l join remessa r on r.id = l.remessa_id
      where ${pagoAMim(id, 'l')}`,
  ),
  dadosBancarios: secao(
    ['conta_bancaria.instrutor_id'],
    (
      id,
    ) => sql`select instrutor_id as chave, instrutor_id as vinculo, banco, agencia, digito_da_agencia, conta, digito,
      tipo, cpf_do_titular from conta_bancaria
      where instrutor_id in ${meusOuQueForam(id)} and cpf_do_titular = ${meuCpf(id)}`,
  ),
  dadosBancariosConferidos: secao(
    ['conta_conferida.instrutor_id'],
    (
      id,
    ) => sql`select row_number() over (order by conferencia_id, instrutor_id) as chave, instrutor_id as vinculo, banco,
      agencia, digito_da_agencia, conta, digito, tipo, cpf_do_titular
      from conta_conferida
      where instrutor_id in ${meusOuQueForam(id)} and cpf_do_titular = ${meuCpf(id)} and conta is not null`,
  ),
  mudancasDosDadosBancarios: secao(
    ['mudanca_de_conta.instrutor_id', 'mudanca_de_conta.estudante_id'],
    (
      id,
    ) => sql`select m.id as chave, m.instrutor_id as vinculo, m.em, coalesce(p.nome, 'o próprio estudante') as quem,
      m.motivo, m.token_sha256 is not null and m.autor_id is not null as perguntada, m.resposta, m.respondida_em
      from mudanca_de_conta m left join professor p on p.id = m.autor_id
      where m.estudante_id = ${id} or ${noMeuTempo(id, sql`m.instrutor_id`, sql`m.em`)}`,
  ),
  avaliacoesDeDesempenho: secao(
    ['avaliacao_de_desempenho.instrutor_id'],
    (
      id,
    ) => sql`select row_number() over (order by a.relatorio_id, a.instrutor_id) as chave, a.instrutor_id as vinculo,
      p.titulo as projeto, a.avaliacao, r.atualizado_em from avaliacao_de_desempenho a
      join relatorio_coordenador r on r.id = a.relatorio_id join projeto p on p.id = r.projeto_id
      where ${noMeuTempo(id, sql`a.instrutor_id`, sql`r.atualizado_em`)}`,
  ),
  termos: secao(
    ['termo.instrutor_id'],
    (id) => sql`select t.id as chave, t.instrutor_id as vinculo, t.codigo, t.texto, t.sha256, t.criado_em,
      t.anulado_em, t.concluido_em from termo t
      where t.id in (select a.termo_id from assinatura_do_termo a where a.estudante_id = ${id})`,
  ),
  assinaturasDosTermos: secao(
    ['assinatura_do_termo.estudante_id'],
    (id) => sql`select termo_id as chave, papel, nome, cpf, meio, em, endereco
      from assinatura_do_termo where estudante_id = ${id}`,
  ),
  codigosDosTermos: secao(
    ['codigo_do_termo.estudante_id', 'codigo_do_termo.instrutor_id'],
    (id) => sql`select instrutor_id as chave, instrutor_id as vinculo, expira_em
      from codigo_do_termo where estudante_id = ${id}`,
  ),
  declaracoes: secao(
    ['declaracao.instrutor_id'],
    (id) => sql`select id as chave, instrutor_id as vinculo, codigo, conteudo, emitida_em, revogada_em,
      motivo_da_revogacao from declaracao where ${noMeuTempo(id, sql`declaracao.instrutor_id`, sql`emitida_em`)}`,
  ),
  emails: secao(
    ['carta_do_projeto.instrutor_id'],
    (id) => sql`select id as chave, instrutor_id as vinculo, especie, criada_em, enviada_em, falhou_em
      from carta_do_projeto where ${noMeuTempo(id, sql`carta_do_projeto.instrutor_id`, sql`criada_em`)}`,
  ),
  acoes: secao(
    [],
    (id) => sql`select a.id as chave, a.quando, a.acao from auditoria a
      where a.registro_tipo = 'estudante' and a.registro_id = ${id}
        or a.registro_tipo = 'instrutor' and a.registro_id in ${meusOuQueForam(id)}
          and a.depois->>'estudante' = ${String(id)}`,
  ),
  quemAbriuOsMeusDados: secao(
    [],
    (id) => sql`select a.id as chave, a.quando, a.documento, p.nome as pessoa
      from acesso a join professor p on p.id = a.pessoa_id where ${acessosAosMeusDados(id)}`,
  ),
};

/** For the opening `a`: the student contested a month of the vínculo with a file, which stays theirs when they leave it. */
const meuAnexo = (id: number): Sql => sql`exists (select from contestacao k
  where k.instrutor_id = a.registro_id and k.estudante_id = ${id} and k.arquivo is not null)`;

/** The openings `a` of a record of a vínculo while it was the student's, and of files with a payment to them. */
export function acessosAosMeusDados(id: number): Sql {
  return sql`(a.registro_tipo = 'instrutor' and case when a.documento = 'anexo_da_contestacao' then ${meuAnexo(id)}
      else ${noMeuTempo(id, sql`a.registro_id`, sql`a.quando`)} end
    or a.registro_tipo = 'remessa' and a.registro_id in (select l.remessa_id from linha_da_remessa l
      where ${pagoAMim(id, 'l')}))`;
}
