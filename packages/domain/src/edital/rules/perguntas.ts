import { editalNaFrase } from './nome-na-frase.ts';

/** The titles of the questions before an act on a call: the act and its object. */
export const perguntaDeEncerrar = (nome: string) => `Encerrar as inscrições do ${editalNaFrase(nome)}?`;
export const perguntaDeIniciarDecisao = (nome: string) => `Iniciar a decisão do ${editalNaFrase(nome)}?`;
export const perguntaDePublicarFinal = (nome: string) =>
  `Publicar o resultado final do ${editalNaFrase(nome)}?`;
export const perguntaDeArquivar = (nome: string) => `Arquivar o ${editalNaFrase(nome)}?`;
