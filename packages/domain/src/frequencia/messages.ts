export * as MENSAGENS_FREQUENCIA from './textos.ts';
