export * as MENSAGENS_GERAIS from './textos.ts';
