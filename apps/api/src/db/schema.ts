import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
const day = () => date({ mode: 'string' });
const versao = () => integer().notNull().default(1);

export const unidade = pgTable('unidade', { id: id(), nome: text().notNull(), cidade: text().notNull() });

export const programa = pgTable('programa', { id: id(), nome: text().notNull() }, (t) => [
  uniqueIndex('programa_nome_unico').on(t.nome),
]);

export const professor = pgTable(
  'professor',
  {
    id: id(),
    versao: versao(),
    nome: text().notNull(),
    email: text().notNull(),
    cpf: text().notNull(),
    rg: text().notNull(),
    siape: text().notNull(),
    lattes: text().notNull(),
    programa: text(),
    departamento: text(),
    foto: text().notNull(),
    /** PHC text of argon2id; null until an invited person chooses one. */
    senha: text(),
    tipo: text().notNull(),
    unidadeId: integer()
      .notNull()
      .references(() => unidade.id),
    criadoEm: instant().notNull(),
    atualizadoEm: instant().notNull(),
    /** The account was closed: what named the person is gone, what the law keeps stays (T-M7). */
    encerradoEm: instant(),
    /** When the person proved that the e-mail is his; null = not yet (D51). Real time. */
    emailConfirmadoEm: instant(),
  },
  (t) => [
    uniqueIndex('professor_cpf_unico').on(t.cpf),
    uniqueIndex('professor_siape_unico').on(t.siape),
    index('professor_siape_normal').on(sql`normalize(${t.siape}, NFKC)`),
    uniqueIndex('professor_email_unico').on(sql`lower(${t.email})`),
    index('professor_unidade').on(t.unidadeId),
    // The lists' order, and their search: anywhere in the name, accents apart.
    index('professor_nome').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    index('professor_tipo_nome').on(t.tipo, sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    index('professor_busca').using(
      'gin',
      sql`sem_acento(${t.nome}) gin_trgm_ops`,
      sql`sem_acento(${t.siape}) gin_trgm_ops`,
    ),
    check(
      'professor_tipo_valido',
      sql`${t.tipo} in ('coordenador','avaliador','administrador','PRESIDENTE_COMISSAO','secretaria')`,
    ),
    check('professor_cpf_onze_digitos', sql`${t.cpf} ~ '^[0-9]{11}$' or ${t.encerradoEm} is not null`),
  ],
);

/** One row per token: logout, change of password or type end it (D31). Real time. */
export const sessao = pgTable(
  'sessao',
  {
    id: id(),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    criadaEm: instant().notNull(),
    ultimoUso: instant().notNull(),
    expiraEm: instant().notNull(),
    encerradaEm: instant(),
    navegador: text().notNull(),
  },
  (t) => [index('sessao_professor').on(t.professorId)],
);

/** Only the SHA-256 of a token is stored (T-A6). Real time. */
export const redefinicaoDeSenha = pgTable(
  'redefinicao_de_senha',
  {
    id: id(),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    tokenSha256: text().notNull(),
    criadaEm: instant().notNull(),
    expiraEm: instant().notNull(),
    usadaEm: instant(),
  },
  (t) => [
    uniqueIndex('redefinicao_token_unico').on(t.tokenSha256),
    index('redefinicao_professor').on(t.professorId),
  ],
);

/** Only the SHA-256 of a token is stored. Real time. */
export const confirmacaoDeEmail = pgTable(
  'confirmacao_de_email',
  {
    id: id(),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    /** The link confirms no other address. */
    email: text().notNull(),
    tokenSha256: text().notNull(),
    criadaEm: instant().notNull(),
    expiraEm: instant().notNull(),
    usadaEm: instant(),
  },
  (t) => [
    uniqueIndex('confirmacao_token_unico').on(t.tokenSha256),
    index('confirmacao_professor').on(t.professorId),
  ],
);

/** Browsers of a person (D51); `marca` is the keyed hash of a random id. Real time. */
export const dispositivo = pgTable(
  'dispositivo',
  {
    id: id(),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    marca: text().notNull(),
    criadoEm: instant().notNull(),
    ultimoUso: instant().notNull(),
  },
  (t) => [uniqueIndex('dispositivo_da_pessoa').on(t.professorId, t.marca)],
);

/** Throttles, shared by all processes. Real time. */
export const limite = pgTable('limite', {
  chave: text().primaryKey(),
  contagem: integer().notNull(),
  inicio: instant().notNull(),
  bloqueadoAte: instant(),
});

export const edital = pgTable(
  'edital',
  {
    id: id(),
    versao: versao(),
    nome: text().notNull(),
    ano: integer().notNull(),
    inicio: day().notNull(),
    fim: day().notNull(),
    fase: text().notNull(),
    tipoProjeto: text().notNull(),
    fimRecursos: day(),
    limiteBolsas: integer(),
    publicacao: day().notNull(),
    resultadoPublicadoEm: instant(),
    /** Closed early; `fim` stays as announced. */
    encerradoEm: instant(),
    /** First and last day in which its projects run. */
    vigenciaInicio: day().notNull(),
    vigenciaFim: day().notNull(),
    /** How many projects one coordinator may submit; null = any number. */
    limitePorCoordenador: integer(),
    /** Last day for the evaluators; null = none. */
    prazoAvaliacao: day(),
    /** From this day a project with places that never had an instructor counts as closed; null = never. */
    encerramentoSemInstrutores: day(),
    criadoEm: instant().notNull(),
  },
  (t) => [
    check(
      'edital_fase_valida',
      sql`${t.fase} in ('submissao','avaliacao','decisao','secretaria','resultado','arquivado')`,
    ),
    check('edital_tipo_valido', sql`${t.tipoProjeto} in ('TIPO I','TIPO II')`),
    check('edital_dias_em_ordem', sql`${t.inicio} <= ${t.fim}`),
    check('edital_vigencia_em_ordem', sql`${t.vigenciaInicio} <= ${t.vigenciaFim}`),
  ],
);

/** `vinculo` names the one record that claimed it (T-D11); null = removed after 24 h (T-D8). */
export const arquivo = pgTable(
  'arquivo',
  {
    referencia: text().primaryKey(),
    tipo: text().notNull(),
    donoId: integer().references(() => professor.id),
    mime: text().notNull(),
    tamanho: integer().notNull(),
    sha256: text().notNull(),
    vinculo: text(),
    criadoEm: instant().notNull(),
    /** When its retention ended and the content was removed; the row remains (T-M4). */
    eliminadoEm: instant(),
    /** While the stored bytes differ from what was sent (D50). */
    danificadoEm: instant(),
  },
  (t) => [
    index('arquivo_danificado').on(t.danificadoEm).where(sql`${t.danificadoEm} is not null`),
    index('arquivo_sem_vinculo').on(t.criadoEm).where(sql`${t.vinculo} is null`),
    index('arquivo_vinculo').on(t.vinculo),
    check('arquivo_referencia_valida', sql`${t.referencia} ~ '^arq_[0-9a-f]{32}$'`),
  ],
);

/** Bytes of a running upload (D50); real time. */
export const envioReservado = pgTable('envio_reservado', {
  id: id(),
  pessoaId: integer().references(() => professor.id),
  bytes: integer().notNull(),
  criadoEm: instant().notNull(),
});

/** By day of `configuracao.fuso`, kept for two days (D50). */
export const envioDoDia = pgTable(
  'envio_do_dia',
  {
    pessoaId: integer()
      .notNull()
      .references(() => professor.id),
    dia: day().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.pessoaId, t.dia] })],
);

export const disciplina = pgTable(
  'disciplina',
  {
    id: id(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    nome: text().notNull(),
    semestre: text().notNull(),
    codigo: text().notNull(),
    unidadeOfertaId: integer()
      .notNull()
      .references(() => unidade.id),
    tipoDisciplina: text().notNull(),
    ehObrigatoria: boolean().notNull(),
    tsd: doublePrecision().notNull(),
    cursosOfertadas: text().array().notNull(),
    cargaHoraria: doublePrecision().notNull(),
  },
  (t) => [
    index('disciplina_autor').on(t.autorId),
    index('disciplina_unidade').on(t.unidadeOfertaId),
    check('disciplina_tsd_em_porcento', sql`${t.tsd} between 0 and 100`),
  ],
);

/** Belongs to its author until a project takes it. */
export const comprovanteDeDisciplinas = pgTable('comprovante_de_disciplinas', {
  id: id(),
  autorId: integer()
    .notNull()
    .references(() => professor.id),
  comprovante: text()
    .notNull()
    .references(() => arquivo.referencia),
  criadoEm: instant().notNull(),
});

export const comprovanteDisciplina = pgTable(
  'comprovante_disciplina',
  {
    comprovanteId: integer()
      .notNull()
      .references(() => comprovanteDeDisciplinas.id, { onDelete: 'cascade' }),
    disciplinaId: integer()
      .notNull()
      .references(() => disciplina.id),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.comprovanteId, t.ordem] }),
    index('comprovante_disciplina_disciplina').on(t.disciplinaId),
  ],
);

export const professorNaoCadastrado = pgTable(
  'professor_nao_cadastrado',
  {
    id: id(),
    criadoPorId: integer()
      .notNull()
      .references(() => professor.id),
    nome: text().notNull(),
    siape: text().notNull(),
    regimeTrabalho: text().notNull(),
    unidadeId: integer()
      .notNull()
      .references(() => unidade.id),
    criadoEm: instant().notNull(),
  },
  (t) => [index('nao_cadastrado_criador').on(t.criadoPorId), index('nao_cadastrado_unidade').on(t.unidadeId)],
);

/** Approved counts and scores are on the approval (D20). */
export const projeto = pgTable(
  'projeto',
  {
    id: id(),
    versao: versao(),
    coordenadorId: integer()
      .notNull()
      .references(() => professor.id),
    editalId: integer().references(() => edital.id),
    titulo: text().notNull(),
    regimeTrabalho: text(),
    tipoProjeto: text().notNull(),
    remunerados: integer().notNull(),
    voluntarios: integer().notNull(),
    resumo: text().notNull(),
    introducao: text().notNull(),
    metodologia: text().notNull(),
    resultadosEsperados: text().notNull(),
    referencias: text().notNull(),
    palavraChave1: text('palavra_chave1').notNull(),
    palavraChave2: text('palavra_chave2').notNull(),
    palavraChave3: text('palavra_chave3').notNull(),
    palavraChave4: text('palavra_chave4').notNull(),
    comprovanteId: integer().references(() => comprovanteDeDisciplinas.id),
    ehRascunho: boolean().notNull(),
    aguardandoCronograma: boolean().notNull(),
    /** The instant of POST projeto (D9), domain time; null for drafts. */
    submetidoEm: instant(),
    criadoEm: instant().notNull(),
    atualizadoEm: instant().notNull(),
  },
  (t) => [
    index('projeto_coordenador').on(t.coordenadorId, t.ehRascunho),
    index('projeto_edital').on(t.editalId),
    uniqueIndex('projeto_comprovante_unico').on(t.comprovanteId),
    check('projeto_submetido_tem_instante', sql`${t.ehRascunho} = (${t.submetidoEm} is null)`),
    check('projeto_submetido_tem_edital', sql`${t.ehRascunho} or ${t.editalId} is not null`),
    check('projeto_rascunho_nao_aguarda', sql`not (${t.ehRascunho} and ${t.aguardandoCronograma})`),
  ],
);

/** Sent before the e-mail was confirmed; the confirmation deletes the row (D51). Real time. */
export const submissaoPorConfirmar = pgTable(
  'submissao_por_confirmar',
  {
    projetoId: integer()
      .primaryKey()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    submetidaEm: instant().notNull(),
    ate: instant().notNull(),
  },
  (t) => [index('submissao_por_confirmar_professor').on(t.professorId)],
);

export const projetoColaborador = pgTable(
  'projeto_colaborador',
  {
    projetoId: integer()
      .notNull()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projetoId, t.professorId] }),
    index('projeto_colaborador_professor').on(t.professorId),
  ],
);

export const projetoNaoCadastrado = pgTable(
  'projeto_nao_cadastrado',
  {
    projetoId: integer()
      .notNull()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    naoCadastradoId: integer()
      .notNull()
      .references(() => professorNaoCadastrado.id),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projetoId, t.naoCadastradoId] }),
    index('projeto_nao_cadastrado_pessoa').on(t.naoCadastradoId),
  ],
);

/** One per holder, in order. */
export const cronograma = pgTable(
  'cronograma',
  {
    id: id(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    ordem: integer().notNull(),
    meses: text().array().notNull(),
    atividades: text().array().notNull(),
  },
  (t) => [
    uniqueIndex('cronograma_ordem_unica').on(t.projetoId, t.ordem),
    check('cronograma_dez_meses', sql`cardinality(${t.meses}) = 10 and cardinality(${t.atividades}) = 10`),
  ],
);

/** A deleted draft: a repeated DELETE by the same person gives 204 again. */
export const rascunhoExcluido = pgTable('rascunho_excluido', {
  projetoId: integer().primaryKey(),
  professorId: integer()
    .notNull()
    .references(() => professor.id),
  excluidoEm: instant().notNull(),
});

/** One decimal, exact, so that totals and ties are. */
const nota = () => numeric({ precision: 4, scale: 1, mode: 'number' });

/**
 * One evaluator per project (D15). What assessing changes is here and not on the project, whose version a
 * coordinator sees (D20). The database computes the totals.
 */
export const projetoAprovacao = pgTable(
  'projeto_aprovacao',
  {
    id: id(),
    versao: versao(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    avaliadorId: integer()
      .notNull()
      .references(() => professor.id),
    aceito: boolean().notNull(),
    jaFoiAvaliado: boolean().notNull().default(false),
    pontuacaoAdequacaoCoerencia: nota(),
    pontuacaoRelevanciaJustificativaClareza: nota(),
    pontuacaoMetodologiaAtividades: nota(),
    pontuacaoOrganizacaoTextual: nota(),
    pontuacaoApoioDisciplina: nota(),
    pontuacaoNaturezaDisciplinas: nota(),
    pontuacaoCaracteristicaDisciplinas: nota(),
    /** As the evaluator gave them, where an appeal or a correction changed them (D43). */
    notasDadas: jsonb(),
    /** null until all four, or all three, are given. */
    pontuacaoFase1: numeric('pontuacao_fase1', {
      precision: 5,
      scale: 1,
      mode: 'number',
    }).generatedAlwaysAs(
      sql`pontuacao_adequacao_coerencia + pontuacao_relevancia_justificativa_clareza + pontuacao_metodologia_atividades + pontuacao_organizacao_textual`,
    ),
    pontuacaoFase2: numeric('pontuacao_fase2', {
      precision: 5,
      scale: 1,
      mode: 'number',
    }).generatedAlwaysAs(
      sql`pontuacao_apoio_disciplina + pontuacao_natureza_disciplinas + pontuacao_caracteristica_disciplinas`,
    ),
    /** Phase 1, plus phase 2 where given; null without phase 1. */
    total: numeric({ precision: 5, scale: 1, mode: 'number' }).generatedAlwaysAs(
      sql`pontuacao_adequacao_coerencia + pontuacao_relevancia_justificativa_clareza + pontuacao_metodologia_atividades + pontuacao_organizacao_textual + coalesce(pontuacao_apoio_disciplina + pontuacao_natureza_disciplinas + pontuacao_caracteristica_disciplinas, 0)`,
    ),
    parecer: text().notNull().default(''),
    remuneradosAprovados: integer().notNull().default(0),
    voluntariosAprovados: integer().notNull().default(0),
    /** SUBMETIDO until publication. */
    situacao: text().notNull().default('SUBMETIDO'),
    criadoEm: instant().notNull(),
    avaliadoEm: instant(),
    /** When the present evaluator got it, if he is not the first. */
    substituidoEm: instant(),
    /**
     * What a ranking needs of the project, copied by a trigger at designation, after which a project does not
     * change: so one index holds the whole order of D18.
     */
    editalId: integer(),
    tipoProjeto: text(),
    /** Mean of its disciplines' success rates, in %; null without disciplines. */
    tsdMedio: numeric({ precision: 9, scale: 6, mode: 'number' }),
    submetidoEm: instant(),
  },
  (t) => [
    uniqueIndex('projeto_aprovacao_projeto_unico').on(t.projetoId),
    index('projeto_aprovacao_avaliador').on(t.avaliadorId),
    index('projeto_aprovacao_edital').on(t.editalId, t.tipoProjeto, t.projetoId),
    // ORDEM_DO_RANQUE (domain); a test compares them.
    index('projeto_aprovacao_ranque')
      .on(
        t.editalId,
        t.tipoProjeto,
        sql`${t.total} desc nulls last`,
        sql`${t.pontuacaoFase1} desc nulls last`,
        sql`${t.pontuacaoAdequacaoCoerencia} desc nulls last`,
        sql`${t.pontuacaoRelevanciaJustificativaClareza} desc nulls last`,
        sql`${t.pontuacaoMetodologiaAtividades} desc nulls last`,
        sql`${t.pontuacaoOrganizacaoTextual} desc nulls last`,
        sql`${t.tsdMedio} asc nulls last`,
        sql`${t.submetidoEm} asc nulls last`,
        t.projetoId,
      )
      .where(sql`${t.jaFoiAvaliado}`),
    check(
      'aprovacao_copiada_do_projeto',
      sql`${t.editalId} is not null and ${t.tipoProjeto} is not null and ${t.submetidoEm} is not null`,
    ),
    check('aprovacao_situacao_valida', sql`${t.situacao} in ('SUBMETIDO','APROVADO','REPROVADO')`),
    check(
      'aprovacao_vagas_validas',
      sql`${t.remuneradosAprovados} between 0 and 2 and ${t.voluntariosAprovados} between 0 and 3`,
    ),
    check(
      'aprovacao_notas_validas',
      sql`${t.pontuacaoAdequacaoCoerencia} between 0 and 40 and ${t.pontuacaoRelevanciaJustificativaClareza} between 0 and 30
        and ${t.pontuacaoMetodologiaAtividades} between 0 and 20 and ${t.pontuacaoOrganizacaoTextual} between 0 and 10
        and ${t.pontuacaoApoioDisciplina} between 0 and 200 and ${t.pontuacaoNaturezaDisciplinas} between 0 and 200
        and ${t.pontuacaoCaracteristicaDisciplinas} between 0 and 150`,
    ),
    check(
      'aprovacao_concluida_tem_fase1',
      sql`not ${t.jaFoiAvaliado} or (${t.pontuacaoAdequacaoCoerencia} is not null and ${t.pontuacaoRelevanciaJustificativaClareza} is not null
        and ${t.pontuacaoMetodologiaAtividades} is not null and ${t.pontuacaoOrganizacaoTextual} is not null and ${t.aceito})`,
    ),
  ],
);

/** Also makes a repeated refusal answer the same. */
export const recusaDeAvaliacao = pgTable(
  'recusa_de_avaliacao',
  {
    aprovacaoId: integer().primaryKey(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    avaliadorId: integer()
      .notNull()
      .references(() => professor.id),
    motivo: text().notNull(),
    recusadoEm: instant().notNull(),
  },
  (t) => [
    index('recusa_de_avaliacao_projeto').on(t.projetoId),
    index('recusa_de_avaliacao_avaliador').on(t.avaliadorId),
  ],
);

/** One per evaluator and day. Real days, of configuracao.fuso. */
export const lembrete = pgTable(
  'lembrete',
  {
    avaliadorId: integer()
      .notNull()
      .references(() => professor.id),
    dia: day().notNull(),
    criadoEm: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.avaliadorId, t.dia] })],
);

/** `original` and `corrigido`: scores and counts before and after an acceptance (D21). */
export const recurso = pgTable(
  'recurso',
  {
    id: id(),
    versao: versao(),
    aprovacaoId: integer()
      .notNull()
      .references(() => projetoAprovacao.id),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    mensagem: text().notNull(),
    feedback: text(),
    status: text().notNull(),
    criadoEm: instant().notNull(),
    decididoEm: instant(),
    decididoPorId: integer().references(() => professor.id),
    original: jsonb(),
    corrigido: jsonb(),
    /** The version in force once it was decided; null before versions were kept (D42). */
    resultadoNumero: integer(),
  },
  (t) => [
    index('recurso_aprovacao').on(t.aprovacaoId),
    uniqueIndex('recurso_um_pendente').on(t.aprovacaoId).where(sql`${t.status} = 'PENDENTE'`),
    check('recurso_status_valido', sql`${t.status} in ('PENDENTE','ACEITO','RECUSADO')`),
    check('recurso_decidido_tem_instante', sql`(${t.status} = 'PENDENTE') = (${t.decididoEm} is null)`),
    check(
      'recurso_aceito_guarda_notas',
      sql`(${t.status} = 'ACEITO') = (${t.original} is not null and ${t.corrigido} is not null)`,
    ),
  ],
);

/** Append-only: versions of a result, made in the transaction of the act (D42). */
export const resultadoVersao = pgTable(
  'resultado_versao',
  {
    id: id(),
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    numero: integer().notNull(),
    instante: instant().notNull(),
    motivo: text().notNull(),
    recursoId: integer().references(() => recurso.id),
    justificativa: text(),
    reconstituida: boolean().notNull().default(false),
    /** RFC 8785 text of the public rows, and its SHA-256. */
    canonico: text().notNull(),
    sha256: text('sha256').notNull(),
  },
  (t) => [
    uniqueIndex('resultado_versao_unica').on(t.editalId, t.numero),
    uniqueIndex('resultado_versao_recurso').on(t.recursoId),
    check('resultado_versao_numero_positivo', sql`${t.numero} > 0`),
    check('resultado_versao_motivo_valido', sql`${t.motivo} in ('PUBLICACAO','RECURSO','CORRECAO')`),
    check('resultado_versao_do_recurso', sql`(${t.motivo} = 'RECURSO') = (${t.recursoId} is not null)`),
    check(
      'resultado_versao_hash_do_texto',
      sql`${t.sha256} = encode(sha256(convert_to(${t.canonico}, 'UTF8')), 'hex')`,
    ),
  ],
);

/** One decimal, −1 for 'não se aplica'. */
const horas = () => numeric({ precision: 4, scale: 1, mode: 'number' });
const MES_VALIDO = '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$';

/** An ended tie keeps its row. Documents are file references or the literals of D26. */
export const instrutor = pgTable(
  'instrutor',
  {
    id: id(),
    versao: versao(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    nome: text().notNull(),
    email: text().notNull(),
    /** Eleven digits with right check digits; null until known (D37). */
    cpf: text(),
    matricula: text(),
    programaPos: text().notNull(),
    tipoAluno: text().notNull(),
    acumulo: text(),
    termoCompromisso: text().notNull(),
    declaracaoAlunoDetentor: text().notNull(),
    historicoDeclaracao: text().notNull(),
    dadosBancarios: text().notNull(),
    termoAnuencia: text().notNull(),
    situacao: text().notNull(),
    mesInicio: text(),
    /** Last day of the tie; null while it lasts. */
    fim: day(),
    motivoDoFim: text(),
    encerradoEm: instant(),
    /** Until then a missing CPF delays no payment: ties that were REGULAR before D37 (D52). */
    cpfDispensadoAte: instant(),
    criadoEm: instant().notNull(),
    atualizadoEm: instant().notNull(),
  },
  (t) => [
    index('instrutor_projeto').on(t.projetoId),
    index('instrutor_cpf').on(t.cpf).where(sql`${t.cpf} is not null`),
    index('instrutor_email').on(sql`lower(${t.email})`),
    check('instrutor_cpf_onze_digitos', sql`${t.cpf} ~ '^[0-9]{11}$'`),
    index('instrutor_nome').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    check('instrutor_tipo_valido', sql`${t.tipoAluno} in ('BOLSISTA','VOLUNTARIO')`),
    check(
      'instrutor_acumulo_do_bolsista',
      sql`(${t.tipoAluno} = 'BOLSISTA' and ${t.acumulo} in ('unica','acumulavel')) or (${t.tipoAluno} = 'VOLUNTARIO' and ${t.acumulo} is null)`,
    ),
    check('instrutor_situacao_valida', sql`${t.situacao} in ('REGULAR','IRREGULAR')`),
    check('instrutor_mes_valido', sql`${t.mesInicio} ~ '${sql.raw(MES_VALIDO)}'`),
    check(
      'instrutor_fim_inteiro',
      sql`(${t.fim} is null) = (${t.encerradoEm} is null) and (${t.fim} is null) = (${t.motivoDoFim} is null)`,
    ),
  ],
);

/** Situation, type, documents and tie, dated (D39). One open row a field; domain time, `ate` exclusive. */
export const historicoDoInstrutor = pgTable(
  'historico_do_instrutor',
  {
    id: id(),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    campo: text().notNull(),
    valor: text().notNull(),
    desde: instant().notNull(),
    ate: instant(),
    /** null when the upgrade rebuilt it (D52). */
    autorId: integer().references(() => professor.id),
    motivo: text(),
    /** A real act, or rebuilt by the upgrade (D52). */
    origem: text().notNull(),
  },
  (t) => [
    uniqueIndex('historico_do_instrutor_em_vigor').on(t.instrutorId, t.campo).where(sql`${t.ate} is null`),
    index('historico_do_instrutor_campo').on(t.instrutorId, t.campo, t.desde),
    check('historico_campo_valido', sql`${t.campo} in ('SITUACAO','TIPO','DOCUMENTOS','VINCULO')`),
    check('historico_origem_valida', sql`${t.origem} in ('ATO','RECONSTRUIDO')`),
    check('historico_em_ordem', sql`${t.ate} is null or ${t.desde} <= ${t.ate}`),
  ],
);

/** A replaced document is pending again. */
export const conferenciaDeDocumento = pgTable(
  'conferencia_de_documento',
  {
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    documento: text().notNull(),
    situacao: text().notNull(),
    motivo: text(),
    conferidoEm: instant(),
    conferidoPorId: integer().references(() => professor.id),
    /** Why it was accepted unchecked (D25). */
    dispensa: text(),
  },
  (t) => [
    primaryKey({ columns: [t.instrutorId, t.documento] }),
    index('conferencia_pendente').on(t.instrutorId).where(sql`${t.situacao} = 'PENDENTE'`),
    check('conferencia_situacao_valida', sql`${t.situacao} in ('PENDENTE','CONFERIDO','RECUSADO')`),
    check('conferencia_recusa_tem_motivo', sql`(${t.situacao} = 'RECUSADO') = (${t.motivo} is not null)`),
    check('conferencia_dispensa_pendente', sql`${t.dispensa} is null or ${t.situacao} = 'PENDENTE'`),
  ],
);

/** One per instructor and month. */
export const ausencia = pgTable(
  'ausencia',
  {
    id: id(),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    mes: text().notNull(),
    registradaEm: instant().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
  },
  (t) => [
    uniqueIndex('ausencia_unica').on(t.instrutorId, t.mes),
    index('ausencia_mes').on(t.mes),
    check('ausencia_mes_valido', sql`${t.mes} ~ '${sql.raw(MES_VALIDO)}'`),
  ],
);

/** Two tabs compete for its version (T-G13). */
export const frequencia = pgTable(
  'frequencia',
  {
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    ano: integer().notNull(),
    versao: versao(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    atualizadoEm: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.instrutorId, t.ano] })],
);

export const frequenciaDoMes = pgTable(
  'frequencia_do_mes',
  {
    instrutorId: integer().notNull(),
    ano: integer().notNull(),
    mes: integer().notNull(),
    horas: horas().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.instrutorId, t.ano, t.mes] }),
    foreignKey({
      name: 'frequencia_do_mes_frequencia',
      columns: [t.instrutorId, t.ano],
      foreignColumns: [frequencia.instrutorId, frequencia.ano],
    }),
    check('frequencia_mes_valido', sql`${t.mes} between 1 and 12`),
    check('frequencia_horas_validas', sql`${t.horas} = -1 or ${t.horas} between 0 and 320`),
  ],
);

/** One list, one version. */
export const relatorioDisciplinas = pgTable('relatorio_disciplinas', {
  projetoId: integer()
    .primaryKey()
    .references(() => projeto.id),
  versao: versao(),
  autorId: integer()
    .notNull()
    .references(() => professor.id),
  atualizadoEm: instant().notNull(),
});

export const relatorioDisciplina = pgTable(
  'relatorio_disciplina',
  {
    id: id(),
    projetoId: integer()
      .notNull()
      .references(() => relatorioDisciplinas.projetoId),
    disciplinaId: integer()
      .notNull()
      .references(() => disciplina.id),
    ordem: integer().notNull(),
    numMatriculados: integer().notNull(),
    numReprovadosNota: integer().notNull(),
    numReprovadosFrequencia: integer().notNull(),
    numTrancaram: integer().notNull(),
    numSuprimiram: integer().notNull(),
  },
  (t) => [
    uniqueIndex('relatorio_disciplina_unica').on(t.projetoId, t.disciplinaId),
    index('relatorio_disciplina_disciplina').on(t.disciplinaId),
    check(
      'relatorio_disciplina_contagens',
      sql`least(${t.numMatriculados}, ${t.numReprovadosNota}, ${t.numReprovadosFrequencia}, ${t.numTrancaram}, ${t.numSuprimiram}) >= 0`,
    ),
  ],
);

export const relatorioAtividade = pgTable(
  'relatorio_atividade',
  {
    id: id(),
    versao: versao(),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    introducaoProblematica: text().notNull(),
    introducaoJustificativa: text().notNull(),
    introducaoObjetivos: text().notNull(),
    desenvolvimento: text().notNull(),
    metodologia: text().notNull(),
    discussaoResultados: text().notNull(),
    conclusao: text().notNull(),
    referencias: text().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    atualizadoEm: instant().notNull(),
  },
  (t) => [uniqueIndex('relatorio_atividade_instrutor').on(t.instrutorId)],
);

/** Lines of the discipline report that an activity report refers to. */
export const relatorioAtividadeDisciplina = pgTable(
  'relatorio_atividade_disciplina',
  {
    relatorioId: integer()
      .notNull()
      .references(() => relatorioAtividade.id, { onDelete: 'cascade' }),
    relatorioDisciplinaId: integer()
      .notNull()
      .references(() => relatorioDisciplina.id, { onDelete: 'cascade' }),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.relatorioId, t.relatorioDisciplinaId] }),
    index('relatorio_atividade_disciplina_linha').on(t.relatorioDisciplinaId),
  ],
);

export const relatorioCoordenador = pgTable(
  'relatorio_coordenador',
  {
    id: id(),
    versao: versao(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    relatorio: text().notNull(),
    fundamentacao: text().notNull(),
    conclusao: text().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    atualizadoEm: instant().notNull(),
  },
  (t) => [uniqueIndex('relatorio_coordenador_projeto').on(t.projetoId)],
);

export const avaliacaoDeDesempenho = pgTable(
  'avaliacao_de_desempenho',
  {
    relatorioId: integer()
      .notNull()
      .references(() => relatorioCoordenador.id, { onDelete: 'cascade' }),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    ordem: integer().notNull(),
    avaliacao: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.relatorioId, t.instrutorId] }),
    index('avaliacao_de_desempenho_instrutor').on(t.instrutorId),
  ],
);

export const prorrogacao = pgTable(
  'prorrogacao',
  {
    id: id(),
    janela: text().notNull(),
    ate: day().notNull(),
    motivo: text().notNull(),
    projetoId: integer().references(() => projeto.id),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    criadaEm: instant().notNull(),
    /** Ended before its last day. */
    encerradaEm: instant(),
    encerradaPorId: integer().references(() => professor.id),
    motivoDoFim: text(),
  },
  (t) => [
    check(
      'prorrogacao_fim_inteiro',
      sql`(${t.encerradaEm} is null) = (${t.encerradaPorId} is null) and (${t.encerradaEm} is null) = (${t.motivoDoFim} is null)`,
    ),
    index('prorrogacao_janela').on(t.janela, t.ate),
    index('prorrogacao_projeto').on(t.projetoId),
    check('prorrogacao_janela_valida', sql`${t.janela} in ('cadastroInstrutor','frequencia','relatorios')`),
  ],
);

/** One sheet per month. */
export const folhaDePagamento = pgTable(
  'folha_de_pagamento',
  {
    id: id(),
    mes: text().notNull(),
    fechadaEm: instant().notNull(),
    fechadaPorId: integer()
      .notNull()
      .references(() => professor.id),
    /** Closed before D39: only later facts correct it (D52). */
    antesDaRegra: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('folha_de_pagamento_mes').on(t.mes),
    check('folha_de_pagamento_mes_valido', sql`${t.mes} ~ '${sql.raw(MES_VALIDO)}'`),
  ],
);

/** Names, CPF and accumulation as they were. */
export const pagamento = pgTable(
  'pagamento',
  {
    id: id(),
    folhaId: integer()
      .notNull()
      .references(() => folhaDePagamento.id),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    nome: text().notNull(),
    email: text().notNull(),
    cpf: text(),
    acumulo: text(),
    titulo: text().notNull(),
    /** The month paid for, 'yyyy-mm'. */
    competencia: text().notNull(),
    tipo: text().notNull(),
    pago: boolean().notNull(),
    motivo: text(),
    /** Why a complement is due. */
    causa: text(),
    decisao: text(),
    justificativa: text(),
    horas: horas(),
  },
  (t) => [
    uniqueIndex('pagamento_linha_unica').on(t.folhaId, t.instrutorId, t.competencia),
    uniqueIndex('pagamento_uma_vez')
      .on(sql`coalesce(${t.cpf}, lower(${t.email}))`, t.projetoId, t.competencia)
      .where(sql`${t.pago} and ${t.tipo} = 'NORMAL'`),
    index('pagamento_instrutor').on(t.instrutorId, t.competencia),
    index('pagamento_projeto').on(t.projetoId),
    check('pagamento_tipo_valido', sql`${t.tipo} in ('NORMAL','AJUSTE','COMPLEMENTO','ESTORNO')`),
    check('pagamento_motivo_do_nao_pago', sql`${t.pago} = (${t.motivo} is null)`),
    check(
      'pagamento_estorno_decidido',
      sql`(${t.tipo} = 'ESTORNO') = (${t.decisao} is not null) and (${t.tipo} <> 'ESTORNO' or not ${t.pago})`,
    ),
    check(
      'pagamento_decisao_valida',
      sql`${t.decisao} in ('CONFIRMADO','DISPENSADO') and (${t.decisao} = 'DISPENSADO') = (${t.justificativa} is not null)`,
    ),
    check('pagamento_cpf_onze_digitos', sql`${t.cpf} ~ '^[0-9]{11}$'`),
  ],
);

/** How each tie was in each month closed before D39; written once, by the upgrade (D52). */
export const retratoDaAtualizacao = pgTable(
  'retrato_da_atualizacao',
  {
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    competencia: text().notNull(),
    horas: horas(),
    ausente: boolean().notNull(),
    alcancava: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.instrutorId, t.competencia] }),
    check('retrato_mes_valido', sql`${t.competencia} ~ '${sql.raw(MES_VALIDO)}'`),
  ],
);

/** Not yet on a closed sheet (D39). */
export const estornoDecidido = pgTable(
  'estorno_decidido',
  {
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    competencia: text().notNull(),
    decisao: text().notNull(),
    justificativa: text(),
    decididoEm: instant().notNull(),
    decididoPorId: integer()
      .notNull()
      .references(() => professor.id),
  },
  (t) => [
    primaryKey({ columns: [t.instrutorId, t.competencia] }),
    check(
      'estorno_decidido_valido',
      sql`${t.decisao} in ('CONFIRMADO','DISPENSADO') and (${t.decisao} = 'DISPENSADO') = (${t.justificativa} is not null)`,
    ),
  ],
);

/** Of two ties for one place in a month, `instrutor` is paid (D39). */
export const escolhaDeVinculo = pgTable(
  'escolha_de_vinculo',
  {
    competencia: text().notNull(),
    preteridoId: integer()
      .notNull()
      .references(() => instrutor.id),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    motivo: text().notNull(),
    escolhidaEm: instant().notNull(),
    escolhidaPorId: integer()
      .notNull()
      .references(() => professor.id),
  },
  (t) => [
    primaryKey({ columns: [t.competencia, t.preteridoId] }),
    check('escolha_entre_dois', sql`${t.preteridoId} <> ${t.instrutorId}`),
  ],
);

/** Older rows that break a rule: excepted by id in the invariants (D52). */
export const pendenciaDeDados = pgTable(
  'pendencia_de_dados',
  {
    id: id(),
    regra: text().notNull(),
    registroTipo: text().notNull(),
    registroId: integer().notNull(),
    descricao: text().notNull(),
    criadaEm: instant().notNull(),
    resolvidaEm: instant(),
  },
  (t) => [uniqueIndex('pendencia_de_dados_unica').on(t.regra, t.registroTipo, t.registroId)],
);

/** Frozen when issued. */
export const declaracao = pgTable(
  'declaracao',
  {
    id: id(),
    codigo: text().notNull(),
    papel: text().notNull(),
    /** A repeated request gives the same declaration until it is revoked. */
    chave: text().notNull(),
    /** Whose declaration it is; of an instructor's, the coordinator who asked. */
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    instrutorId: integer().references(() => instrutor.id),
    projetoId: integer().references(() => projeto.id),
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    conteudo: jsonb().notNull(),
    emitidaEm: instant().notNull(),
    revogadaEm: instant(),
    revogadaPorId: integer().references(() => professor.id),
    motivoDaRevogacao: text(),
  },
  (t) => [
    uniqueIndex('declaracao_codigo_unico').on(t.codigo),
    uniqueIndex('declaracao_valida_unica').on(t.chave).where(sql`${t.revogadaEm} is null`),
    index('declaracao_professor').on(t.professorId),
    check('declaracao_papel_valido', sql`${t.papel} in ('INSTRUTOR','COORDENADOR','AVALIADOR')`),
    check(
      'declaracao_revogada_inteira',
      sql`(${t.revogadaEm} is null) = (${t.motivoDaRevogacao} is null) and (${t.revogadaEm} is null) = (${t.revogadaPorId} is null)`,
    ),
  ],
);

/** Who opened which personal document (T-B19). Real time; deleted after six months. */
export const acesso = pgTable(
  'acesso',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quando: instant().notNull(),
    pessoaId: integer().notNull(),
    endereco: text().notNull(),
    /** Documents of an instructor, a proof, a spreadsheet. */
    documento: text().notNull(),
    registroTipo: text().notNull(),
    registroId: integer().notNull(),
    /** The project's coordinator. */
    titularId: integer(),
  },
  (t) => [
    index('acesso_quando').on(t.quando),
    index('acesso_registro').on(t.registroTipo, t.registroId, t.id),
    index('acesso_titular').on(t.titularId, t.id),
  ],
);

export const aviso = pgTable(
  'aviso',
  {
    id: id(),
    titulo: text().notNull(),
    resumo: text().notNull(),
    texto: text().notNull(),
    ordem: integer().notNull(),
    /** First and last day of showing; null = no bound. */
    de: day(),
    ate: day(),
  },
  (t) => [check('aviso_dias_em_ordem', sql`${t.de} <= ${t.ate}`)],
);

/** Closings for want of instructors that were taken back (D44). */
export const encerramentoDesfeito = pgTable('encerramento_desfeito', {
  projetoId: integer()
    .primaryKey()
    .references(() => projeto.id),
  autorId: integer()
    .notNull()
    .references(() => professor.id),
  motivo: text().notNull(),
  desfeitoEm: instant().notNull(),
});

/** Mails about such a closing: one a project, day and distance (D44). */
export const avisoDeEncerramento = pgTable(
  'aviso_de_encerramento',
  {
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    dia: day().notNull(),
    diasAntes: integer().notNull(),
    criadoEm: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projetoId, t.dia, t.diasAntes] })],
);

/** One row (types in domain/configuracao). */
export const configuracao = pgTable(
  'configuracao',
  { id: integer().primaryKey(), versao: versao(), dados: jsonb().notNull() },
  (t) => [check('configuracao_uma_linha', sql`${t.id} = 1`)],
);

/** Answers of writes, replayed for 24 hours (E-CHAMADAS-5). pessoa 0 = anonymous. Real time. */
export const idempotencia = pgTable(
  'idempotencia',
  {
    pessoa: integer().notNull(),
    rota: text().notNull(),
    chave: text().notNull(),
    /** Keyed hash of the body without its passwords (T-G3). */
    corpoMarca: text().notNull(),
    status: integer(),
    resposta: text(),
    /** The ETag. */
    versao: integer(),
    criadaEm: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pessoa, t.rota, t.chave] }),
    index('idempotencia_criada_em').on(t.criadaEm),
  ],
);

/** Append-only, in the transaction of the act (T-H15). */
export const auditoria = pgTable(
  'auditoria',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quando: instant().notNull(),
    pessoaId: integer(),
    acao: text().notNull(),
    registroTipo: text(),
    registroId: integer(),
    antes: jsonb(),
    depois: jsonb(),
    /** Place in the chain, and the hash over the previous one and this row; null until sealed. */
    elo: bigint({ mode: 'number' }),
    hash: text(),
  },
  (t) => [
    uniqueIndex('auditoria_elo_unico').on(t.elo),
    index('auditoria_sem_elo').on(t.id).where(sql`${t.elo} is null`),
    index('auditoria_registro').on(t.registroTipo, t.registroId),
    index('auditoria_pessoa').on(t.pessoaId),
    index('auditoria_quando').on(t.quando),
  ],
);

/** The signing secret when processes share a server (T-A9). */
export const segredo = pgTable('segredo', { nome: text().primaryKey(), valor: text().notNull() });
