export * as MENSAGENS_DECISAO from './textos.ts';
