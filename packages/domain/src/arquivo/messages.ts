import type { TipoDeArquivo } from './types.ts';

export const MENSAGENS_ARQUIVO = {
  grandeDemais: 'O arquivo ultrapassa o limite de 25 MB',
  vazio: 'O arquivo está vazio',
  naoEnviado: 'Envie um arquivo',
  naoEhImagem: 'Envie uma imagem JPEG, JPG ou PNG de até 25 MB',
  semCopiaSemNomes:
    'Este arquivo não pode ser mostrado sem dizer quem o fez. Peça à administração o que ele comprova.',
  naoEhPdf: 'Envie um arquivo PDF de até 25 MB',
  imagemNaoEncontrada: 'Imagem não encontrada. Envie o arquivo outra vez.',
  fotoNaoEncontrada: 'Foto não encontrada. Envie o arquivo outra vez.',
  arquivoNaoEncontrado: 'Arquivo não encontrado. Envie o arquivo outra vez.',
  documentoEliminado: 'Este documento foi eliminado ao fim do prazo de guarda.',
  fotoAnonimaGrandeDemais: 'A foto ultrapassa o limite de 5 MB',
  espacoAcabando: 'O espaço para arquivos está acabando. Avise a administração.',
  danificado:
    'O arquivo guardado foi alterado ou está danificado e não pode ser entregue. A administração foi avisada.',
  imagemGrandeDemais: 'A imagem tem pontos demais. Reduza-a para até 40 megapixels.',
} as const;

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
};
