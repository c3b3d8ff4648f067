export * as MENSAGENS_CONFIGURACAO from './textos.ts';
