export const digiteTodosOsCampos = 'Digite todos os campos';
export const semTermo = 'Realize o upload do termo de compromisso';
export const semDeclaracao = 'Realize o upload da declaração do aluno detentor de bolsa';
export const semHistorico = 'Realize o upload do comprovante de vínculo';
export const semAcumulo = 'Para um instrutor remunerado, é necessário selecionar se há acumulo de bolsa.';
export const semComprovanteBancario =
  'Para um instrutor remunerado, é necessário enviar o comprovante bancário.';
export const semAnuenciaOuComprovante =
  'Para um instrutor remunerado e com acúmulo de bolsa, é necessário enviar o termo de anuência e o comprovante bancário.';
export const emailInvalido = 'email inválido! o formato correto é usuario@dominio.com';
export const literalIndevido = 'Envie o arquivo do documento';
export const textoLongo = 'Texto longo demais';
export const semVagaDeBolsista = 'Não há vaga de bolsista neste projeto';
export const semVagaDeVoluntario = 'Não há vaga de voluntário neste projeto';
export const vagasOcupadas =
  'Há mais instrutores neste projeto do que estas vagas: encerre antes algum vínculo';
export const jaEInstrutor = 'Este aluno já é instrutor deste projeto';
export const temBolsaUnica = 'Este aluno já tem bolsa única em outro projeto';
export const temOutraBolsa = 'Este aluno já tem bolsa em outro projeto e não pode ter bolsa única';
export const outraBolsaPendente =
  'Este aluno também está cadastrado como bolsista em outro projeto: com bolsa única, só uma das duas poderá ser REGULAR';
export const foraDaListaDeAlunos = 'Esta matrícula não está na lista de alunos. Confira o número.';
export const outroNomeNaLista = 'Na lista de alunos, esta matrícula está com outro nome. Confira.';
export const outroCpfNaLista = 'Na lista de alunos, esta matrícula está com outro CPF. Confira.';
export const outroNomeECpfNaLista =
  'Na lista de alunos, esta matrícula está com outro nome e outro CPF. Confira o número.';
export const confereComALista = 'Confere com a lista de alunos.';
export const cpfInvalido = 'Digite o CPF com 11 números';
export const cpfNaoConfere = 'Confira o CPF: os dígitos verificadores não conferem';
export const cpfFirmado = 'O CPF de um instrutor que já foi REGULAR só é alterado pela administração';
export const digaPorQueMudaOCpf = 'Escreva o motivo da alteração do CPF';
export const nadaParaAlterar = 'Digite o CPF ou a matrícula';
export const arquivoRepetido = 'Este arquivo já foi enviado como';
export const documentosPorConferir = 'Há documentos por conferir';
export const documentosRecusados = 'Há documentos recusados';
export const documentoNaoRecusado =
  'Fora do cadastro de instrutores só um documento recusado pode ser trocado';
export const escolhaOArquivo = 'Escolha o arquivo que substitui o recusado';
export const documentoNaoPedido = 'Este documento não é pedido neste vínculo';
export const esteVinculoAcabou = 'Este vínculo já foi encerrado';
export const desejaTrocarConferido =
  'Este documento já foi conferido. O novo será conferido outra vez, e o pagamento espera. Trocar?';
export const documentoTrocado = 'Documento enviado. A administração vai conferi-lo.';
export const faltaOCpf = 'Falta o CPF do instrutor';
export const faltaAMatricula = 'Falta a matrícula do instrutor';
export const vigenciaEncerrada = 'A vigência deste edital já terminou: não há mês de início possível';
export const resultadoPreliminar =
  'O resultado deste edital ainda é preliminar: instrutores, documentos, termos, frequência e pagamento começam depois do resultado final';
export const naoAprovado = 'Este projeto não está aprovado e publicado';
export const jaEncerrado = 'O vínculo deste instrutor já foi encerrado';
export const naoEncerrado = 'O vínculo deste instrutor não foi encerrado';
export const escrevaPorQueRetoma = 'Escreva o motivo da retomada do vínculo';
export const dataDoFimInvalida = 'Escreva o dia do encerramento, que não pode ser depois de hoje';
export const dataForaDaVigencia = 'O último dia do vínculo deve estar na vigência do edital';
export const fimAntesDasHoras = 'Há horas registradas neste vínculo: o último dia não pode vir antes de';
export const soAdministradoresSituacao = 'só administradores podem alterar a situação dos instrutores';
export const soAdministradoresMes = 'só administradores podem alterar o mês de início dos instrutores';
export const situacaoInvalida = 'Escolha REGULAR ou IRREGULAR';
export const mesInvalido = 'Escreva o mês de início como aaaa-mm';
export const mesForaDaVigencia = 'O mês de início deve estar na vigência do edital';
export const ausenciaJaRegistrada = 'A ausência deste mês já foi registrada';
export const documentoSemArquivo = 'Este documento não foi exigido deste instrutor';
export const documentoInvalido = 'Escolha o documento';
export const conferenciaInvalida = 'Escolha se o documento está em ordem ou se foi recusado';
export const escrevaOMotivo = 'Escreva o motivo da recusa do documento';
export const semProjetoAprovado = 'Você não coordena um projeto aprovado';
export const naoEncontrado = 'Instrutor não encontrado.';
export const salvo = 'instrutor salvo com sucesso';
export const atualizado = 'instrutor atualizado com sucesso';
export const situacaoAlterada = 'atualizado com sucesso';
export const mesAlterado = 'atualizado com sucesso';
export const ausenciaRegistrada = 'ausência registrada com sucesso';
export const conferido = 'atualizado com sucesso';
export const nenhum = 'Nenhum instrutor cadastrado';
export const desejaCancelar = 'deseja cancelar?';
export const desejaEncerrar = 'deseja encerrar o vínculo deste instrutor?';
export const encerrado = 'vínculo encerrado com sucesso';
export const desejaRegistrarAusencia = 'deseja registrar a ausência deste instrutor neste mês?';
export const desejaRegularizar = 'deseja tornar este instrutor REGULAR sem todos os documentos conferidos?';
export const desejaTornarRegular = 'deseja tornar este instrutor REGULAR?';
export const desejaRetomar = 'deseja retomar o vínculo deste instrutor?';
export const alunoIrregular = 'aluno irregular';
export const faltaConferir = 'Falta conferir';
export const faltaTrocar = 'Recusado, falta trocar';
export const faltaTornarRegular = 'Tudo conferido: falta tornar REGULAR';
export const aguardandoConferencia = 'aguardando conferência';
export const nuncaComecou = 'não chegou a começar';
export const retomado = 'vínculo retomado com sucesso';
