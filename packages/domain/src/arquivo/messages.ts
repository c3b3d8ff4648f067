import type { TipoDeArquivo } from './types.ts';

export * as MENSAGENS_ARQUIVO from './textos.ts';

export const NOMES_DOS_ARQUIVOS: Readonly<Record<TipoDeArquivo, string>> = {
  foto: 'foto do perfil',
  imagemSecao: 'imagem de uma seção do projeto',
  comprovanteDisciplinas: 'comprovante das disciplinas',
  logo: 'logotipo da instituição',
  termo: 'termo de compromisso',
  declaracao: 'declaração do aluno detentor de bolsa',
  historico: 'comprovante de vínculo',
  dados_bancarios: 'comprovante bancário',
  anuencia: 'termo de anuência',
  anexoDoRecurso: 'anexo de um recurso',
  frequenciaDeOficio: 'documento da frequência registrada pela administração',
  pedidoDeDesistencia: 'pedido escrito de desistência',
  recusaDeSuplente: 'recusa escrita de um suplente',
  anexoDaContestacao: 'arquivo da contestação de um mês',
};
