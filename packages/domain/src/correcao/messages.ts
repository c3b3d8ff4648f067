export * as MENSAGENS_CORRECAO from './textos.ts';
