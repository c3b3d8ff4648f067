import type { Especie, NomeDoModelo } from './types.ts';

export const MENSAGENS_PUBLICACAO = {
  guardado: 'texto de publicação salvo',
  corrigido: 'nova versão do texto salva',
  modeloSalvo: 'modelo salvo',
  textoNaoEncontrado: 'Texto de publicação não encontrado.',
  modeloNaoEncontrado: 'Modelo não encontrado.',
  jaCorrigido: 'Este texto já tem uma versão mais nova: corrija a que está em vigor',
  outraEspecie: 'Escolha um modelo da mesma espécie: o texto corrigido mantém o seu número',
  publicoFica: 'O texto já é público: a versão nova também será',
  tabelaGrande:
    'Este texto tem projetos demais para um PDF. Baixe o texto editável ou use um modelo sem a tabela',
  tituloVazio: 'Escreva o título',
  corpoVazio: 'Escreva o texto',
  tituloMaximo: 'O título deve ter no máximo 300 caracteres',
  corpoMaximo: 'O texto deve ter no máximo 20.000 caracteres',
  complementoVazio: 'O modelo usa este campo: preencha-o',
  comCpf: 'O texto é público: não escreva CPF nele',
  motivoVazio: 'Escreva o motivo',
  motivoMaximo: 'O motivo deve ter no máximo 2.000 caracteres',
  outraPessoaMudou:
    'Outra pessoa mudou este modelo enquanto você escrevia. O que você escreveu continua aqui: compare com o que está salvo e salve outra vez',
  modeloMudou: 'O modelo mudou depois que você abriu a página: veja o texto outra vez antes de salvar',
  desejaGuardar: 'deseja salvar o texto de publicação?',
} as const;

export const NOMES_DAS_ESPECIES: Readonly<Record<Especie, string>> = {
  portaria: 'Portaria',
  edital: 'Edital de resultado',
  aviso: 'Aviso',
};

export const NOMES_DOS_MODELOS: Readonly<Record<NomeDoModelo, string>> = {
  resultado: 'Resultado do edital',
  preliminar: 'Resultado preliminar',
  correcao: 'Versão nova do resultado',
  aviso: 'Aviso curto, sem tabela',
};
