export const grandeDemais = 'O arquivo ultrapassa o limite de 25 MB';
export const vazio = 'O arquivo está vazio';
export const naoEnviado = 'Envie um arquivo';
export const naoEhImagem = 'Envie uma imagem JPEG, JPG ou PNG de até 25 MB';
export const naoEhPdf = 'Envie um arquivo PDF de até 25 MB';
export const imagemNaoEncontrada = 'Imagem não encontrada. Envie o arquivo outra vez.';
export const fotoNaoEncontrada = 'Foto não encontrada. Envie o arquivo outra vez.';
export const arquivoNaoEncontrado = 'Arquivo não encontrado. Envie o arquivo outra vez.';
export const documentoEliminado = 'Este documento foi eliminado: o prazo para conservá-lo terminou.';
export const fotoAnonimaGrandeDemais = 'A foto ultrapassa o limite de 5 MB';
export const espacoAcabando = 'O espaço para arquivos está acabando. Avise a administração.';
export const danificado =
  'Este arquivo foi alterado ou está danificado e não pode ser aberto. A administração foi avisada.';
export const imagemGrandeDemais = 'A imagem tem pontos demais. Reduza-a para até 40 megapixels.';
export const jpegGrandeDemais = 'A imagem tem pontos demais. Reduza-a para até 120 megapixels.';
export const fotoEmHeic =
  'Esta foto está em HEIC, o formato do iPhone. Abra-a, salve ou exporte como JPEG e envie de novo.';
export const semCopiaSemNomes =
  'Este arquivo não pode ser mostrado sem dizer quem o fez. Peça à administração o que ele comprova.';
