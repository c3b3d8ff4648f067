import type { Api } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { DOCS_HTML } from '@instrutoria/contract/docs-html.ts';
import { openApiDocument } from '@instrutoria/contract/openapi.ts';
import type { Executar } from '../../../context.ts';
import { VERSAO } from '../../../version.ts';

let documento: Readonly<Record<string, unknown>> | undefined;
const pagina = Buffer.from(DOCS_HTML, 'utf8');

export const openapi: Executar<Api['openapi']> = () => {
  documento ??= openApiDocument(rotas, VERSAO);
  return Promise.resolve({ status: 200, dados: documento });
};

export const docs: Executar<Api['docs']> = () => {
  return Promise.resolve({ status: 200, arquivo: { tipo: 'text/html; charset=utf-8', bytes: pagina } });
};
