export const nenhumAberto = 'Não existe edital aberto no momento';
export const escolhidoNaoAberto = 'O edital escolhido não está aberto';
export const selecione = 'selecione o edital';
export const naoEncontrado = 'Edital não encontrado';
export const preenchaTodosOsCampos = 'preencha todos os campos';
export const nomeSemAno = 'O nome deve ter o ano como segunda palavra, por exemplo: Edital 2026 …';
export const jaHaAvaliador = 'Já há avaliador designado neste edital';
export const diaInvalido = 'Informe uma data válida';
export const fimAntesDoInicio = 'O fim não pode ser anterior ao início';
export const vigenciaInvertida = 'O fim da vigência não pode ser anterior ao início dela';
export const prazoAntesDoFim = 'O prazo da avaliação não pode terminar antes do fim das inscrições';
export const abreNoInicio =
  'Os professores veem o edital e enviam projetos a partir do início das inscrições.';
export const abreAgora =
  'As inscrições abrem assim que o edital for criado. Para conferir antes, escolha um início depois de hoje.';
export const recursosAntesDasInscricoes = 'O prazo de recursos não pode terminar antes do fim das inscrições';
export const recursosAntesDaAvaliacao = 'O prazo de recursos não pode terminar antes do prazo da avaliação';
export const vigenciaAntesDasInscricoes = 'A vigência não pode terminar antes do fim das inscrições';
export const limitePorCoordenadorInvalido =
  'O limite por coordenador deve ser um número inteiro a partir de 1';
export const processoLongo = 'O número do processo deve ter no máximo 60 caracteres';
export const escrevaOMotivo = 'Escreva o motivo';
export const motivoMaximo = 'O motivo deve ter no máximo 2.000 caracteres';
export const fimPassado = 'O fim das inscrições deve ser hoje ou depois';
export const tipoInvalido = 'O tipo do projeto deve ser TIPO I ou TIPO II';
export const limiteInvalido = 'O limite de bolsas deve ser um número inteiro a partir de 0';
export const naoEstaAberto = 'As inscrições deste edital não estão abertas';
export const arquivado = 'Este edital está arquivado e não pode ser alterado';
export const tipoComPropostas = 'O tipo não muda mais: este edital já recebeu projetos';
export const inscricoesJaComecaram = 'As inscrições já começaram: o início não pode ir para depois de hoje';
export const soNasInscricoes = 'Este campo só muda enquanto o edital recebe projetos';
export const paraEncerrarAntes = 'O fim das inscrições não pode ficar no passado: use “Encerrar inscrições”';
export const paraReabrir = 'As inscrições já terminaram: use “Reabrir inscrições”';
export const soAteAAvaliacao = 'O prazo da avaliação não muda depois que a avaliação terminou';
export const limiteAbaixoDoConcedido = 'O limite não pode ficar abaixo das bolsas já concedidas';
export const limiteDepoisDaDecisao = 'O limite não diminui depois que a decisão terminou';
export const recursosSoProrrogam = 'Depois da publicação, o prazo de recursos só pode ser prorrogado';
export const recursosCedo =
  'As inscrições já começaram: o último dia para recursos deve ser o décimo da publicação ou depois';
export const vigenciaComRegistros =
  'Há instrutores, frequências ou pagamentos em meses que ficariam fora da vigência';
export const encerramentoPerto = 'Escolha um dia a pelo menos 15 dias de hoje, para que os avisos cheguem';
export const encerramentoForaDaVigencia =
  'O encerramento dos projetos sem instrutores deve ficar dentro da vigência e pelo menos 30 dias depois da publicação';
export const parecerMinimoInvalido = 'O mínimo do parecer deve ser um número inteiro de 0 a 8.000';
export const parecerMinimoSoDiminui =
  'Já há avaliações concluídas: o mínimo do parecer agora só pode diminuir';
export const regraSoAteAAvaliacao = 'Esta regra não muda depois que a avaliação terminou';
export const regraSoAteADecisao = 'Esta regra não muda depois que a decisão terminou';
export const regraSoAteAPublicacao = 'Esta regra não muda depois que o resultado foi publicado';
export const homologacaoComecou =
  'Já há projeto marcado ou com avaliador neste edital: a homologação fica como está';
export const recursoDeHomologacaoInvalido = 'O prazo do recurso deve ser um número inteiro de 1 a 30 dias';
export const naoEstaEmAvaliacao =
  'As inscrições deste edital não podem ser reabertas: ele não está em avaliação';
export const naoPodeDevolver = 'Só um edital na decisão ou na secretaria pode ser devolvido';
export const jaPublicado = 'O resultado deste edital já foi publicado e não pode ser devolvido';
export const encerramentoComBolsasDadas =
  'Bolsas de projetos encerrados já foram dadas depois de um recurso: o dia do encerramento não muda mais';
export const encerramentoComSuplente =
  'Um suplente já foi chamado para as bolsas devolvidas: este dia não muda mais';
export const semPreliminar = 'O resultado deste edital foi publicado sem resultado preliminar';
export const jaFinal = 'O resultado final deste edital já foi publicado';
export const recursosDeMudanca = 'Há projetos que ainda podem recorrer de uma mudança no resultado';
export const recursosCorrem = 'O prazo para recursos ainda não terminou';
export const aindaPreliminar =
  'O resultado deste edital ainda é preliminar: publique antes o resultado final';
export const preliminarComPrazo = 'O resultado preliminar precisa de um prazo para recursos';
export const recursosDepoisDoFinal =
  'O resultado final já foi publicado: o prazo para recursos não muda mais';
export const naoEstaArquivado = 'Este edital não está arquivado';
export const vigenciaNaoTerminou = 'O edital só pode ser arquivado no fim da vigência';
export const limitePorCoordenador =
  'Você já enviou todos os projetos que este edital aceita de um coordenador';
export const atualizado = 'atualizado com sucesso';
export const criado = 'edital criado com sucesso';
export const inscricoesEncerradas = 'inscrições encerradas';
export const inscricoesReabertas = 'inscrições reabertas';
export const devolvido = 'edital devolvido à fase anterior';
export const finalPublicado = 'resultado final enviado aos coordenadores';
export const editalArquivado = 'edital arquivado';
export const editalDesarquivado = 'edital de volta à fase de resultado';
export const desejaDevolver = 'deseja devolver este edital à fase anterior?';
export const anonimatoComDesignado =
  'Já há avaliador designado neste edital: quem vê os nomes fica como está';
export const avaliadoresInvalidos = 'Os avaliadores de cada projeto devem ser um número inteiro de 1 a 5';
export const divergenciaInvalida =
  'O limite deve ser um número de 0 até o maior total possível, com no máximo duas casas decimais';
export const divergenciaInutil =
  'O limite dos totais divergentes deve ser menor que o maior total possível deste barema';
export const variosSemBarema = 'Mais de um avaliador por projeto pede um barema próprio deste edital';
export const contrarrazoesComNota = 'Já há notas neste edital: esta regra não muda mais';
export const vagasComNota = 'Já há notas neste edital: as regras das vagas não mudam mais';
export const avaliadoresComDesignado =
  'Já há avaliador designado neste edital: as regras de vários avaliadores não mudam mais';
export const bolsasPorUnidadeInvalidas = 'O limite por unidade deve ser um número inteiro a partir de 0';
export const bolsasPorUnidadeSoAumentam =
  'Já há avaliações concluídas: o limite por unidade agora só pode aumentar ou ser retirado';
export const tardiaAindaAberto =
  'Este edital ainda recebe projetos: prorrogue o fim das inscrições para todos';
export const tardiaDevolvaAntes = 'Devolva antes este edital à avaliação';
export const tardiaJaAberta = 'O edital já está aberto para esta pessoa';
export const tardiaPessoa = 'Escolha a pessoa';
export const tardiaAteInvalido = 'Escolha um dia e uma hora nos próximos 30 dias';
export const tardiaFundamento = 'Escolha por que o edital está sendo aberto';
export const tardiaOrdemVazia = 'Escreva o número da ordem';
export const tardiaOrdemLonga = 'O número da ordem deve ter no máximo 60 caracteres';
export const tardiaMotivoVazio = 'Escreva o que o registro do sistema mostra';
export const tardiaAberta = 'edital aberto para esta pessoa';
export const tardiaRetirada = 'abertura retirada';
export const tardiaJaUsada = 'Esta abertura já foi usada: se a ordem caiu, retire o projeto do edital';
export const tardiaJaTerminou = 'Esta abertura já terminou';
export const tardiaNaoEncontrada = 'Abertura não encontrada.';
export const tardiaAutorParticipa =
  'Quem abriu o edital para este envio não pode participar do projeto. Retire essa pessoa ou peça outra abertura';
export const naoFoiTardia = 'Este projeto não foi recebido fora do prazo';
export const foraDoEdital = 'projeto retirado do edital';
export const encerreOsVinculos = 'Encerre antes os vínculos dos instrutores deste projeto';
export const saiuDoEdital = 'Este projeto saiu do edital';
