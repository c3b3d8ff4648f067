import { nomesDosCriteriosEmSql } from '../../db/criterios.ts';
import { coordenou, ehVice } from '../../db/participacao.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { CRITERIOS_DO_ATO } from '../auditoria/queries.ts';
import type { SecaoDe } from './secoes-queries.ts';

interface Quem {
  readonly id: number;
  readonly ocultas: readonly number[];
}

type Secao = SecaoDe<Quem>;

const meusProjetos = (id: number) => sql`select id from projeto where coordenador_id = ${id}`;
const meusInstrutores = (id: number) =>
  sql`select i.id from instrutor i where i.projeto_id in (${meusProjetos(id)})`;
/**
 * Projects for which this person acted, as coordinator or vice, and acts no longer. Their texts there about
 * students now belong to the new coordinator (D61).
 */
const projetosDeixados = (id: number) => sql`select p.id from projeto p
  where p.coordenador_id <> ${id} and not ${ehVice(sql`${id}`)}
    and (${coordenou(sql`${id}`)} or exists (select from vice_coordenacao v where v.projeto_id = p.id
      and v.professor_id = ${id} and v.aceito_em is not null))`;
/** The students of those projects, who appear in no row and no file of this person's export. */
export const instrutoresDeixados = (id: number) =>
  sql`select i.id from instrutor i where i.projeto_id in (${projetosDeixados(id)})`;
const PUBLICADO = sql`e.fase in ('resultado', 'arquivado')`;
const nomes = (editalId: Sql, quando: Sql, texto: Sql) =>
  sql`${nomesDosCriteriosEmSql(editalId, quando, texto)} as nomes_dos_criterios`;
/** Until it is concluded, an assessment uses the present criteria. */
const editalDoProjeto = (projetoId: Sql) =>
  sql`(select p.edital_id from projeto p where p.id = ${projetoId})`;
const editalDoRecurso = (aprovacaoId: Sql) =>
  sql`(select x.edital_id from projeto_aprovacao x where x.id = ${aprovacaoId})`;
const secao = (colunas: readonly string[], linhas: Secao['linhas']): Secao => ({ colunas, linhas });

export const SECOES: Readonly<Record<string, Secao>> = {
  cadastro: secao(
    ['professor.id'],
    ({
      id,
    }) => sql`select p.id as chave, p.id, p.nome, p.nome_civil, p.email, p.cpf, p.rg, p.siape, p.lattes, p.programa, p.departamento, p.foto,
      p.tipo, p.recebe_resumo, u.nome as unidade, p.criado_em, p.atualizado_em
      from professor p join unidade u on u.id = p.unidade_id where p.id = ${id}`,
  ),
  tokensPessoais: secao(
    ['token_pessoal.professor_id'],
    ({ id }) => sql`select id as chave, nome, escopos, criado_em, expira_em, ultimo_uso
      from token_pessoal where professor_id = ${id}`,
  ),
  importacoes: secao(
    ['importacao.autor_id'],
    ({ id }) => sql`select id as chave, situacao, opcoes->>'tipo' as tipo, arquivo, contagens, criada_em,
      confirmada_em, desfeita_em
      from importacao where autor_id = ${id}`,
  ),
  contasDaInstituicao: secao(
    ['identidade.professor_id'],
    ({
      id,
    }) => sql`select i.id as chave, o.nome as porta, i.provedor, i.sujeito, i.como, i.criada_em, i.ultimo_uso
      from identidade i join porta o on o.id = i.porta_id where i.professor_id = ${id}`,
  ),
  aplicativoAutenticador: secao(
    ['fator_totp.professor_id'],
    ({ id }) => sql`select professor_id as chave, criado_em, confirmado_em, ultimo_uso
      from fator_totp where professor_id = ${id}`,
  ),
  chavesDeAcesso: secao(
    ['chave_de_acesso.professor_id'],
    ({ id }) => sql`select id as chave, nome, rp_id, transportes, criada_em, ultimo_uso
      from chave_de_acesso where professor_id = ${id}`,
  ),
  codigosDeRecuperacao: secao(
    ['codigo_de_recuperacao.professor_id'],
    ({ id }) => sql`select id as chave, usado_em from codigo_de_recuperacao where professor_id = ${id}`,
  ),
  pedidosDeSegundoFator: secao(
    ['segundo_fator_pedido.professor_id'],
    ({ id }) => sql`select id as chave, finalidade, tentativas, expira_em
      from segundo_fator_pedido where professor_id = ${id}`,
  ),
  areasQueDeclarei: secao(
    ['area_do_avaliador.professor_id'],
    ({ id }) => sql`select id as chave, area, desde, ate from area_do_avaliador where professor_id = ${id}`,
  ),
  nomesEmTextosGuardados: secao(
    ['nome_no_texto.professor_id'],
    ({
      id,
    }) => sql`select row_number() over (order by marca) as chave, marca, sal, nome, mostrado from nome_no_texto
      where professor_id = ${id}`,
  ),
  sessoes: secao(
    ['sessao.professor_id'],
    ({
      id,
    }) => sql`select id as chave, id, criada_em, ultimo_uso, expira_em, encerrada_em, navegador, fator from sessao
      where professor_id = ${id}`,
  ),
  pedidosDeNovaSenha: secao(
    ['redefinicao_de_senha.professor_id'],
    ({ id }) => sql`select id as chave, criada_em, expira_em, usada_em from redefinicao_de_senha
      where professor_id = ${id}`,
  ),
  dispositivos: secao(
    ['dispositivo.professor_id'],
    ({ id }) => sql`select id as chave, criado_em, ultimo_uso from dispositivo where professor_id = ${id}`,
  ),
  confirmacoesDeEmail: secao(
    ['confirmacao_de_email.professor_id'],
    ({ id }) => sql`select id as chave, email, criada_em, expira_em, usada_em from confirmacao_de_email
      where professor_id = ${id}`,
  ),
  mudancasDeEmailECpf: secao(
    ['mudanca_de_contato.professor_id'],
    ({
      id,
    }) => sql`select id as chave, feita_em, muda_email, muda_cpf, motivo, confirmada_la_em, aceita_em, desfeita_em, solta_em
      from mudanca_de_contato where professor_id = ${id}`,
  ),
  mudancasDeEmailECpfQueFez: secao(
    ['mudanca_de_contato.autor_id', 'mudanca_de_contato.aceita_por', 'mudanca_de_contato.solta_por'],
    ({
      id,
    }) => sql`select id as chave, feita_em, muda_email, muda_cpf, motivo, autor_id = ${id} as fiz, aceita_por = ${id} as conferi,
      aceita_em, aceita_motivo, solta_por = ${id} as soltei, solta_em, solta_motivo
      from mudanca_de_contato
      where professor_id <> ${id} and (autor_id = ${id} or aceita_por = ${id} or solta_por = ${id})`,
  ),
  submissoesPorConfirmar: secao(
    ['submissao_por_confirmar.professor_id'],
    ({
      id,
    }) => sql`select projeto_id as chave, projeto_id as projeto, submetida_em, ate from submissao_por_confirmar
      where professor_id = ${id}`,
  ),
  projetos: secao(
    ['projeto.coordenador_id'],
    ({ id }) => sql`select p.id as chave, p.*, e.nome as edital,
      (select json_agg(c order by c.ordem) from cronograma c where c.projeto_id = p.id) as cronogramas
      from projeto p left join edital e on e.id = p.edital_id where p.coordenador_id = ${id}`,
  ),
  colaboracoes: secao(
    ['projeto_colaborador.professor_id'],
    ({
      id,
    }) => sql`select p.id as chave, p.id as projeto, p.titulo, e.nome as edital from projeto_colaborador c
      join projeto p on p.id = c.projeto_id left join edital e on e.id = p.edital_id
      where c.professor_id = ${id} and not p.eh_rascunho and not p.aguardando_cronograma`,
  ),
  rascunhosExcluidos: secao(
    ['rascunho_excluido.professor_id'],
    ({ id }) => sql`select projeto_id as chave, projeto_id as projeto, excluido_em from rascunho_excluido
      where professor_id = ${id}`,
  ),
  disciplinas: secao(
    ['disciplina.autor_id'],
    ({ id }) => sql`select d.id as chave, d.* from disciplina d where d.autor_id = ${id}`,
  ),
  comprovantesDeDisciplinas: secao(
    ['comprovante_de_disciplinas.autor_id'],
    ({ id }) => sql`select c.id as chave, c.* from comprovante_de_disciplinas c where c.autor_id = ${id}`,
  ),
  pessoasSemContaQueCadastrei: secao(
    ['professor_nao_cadastrado.criado_por_id'],
    ({ id }) => sql`select n.id as chave, n.* from professor_nao_cadastrado n where n.criado_por_id = ${id}`,
  ),
  // Only published results (D20).
  resultadosDosMeusProjetos: secao(
    [],
    ({
      id,
    }) => sql`select a.projeto_id as chave, a.projeto_id as projeto, a.situacao, a.pontuacao_fase1, a.pontuacao_fase2, a.total,
      a.remunerados_aprovados, a.voluntarios_aprovados from projeto_aprovacao a join edital e on e.id = a.edital_id
      where a.projeto_id in (${meusProjetos(id)}) and ${PUBLICADO}`,
  ),
  avaliacoesQueFiz: secao(
    ['projeto_aprovacao.avaliador_id'],
    ({ id, ocultas }) => sql`select a.id as chave, a.*,
      ${nomes(sql`a.edital_id`, sql`coalesce(a.avaliado_em, 'infinity')`, sql`concat(a.notas, a.notas_dadas)`)}
      from projeto_aprovacao a where a.avaliador_id = ${id} and a.id <> all (${ocultas}::int[])`,
  ),
  avaliacoesEntreVarios: secao(
    ['designacao.avaliador_id'],
    ({ id, ocultas }) => sql`select d.id as chave, d.*,
      ${nomes(editalDoProjeto(sql`d.projeto_id`), sql`coalesce(d.avaliado_em, 'infinity')`, sql`concat(d.notas)`)}
      from designacao d where d.avaliador_id = ${id} and d.aprovacao_id <> all (${ocultas}::int[])`,
  ),
  avaliacoesMinhasReabertas: secao(
    ['avaliacao_reaberta.avaliador_id'],
    ({
      id,
      ocultas,
    }) => sql`select id as chave, projeto_id as projeto, notas, total, parecer, concluida_em, motivo, reaberta_em
      from avaliacao_reaberta where avaliador_id = ${id} and aprovacao_id <> all (${ocultas}::int[])`,
  ),
  // Without its content, which is another person's.
  avaliacoesQueReabri: secao(
    ['avaliacao_reaberta.autor_id'],
    ({ id, ocultas }) => sql`select id as chave, projeto_id as projeto, motivo, reaberta_em
      from avaliacao_reaberta where autor_id = ${id} and aprovacao_id <> all (${ocultas}::int[])`,
  ),
  avaliacoesQueRecusei: secao(
    ['recusa_de_avaliacao.avaliador_id'],
    ({
      id,
      ocultas,
    }) => sql`select aprovacao_id as chave, projeto_id as projeto, motivo, especie, recusado_em from recusa_de_avaliacao
      where avaliador_id = ${id} and aprovacao_id <> all (${ocultas}::int[])`,
  ),
  designacoesQueMeRetiraram: secao(
    ['designacao_retirada.avaliador_id'],
    ({
      id,
      ocultas,
    }) => sql`select id as chave, projeto_id as projeto, motivo, retirada_em from designacao_retirada
      where avaliador_id = ${id} and aprovacao_id <> all (${ocultas}::int[])`,
  ),
  designacoesQueRetirei: secao(
    ['designacao_retirada.autor_id'],
    ({
      id,
      ocultas,
    }) => sql`select id as chave, projeto_id as projeto, motivo, retirada_em from designacao_retirada
      where autor_id = ${id} and aprovacao_id <> all (${ocultas}::int[])`,
  ),
  propostasQueAbriParaAvaliar: secao(
    ['proposta_aberta.avaliador_id'],
    ({ id }) => sql`select projeto_id as chave, projeto_id as projeto, aberta_em from proposta_aberta
      where avaliador_id = ${id}`,
  ),
  inscricoesQueProrroguei: secao(
    ['inscricoes_prorrogadas.autor_id'],
    ({
      id,
    }) => sql`select id as chave, edital_id as edital, de, ate, motivo, criado_em from inscricoes_prorrogadas
      where autor_id = ${id}`,
  ),
  submissoesForaDoPrazo: secao(
    ['submissao_tardia.professor_id'],
    ({
      id,
    }) => sql`select id as chave, edital_id as edital, ate, fundamento, ordem, motivo, dito, aberta_em, retirada_em,
      motivo_da_retirada, projeto_id as projeto, enviada_em, caiu_em, motivo_da_queda
      from submissao_tardia where professor_id = ${id}`,
  ),
  submissoesForaDoPrazoQueAbriOuRetirei: secao(
    ['submissao_tardia.autor_id', 'submissao_tardia.retirada_por', 'submissao_tardia.caiu_por'],
    ({
      id,
    }) => sql`select id as chave, edital_id as edital, ate, fundamento, ordem, autor_id = ${id} as abri, aberta_em,
      retirada_por = ${id} as retirei, retirada_em, caiu_por = ${id} as "tireiDoEdital", caiu_em
      from submissao_tardia where autor_id = ${id} or retirada_por = ${id} or caiu_por = ${id}`,
  ),
  // Other people's declarations about this person belong to them: see FORA_DO_PACOTE.
  impedimentosQueDeclarei: secao(
    ['impedimento.declarante_id'],
    ({
      id,
    }) => sql`select id as chave, pessoa_id as pessoa, unidade_id as unidade, especie, observacao, desde,
      declarado_em, encerrado_em, motivo_do_fim from impedimento where declarante_id = ${id}`,
  ),
  regrasDeEditaisQueMudei: secao(
    ['regras_do_edital.autor_id'],
    ({
      id,
    }) => sql`select row_number() over (order by edital_id, versao) as chave, edital_id as edital, versao, regras, motivo,
      criado_em from regras_do_edital where autor_id = ${id}`,
  ),
  baremasDeEditaisQueMudei: secao(
    ['barema_do_edital.autor_id'],
    ({
      id,
    }) => sql`select row_number() over (order by edital_id, versao) as chave, edital_id as edital, versao, barema, motivo,
      criado_em from barema_do_edital where autor_id = ${id}`,
  ),
  sorteiosQueFiz: secao(
    ['sorteio.autor_id'],
    // Without their results, which are about other people.
    ({ id }) => sql`select id as chave, edital_id as edital, criado_em, estado, semente, origem, evento, hash
      from sorteio where autor_id = ${id}`,
  ),
  eventosDeSorteioQueAnunciei: secao(
    ['evento_do_sorteio.autor_id'],
    ({ id }) => sql`select id as chave, edital_id as edital, evento, dia, anunciado_em, retirado_em,
        motivo_da_retirada, nao_aconteceu
      from evento_do_sorteio where autor_id = ${id}`,
  ),
  // The person's acts, and acts on their projects without the names of the authors (D20).
  homologacoes: secao(
    ['homologacao_ato.autor_id'],
    ({ id }) => sql`select t.id as chave, t.projeto_id as projeto, t.ato, t.de, t.para, t.quando, t.texto,
      t.secoes, t.ate, t.mudancas from homologacao_ato t
      where t.autor_id = ${id} or t.projeto_id in (${meusProjetos(id)})`,
  ),
  // The meetings that the person attended and their acts there, without the decisions, which are about other
  // people's projects.
  presencasEmSessoes: secao(
    ['presenca_na_sessao.pessoa_id'],
    ({ id }) => sql`select id as chave, sessao_id as sessao, presente, quando from presenca_na_sessao
      where pessoa_id = ${id}`,
  ),
  sessoesQueConduzi: secao(
    ['ato_da_sessao.autor_id', 'ata.autor_id'],
    ({ id }) => sql`select id as chave, sessao_id as sessao, ato, para, motivo, quando from ato_da_sessao
      where autor_id = ${id}
      union all select -id, sessao_id, 'ata', 'encerrada', coalesce(motivo, ''), criada_em from ata
      where autor_id = ${id}`,
  ),
  sessoesQuePresidiOuRedigi: secao(
    ['sessao_da_comissao.presidente_id', 'sessao_da_comissao.redator_id'],
    ({
      id,
    }) => sql`select id as chave, id as sessao, presidente_id = ${id} as presidi, redator_id = ${id} as redigi
      from sessao_da_comissao where presidente_id = ${id} or redator_id = ${id}`,
  ),
  itensDeSessoesQuePresidiOuRegistrei: secao(
    ['item_da_sessao.presidente_id', 'item_da_sessao.decidido_por_id'],
    ({
      id,
    }) => sql`select row_number() over (order by sessao_id, projeto_id) as chave, sessao_id as sessao, projeto_id as projeto,
      presidente_id = ${id} as presidi, decidido_por_id = ${id} as registrei, decidido_em
      from item_da_sessao where presidente_id = ${id} or decidido_por_id = ${id}`,
  ),
  alteracoesDeDecisoesQueFiz: secao(
    ['alteracao_da_decisao.autor_id'],
    ({ id }) => sql`select id as chave, sessao_id as sessao, projeto_id as projeto, ato, motivo, quando
      from alteracao_da_decisao where autor_id = ${id}`,
  ),
  modelosDePublicacaoQueMudei: secao(
    ['modelo_de_publicacao.autor_id'],
    ({
      id,
    }) => sql`select row_number() over (order by nome, versao) as chave, nome, versao, especie, titulo, corpo,
      criado_em from modelo_de_publicacao where autor_id = ${id}`,
  ),
  textosDeEmailsQueMudei: secao(
    ['modelo_de_email.mudado_por'],
    ({ id }) => sql`select row_number() over (order by nome) as chave, nome, versao, assunto, texto, mudado_em
      from modelo_de_email where mudado_por = ${id}`,
  ),
  textosDoTermoQueSalvei: secao(
    ['modelo_do_termo.criado_por_id'],
    ({ id }) => sql`select versao as chave, versao, texto, ligado, criado_em
      from modelo_do_termo where criado_por_id = ${id}`,
  ),
  termosQueAssinei: secao(
    ['assinatura_do_termo.professor_id'],
    ({
      id,
    }) => sql`select row_number() over (order by a.em, a.termo_id) as chave, t.codigo, t.sha256, a.papel,
      a.nome, a.cpf, a.meio, a.em, a.endereco
      from assinatura_do_termo a join termo t on t.id = a.termo_id where a.professor_id = ${id}`,
  ),
  // Texts that the person wrote and saved, without the rows of the result, which are about other people's
  // projects.
  textosDePublicacaoQueGuardei: secao(
    ['texto_de_publicacao.autor_id'],
    ({
      id,
    }) => sql`select id as chave, edital_id as edital, resultado_numero as resultado, especie, ano, numero, versao,
      modelo, publico, complementos, motivo, sha256, criado_em from texto_de_publicacao where autor_id = ${id}`,
  ),
  lembretesDeAvaliacao: secao(
    ['lembrete.avaliador_id'],
    ({ id }) => sql`select row_number() over (order by dia) as chave, dia, criado_em from lembrete
      where avaliador_id = ${id}`,
  ),
  emailsSobreProjetos: secao(
    ['carta_do_projeto.pessoa_id'],
    ({ id }) => sql`select id as chave, projeto_id as projeto, especie, criada_em, enviada_em, falhou_em
      from carta_do_projeto where pessoa_id = ${id}`,
  ),
  resultadosQueLi: secao(
    ['resultado_leitura.professor_id'],
    ({
      id,
    }) => sql`select row_number() over (order by projeto_id, versao) as chave, projeto_id as projeto, versao, lido_em
      from resultado_leitura where professor_id = ${id}`,
  ),
  recursos: secao(
    ['recurso.autor_id'],
    ({
      id,
    }) => sql`select r.id as chave, r.id, r.mensagem, r.feedback, r.status, r.criado_em, r.decidido_em, r.original, r.corrigido,
      ${nomes(editalDoRecurso(sql`r.aprovacao_id`), sql`coalesce(r.decidido_em, r.criado_em)`, sql`concat(r.original, r.corrigido)`)}
      from recurso r where r.autor_id = ${id}`,
  ),
  recursosPorCriterio: secao(
    [],
    ({
      id,
    }) => sql`select row_number() over (order by k.recurso_id, k.criterio) as chave, k.recurso_id as recurso,
      k.criterio, k.mensagem, k.acolhido, k.feedback,
      ${nomes(editalDoRecurso(sql`r.aprovacao_id`), sql`r.criado_em`, sql`concat('"', k.criterio, '"')`)}
      from recurso_criterio k join recurso r on r.id = k.recurso_id
      where r.autor_id = ${id}`,
  ),
  anexosDosMeusRecursos: secao(
    [],
    ({ id }) => sql`select x.id as chave, x.recurso_id as recurso, x.nome, x.referencia from recurso_anexo x
      join recurso r on r.id = x.recurso_id where r.autor_id = ${id}`,
  ),
  // The person's acts, and what they were asked to do, without the other authors.
  relatorias: secao(
    ['relatoria.relator_id', 'relatoria_ato.autor_id', 'relatoria_ato.relator_id'],
    ({ id }) => sql`select t.id as chave, t.recurso_id as recurso, t.ato, t.quando,
      case when t.autor_id = ${id} then t.texto end as texto from relatoria_ato t
      where t.autor_id = ${id} or t.relator_id = ${id}`,
  ),
  minutasQueEscrevi: secao(
    ['recurso_minuta.autor_id'],
    ({
      id,
    }) => sql`select m.id as chave, m.recurso_id as recurso, m.versao, m.conteudo, m.gravada_em, m.entregue,
      ${nomes(sql`(select x.edital_id from recurso r join projeto_aprovacao x on x.id = r.aprovacao_id where r.id = m.recurso_id)`, sql`m.gravada_em`, sql`concat(m.conteudo)`)}
      from recurso_minuta m where m.autor_id = ${id}`,
  ),
  bolsasDeRecursosQueDecidi: secao(
    ['bolsas_do_recurso.autor_id'],
    ({ id }) => sql`select b.recurso_id as chave, b.recurso_id as recurso, b.ato, b.motivo, b.quando
      from bolsas_do_recurso b where b.autor_id = ${id}`,
  ),
  recursosQueDecidi: secao(
    ['recurso.decidido_por_id'],
    ({ id, ocultas }) => sql`select id as chave, id, status, feedback, decidido_em from recurso
      where decidido_por_id = ${id} and aprovacao_id <> all (${ocultas}::int[])`,
  ),
  instrutoresDosMeusProjetos: secao(
    [],
    ({ id }) => sql`select i.id as chave, i.id, i.versao, i.projeto_id, i.nome, i.email,
      '***.' || substr(i.cpf, 4, 3) || '.' || substr(i.cpf, 7, 3) || '-**' as cpf, i.matricula, i.programa_pos,
      i.tipo_aluno, i.acumulo, i.termo_compromisso, i.declaracao_aluno_detentor, i.historico_declaracao,
      i.dados_bancarios, i.termo_anuencia, i.situacao, i.mes_inicio, i.fim, i.motivo_do_fim, i.encerrado_em,
      i.substitui_id,
      i.criado_em, i.atualizado_em from instrutor i where i.projeto_id in (${meusProjetos(id)})`,
  ),
  documentosQueConferi: secao(
    ['conferencia_de_documento.conferido_por_id'],
    ({
      id,
    }) => sql`select row_number() over (order by instrutor_id, documento) as chave, instrutor_id as instrutor, documento,
      situacao, motivo, conferido_em from conferencia_de_documento where conferido_por_id = ${id}`,
  ),
  historicoDeInstrutoresQueMudei: secao(
    ['historico_do_instrutor.autor_id'],
    ({ id }) => sql`select id as chave, instrutor_id as instrutor, campo, valor, desde, ate, motivo, origem
      from historico_do_instrutor where autor_id = ${id} and instrutor_id not in (${instrutoresDeixados(id)})`,
  ),
  ausenciasQueRegistrei: secao(
    ['ausencia.autor_id'],
    ({ id }) =>
      sql`select id as chave, instrutor_id as instrutor, mes, registrada_em from ausencia
        where autor_id = ${id} and instrutor_id not in (${instrutoresDeixados(id)})`,
  ),
  frequencias: secao(
    ['frequencia.autor_id'],
    ({
      id,
    }) => sql`select row_number() over (order by f.instrutor_id, f.ano) as chave, f.instrutor_id as instrutor, f.ano,
      f.atualizado_em, (select json_object_agg(m.mes, m.horas order by m.mes) from frequencia_do_mes m
        where m.instrutor_id = f.instrutor_id and m.ano = f.ano) as horas from frequencia f
      where (f.autor_id = ${id} or f.instrutor_id in (${meusInstrutores(id)}))
        and f.instrutor_id not in (${instrutoresDeixados(id)})`,
  ),
  relatoriosDeDisciplinas: secao(
    ['relatorio_disciplinas.autor_id'],
    ({ id }) => sql`select r.projeto_id as chave, r.projeto_id as projeto, r.atualizado_em,
      (select json_agg(l order by l.ordem) from relatorio_disciplina l where l.projeto_id = r.projeto_id) as linhas
      from relatorio_disciplinas r
      where (r.autor_id = ${id} or r.projeto_id in (${meusProjetos(id)}))`,
  ),
  relatoriosDeAtividades: secao(
    ['relatorio_atividade.autor_id'],
    ({ id }) => sql`select r.id as chave, r.* from relatorio_atividade r
      where (r.autor_id = ${id} or r.instrutor_id in (${meusInstrutores(id)}))
        and r.instrutor_id not in (${instrutoresDeixados(id)})`,
  ),
  relatoriosDeCoordenador: secao(
    ['relatorio_coordenador.autor_id'],
    ({
      id,
    }) => sql`select r.id as chave, r.*, (select json_agg(json_build_object('instrutor', a.instrutor_id, 'avaliacao', a.avaliacao)
        order by a.ordem) from avaliacao_de_desempenho a where a.relatorio_id = r.id) as desempenho
      from relatorio_coordenador r
      where (r.autor_id = ${id} or r.projeto_id in (${meusProjetos(id)})) and r.projeto_id not in (${projetosDeixados(id)})`,
  ),
  analisesDeRelatorios: secao(
    ['analise_de_relatorio.autor_id'],
    ({
      id,
    }) => sql`select a.id as chave, a.especie, a.projeto_id as projeto, a.versao, a.resultado, a.motivo, a.ate, a.em
      from analise_de_relatorio a
      where (a.autor_id = ${id} or a.projeto_id in (${meusProjetos(id)})) and a.projeto_id not in (${projetosDeixados(id)})`,
  ),
  pagamentosDosMeusProjetos: secao(
    [],
    ({
      id,
    }) => sql`select p.id as chave, p.id, p.nome, p.email, p.titulo, p.competencia, p.tipo, p.pago, p.motivo, p.causa, p.decisao,
      p.justificativa, p.horas from pagamento p where p.projeto_id in (${meusProjetos(id)})`,
  ),
  folhasQueFechei: secao(
    ['folha_de_pagamento.fechada_por_id'],
    ({ id }) =>
      sql`select id as chave, id, mes, fechada_em from folha_de_pagamento where fechada_por_id = ${id}`,
  ),
  estornosQueDecidi: secao(
    ['estorno_decidido.decidido_por_id'],
    ({
      id,
    }) => sql`select row_number() over (order by competencia, instrutor_id) as chave, instrutor_id as instrutor, competencia,
      decisao, justificativa, decidido_em from estorno_decidido where decidido_por_id = ${id}`,
  ),
  vinculosQueEscolhi: secao(
    ['escolha_de_vinculo.escolhida_por_id'],
    ({
      id,
    }) => sql`select row_number() over (order by competencia, preterido_id) as chave, instrutor_id as instrutor, preterido_id,
      competencia, motivo, escolhida_em from escolha_de_vinculo where escolhida_por_id = ${id}`,
  ),
  pontosDaFolhaQueConferi: secao(
    ['ponto_conferido.por_id'],
    ({ id }) => sql`select id as chave, mes, tipo, motivo, em from ponto_conferido where por_id = ${id}`,
  ),
  pagamentosQueRetiOuLiberei: secao(
    ['retencao_de_pagamento.retida_por_id', 'retencao_de_pagamento.liberada_por_id'],
    ({
      id,
    }) => sql`select id as chave, instrutor_id as instrutor, competencia, mes, motivo, retida_em, retida_por_id = ${id} as reti,
      liberada_por_id = ${id} as liberei, liberada_em, motivo_da_liberacao
      from retencao_de_pagamento where ${id} in (retida_por_id, liberada_por_id)`,
  ),
  folhasQueConferi: secao(
    ['conferencia_da_folha.conferida_por_id', 'conferencia_da_folha.desfeita_por_id'],
    ({ id }) => sql`select id as chave, mes, conferida_em, total, linhas, conferida_por_id = ${id} as conferi,
      desfeita_por_id = ${id} as voltei_a_rascunho, desfeita_em, motivo
      from conferencia_da_folha where ${id} in (conferida_por_id, desfeita_por_id)`,
  ),
  valoresDaBolsaQueCadastrei: secao(
    ['valor_da_bolsa.criado_por_id'],
    ({ id }) => sql`select v.id as chave, v.* from valor_da_bolsa v where v.criado_por_id = ${id}`,
  ),
  atosDeVerbaQueRegistrei: secao(
    ['ato_de_verba.autor_id'],
    ({ id }) => sql`select a.id as chave, a.* from ato_de_verba a where a.autor_id = ${id}`,
  ),
  // Which students' accounts, when and why; never a number of them.
  layoutsDeRemessaQueEscrevi: secao(
    ['layout_da_remessa.criado_por_id'],
    ({ id }) =>
      sql`select id as chave, id, nome, criado_em from layout_da_remessa where criado_por_id = ${id}`,
  ),
  remessasQueGerei: secao(
    ['remessa.gerada_por_id', 'remessa.cancelada_por_id'],
    ({ id }) => sql`select id as chave, id, numero, forma, gerada_em, cancelada_em, motivo from remessa
      where gerada_por_id = ${id} or cancelada_por_id = ${id}`,
  ),
  resultadosDePagamentoQueRegistrei: secao(
    ['linha_da_remessa.resultado_por_id', 'retorno_da_remessa.lido_por_id'],
    ({ id }) => sql`select l.id as chave, l.remessa_id, l.situacao, l.resultado_em from linha_da_remessa l
      where l.resultado_por_id = ${id} or l.remessa_id in (select t.remessa_id from retorno_da_remessa t
        where t.lido_por_id = ${id})`,
  ),
  dadosBancariosQueEscrevi: secao(
    ['mudanca_de_conta.autor_id'],
    ({ id }) =>
      sql`select id as chave, instrutor_id, em, motivo from mudanca_de_conta where autor_id = ${id}`,
  ),
  minhaContaDeEstudante: secao(
    ['estudante.professor_id'],
    ({
      id,
    }) => sql`select id as chave, id, nome, email, cpf, aviso_versao, aviso_lido_em, criado_em, encerrado_em
      from estudante where professor_id = ${id}`,
  ),
  convitesDeEstudantesQueFiz: secao(
    ['link_do_estudante.autor_id'],
    ({ id }) => sql`select id as chave, instrutor_id, criado_em, expira_em, usado_em, anulado_em
      from link_do_estudante where autor_id = ${id} and instrutor_id not in (${instrutoresDeixados(id)})`,
  ),
  prorrogacoesQueDei: secao(
    ['prorrogacao.autor_id'],
    ({ id }) => sql`select p.id as chave, p.* from prorrogacao p where p.autor_id = ${id}`,
  ),
  prorrogacoesQueEncerrei: secao(
    ['prorrogacao.encerrada_por_id'],
    ({ id }) => sql`select id as chave, id, janela, encerrada_em, motivo_do_fim from prorrogacao
      where encerrada_por_id = ${id}`,
  ),
  meusAfastamentos: secao(
    ['afastamento.professor_id'],
    ({
      id,
    }) => sql`select id as chave, id, inicio, fim, motivo, criado_em, encerrado_em, motivo_do_fim from afastamento
      where professor_id = ${id}`,
  ),
  afastamentosQueRegistrei: secao(
    ['afastamento.autor_id'],
    ({ id }) =>
      sql`select id as chave, id, inicio, fim, motivo, criado_em from afastamento where autor_id = ${id}`,
  ),
  afastamentosQueEncerrei: secao(
    ['afastamento.encerrado_por_id'],
    ({ id }) =>
      sql`select id as chave, id, encerrado_em, motivo_do_fim from afastamento where encerrado_por_id = ${id}`,
  ),
  passagensDaCoordenacao: secao(
    [
      'transferencia.de_id',
      'transferencia.para_id',
      'transferencia.proposta_por_id',
      'transferencia.encerrada_por_id',
    ],
    ({
      id,
    }) => sql`select id as chave, projeto_id as projeto, causa, motivo, dia, proposta_em, responder_ate, aceita_em, concordou_em,
      efetivada_em, encerrada_em from transferencia
      where ${id} in (de_id, para_id, proposta_por_id, encerrada_por_id)`,
  ),
  minhasViceCoordenacoes: secao(
    ['vice_coordenacao.professor_id'],
    ({
      id,
    }) => sql`select id as chave, projeto_id as projeto, nomeado_em, aceito_em, encerrado_em from vice_coordenacao
      where professor_id = ${id}`,
  ),
  vicesQueConvidei: secao(
    ['vice_coordenacao.nomeado_por_id'],
    ({ id }) =>
      sql`select id as chave, projeto_id as projeto, nomeado_em from vice_coordenacao where nomeado_por_id = ${id}`,
  ),
  vicesQueEncerrei: secao(
    ['vice_coordenacao.encerrado_por_id'],
    ({ id }) => sql`select id as chave, projeto_id as projeto, encerrado_em from vice_coordenacao
      where encerrado_por_id = ${id}`,
  ),
  projetosEmQueColaborei: secao(
    ['ex_colaborador.professor_id'],
    ({ id }) => sql`select projeto_id as chave, projeto_id as projeto, saiu_em from ex_colaborador
      where professor_id = ${id}`,
  ),
  frequenciasQueRegistreiDeOficio: secao(
    ['frequencia_de_oficio.autor_id'],
    ({ id }) => sql`select id as chave, id, projeto_id as projeto, origem, motivo, documento, criado_em
      from frequencia_de_oficio where autor_id = ${id}`,
  ),
  mesesDeAlunosQueDecidi: secao(
    ['mes_do_estudante.decidido_por_id'],
    ({ id }) => sql`select row_number() over (order by mes, instrutor_id) as chave, instrutor_id, mes, estado,
      decidido_em, motivo from mes_do_estudante where decidido_por_id = ${id}`,
  ),
  contestacoesQueRespondi: secao(
    ['contestacao.respondida_por_id'],
    ({ id }) => sql`select id as chave, instrutor_id, mes, resultado, razoes, respondida_em from contestacao
      where respondida_por_id = ${id}`,
  ),
  avisosDaListaDeSuplentesQueDei: secao(
    ['aviso_da_lista.autor_id'],
    ({ id }) => sql`select row_number() over (order by edital_id, projeto_id) as chave, edital_id as edital,
      projeto_id as projeto, de, para, dia, motivo from aviso_da_lista where autor_id = ${id}`,
  ),
  suplentesQueRegistrei: secao(
    ['suplente.autor_id'],
    ({
      id,
    }) => sql`select projeto_id as chave, projeto_id as projeto, numero, ato, bolsas, motivo, dia from suplente
      where autor_id = ${id}`,
  ),
  encerramentosQueDesfiz: secao(
    ['encerramento_desfeito.autor_id'],
    ({
      id,
    }) => sql`select projeto_id as chave, projeto_id as projeto, motivo, desfeito_em from encerramento_desfeito
      where autor_id = ${id}`,
  ),
  recursosQueDecidoComoSubstituto: secao(
    ['substituto_do_recurso.pessoa_id'],
    ({
      id,
    }) => sql`select recurso_id as chave, recurso_id as recurso, motivo, indicado_em from substituto_do_recurso
      where pessoa_id = ${id}`,
  ),
  substitutosQueIndiquei: secao(
    ['substituto_do_recurso.autor_id'],
    ({
      id,
    }) => sql`select recurso_id as chave, recurso_id as recurso, motivo, indicado_em from substituto_do_recurso
      where autor_id = ${id}`,
  ),
  contrarrazoesQueEscrevi: secao(
    ['contrarrazao.autor_id'],
    ({
      id,
    }) => sql`select row_number() over (order by recurso_id, projeto_id) as chave, recurso_id as recurso, projeto_id as projeto,
      texto, enviada_em from contrarrazao where autor_id = ${id}`,
  ),
  anulacoesQuePropus: secao(
    ['anulacao.autor_id'],
    ({ id }) => sql`select id as chave, id, projeto_id as projeto, justificativa, proposta_em from anulacao
      where autor_id = ${id}`,
  ),
  anulacoesQueDecidi: secao(
    ['anulacao.decidida_por_id'],
    ({ id }) => sql`select id as chave, id, projeto_id as projeto, anula, parecer, decidida_em from anulacao
      where decidida_por_id = ${id}`,
  ),
  desistenciasQueRegistrei: secao(
    ['desistencia.autor_id'],
    ({
      id,
    }) => sql`select id as chave, id, projeto_id as projeto, fundamento, motivo, criada_em, responder_ate, dia from desistencia
      where autor_id = ${id}`,
  ),
  desistenciasQueDesfiz: secao(
    ['desistencia.fim_por_id'],
    ({ id }) => sql`select id as chave, id, projeto_id as projeto, fim, motivo_do_fim, fim_em from desistencia
      where fim_por_id = ${id}`,
  ),
  declaracoes: secao(
    ['declaracao.professor_id'],
    ({
      id,
    }) => sql`select id as chave, id, codigo, papel, conteudo, emitida_em, revogada_em, motivo_da_revogacao from declaracao
      where professor_id = ${id}`,
  ),
  declaracoesQueRevoguei: secao(
    ['declaracao.revogada_por_id'],
    ({ id }) => sql`select id as chave, id, codigo, revogada_em, motivo_da_revogacao from declaracao
      where revogada_por_id = ${id}`,
  ),
  arquivos: secao(
    ['arquivo.dono_id'],
    ({
      id,
    }) => sql`select row_number() over (order by criado_em, referencia) as chave, referencia, tipo, mime, tamanho, sha256,
      criado_em, eliminado_em from arquivo where dono_id = ${id}`,
  ),
  acoes: secao(
    ['auditoria.pessoa_id'],
    ({ id, ocultas }) => sql`select a.id as chave, a.quando, a.acao, a.registro_tipo, a.registro_id, a.antes,
      case when a.acao = 'lembrarAvaliadores' and a.registro_tipo = 'edital' then a.depois - 'avaliadores'
        else a.depois end as depois,
      ${CRITERIOS_DO_ATO} as nomes_dos_criterios from auditoria a
      where (pessoa_id = ${id} or (registro_tipo = 'professor' and registro_id = ${id}))
        and (registro_tipo is distinct from 'projeto_aprovacao' or registro_id <> all (${ocultas}::int[]))`,
  ),
  quemAbriuOsMeusDocumentos: secao(
    ['acesso.titular_id'],
    ({
      id,
    }) => sql`select a.id as chave, a.quando, a.documento, a.registro_tipo, a.registro_id, p.nome as pessoa
      from acesso a left join professor p on p.id = a.pessoa_id
      where a.titular_id = ${id} and a.pessoa_id <> ${id}`,
  ),
  documentosQueAbri: secao(
    ['acesso.pessoa_id'],
    ({ id }) => sql`select id as chave, quando, endereco, documento, registro_tipo, registro_id from acesso
      where pessoa_id = ${id}`,
  ),
};
