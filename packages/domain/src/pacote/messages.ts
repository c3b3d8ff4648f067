export * as MENSAGENS_PACOTE from './textos.ts';
