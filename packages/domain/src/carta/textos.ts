import type { EspecieDeCarta } from './types.ts';

export const NOMES_DAS_CARTAS: Readonly<Record<EspecieDeCarta, string>> = {
  ajusteDePagamento: 'Ajuste de pagamento',
  anulacao: 'Anulação do resultado',
  avaliacaoReaberta: 'Avaliação reaberta',
  avaliacaoRecusada: 'Avaliação recusada',
  bolsasDoRecurso: 'Bolsas depois do recurso',
  contaDaBolsa: 'Conta da bolsa',
  coordenacao: 'Coordenação do projeto',
  decisaoAlterada: 'Decisão da comissão alterada',
  designacao: 'Designação para avaliar',
  designacaoRetirada: 'Designação retirada',
  desistencia: 'Desistência',
  devolucaoDePagamento: 'Bolsa devolvida pelo banco',
  dispensa: 'Dispensa da avaliação',
  encerramento: 'Projeto sem instrutores',
  escolhaDaBolsa: 'Quem recebe a bolsa do mês',
  folhaSemSegundaPessoa: 'Folha fechada por uma só pessoa',
  frequenciaDeOficio: 'Frequência registrada pela administração',
  homologacao: 'Homologação',
  instrutores: 'Instrutores do projeto',
  lembrete: 'Lembrete de avaliação',
  mudancaNoResultado: 'Mudança de lugar no resultado',
  oQueFalta: 'Lembrete do que falta',
  prazoMudado: 'Prazo mudado',
  recibo: 'Recibo',
  recursoDecidido: 'Recurso decidido',
  recursoDeOutro: 'Recurso de outro projeto',
  recursoDeOutroDecidido: 'Decisão do recurso de outro projeto',
  recursoRecebido: 'Recurso a decidir',
  relatoria: 'Relatoria de um recurso',
  resultado: 'Resultado publicado',
  resultadoCorrigido: 'Resultado corrigido',
  retencaoDePagamento: 'Bolsa retida ou liberada',
  submissaoTardia: 'Envio fora do prazo',
  substituto: 'Recurso a decidir como substituto',
  substitutoLiberado: 'Recurso que não espera mais o substituto',
  suplente: 'Lista de suplentes',
};
export const enviado = (quando: string) => `enviado em ${quando}`;
export const naoSaiu = (quando: string) => `não saiu: a última tentativa foi em ${quando}`;
export const naFila = 'na fila de envio';
export const nenhumaCarta = 'Nenhum e-mail sobre este projeto.';
