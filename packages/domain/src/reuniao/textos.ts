export const aberta = 'sessão aberta';
export const suspensa = 'sessão suspensa';
export const retomada = 'sessão retomada';
export const encerrada = 'sessão encerrada: a ata está pronta';
export const cancelada = 'sessão cancelada';
export const presencaRegistrada = 'presença registrada';
export const saidaRegistrada = 'saída registrada';
export const anotado = 'anotação salva';
export const decidido = 'decisão salva na sessão e na mesa de decisão';
export const ataCorrigida = 'nova versão da ata salva';
export const naoEncontrada = 'Sessão não encontrada.';
export const itemNaoEncontrado = 'Item não encontrado.';
export const ataNaoEncontrada = 'Esta sessão não tem ata.';
export const foraDaDecisao = 'A sessão só pode ser aberta com o edital em decisão';
export const jaAberta = 'Já há uma sessão deste edital por encerrar';
export const semItens = 'O edital não tem projetos avaliados para a pauta';
export const naoEstaAberta = 'Esta sessão não está aberta';
export const naoEstaSuspensa = 'Esta sessão não está suspensa';
export const jaTerminou = 'Esta sessão já terminou';
export const naoTerminou = 'Esta sessão ainda não foi encerrada';
export const haDecididos = 'Já há item decidido: encerre a sessão em vez de cancelar';
export const impedidoNaoCancela =
  'Quem participa de um projeto deste edital, ou declarou impedimento num deles, encerra a sessão em vez de cancelar';
export const editalForaDaDecisao = 'O edital não está mais em decisão: encerre a sessão';
export const localVazio = 'Escreva onde a comissão se reúne';
export const localMaximo = 'O local deve ter no máximo 200 caracteres';
export const membrosVazios = 'Escolha quem está presente';
export const membrosMaximo = 'Escolha no máximo 100 pessoas';
export const membroDesconhecido = 'Escolha pessoas da comissão: administradores, presidente e avaliadores';
export const motivoVazio = 'Escreva o motivo';
export const motivoMaximo = 'O motivo deve ter no máximo 2.000 caracteres';
export const motivoDaMudanca = 'Escreva por que a comissão muda a proposta';
export const anotacaoMaxima = 'A anotação deve ter no máximo 4.000 caracteres';
export const retificacaoVazia = 'Escreva a retificação, por exemplo: onde se lê …, leia-se …';
export const retificacaoMaxima = 'A retificação deve ter no máximo 10.000 caracteres';
export const desejaEncerrar = 'deseja encerrar a sessão e fazer a ata?';
export const outraPessoaMudou =
  'Outra pessoa mudou este item, ou a mesa de decisão, enquanto você escrevia. Veja o que está salvo agora e salve outra vez';
export const ataComImpedimento =
  'A ata trata de um projeto em que você está impedido. Ela abre para você quando o resultado for publicado';
export const haReuniaoAberta = 'Há uma sessão da comissão aberta';
export const presidenteDesconhecido =
  'Escolha quem preside entre administradores, presidente e avaliadores com conta aberta';
export const redatorDesconhecido =
  'Escolha quem redige a ata entre administradores, presidente e avaliadores com conta aberta';
export const semQuorum = 'Faltam na sala membros que possam julgar este item';
export const quemPresideAusente = 'Este item só pode ser presidido por quem está na sala e pode julgá-lo';
export const motivoDaAlteracao =
  'Uma sessão da comissão decidiu este projeto: escreva por que a decisão muda';
export const quorumInvalido = 'O quórum deve ser um número inteiro de 1 a 100';
export const quorumComReuniao = 'Já houve sessão da comissão neste edital: o quórum não muda mais';
