export * as MENSAGENS_SUPLENTE from './textos.ts';
