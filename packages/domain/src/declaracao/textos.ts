export const papelInvalido = 'Escolha de que participação é a declaração';
export const digaOInstrutor = 'Escolha o instrutor';
export const digaOProjeto = 'Escolha o projeto';
export const digaOEdital = 'Escolha o edital';
export const semParticipacao = 'Não há participação a declarar';
export const resultadoNaoPublicado = 'A declaração só pode ser emitida depois da publicação do resultado';
export const escrevaOMotivo = 'Escreva o motivo da revogação';
export const motivoLongo = 'Texto longo demais';
export const jaRevogada = 'Esta declaração já foi revogada';
export const emitida = 'declaração emitida com sucesso';
export const revogada = 'declaração revogada com sucesso';
export const nenhuma = 'Nenhuma declaração emitida.';
export const nenhumaParticipacao = 'Nenhuma participação a declarar.';
export const naoEncontrada = 'Declaração não encontrada.';
export const desejaRevogar = 'deseja revogar esta declaração?';
export const integra = 'Assinatura íntegra, conferida neste aparelho.';
export const naoConfere = 'Não confere.';
export const PORQUE_NAO_CONFERE = {
  alterada: 'O código foi alterado, ou não é desta instituição. Não aceite o papel.',
  chaveDesconhecida:
    'A assinatura é de uma chave que esta instituição não publica. Se a página está aberta há dias, abra-a de novo.',
  ilegivel: 'O código está incompleto ou foi alterado. Aponte a câmera de novo, ou copie-o inteiro.',
} as const;
export const semCriptografia =
  'Este navegador não confere assinaturas. Use uma versão recente, ou confira pelo código de letras do papel.';
export const revogacaoNaoConferida =
  'Só a assinatura foi conferida, sem enviar nada. Se a declaração foi revogada, é preciso perguntar ao sistema.';
export const perguntarRevogacao = 'Perguntar se foi revogada';
export const naoRevogada = 'Não foi revogada: o sistema respondeu agora que ela vale.';
export const foiRevogada = 'Esta declaração foi REVOGADA e não vale mais.';
export const assinadaMasDesconhecida =
  'A assinatura confere, mas o sistema não conhece esta declaração. Procure a instituição.';
export const textoCortado = 'Textos longos terminam aqui em “…”.';
export const certificadosDepoisDe = (dia: string) =>
  `Os certificados são emitidos com o resultado final, depois do fim da vigência, em ${dia}`;
export const semFrequencia = 'sem frequência registrada';
export const naoParticipou = 'sem participação a declarar';
export const semRelatorioDasDisciplinas = 'sem o relatório das disciplinas';
export const semRelatorioDeAtividades = 'sem relatório de atividades';
export const semRelatorioDoCoordenador = 'sem o relatório do coordenador';
export const comRelatorioDevolvido = 'com relatório devolvido';
export const comAjusteAberto = 'com estorno de bolsa por decidir';
export const SITUACOES_DO_CERTIFICADO = {
  EMITIDO: 'emitido',
  PRONTO: 'a emitir',
  FALTA: 'não sai',
} as const;
export const desejaEmitirCertificados = 'deseja emitir os certificados?';
export const certificadosEmitidos = (n: number) =>
  n === 0
    ? 'nenhum certificado a mais: todos já estavam emitidos'
    : `${n === 1 ? '1 certificado emitido' : `${n} certificados emitidos`} com sucesso`;
export const jaBaixaCertificados =
  'Já há um pacote de certificados sendo baixado. Tente de novo daqui a pouco.';
