import type { EspecieDeCarta } from './types.ts';

export const NOMES_DAS_CARTAS: Readonly<Record<EspecieDeCarta, string>> = {
  ajusteDePagamento: 'Ajuste de pagamento',
  anulacao: 'Anulação do resultado',
  bolsasDoRecurso: 'Bolsas depois do recurso',
  coordenacao: 'Coordenação do projeto',
  decisaoAlterada: 'Decisão da comissão alterada',
  designacao: 'Designação para avaliar',
  designacaoRetirada: 'Designação retirada',
  desistencia: 'Desistência',
  dispensa: 'Dispensa da avaliação',
  encerramento: 'Projeto sem instrutores',
  frequenciaDeOficio: 'Frequência registrada pela administração',
  homologacao: 'Homologação',
  lembrete: 'Lembrete de avaliação',
  oQueFalta: 'Lembrete do que falta',
  prazoMudado: 'Prazo mudado',
  recursoDecidido: 'Recurso decidido',
  recursoDeOutro: 'Recurso de outro projeto',
  resultado: 'Resultado publicado',
  resultadoCorrigido: 'Resultado corrigido',
  suplente: 'Lista de suplentes',
};
export const enviado = (quando: string) => `enviado em ${quando}`;
export const naoSaiu = (quando: string) => `não saiu: a última tentativa foi em ${quando}`;
export const naFila = 'na fila de envio';
export const nenhumaCarta = 'Nenhum e-mail sobre este projeto.';
