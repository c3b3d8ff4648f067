// Written by `npx vitest run --project api apps/api/src/db/tables.test.ts -u` from a migrated database.

/** A stored row of each table, its columns in camel case. */
export interface Rows {
  acesso: {
    id: number;
    quando: Date;
    pessoaId: number;
    endereco: string;
    documento: string;
    registroTipo: string;
    registroId: number;
    titularId: number | null;
  };
  arquivo: {
    referencia: string;
    tipo: string;
    donoId: number | null;
    mime: string;
    tamanho: number;
    sha256: string;
    vinculo: string | null;
    criadoEm: Date;
    eliminadoEm: Date | null;
    danificadoEm: Date | null;
  };
  ata: {
    id: number;
    sessaoId: number;
    versao: number;
    ano: number;
    numero: number;
    conteudo: unknown;
    texto: string;
    sha256: string;
    motivo: string | null;
    autorId: number;
    criadaEm: Date;
  };
  atoDaSessao: {
    id: number;
    sessaoId: number;
    ato: string;
    para: string;
    motivo: string;
    autorId: number;
    quando: Date;
  };
  auditoria: {
    id: number;
    quando: Date;
    pessoaId: number | null;
    acao: string;
    registroTipo: string | null;
    registroId: number | null;
    antes: unknown;
    depois: unknown;
    elo: number | null;
    hash: string | null;
  };
  ausencia: {
    id: number;
    instrutorId: number;
    mes: string;
    registradaEm: Date;
    autorId: number;
  };
  avaliacaoDeDesempenho: {
    relatorioId: number;
    instrutorId: number;
    ordem: number;
    avaliacao: string;
  };
  avaliacaoReaberta: {
    id: number;
    aprovacaoId: number;
    projetoId: number;
    avaliadorId: number;
    notas: unknown;
    total: number;
    parecer: string;
    concluidaEm: Date | null;
    motivo: string;
    autorId: number;
    reabertaEm: Date;
  };
  aviso: {
    id: number;
    titulo: string;
    resumo: string;
    texto: string;
    ordem: number;
    de: string | null;
    ate: string | null;
  };
  avisoDeEncerramento: {
    projetoId: number;
    dia: string;
    diasAntes: number;
    criadoEm: Date;
  };
  baremaDoEdital: {
    editalId: number;
    versao: number;
    barema: unknown;
    motivo: string | null;
    autorId: number;
    criadoEm: Date;
  };
  comprovanteDeDisciplinas: {
    id: number;
    autorId: number;
    comprovante: string;
    criadoEm: Date;
  };
  comprovanteDisciplina: {
    comprovanteId: number;
    disciplinaId: number;
    ordem: number;
  };
  conferenciaDeDocumento: {
    instrutorId: number;
    documento: string;
    situacao: string;
    motivo: string | null;
    conferidoEm: Date | null;
    conferidoPorId: number | null;
    dispensa: string | null;
  };
  configuracao: {
    id: number;
    versao: number;
    dados: unknown;
  };
  confirmacaoDeEmail: {
    id: number;
    professorId: number;
    email: string;
    tokenSha256: string;
    criadaEm: Date;
    expiraEm: Date;
    usadaEm: Date | null;
  };
  cronograma: {
    id: number;
    projetoId: number;
    ordem: number;
    meses: string[];
    atividades: string[];
  };
  declaracao: {
    id: number;
    codigo: string;
    papel: string;
    chave: string;
    professorId: number;
    instrutorId: number | null;
    projetoId: number | null;
    editalId: number;
    conteudo: unknown;
    emitidaEm: Date;
    revogadaEm: Date | null;
    revogadaPorId: number | null;
    motivoDaRevogacao: string | null;
  };
  designacao: {
    id: number;
    versao: number;
    aprovacaoId: number;
    projetoId: number;
    avaliadorId: number;
    aceito: boolean;
    jaFoiAvaliado: boolean;
    notas: unknown;
    fase1DoBarema: number | null;
    total: number | null;
    parecer: string;
    criadoEm: Date;
    avaliadoEm: Date | null;
    substituidoEm: Date | null;
    reabertoEm: Date | null;
  };
  disciplina: {
    id: number;
    autorId: number;
    nome: string;
    semestre: string;
    codigo: string;
    unidadeOfertaId: number;
    tipoDisciplina: string;
    ehObrigatoria: boolean;
    tsd: number;
    cursosOfertadas: string[];
    cargaHoraria: number;
  };
  dispositivo: {
    id: number;
    professorId: number;
    marca: string;
    criadoEm: Date;
    ultimoUso: Date;
  };
  edital: {
    id: number;
    versao: number;
    nome: string;
    ano: number;
    inicio: string;
    fim: string;
    fase: string;
    tipoProjeto: string;
    fimRecursos: string | null;
    limiteBolsas: number | null;
    publicacao: string;
    resultadoPublicadoEm: Date | null;
    criadoEm: Date;
    encerradoEm: Date | null;
    vigenciaInicio: string;
    vigenciaFim: string;
    limitePorCoordenador: number | null;
    prazoAvaliacao: string | null;
    encerramentoSemInstrutores: string | null;
    preliminar: boolean;
    finalEm: Date | null;
    criterioDosSuplentes: string | null;
    regrasDasVagasLivres: boolean;
  };
  encerramentoDesfeito: {
    projetoId: number;
    autorId: number;
    motivo: string;
    desfeitoEm: Date;
  };
  envioDoDia: {
    pessoaId: number;
    dia: string;
    bytes: number;
  };
  envioReservado: {
    id: number;
    pessoaId: number | null;
    bytes: number;
    criadoEm: Date;
  };
  escolhaDeVinculo: {
    competencia: string;
    preteridoId: number;
    instrutorId: number;
    projetoId: number;
    motivo: string;
    escolhidaEm: Date;
    escolhidaPorId: number;
  };
  estornoDecidido: {
    instrutorId: number;
    competencia: string;
    decisao: string;
    justificativa: string | null;
    decididoEm: Date;
    decididoPorId: number;
  };
  eventoDoSorteio: {
    id: number;
    editalId: number;
    autorId: number;
    evento: string;
    dia: string;
    anunciadoEm: Date;
  };
  folhaDePagamento: {
    id: number;
    mes: string;
    fechadaEm: Date;
    fechadaPorId: number;
    antesDaRegra: boolean;
  };
  frequencia: {
    instrutorId: number;
    ano: number;
    versao: number;
    autorId: number;
    atualizadoEm: Date;
  };
  frequenciaDoMes: {
    instrutorId: number;
    ano: number;
    mes: number;
    horas: number;
  };
  historicoDoInstrutor: {
    id: number;
    instrutorId: number;
    campo: string;
    valor: string;
    desde: Date;
    ate: Date | null;
    autorId: number | null;
    motivo: string | null;
    origem: string;
  };
  homologacao: {
    projetoId: number;
    versao: number;
    estado: string;
    secoes: string[];
    motivo: string;
    ate: string | null;
    recorreu: boolean;
    mudadoEm: Date;
  };
  homologacaoAto: {
    id: number;
    projetoId: number;
    ato: string;
    de: string;
    para: string;
    autorId: number;
    quando: Date;
    texto: string;
    secoes: string[];
    ate: string | null;
    mudancas: unknown;
  };
  idempotencia: {
    pessoa: number;
    rota: string;
    chave: string;
    corpoMarca: string;
    status: number | null;
    resposta: string | null;
    criadaEm: Date;
    versao: number | null;
  };
  impedimento: {
    id: number;
    declaranteId: number;
    pessoaId: number | null;
    unidadeId: number | null;
    especie: string;
    observacao: string;
    desde: string;
    declaradoEm: Date;
    encerradoEm: Date | null;
    motivoDoFim: string | null;
  };
  instalacao: {
    id: number;
    codigoSha256: string | null;
    codigoExpiraEm: Date | null;
    concluidaEm: Date | null;
    dispensadas: string[];
  };
  instrutor: {
    id: number;
    versao: number;
    projetoId: number;
    nome: string;
    email: string;
    programaPos: string;
    tipoAluno: string;
    acumulo: string | null;
    termoCompromisso: string;
    declaracaoAlunoDetentor: string;
    historicoDeclaracao: string;
    dadosBancarios: string;
    termoAnuencia: string;
    situacao: string;
    mesInicio: string | null;
    fim: string | null;
    motivoDoFim: string | null;
    encerradoEm: Date | null;
    criadoEm: Date;
    atualizadoEm: Date;
    cpf: string | null;
    matricula: string | null;
    cpfDispensadoAte: Date | null;
  };
  itemDaSessao: {
    sessaoId: number;
    projetoId: number;
    versao: number;
    ordem: number;
    titulo: string;
    total: number | null;
    pedeRemunerados: number;
    pedeVoluntarios: number;
    propostaRemunerados: number;
    propostaVoluntarios: number;
    anotacao: string;
    decididoEm: Date | null;
    remunerados: number | null;
    voluntarios: number | null;
    motivo: string | null;
    impedidos: number[] | null;
  };
  lembrete: {
    avaliadorId: number;
    dia: string;
    criadoEm: Date;
  };
  limite: {
    chave: string;
    contagem: number;
    inicio: Date;
    bloqueadoAte: Date | null;
  };
  modeloDePublicacao: {
    nome: string;
    versao: number;
    especie: string;
    titulo: string;
    corpo: string;
    autorId: number;
    criadoEm: Date;
  };
  pagamento: {
    id: number;
    folhaId: number;
    instrutorId: number;
    projetoId: number;
    nome: string;
    email: string;
    titulo: string;
    competencia: string;
    tipo: string;
    pago: boolean;
    motivo: string | null;
    horas: number | null;
    cpf: string | null;
    acumulo: string | null;
    causa: string | null;
    decisao: string | null;
    justificativa: string | null;
    vagaDeId: number | null;
    vagaEspera: string | null;
  };
  pendenciaDeDados: {
    id: number;
    regra: string;
    registroTipo: string;
    registroId: number;
    descricao: string;
    criadaEm: Date;
    resolvidaEm: Date | null;
  };
  presencaNaSessao: {
    id: number;
    sessaoId: number;
    pessoaId: number;
    presente: boolean;
    quando: Date;
  };
  professor: {
    id: number;
    versao: number;
    nome: string;
    email: string;
    cpf: string;
    rg: string;
    siape: string;
    lattes: string;
    programa: string | null;
    departamento: string | null;
    foto: string;
    senha: string | null;
    tipo: string;
    unidadeId: number;
    criadoEm: Date;
    atualizadoEm: Date;
    encerradoEm: Date | null;
    emailConfirmadoEm: Date | null;
    recebeResumo: boolean;
  };
  professorNaoCadastrado: {
    id: number;
    criadoPorId: number;
    nome: string;
    siape: string;
    regimeTrabalho: string;
    unidadeId: number;
    criadoEm: Date;
  };
  programa: {
    id: number;
    nome: string;
  };
  projeto: {
    id: number;
    versao: number;
    coordenadorId: number;
    editalId: number | null;
    titulo: string;
    regimeTrabalho: string | null;
    tipoProjeto: string;
    remunerados: number;
    voluntarios: number;
    resumo: string;
    introducao: string;
    metodologia: string;
    resultadosEsperados: string;
    referencias: string;
    palavraChave1: string;
    palavraChave2: string;
    palavraChave3: string;
    palavraChave4: string;
    comprovanteId: number | null;
    ehRascunho: boolean;
    aguardandoCronograma: boolean;
    submetidoEm: Date | null;
    criadoEm: Date;
    atualizadoEm: Date;
  };
  projetoAprovacao: {
    id: number;
    versao: number;
    projetoId: number;
    avaliadorId: number | null;
    aceito: boolean;
    criadoEm: Date;
    jaFoiAvaliado: boolean;
    pontuacaoAdequacaoCoerencia: number | null;
    pontuacaoRelevanciaJustificativaClareza: number | null;
    pontuacaoMetodologiaAtividades: number | null;
    pontuacaoOrganizacaoTextual: number | null;
    pontuacaoApoioDisciplina: number | null;
    pontuacaoNaturezaDisciplinas: number | null;
    pontuacaoCaracteristicaDisciplinas: number | null;
    parecer: string;
    remuneradosAprovados: number;
    voluntariosAprovados: number;
    situacao: string;
    avaliadoEm: Date | null;
    editalId: number | null;
    tipoProjeto: string | null;
    tsdMedio: number | null;
    submetidoEm: Date | null;
    substituidoEm: Date | null;
    notasDadas: unknown;
    notas: unknown;
    fase1DoBarema: number | null;
    fase2DoBarema: number | null;
    totalDoBarema: number | null;
    abaixoDoMinimo: boolean | null;
    chaveDoRanque: number[] | null;
    pontuacaoFase1: number | null;
    pontuacaoFase2: number | null;
    total: number | null;
    avaliadores: number;
    divergente: boolean;
    combinacaoMantida: string | null;
    reabertoEm: Date | null;
  };
  projetoColaborador: {
    projetoId: number;
    professorId: number;
    ordem: number;
  };
  projetoNaoCadastrado: {
    projetoId: number;
    naoCadastradoId: number;
    ordem: number;
  };
  prorrogacao: {
    id: number;
    janela: string;
    ate: string;
    motivo: string;
    projetoId: number | null;
    autorId: number;
    criadaEm: Date;
    encerradaEm: Date | null;
    encerradaPorId: number | null;
    motivoDoFim: string | null;
  };
  rascunhoExcluido: {
    projetoId: number;
    professorId: number;
    excluidoEm: Date;
  };
  recurso: {
    id: number;
    versao: number;
    aprovacaoId: number;
    autorId: number;
    mensagem: string;
    feedback: string | null;
    status: string;
    criadoEm: Date;
    decididoEm: Date | null;
    decididoPorId: number | null;
    original: unknown;
    corrigido: unknown;
    resultadoNumero: number | null;
  };
  recursoAnexo: {
    id: number;
    recursoId: number;
    ordem: number;
    nome: string;
    referencia: string;
  };
  recursoCriterio: {
    recursoId: number;
    criterio: string;
    mensagem: string;
    acolhido: boolean | null;
    feedback: string | null;
  };
  recursoMinuta: {
    id: number;
    recursoId: number;
    versao: number;
    autorId: number;
    conteudo: unknown;
    gravadaEm: Date;
    entregue: boolean;
  };
  recusaDeAvaliacao: {
    aprovacaoId: number;
    projetoId: number;
    avaliadorId: number;
    motivo: string;
    recusadoEm: Date;
    especie: string | null;
  };
  redefinicaoDeSenha: {
    id: number;
    professorId: number;
    tokenSha256: string;
    criadaEm: Date;
    expiraEm: Date;
    usadaEm: Date | null;
  };
  regrasDoEdital: {
    editalId: number;
    versao: number;
    regras: unknown;
    motivo: string | null;
    autorId: number;
    criadoEm: Date;
  };
  relatoria: {
    recursoId: number;
    versao: number;
    estado: string;
    relatorId: number | null;
    desde: Date;
  };
  relatoriaAto: {
    id: number;
    recursoId: number;
    ato: string;
    autorId: number;
    relatorId: number;
    quando: Date;
    texto: string;
  };
  relatorioAtividade: {
    id: number;
    versao: number;
    instrutorId: number;
    introducaoProblematica: string;
    introducaoJustificativa: string;
    introducaoObjetivos: string;
    desenvolvimento: string;
    metodologia: string;
    discussaoResultados: string;
    conclusao: string;
    referencias: string;
    autorId: number;
    atualizadoEm: Date;
  };
  relatorioAtividadeDisciplina: {
    relatorioId: number;
    relatorioDisciplinaId: number;
    ordem: number;
  };
  relatorioCoordenador: {
    id: number;
    versao: number;
    projetoId: number;
    relatorio: string;
    fundamentacao: string;
    conclusao: string;
    autorId: number;
    atualizadoEm: Date;
  };
  relatorioDisciplina: {
    id: number;
    projetoId: number;
    disciplinaId: number;
    ordem: number;
    numMatriculados: number;
    numReprovadosNota: number;
    numReprovadosFrequencia: number;
    numTrancaram: number;
    numSuprimiram: number;
  };
  relatorioDisciplinas: {
    projetoId: number;
    versao: number;
    autorId: number;
    atualizadoEm: Date;
  };
  resultadoLeitura: {
    projetoId: number;
    professorId: number;
    versao: number;
    lidoEm: Date;
  };
  resultadoVersao: {
    id: number;
    editalId: number;
    numero: number;
    instante: Date;
    motivo: string;
    recursoId: number | null;
    justificativa: string | null;
    reconstituida: boolean;
    canonico: string;
    sha256: string;
    preliminar: boolean;
  };
  resumoSemanal: {
    semana: string;
    ate: number;
    terminadoEm: Date | null;
  };
  retratoDaAtualizacao: {
    instrutorId: number;
    competencia: string;
    horas: number | null;
    ausente: boolean;
    alcancava: boolean;
  };
  segredo: {
    nome: string;
    valor: string;
  };
  sessao: {
    id: number;
    professorId: number;
    criadaEm: Date;
    ultimoUso: Date;
    expiraEm: Date;
    encerradaEm: Date | null;
    navegador: string;
  };
  sessaoDaComissao: {
    id: number;
    versao: number;
    editalId: number;
    numero: number;
    estado: string;
    local: string;
    abertaEm: Date;
    encerradaEm: Date | null;
  };
  sorteio: {
    id: number;
    editalId: number;
    autorId: number;
    criadoEm: Date;
    vistoEm: Date;
    estado: string;
    versaoDoMetodo: number;
    semente: string;
    origem: string;
    evento: string;
    entrada: unknown;
    hash: string;
    passos: number;
    resultado: unknown;
    anteriorId: number | null;
    designacoes: unknown;
    eventoId: number | null;
    sal: string;
  };
  submissaoPorConfirmar: {
    projetoId: number;
    professorId: number;
    submetidaEm: Date;
    ate: Date;
  };
  suplente: {
    projetoId: number;
    editalId: number;
    numero: number;
    ato: string;
    bolsas: number;
    motivo: string | null;
    dia: string;
    autorId: number;
    criadoEm: Date;
  };
  textoDePublicacao: {
    id: number;
    editalId: number;
    resultadoNumero: number;
    especie: string;
    ano: number;
    numero: number;
    versao: number;
    modelo: string;
    modeloVersao: number;
    publico: boolean;
    complementos: unknown;
    conteudo: unknown;
    texto: string;
    sha256: string;
    motivo: string | null;
    autorId: number;
    criadoEm: Date;
  };
  unidade: {
    id: number;
    nome: string;
    cidade: string;
  };
}

/** The columns that an insert may leave out: the database fills them, or they may be null. */
interface Optional {
  acesso: 'id' | 'titularId';
  arquivo: 'donoId' | 'vinculo' | 'eliminadoEm' | 'danificadoEm';
  ata: 'id' | 'motivo';
  atoDaSessao: 'id';
  auditoria: 'id' | 'pessoaId' | 'registroTipo' | 'registroId' | 'antes' | 'depois' | 'elo' | 'hash';
  ausencia: 'id';
  avaliacaoDeDesempenho: never;
  avaliacaoReaberta: 'id' | 'concluidaEm';
  aviso: 'id' | 'de' | 'ate';
  avisoDeEncerramento: never;
  baremaDoEdital: 'barema' | 'motivo';
  comprovanteDeDisciplinas: 'id';
  comprovanteDisciplina: never;
  conferenciaDeDocumento: 'motivo' | 'conferidoEm' | 'conferidoPorId' | 'dispensa';
  configuracao: 'versao';
  confirmacaoDeEmail: 'id' | 'usadaEm';
  cronograma: 'id';
  declaracao: 'id' | 'instrutorId' | 'projetoId' | 'revogadaEm' | 'revogadaPorId' | 'motivoDaRevogacao';
  designacao: 'id' | 'versao' | 'aceito' | 'jaFoiAvaliado' | 'notas' | 'fase1DoBarema' | 'total' | 'parecer' | 'avaliadoEm' | 'substituidoEm' | 'reabertoEm';
  disciplina: 'id';
  dispositivo: 'id';
  edital: 'id' | 'versao' | 'fimRecursos' | 'limiteBolsas' | 'resultadoPublicadoEm' | 'encerradoEm' | 'limitePorCoordenador' | 'prazoAvaliacao' | 'encerramentoSemInstrutores' | 'preliminar' | 'finalEm' | 'criterioDosSuplentes' | 'regrasDasVagasLivres';
  encerramentoDesfeito: never;
  envioDoDia: never;
  envioReservado: 'id' | 'pessoaId';
  escolhaDeVinculo: never;
  estornoDecidido: 'justificativa';
  eventoDoSorteio: 'id';
  folhaDePagamento: 'id' | 'antesDaRegra';
  frequencia: 'versao';
  frequenciaDoMes: never;
  historicoDoInstrutor: 'id' | 'ate' | 'autorId' | 'motivo';
  homologacao: 'versao' | 'ate';
  homologacaoAto: 'id' | 'ate' | 'mudancas';
  idempotencia: 'status' | 'resposta' | 'versao';
  impedimento: 'id' | 'pessoaId' | 'unidadeId' | 'observacao' | 'encerradoEm' | 'motivoDoFim';
  instalacao: 'codigoSha256' | 'codigoExpiraEm' | 'concluidaEm' | 'dispensadas';
  instrutor: 'id' | 'versao' | 'acumulo' | 'mesInicio' | 'fim' | 'motivoDoFim' | 'encerradoEm' | 'cpf' | 'matricula' | 'cpfDispensadoAte';
  itemDaSessao: 'versao' | 'total' | 'decididoEm' | 'remunerados' | 'voluntarios' | 'motivo' | 'impedidos';
  lembrete: never;
  limite: 'bloqueadoAte';
  modeloDePublicacao: never;
  pagamento: 'id' | 'motivo' | 'horas' | 'cpf' | 'acumulo' | 'causa' | 'decisao' | 'justificativa' | 'vagaDeId' | 'vagaEspera';
  pendenciaDeDados: 'id' | 'resolvidaEm';
  presencaNaSessao: 'id';
  professor: 'id' | 'versao' | 'programa' | 'departamento' | 'senha' | 'encerradoEm' | 'emailConfirmadoEm' | 'recebeResumo';
  professorNaoCadastrado: 'id';
  programa: 'id';
  projeto: 'id' | 'versao' | 'editalId' | 'regimeTrabalho' | 'comprovanteId' | 'submetidoEm';
  projetoAprovacao: 'id' | 'versao' | 'avaliadorId' | 'jaFoiAvaliado' | 'pontuacaoAdequacaoCoerencia' | 'pontuacaoRelevanciaJustificativaClareza' | 'pontuacaoMetodologiaAtividades' | 'pontuacaoOrganizacaoTextual' | 'pontuacaoApoioDisciplina' | 'pontuacaoNaturezaDisciplinas' | 'pontuacaoCaracteristicaDisciplinas' | 'parecer' | 'remuneradosAprovados' | 'voluntariosAprovados' | 'situacao' | 'avaliadoEm' | 'editalId' | 'tipoProjeto' | 'tsdMedio' | 'submetidoEm' | 'substituidoEm' | 'notasDadas' | 'notas' | 'fase1DoBarema' | 'fase2DoBarema' | 'totalDoBarema' | 'abaixoDoMinimo' | 'chaveDoRanque' | 'pontuacaoFase1' | 'pontuacaoFase2' | 'total' | 'avaliadores' | 'divergente' | 'combinacaoMantida' | 'reabertoEm';
  projetoColaborador: never;
  projetoNaoCadastrado: never;
  prorrogacao: 'id' | 'projetoId' | 'encerradaEm' | 'encerradaPorId' | 'motivoDoFim';
  rascunhoExcluido: never;
  recurso: 'id' | 'versao' | 'feedback' | 'decididoEm' | 'decididoPorId' | 'original' | 'corrigido' | 'resultadoNumero';
  recursoAnexo: 'id';
  recursoCriterio: 'acolhido' | 'feedback';
  recursoMinuta: 'id';
  recusaDeAvaliacao: 'especie';
  redefinicaoDeSenha: 'id' | 'usadaEm';
  regrasDoEdital: 'motivo';
  relatoria: 'versao' | 'relatorId';
  relatoriaAto: 'id';
  relatorioAtividade: 'id' | 'versao';
  relatorioAtividadeDisciplina: never;
  relatorioCoordenador: 'id' | 'versao';
  relatorioDisciplina: 'id';
  relatorioDisciplinas: 'versao';
  resultadoLeitura: never;
  resultadoVersao: 'id' | 'recursoId' | 'justificativa' | 'reconstituida' | 'preliminar';
  resumoSemanal: 'ate' | 'terminadoEm';
  retratoDaAtualizacao: 'horas';
  segredo: never;
  sessao: 'id' | 'encerradaEm';
  sessaoDaComissao: 'id' | 'versao' | 'encerradaEm';
  sorteio: 'id' | 'passos' | 'resultado' | 'anteriorId' | 'designacoes' | 'eventoId' | 'sal';
  submissaoPorConfirmar: never;
  suplente: 'motivo';
  textoDePublicacao: 'id' | 'motivo';
  unidade: 'id';
}

export type Table = keyof Rows;
export type Row<T extends Table> = Rows[T];
export type NewRow<T extends Table> = Omit<Rows[T], Optional[T]> & Partial<Pick<Rows[T], Optional[T] & keyof Rows[T]>>;
