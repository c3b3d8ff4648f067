export * as MENSAGENS_ESTUDANTE from './textos.ts';
