export const espereFechar = 'Espere o edital fechar';
export const voceParticipa = 'Você participa deste projeto';
export const voceParticipaDoEdital =
  'Você participa de um projeto deste edital, que está em avaliação. Peça a outra pessoa da administração';
export const voceAvaliou = 'Você avaliou este projeto: outra pessoa decide sobre as notas';
export const projetoSeuRespondeu = 'Um projeto seu respondeu a um recurso deste projeto: outra pessoa decide';
export const voceDeclarou = 'Você declarou impedimento neste projeto: outra pessoa decide';
export const naoEstaEmAvaliacao = 'Este edital não está em avaliação';
export const desejaAceitar = 'tem certeza que deseja aceitar avaliar este projeto?';
export const desejaRecusar = 'tem certeza que deseja recusar avaliar este projeto?';
export const aceito = 'projeto aceito para a avaliação';
export const recusado = 'projeto recusado para a avaliação';
export const tenhoImpedimento = 'Tenho impedimento';
export const motivoVazio = 'Escreva o motivo da recusa';
export const motivoMaximo = 'O motivo deve ter no máximo 2.000 caracteres';
export const recusarComNotas = 'A avaliação deste projeto já começou e não pode ser recusada';
export const jaRecusou = 'Você já recusou avaliar este projeto';
export const acabouDeMudar = 'A avaliação deste projeto acabou de mudar. Recarregue a página.';
export const naoEhAvaliador = 'você não é o avaliador deste projeto';
export const jaConcluida = 'A avaliação deste projeto já foi concluída';
export const notaVazia = 'Digite a nota';
export const notaForaDaFaixa = 'A nota deve estar entre 0 e o máximo do critério';
export const notaComCasas = 'A nota deve ter no máximo uma casa decimal';
export const parecerCurto = 'O parecer é mais curto do que este edital pede';
export const parecerMaximo = 'O parecer deve ter no máximo 8.000 caracteres';
export const soTipoI = 'Só projetos do TIPO I têm a fase 2';
export const faltaFase1 = 'Salve antes as notas da fase 1';
export const faltamNotas = 'Salve todas as notas antes de concluir a avaliação';
export const notasSalvas = 'notas salvas com sucesso';
export const noutraJanela = 'Outras notas foram salvas em outra janela ou aparelho. Escolha com quais ficar.';
export const concluida = 'avaliação concluída com sucesso';
export const desejaAvaliar =
  'deseja concluir a avaliação deste projeto? As notas não poderão mais ser alteradas.';
export const recomendacao =
  'As notas abaixo são apenas recomendações, podem estar erradas e podem ser alteradas.';
export const maisDisciplinas = 'existem mais disciplinas cadastradas...';
export const maisDisciplinasDisponiveis = 'Existem mais disciplinas disponíveis...';
export const naoSubmetidosAAvaliacao = 'existem projetos que não foram submetidos a avaliação';
export const naoAvaliados = 'existem projetos que ainda não foram avaliados';
export const totaisDivergentes =
  'há projetos com totais divergentes: peça mais um avaliador ou diga por que as notas ficam';
export const todosAvaliados = 'todos os projetos foram avaliados';
export const editalNaoEncontrado = 'edital não encontrado';
export const recursoPendente = 'Há recursos pendentes neste edital';
export const impedimentoSemNomes =
  'Nesta avaliação sem nomes o impedimento vale só para este projeto. Se o impedimento é com uma pessoa, declare-o em Meus impedimentos.';
export const qualAvaliador = 'Este projeto tem vários avaliadores: escolha qual';
export const reaberta = 'avaliação reaberta';
export const naoConcluida = 'Esta avaliação não está concluída';
export const devolvaAntes = 'Devolva antes este edital à avaliação';
export const retirarComecada =
  'Esta avaliação já começou: há notas ou parecer salvos. Substitua quem avalia, em vez de retirar a designação';
export const escrevaPorQueReabre = 'Escreva por que a avaliação é reaberta';
export const declarouSubstitua =
  'O avaliador declarou impedimento neste projeto: substitua-o em vez de reabrir';
